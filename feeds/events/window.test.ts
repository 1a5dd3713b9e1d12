import { expect, it } from 'vitest';
import { split, wantedRange } from './window.ts';

it('F8 covers the Mexico City week with one more day at each end', () => {
  const { from, to } = wantedRange(new Date('2027-01-03T05:59:00Z'));
  expect([from.toISOString(), to.toISOString()]).toEqual([
    '2026-12-26T06:00:00.000Z',
    '2027-01-04T06:00:00.000Z',
  ]);
});

it('K3 splits it into pieces of the allowed length without a gap', () => {
  const range = { from: new Date('2026-09-01T00:00:00Z'), to: new Date('2026-09-16T00:00:00Z') };
  const pieces = split(range, 7);
  expect(pieces).toHaveLength(3);
  expect(pieces[0]?.from).toEqual(range.from);
  expect(pieces[2]?.to).toEqual(range.to);
  for (const [index, piece] of pieces.slice(1).entries()) expect(piece.from).toEqual(pieces[index]?.to);
});
