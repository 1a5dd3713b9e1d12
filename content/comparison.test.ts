import { expect, test } from 'vitest';
import { claimById } from '#brand/claims.ts';
import { isExample } from '#tests/example.ts';
import { comparison, houseRules } from './comparison.ts';

test.runIf(isExample)('D6 each side wins some of the rows that a visitor can check', () => {
  const winners = comparison.map(({ winner }) => winner);
  expect(winners).toEqual(expect.arrayContaining(['product', 'traditional']));
});

test('D6 N13 names no winner where a side is a declared figure, and one in every other row', () => {
  for (const { id, winner, product, traditional } of comparison) {
    const isDeclared = [product, traditional].some((side) => 'claim' in side);
    expect(winner === undefined, id).toBe(isDeclared);
  }
});

test('D6 A5 uses only listed claims as figures', () => {
  const sides = comparison.flatMap(({ product, traditional }) => [product, traditional]);
  const quoted = [...sides, ...houseRules].flatMap((one) =>
    'claim' in one && one.claim !== undefined ? [one.claim] : [],
  );
  for (const id of quoted) expect(claimById(id).basis).toBe('self-reported');
});

test('D6 each rule has an id of its own', () => {
  expect(new Set(houseRules.map(({ id }) => id)).size).toBe(houseRules.length);
});
