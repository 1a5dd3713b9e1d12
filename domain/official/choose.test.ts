import { expect, test } from 'vitest';
import type { StoredObservation } from '#contracts/observations.ts';
import { chooseRelease } from './choose.ts';
import { observed, PRICES } from './testing.ts';

const AT = new Date('2026-09-11T12:30:00.000Z');
const OWN = 'bls/CUSR0000SA0/pct_changes/1';
const series = { ...PRICES, published: OWN } as const;
const july = observed({ period: '2026-07', value: '330.100', firstSeenAt: '2026-08-12T12:33:00.000Z' });
const august = observed();
const own = (fields: Partial<StoredObservation> = {}) =>
  observed({ series: OWN, unit: '%', value: '0.3', ...fields });

function choose(vintages: readonly StoredObservation[], followed: typeof PRICES = series) {
  const now = new Date('2026-09-11T13:00:00.000Z');
  const { from, release } = chooseRelease(
    followed,
    AT,
    (id) => vintages.filter((one) => one.series === id),
    now,
  );
  return { series: from.series, type: from.calculation.type, state: release.state, figure: release.figure };
}

test('N11 shows the change that the publisher calculates once it is there, else ours', () => {
  const published = { series: OWN, type: 'level', state: 'out', figure: '0.3' };
  const ours = { series: PRICES.series, type: 'percent', state: 'out', figure: '0.3' };
  expect(choose([july, august, own()])).toEqual(published);
  expect(choose([july, august])).toEqual(ours);
  expect(choose([july, august, own()], PRICES)).toEqual(ours);
});

test('N11 shows the publisher’s change also where the rounded values leave ours open', () => {
  const [base, open] = [observed({ ...july, value: '100.00' }), observed({ value: '100.25' })];
  expect(choose([base, open]).state).toBe('unconfirmed');
  expect(choose([base, open, own({ value: '0.2' })])).toMatchObject({ state: 'out', figure: '0.2' });
});

test('N11 takes no change that the publisher gave for an earlier release or in another unit', () => {
  const early = own({ firstSeenAt: '2026-08-20T00:00:00.000Z', value: '0.9' });
  expect(choose([july, august, early])).toMatchObject({ series: PRICES.series, figure: '0.3' });
  expect(choose([july, august, own({ unit: 'index' })])).toMatchObject({ series: PRICES.series });
});

test('N11 confirms neither when the publisher’s change is not the one of its values', () => {
  expect(choose([july, august, own({ value: '0.4' })])).toMatchObject({ state: 'unconfirmed', figure: null });
});
