import { expect, it } from 'vitest';
import type { BrandError } from '#brand/parse.ts';
import { scenarioRoi } from '#domain/scenario.ts';
import { projectGain } from '#site/features/home/roi/roi.ts';
import { isExample } from '#tests/example.ts';
import file from './scenarios.json' with { type: 'json' };
import { parseScenarios, SCENARIOS } from './scenarios.ts';

it.runIf(isExample)('D3 has the product’s figures in three scenarios, with computed returns', () => {
  expect(
    SCENARIOS.map((one) => [one.id, one.initial, one.result, one.months, one.risk, scenarioRoi(one)]),
  ).toEqual([
    ['conservative', 1000, 1500, 3, 0.02, 50],
    ['moderate', 5000, 15000, 6, 0.03, 200],
    ['aggressive', 10000, 50000, 12, 0.05, 400],
  ]);
});

it('D3 D10 has the same results as the tiers of the calculator', () => {
  const computed = SCENARIOS.map(({ plan, initial, months }) => {
    const { result, percent } = projectGain({ amount: initial, months, tier: plan });
    return [result, percent];
  });
  expect(computed).toEqual(SCENARIOS.map((one) => [one.result, scenarioRoi(one)]));
});

it.each([
  ['no scenario', [], /one to four/],
  ['a loss', [{ ...file.scenarios[0], result: 900 }], /result.*above the initial/],
  ['a risk as a share', [{ ...file.scenarios[0], risk: 0.02 }], /risk.*percent/],
  ['one plan twice', [file.scenarios[0], { ...file.scenarios[1], plan: 'standard' }], /each plan once/],
])('D3 D10 A2 %s is refused with its field', (_name, scenarios, says) => {
  const refusal = () => {
    try {
      return parseScenarios({ ...file, scenarios });
    } catch (error) {
      return (error as BrandError).message;
    }
  };
  expect(refusal()).toMatch(says);
});
