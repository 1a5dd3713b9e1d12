import { expect, test } from 'vitest';
import type { Sighting } from '#contracts/schedules.ts';
import { scheduleRefresh } from '../official/names.ts';
import { observation } from '../official/testing.ts';
import { calendarEvent, recordRefresh } from '../testing/fixtures.ts';
import { setUp } from './testing/calendar-setup.ts';

const EVENT = calendarEvent({ title: 'Core PCE Price Index m/m' });
const LATER = '2026-06-12T14:00:00.000Z';
const sighting = (fields: Partial<Sighting> = {}): Sighting => ({
  release: 'bea/income',
  occurrence: '2026-05',
  at: EVENT.timeIso,
  state: 'scheduled',
  firstSeenAt: '2026-06-10T11:10:00.000Z',
  request: 'https://publisher.example/schedule',
  ...fields,
});

/** What subscribers and the file of one event say after the publisher's schedule was seen like this. */
async function afterSightings(...rows: readonly Partial<Sighting>[]) {
  const { store, eventsAt } = await setUp([EVENT]);
  for (const fields of rows) await store.saveSightings([sighting(fields)]);
  await recordRefresh(store, scheduleRefresh('bea'), '2026-06-10T11:50:00.000Z');
  const [listed] = await eventsAt('/calendar.ics?lang=en');
  const [single] = await eventsAt(`/calendar/event.ics?id=${EVENT.id}&lang=en`);
  expect(single).toEqual(listed);
  return { ...listed, start: listed?.start.toString() };
}

const moved = { at: LATER, firstSeenAt: '2026-06-10T11:20:00.000Z' };

test('N11 N2 a confirmed event says by whom, with a higher SEQUENCE', async () => {
  const event = await afterSightings({});
  expect(event).toMatchObject({
    status: 'CONFIRMED',
    sequence: 600,
    start: '2026-06-10T12:30:00Z',
    stamp: '2026-06-10T11:10:00Z',
  });
  expect(event.description).toContain('Time confirmed by BEA: https://www.bea.gov/news/schedule');
});

test('N11 N2 an event that its publisher moves has the new time, the same UID and a higher SEQUENCE', async () => {
  const event = await afterSightings({}, moved);
  expect(event).toMatchObject({
    uid: `${EVENT.id}@marca.example`,
    status: 'CONFIRMED',
    sequence: 1200,
    start: '2026-06-12T14:00:00Z',
    stamp: '2026-06-10T11:20:00Z',
  });
  expect(event.description).toContain('New time by BEA');
});

test('N11 N2 an event at another time than its publisher’s has the publisher’s, with a higher SEQUENCE', async () => {
  const event = await afterSightings({ at: '2026-06-10T14:00:00.000Z' });
  expect(event).toMatchObject({ sequence: 600, start: '2026-06-10T14:00:00Z' });
});

test('N11 N2 SEQUENCE grows with each new time, also when the schedule no longer fits the event', async () => {
  const { store, eventsAt, passMinute, read } = await setUp([EVENT]);
  const seen: [number, string][] = [];
  const look = async () => {
    passMinute();
    const [event] = await eventsAt('/calendar.ics?lang=en');
    seen.push([event?.sequence ?? -1, event?.start.toString() ?? '']);
  };
  await store.saveSightings([sighting()]);
  await store.saveSightings([sighting(moved)]);
  await look();
  await store.saveSightings([
    sighting({ ...moved, at: EVENT.timeIso, firstSeenAt: '2026-06-10T11:25:00.000Z' }),
  ]);
  await look();
  await read([calendarEvent({ ...EVENT, timeIso: LATER })], '2026-06-10T11:30:00.000Z');
  await look();
  await read([calendarEvent({ ...EVENT, timeIso: '2026-06-18T14:00:00.000Z' })], '2026-06-10T11:40:00.000Z');
  await look();
  const sequences = seen.map(([sequence]) => sequence);
  expect(new Set(sequences).size).toBe(sequences.length);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(seen.at(-1)?.[1]).toBe('2026-06-18T14:00:00Z');
});

test.each([
  ['cancelled', 'CANCELLED', 'Canceled by BEA'],
  ['postponed', 'TENTATIVE', 'Postponed, no date yet, by BEA'],
  ['withdrawn', 'CANCELLED', 'Canceled by BEA'],
] as const)('N11 N2 an event that is %s has the STATUS %s', async (state, status, words) => {
  const event = await afterSightings({}, { state, firstSeenAt: '2026-06-10T11:20:00.000Z' });
  expect(event).toMatchObject({ status, sequence: 1200, stamp: '2026-06-10T11:20:00Z' });
  expect(event.description).toContain(words);
});

test('N11 N2 a schedule without hours confirms the day', async () => {
  const event = await afterSightings({ at: '2026-06-10' });
  expect(event.start).toBe('2026-06-10T12:30:00Z');
  expect(event.description).toContain('Day confirmed by BEA');
});

test('N11 N2 the official figure of a moved event is the one at its publisher’s time, and SEQUENCE grows with both', async () => {
  const listed = calendarEvent({ title: 'CPI m/m', timeIso: '2026-06-09T12:30:00.000Z', actual: '' });
  const { store, eventsAt, passMinute } = await setUp([listed]);
  const sequenceAt = async () => (await eventsAt('/calendar.ics?lang=en'))[0]?.sequence;
  const before = Number(await sequenceAt());
  const cpi = { release: 'bls/consumer-prices', occurrence: '2026-05' } as const;
  await store.saveSightings([
    sighting({ ...cpi, at: listed.timeIso, firstSeenAt: '2026-05-01T00:00:00.000Z' }),
  ]);
  const at = '2026-06-10T11:30:00.000Z';
  await store.saveSightings([sighting({ ...cpi, at, firstSeenAt: '2026-06-09T09:00:00.000Z' })]);
  await store.saveObservations([
    observation({ period: '2026-04', value: '330.100', firstSeenAt: '2026-05-12T12:30:00.000Z' }),
    observation({ period: '2026-05', firstSeenAt: '2026-06-10T11:33:00.000Z' }),
  ]);
  passMinute();
  const [event] = await eventsAt('/calendar.ics?lang=en');
  expect(event).toMatchObject({
    sequence: before + 1980,
    start: expect.objectContaining({ hour: 11, minute: 30, day: 10 }),
    stamp: '2026-06-10T11:33:00Z',
  });
  expect(event?.description).toContain('Actual: 0.3%');
  expect(event?.description).toContain('New time by BLS');
});
