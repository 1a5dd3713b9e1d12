import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/dist.ts';

/** The one module that reads the device's clock for what a visitor sees. */
const CLOCK = 'site/ui/server-time.ts';

/** Files that may read the device's clock, with the reason. An unused entry fails the test too. */
const OWN_CLOCK: Readonly<Record<string, string>> = {
  'site/layouts/Page.astro': 'the year of the build',
  'site/shell/start.ts': 'the year in the footer, on pages that ask the server for nothing',
  'site/shell/run-promo.ts': 'how long a message was shown; the end of an offer follows the server',
  'site/shell/consent/port.ts': 'the date of a choice, written and read by this device alone',
  'site/lib/backend/session.ts': 'how long a session is valid from its answer on, kept by this device alone',
  'site/features/payment/success.ts': 'ten seconds that a page counts',
  'site/embeds/addresses.ts': 'the offsets of the device in winter and in summer',
};

const READS = /\bDate\.now\b|\bnew Date\(\)/;

const readers = readdirSync(join(ROOT, 'site'), { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.(ts|tsx|astro)$/.test(one.name) && !/\.test\.tsx?$/.test(one.name))
  .map((one) => relative(ROOT, join(one.parentPath, one.name)))
  .filter((file) => !file.includes('/testing/') && READS.test(readFileSync(join(ROOT, file), 'utf8')));

it('F7 parts of the site take the time from one module, which follows the server', () => {
  expect(readers).toContain(CLOCK);
  const others = readers.filter((file) => file !== CLOCK);
  expect(
    others.filter((file) => !(file in OWN_CLOCK)),
    `use serverNow of ${CLOCK}`,
  ).toEqual([]);
  expect(Object.keys(OWN_CLOCK).filter((file) => !others.includes(file))).toEqual([]);
});

it('F7 the scan finds each way to read the clock', () => {
  expect(
    ['Date.now()', 'now: Date.now', 'new Date()', 'new Date(at)'].map((code) => READS.test(code)),
  ).toEqual([true, true, true, false]);
});
