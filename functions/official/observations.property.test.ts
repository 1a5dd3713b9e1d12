import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CPI, observation, setUp } from './testing.ts';

const RELEASE = '2026-09-11T12:30:00.000Z';
const HOUR_S = 3_600;
/** Hours before the release at which the site starts to read. */
const START_H = 10 * 24;
/** From this hour on a value of August belongs to the release. */
const EARLIEST_H = START_H - 7 * 24;

const hour = fc.integer({ min: 0, max: 2 * START_H });
const reading = fc.record({
  hour,
  period: fc.constantFrom('2026-08', '2026-08', '2026-07'),
  value: fc.integer({ min: 330_000, max: 332_000 }).map((number) => (number / 1000).toFixed(3)),
});

const at = (hours: number) => new Date(Date.parse(RELEASE) + (hours - START_H) * HOUR_S * 1000).toISOString();

test('N11 open data never have a value before the time of its release, nor a revision that was read with it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(reading, { minLength: 1, maxLength: 5 }), hour, async (readings, later) => {
      const { store, list, all, clock } = await setUp(at(0));
      await list([{ id: 'august', timeIso: RELEASE }]);
      const july = observation({ period: '2026-07', value: '329.100', firstSeenAt: at(-24 * 30) });
      await store.saveObservations([july]);
      const inOrder = readings.filter((one) => one.hour <= later).toSorted((a, b) => a.hour - b.hour);
      for (const { hour: read, ...fields } of inOrder)
        await store.saveObservations([observation({ ...fields, firstSeenAt: at(read) })]);
      clock.advance(later * HOUR_S);
      const from =
        inOrder.find((one) => one.period === '2026-08' && one.hour >= EARLIEST_H)?.hour ?? 2 * START_H;
      const stored = (await store.vintages([CPI], '')).map(({ firstSeenAt }) => firstSeenAt);
      const expected = later >= START_H ? stored : stored.filter((seen) => seen < at(from));
      const given = (await all()).observations.map(({ firstSeen }) => firstSeen);
      expect(new Set(given)).toEqual(new Set(expected));
    }),
    { numRuns: 60 },
  );
});
