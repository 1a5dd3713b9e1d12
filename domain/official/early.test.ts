import { expect, test } from 'vitest';
import { withoutEarly } from './early.ts';
import { observed, PRICES } from './testing.ts';

const DUE = new Date('2026-09-11T12:30:00.000Z');
const EARLY = '2026-09-11T11:45:00.000Z';
const july = observed({ period: '2026-07', value: '330.100', firstSeenAt: '2026-08-12T12:30:00.000Z' });

test('N11 leaves out a value that came before its time, with the revisions that were read with it', () => {
  const revised = observed({ ...july, vintage: 2, value: '329.800', firstSeenAt: EARLY });
  const early = observed({ firstSeenAt: EARLY });
  expect(withoutEarly([july, revised, early], [{ series: PRICES, at: DUE, isFirst: true }])).toEqual([july]);
  expect(withoutEarly([july, revised, early], [])).toEqual([july, revised, early]);
});

test('N11 leaves out a value that came days before its time, unless it may be an earlier estimate of the same period', () => {
  const earlier = observed({ firstSeenAt: '2026-09-09T12:30:00.000Z' });
  expect(withoutEarly([july, earlier], [{ series: PRICES, at: DUE, isFirst: true }])).toEqual([july]);
  expect(withoutEarly([july, earlier], [{ series: PRICES, at: DUE, isFirst: false }])).toEqual([
    july,
    earlier,
  ]);
});

test('N11 leaves out a period that became new just before a release whose period nothing names, and no first reading', () => {
  const delayed = { series: PRICES, at: new Date('2026-10-05T12:30:00.000Z'), isFirst: true };
  const early = observed({ firstSeenAt: '2026-10-05T12:00:00.000Z' });
  expect(withoutEarly([july, early], [delayed])).toEqual([july]);
  const together = { ...july, firstSeenAt: early.firstSeenAt };
  expect(withoutEarly([together, early], [delayed])).toEqual([together, early]);
});
