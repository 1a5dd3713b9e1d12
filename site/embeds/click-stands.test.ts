import { expect, test } from 'vitest';
import { VENDORS } from '#site/shell/consent/record.ts';
import { clickStands } from './click-stands.ts';

test.each(VENDORS)('N3 E6 F11 a choice without %s ends what one click on it loaded', (vendor) => {
  expect(clickStands(vendor, { about: null, allowed: false })).toBe(false);
  expect(clickStands(vendor, { about: vendor, allowed: false })).toBe(false);
});

test.each(VENDORS)(
  'N3 what one click on %s loaded stays when it is allowed, or another is chosen',
  (vendor) => {
    expect(clickStands(vendor, { about: null, allowed: true })).toBe(true);
    const others = VENDORS.filter((one) => one !== vendor);
    for (const about of others) expect(clickStands(vendor, { about, allowed: false })).toBe(true);
  },
);
