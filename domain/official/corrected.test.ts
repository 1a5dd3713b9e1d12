import { expect, test } from 'vitest';
import { correctedByHand } from './corrected.ts';
import { observed } from './testing.ts';

test('N11 of figures by hand each period has its last value, at the time of its first entry', () => {
  const [first, later] = ['2026-02-18T06:00:00.000Z', '2026-02-19T06:00:00.000Z'];
  const vintages = [
    observed({ period: '2026-02-18', value: '2.25', vintage: 1, firstSeenAt: first }),
    observed({ period: '2026-04-08', value: '2.00', vintage: 1, firstSeenAt: later }),
    observed({ period: '2026-02-18', value: '2.50', vintage: 2, firstSeenAt: later }),
  ];
  const corrected = correctedByHand(vintages).map(({ period, value, firstSeenAt }) => [
    period,
    value,
    firstSeenAt,
  ]);
  expect(corrected).toEqual([
    ['2026-02-18', '2.50', first],
    ['2026-04-08', '2.00', later],
  ]);
});
