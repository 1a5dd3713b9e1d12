import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enterTool, openTool } from '../form/tool.ts';
import { LOSSES_TOOL, longestWith, streakOf, streaksOf } from './losses-form.ts';

const entered = (change: Parameters<typeof enterTool<keyof typeof LOSSES_TOOL.initial, unknown>>[2]) =>
  enterTool(LOSSES_TOOL, openTool(LOSSES_TOOL), change);

it('N5 says what a run of losses takes and what makes up for it', () => {
  // 0.9 to the third is 0.729: 27.1 % lost, and 0.271 ÷ 0.729 to come back.
  const { lost, needed, chance } = streakOf(3, { winRate: 0.5, trades: 3, risk: 0.1 });
  expect(lost).toBeCloseTo(0.271, 12);
  expect(needed).toBeCloseTo(0.371742, 6);
  expect(chance).toBe(0.125);
});

it('N5 the longest likely run is the last whose chance is high enough, one by one', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(0.5, 0.05),
      (winRate, trades, chance) => {
        const lengths = Array.from({ length: trades }, (_, at) => at + 1);
        const all = lengths.filter(
          (length) => streakOf(length, { winRate, trades, risk: 0.01 }).chance >= chance,
        );
        expect(longestWith(chance, { winRate, trades })).toBe(all.at(-1) ?? 0);
      },
    ),
  );
});

it('N5 shows the runs around the likely one', () => {
  const { good } = openTool(LOSSES_TOOL);
  expect(streaksOf(good).map(({ length }) => length)).toContain(longestWith(0.5, good));
  const rare = { ...good, winRate: 0.05, trades: 500 };
  expect(streaksOf(rare).map(({ length }) => length)).toContain(longestWith(0.5, rare));
});

it.each([
  [{ wins: '101' }, 'wins', 'lab.problem.range'],
  [{ trades: '2.5' }, 'trades', 'lab.problem.whole'],
  [{ risk: '100' }, 'risk', 'lab.problem.allRisk'],
  [{ risk: '-1' }, 'risk', 'lab.problem.range'],
  [{ fall: '100' }, 'fall', 'lab.problem.range'],
  [{ fall: 'todo' }, 'fall', 'lab.problem.unread'],
] as const)('N5 refuses %o', (change, field, key) => {
  const state = entered(change);
  expect(state.problems[field]?.key).toBe(key);
  expect(state.isStale).toBe(true);
});

it.each([
  ['wins', '5$'],
  ['risk', '1 USD'],
  ['fall', '22 pips'],
] as const)('N5 refuses another unit than per cent in %s: %s', (field, text) => {
  expect(entered({ [field]: text }).problems[field]).toEqual({ key: 'lab.problem.unit', text: '%' });
});

it('N5 at the limits every figure is right: one trade, no win, only wins, nearly all risked', () => {
  expect(streakOf(5, { winRate: 0.5, trades: 4, risk: 0.01 }).chance).toBe(0);
  expect(longestWith(0.5, { winRate: 0, trades: 1 })).toBe(1);
  expect(longestWith(0.05, { winRate: 1, trades: 2_000 })).toBe(0);
  const { lost, needed } = streakOf(15, { winRate: 0, trades: 2_000, risk: 0.999 });
  expect(lost).toBeLessThanOrEqual(1);
  expect(needed / 1e45).toBeCloseTo(1, 9);
});
