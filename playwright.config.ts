import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { systemChromium } from './scripts/browser.ts';

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
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
};

/** What no screen changes is looked at once, and the full-screen menu is a phone's. */
const NOT_ON_DESKTOP = /\/(analytics|budgets|head|shell-menu)\.spec\.ts$/;
/** The navigation's list of documents: phones have the menu. */
const NOT_ON_PHONE = /\/shell-legal\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
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
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: NOT_ON_DESKTOP,
      use: { ...browser, viewport: { width: 1440, height: 900 } },
    },
  ],
});
