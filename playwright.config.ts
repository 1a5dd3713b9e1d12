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

/** What no screen changes is looked at once. */
const ANY_SCREEN = /\/(analytics|budgets|head)\.spec\.ts$/;

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
      testIgnore: ANY_SCREEN,
      use: { ...browser, viewport: { width: 1440, height: 900 } },
    },
  ],
});
