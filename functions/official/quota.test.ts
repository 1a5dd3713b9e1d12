import { expect, test } from 'vitest';
import { calendarEvent, storeEvents } from '../testing/fixtures.ts';
import { setUpBls } from './testing.ts';

/** What the publisher allows in a day without a key. */
const ALLOWED = 25;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Releases of one month, some of them at one instant; the last ones never come out. */
const RELEASES = [
  ['Non-Farm Employment Change', '2026-09-04T12:30:00.000Z'],
  ['Unemployment Rate', '2026-09-04T12:30:00.000Z'],
  ['Average Hourly Earnings m/m', '2026-09-04T12:30:00.000Z'],
  ['JOLTS Job Openings', '2026-09-02T14:00:00.000Z'],
  ['CPI m/m', '2026-09-11T12:30:00.000Z'],
  ['CPI y/y', '2026-09-11T12:30:00.000Z'],
  ['Core CPI m/m', '2026-09-11T12:30:00.000Z'],
  ['PPI m/m', '2026-09-11T14:00:00.000Z'],
  ['Import Prices m/m', '2026-09-14T11:00:00.000Z'],
  ['Core PPI m/m', '2026-09-08T09:00:00.000Z'],
] as const;

test('N11 K5 makes no call over the limit of the publisher in a simulated month, refusals included', async () => {
  const { store, clock, lines, upstreams, service } = await setUpBls('2026-09-01T00:00:00.000Z');
  const events = RELEASES.map(([title, timeIso], index) =>
    calendarEvent({ id: `e${index}`, title, timeIso }),
  );
  await storeEvents(store, events, clock.now().toISOString());
  for (let minute = 0; minute < 30 * 24 * 60; minute += 1) {
    // On one day the publisher refuses from the fourth call on.
    if (minute === 10 * 24 * 60)
      upstreams.set({
        kind: 'api-error',
        on: 'bls',
        message: 'the daily threshold has been reached',
        times: 3,
      });
    const hour = minute % (24 * 60);
    if (hour % 60 === 0 || (hour > 8 * 60 && hour < 16 * 60 && minute < 15 * 24 * 60))
      await service.refreshIfDue();
    clock.advance(60);
  }
  const times = upstreams.calls().calls.map(({ at }) => Date.parse(at));
  const busiest = Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + DAY_MS).length),
  );
  expect(times.length).toBeGreaterThan(50);
  expect(busiest).toBeLessThanOrEqual(ALLOWED);
  expect(lines.length).toBeGreaterThan(0);
  const published = await store.vintages(['bls/CUSR0000SA0'], '2026-08');
  expect(published).toMatchObject([{ period: '2026-08', vintage: 1 }]);
}, 60_000);
