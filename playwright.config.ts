import { availableParallelism } from 'node:os';
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { systemChromium } from './scripts/machine.ts';

const executablePath = systemChromium();

const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
  // A worker would answer what a test answers otherwise; offline.spec.ts allows it.
  serviceWorkers: 'block',
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
};

/** The full-screen menu is a phone's. */
const NOT_ON_DESKTOP = /\/(analytics|budgets|head|shell-menu)\.spec\.ts$/;
/** The navigation's list of documents: phones have the menu. */
const NOT_ON_PHONE = /\/shell-legal\.spec\.ts$/;
/**
 * What these files prove does not depend on the screen: data, states, words, addresses, choices. They run on the phone;
 * the desktop runs only their tests with the tag @desktop. Layout, pointer and keyboard have files of their own, and axe
 * and the pictures of the components run on both.
 */
const ONCE = [
  'aria',
  'blog',
  'blog-frame',
  'blog-no-scripts',
  'blog-quality',
  'blog-reading',
  'changed-pages',
  'contact',
  'events',
  'figures-press',
  'free-channel',
  'fx-impact-agenda',
  'fx-impact-clock',
  'fx-impact-detail',
  'fx-impact-files',
  'fx-impact-lazy',
  'fx-impact-next',
  'fx-impact-notices',
  'fx-impact-page',
  'fx-impact-quality',
  'fx-impact-sources',
  'fx-impact-states',
  'home-before-after',
  'home-closing',
  'home-faq',
  'home-no-scripts',
  'home-process',
  'home-proof',
  'home-roadmap',
  'home-roi',
  'home-services',
  'home-simulator',
  'home-stop',
  'language',
  'legal',
  'legal-choices',
  'merch',
  'network',
  'not-found',
  'offline',
  'old-page',
  'payment',
  'privacy',
  'privacy-embeds',
  'privacy-policy',
  'risk',
  'risk-lab',
  'sentiment',
  'sentiment-figures',
  'sentiment-states',
  'share-picture',
  'shell-anchors',
  'shell-theme',
  'toasts',
  'vip',
  'vs-traders-history',
  'vs-traders-history-states',
  'vs-traders-positioning',
  'vs-traders-positioning-states',
];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/shared-sites.ts',
  // Node loads the server's modules as they are. To transform the bundle that renders the live pages takes four seconds.
  build: { external: [`${import.meta.dirname}/{dist,server,functions,feeds,store,domain,contracts}/**`] },
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // A quarter of a page's time is waiting: one worker more than cores ends a tenth sooner.
  workers: availableParallelism() + 1,
  // A busy machine is slow, not wrong: what never happens still fails.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/e2e.json' }],
  ],
  // A trace of every test costs a third of the time; a machine without a person to read it does without.
  use: { trace: process.env.CI ? 'off' : 'retain-on-failure' },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: NOT_ON_PHONE,
      use: {
        ...browser,
        viewport: { width: 360, height: 800 },
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      // A title begins with its project and its file.
      grepInvert: [/@phone/, new RegExp(`\\b(${ONCE.join('|')})\\.spec\\.ts (?!.*@desktop)`)],
      testIgnore: NOT_ON_DESKTOP,
      use: { ...browser, viewport: { width: 1440, height: 900 } },
    },
  ],
});
