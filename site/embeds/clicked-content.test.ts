import { expect, test } from 'vitest';
import { VENDORS } from '#site/shell/consent/record.ts';
import { keepsClickedContent } from './clicked-content.ts';

test.each(VENDORS)('N3 E6 F11 unloads content loaded by a click when a choice excludes %s', (vendor) => {
  expect(keepsClickedContent(vendor, { about: null, allowed: false })).toBe(false);
  expect(keepsClickedContent(vendor, { about: vendor, allowed: false })).toBe(false);
});

test.each(VENDORS)(
  'N3 keeps content of %s loaded by a click when it is allowed, or the choice is about another company',
  (vendor) => {
    expect(keepsClickedContent(vendor, { about: null, allowed: true })).toBe(true);
    const others = VENDORS.filter((one) => one !== vendor);
    for (const about of others) expect(keepsClickedContent(vendor, { about, allowed: false })).toBe(true);
  },
);
