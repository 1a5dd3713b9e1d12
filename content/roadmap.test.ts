import { describe, expect, it, test } from 'vitest';
import { brand } from '#brand/load.ts';
import type { BrandError } from '#brand/parse.ts';
import { isExample } from '#tests/example.ts';
import { PHASES, parseRoadmap, roadmap } from './roadmap.ts';

test.runIf(isExample)('D9 the phases of the plan: ends, months, tier and assumed returns', () => {
  expect(
    PHASES.map(({ from, to, open, months, tier, returns }) => [
      `${from}-${to}${open ? '+' : ''}`,
      `${months.fewest}-${months.most}`,
      tier,
      returns,
    ]),
  ).toEqual([
    ['1000-5000', '3-4', 'PASSIVE_1K', [{ percent: 100, months: 2 }, { percent: 200 }]],
    ['5000-20000', '4-4', 'STAGE_5K', []],
    ['20000-100000+', '5-6', 'NWLVL_10K', [{ percent: 400, months: 2 }]],
  ]);
});

test('D9 each phase starts where the one before ends', () => {
  for (const [index, phase] of PHASES.entries()) {
    expect(phase.from).toBe(PHASES[index - 1]?.to ?? phase.from);
  }
});

test('D9 the page shows the phases of tiers that are sold', () => {
  const sold = brand.offers.map(({ id }) => id);
  expect(roadmap).toEqual(PHASES.filter(({ tier }) => sold.includes(tier)));
});

describe('D9 A2 a wrong plan is refused with its field', () => {
  const refusal = (change: Readonly<Record<string, unknown>>) => {
    try {
      return parseRoadmap([{ ...PHASES[0], ...change }]);
    } catch (error) {
      return (error as BrandError).message;
    }
  };
  it.each([
    ['a goal below its start', { to: 500 }, /roadmap\.json.*to.*above the start/],
    ['fewer months at most than at least', { months: { fewest: 4, most: 3 } }, /months/],
    ['an amount in quotation marks', { from: '1000' }, /from.*amount above 0/],
    ['a claim that is no id', { claim: 'No such' }, /claim.*small letters/],
    ['a field that it does not have', { multiple: 5 }, /multiple/],
  ])('%s', (_name, change, says) => {
    expect(refusal(change)).toMatch(says);
  });
  it('takes none', () => expect(parseRoadmap([])).toEqual([]));
});
