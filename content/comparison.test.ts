import { expect, test } from 'vitest';
import { claimById } from '#brand/claims.ts';
import { comparison, houseRules } from './comparison.ts';

test('D6 has five rows, and the product does not win all', () => {
  expect(comparison).toHaveLength(5);
  expect(comparison.some(({ winner }) => winner === 'traditional')).toBe(true);
});

test('D6 A5 uses only listed claims as figures', () => {
  const sides = comparison.flatMap(({ product, traditional }) => [product, traditional]);
  const quoted = [...sides, ...houseRules].flatMap((one) => ('claim' in one ? [one.claim] : []));
  expect(quoted.length).toBeGreaterThan(6);
  for (const id of quoted) expect(claimById(id).basis).toBe('self-reported');
});

test('D6 has eight rules', () => {
  expect(new Set(houseRules.map(({ key }) => key)).size).toBe(8);
});
