import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VENDORS } from '#contracts/vendors.ts';
import { DIST } from '../../scripts/dist.ts';
import { ownAssets } from '../../scripts/keep-assets.ts';

const scripts = (await ownAssets(DIST)).filter((name) => name.endsWith('.js'));

it('N10 keeps the table of vendors out of the browser scripts', () => {
  expect(scripts.length).toBeGreaterThan(10);
  const terms = Object.values(VENDORS).map((vendor) => vendor.terms);
  const holding = scripts.filter((file) => {
    const script = readFileSync(join(DIST, '_astro', file), 'utf8');
    return terms.some((address) => script.includes(address));
  });
  expect(holding).toEqual([]);
});
