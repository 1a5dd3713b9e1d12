import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enterTool, openTool } from '../form/tool.ts';
import { ODDS_TOOL, oddsOf } from './odds-form.ts';

it('N5 the costs raise the wins that a trade needs', () => {
  // (70 + 3) ÷ (70 + 140).
  const { breakEven, mean } = oddsOf(openTool(ODDS_TOOL).good);
  expect(breakEven).toBeCloseTo(73 / 210, 12);
  // (0.45 × 140 − 0.55 × 70 − 3) ÷ 70.
  expect(mean).toBeCloseTo(21.5 / 70, 12);
});

it('N5 over any number of trades the mean is what the money says', () => {
  const whole = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(whole(500), whole(500), whole(50), whole(99), (risked, target, cost, wins) => {
      const { good } = enterTool(ODDS_TOOL, openTool(ODDS_TOOL), {
        risked: String(risked),
        target: String(target),
        cost: String(cost),
        wins: String(wins),
      });
      const money = wins * target - (100 - wins) * risked - 100 * cost;
      expect(oddsOf(good).mean).toBeCloseTo(money / 100 / risked, 9);
    }),
  );
});

it.each([
  [{ risked: '0' }, 'risked'],
  [{ target: '-140' }, 'target'],
  [{ target: 'R' }, 'target'],
  [{ wins: '120' }, 'wins'],
] as const)('N5 refuses %o', (change, field) => {
  expect(enterTool(ODDS_TOOL, openTool(ODDS_TOOL), change).problems[field]).toBeDefined();
});

it('N5 amounts of one writing keep their ratio, and the page says how it read them', () => {
  const { good, readAs } = enterTool(ODDS_TOOL, openTool(ODDS_TOOL), { risked: '2.000', target: '3.000' });
  expect(good.reward).toBe(1.5);
  expect(readAs).toEqual({ risked: 2000, target: 3000 });
});
