import { expect, test } from 'vitest';
import { BLS_DAYS } from '#content/indicators/official/bls-days.ts';
import { addDays } from '#domain/events/zones.ts';
import { lastDayOf } from '#domain/official/copied-list.ts';
import { createBlsSchedule } from '#feeds/official/bls/schedule.ts';
import { joinPublishers } from './figure.ts';
import { createOfficialService } from './service.ts';
import { setUp } from './testing.ts';

const LAST = lastDayOf(BLS_DAYS);
const LAST_PRICES = BLS_DAYS.days['consumer-prices']?.at(-1) ?? '';

/** A site that has read the copied days at a time, with two releases of consumer prices: on the last day and behind the list. */
async function siteAt(day: string) {
  const it = await setUp(`${day}T12:00:00.000Z`);
  const schedules = [createBlsSchedule({ transcribed: BLS_DAYS, clock: it.clock.now })];
  const service = createOfficialService({ ...it.deps, feeds: [], schedules });
  const behind = addDays(LAST, 20);
  await it.list([
    { id: 'listed', timeIso: `${LAST_PRICES}T13:30:00.000Z` },
    { id: 'behind', timeIso: `${behind}T13:30:00.000Z` },
  ]);
  await service.refreshIfDue();
  it.clock.advance(25 * 3600);
  await service.refreshIfDue();
  const events = await it.store.eventsBetween(
    'forex-community',
    `${LAST_PRICES}T00:00:00.000Z`,
    '2100-01-01T00:00:00.000Z',
  );
  const joined = await joinPublishers(events, it.store, it.clock.now());
  return { ...it, scheduleOf: (id: string) => joined.find(({ event }) => event.id === id)?.schedule };
}

test('N11 a copied list that has ended confirms and cancels nothing: the state is unknown, with the last day of the list', async () => {
  const { scheduleOf } = await siteAt(addDays(LAST, 15));
  expect(scheduleOf('behind')).toMatchObject({ state: 'unknown', to: null, seen: null, ends: LAST });
  expect(scheduleOf('listed')).toMatchObject({ state: 'confirmed', to: LAST_PRICES });
  expect(scheduleOf('listed')).not.toHaveProperty('ends');
});

test('N11 L warns once a day in the last month of a copied list, and not before', async () => {
  const { lines } = await siteAt(addDays(LAST, -20));
  const warning = (daysLeft: number) => ({
    level: 'warn',
    fields: { publisher: 'bls', endsOn: LAST, daysLeft },
  });
  expect(lines).toMatchObject([warning(20), warning(19)]);
  expect((await siteAt(addDays(LAST, -60))).lines).toEqual([]);
});
