import { systemChromium, systemFirefox, systemWebKit } from '../../../scripts/machine.ts';
import { openByBidi } from './bidi.ts';
import type { Engine } from './driven.ts';
import { openByPlaywright } from './playwright.ts';
import { openByWebDriver } from './webdriver.ts';

const [chromium, firefox, webKit] = [systemChromium(), systemFirefox(), systemWebKit()];

/** The three engines, each as the machine's own package, not as a build for tests. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'Chromium',
    missing: chromium === null ? 'a Chromium of the system (Debian: chromium-headless-shell)' : null,
    open: () => openByPlaywright(chromium ?? ''),
  },
  {
    name: 'Firefox',
    missing: firefox === null ? 'Firefox (Debian: firefox-esr)' : null,
    open: () => openByBidi(firefox ?? ''),
  },
  {
    name: 'WebKitGTK',
    missing: webKit === null ? 'WebKitGTK (Debian: webkit2gtk-driver and xvfb)' : null,
    open(siteUrl) {
      if (webKit === null) throw new Error('WebKitGTK is missing');
      return openByWebDriver(webKit, siteUrl);
    },
  },
];
