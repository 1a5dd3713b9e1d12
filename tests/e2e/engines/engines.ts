import { systemFirefox, systemWebKit } from '../../../scripts/machine.ts';
import { openByBidi } from './bidi.ts';
import type { Engine } from './driven.ts';
import { openByWebDriver } from './webdriver.ts';

const [firefox, webKit] = [systemFirefox(), systemWebKit()];

/** The engines beside Chromium, in which all other tests run. Each is the machine's own package, not a build for tests. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    missing: firefox === null ? 'Firefox (Debian: firefox-esr)' : null,
    open: () => openByBidi(firefox ?? ''),
  },
  {
    name: 'WebKitGTK',
    missing: webKit === null ? 'WebKitGTK (Debian: webkit2gtk-driver, xvfb and xauth)' : null,
    open(siteUrl) {
      if (webKit === null) throw new Error('WebKitGTK is missing');
      return openByWebDriver(webKit, siteUrl);
    },
  },
];
