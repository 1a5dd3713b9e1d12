import { expect, it } from 'vitest';
import { claimById } from '#brand/claims.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { SAMPLE_TRADE } from './sample-trade.ts';

it('H1 is a sell that risks 43 pips for 293, 1:6.8', () => {
  const { side, riskPips, rewardPips, ratio } = measurePlan(SAMPLE_TRADE);
  expect({ side, riskPips, rewardPips }).toEqual({ side: 'sell', riskPips: 43, rewardPips: 293 });
  expect(ratio).toBeCloseTo(6.8, 1);
});

it('H2 matches the claims of the brand for gold', () => {
  const { rewardPips, ratio } = measurePlan(SAMPLE_TRADE);
  expect(claimById('vip-gold-move').figure).toMatchObject({ of: 'pips', amount: rewardPips });
  expect(claimById('vip-gold-ratio').figure).toMatchObject({ amount: Math.round(ratio * 10) / 10 });
});
