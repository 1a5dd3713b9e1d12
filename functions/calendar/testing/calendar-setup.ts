import ICAL from 'ical.js';
import { onTestFinished } from 'vitest';
import type { CalendarEvent } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import { refreshName } from '../../events/read.ts';
import { limitRate } from '../../guards.ts';
import {
  calendarEvent,
  recordRefresh,
  rememberingLog,
  standingClock,
  storeEvents,
  temporaryStore,
} from '../../testing/fixtures.ts';
import { createCalendar } from '../route.ts';

/** An event, with its stored history if a test needs it. */
type StoredRow = CalendarEvent & Partial<StoredEvent>;

const READ_AT = '2026-06-10T11:00:00.000Z';

/** The calendar of a running test on a new store; null: the calendar was never read. */
export async function setUp(
  rows: readonly StoredRow[] | null,
  { requests = 1000, replayed = false, isProxied = false } = {},
) {
  const { store, remove } = await temporaryStore();
  onTestFinished(remove);
  const read = async (seen: readonly StoredRow[], at: string) => {
    await storeEvents(store, seen, at);
    await recordRefresh(store, refreshName('forex-community', 'weekly'), at);
  };
  if (rows) await read(rows, READ_AT);
  const { log, lines } = rememberingLog();
  const clock = standingClock('2026-06-10T12:00:00.000Z');
  const rate = { requests, perSeconds: 60, clientOf: () => 'somebody' };
  const site = { brandName: 'Marca', host: 'marca.example', pageUrl: 'https://marca.example/fx-impact' };
  const app = createCalendar({
    ...site,
    replayed,
    store,
    limit: limitRate(rate),
    log,
    clock: clock.now,
    isProxied: () => isProxied,
  });
  const get = (path = '/calendar.ics', headers: Record<string, string> = {}) =>
    app.request(path, { headers });
  return {
    store,
    /** A list is made once a minute at most. */
    passMinute: () => clock.advance(60),
    clock,
    lines,
    read,
    get,
    eventsAt: async (path?: string) => parsed(await (await get(path)).text()),
  };
}

export const low = (id: string, over: Partial<CalendarEvent> = {}) =>
  calendarEvent({ id, impact: 'low', ...over });

/** Reads a file as Thunderbird does: with ical.js, which is not the library that wrote it. */
export function parsed(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  return component.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one, { strictExceptions: true });
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate,
      sequence: event.sequence,
      status: one.getFirstPropertyValue('status'),
      stamp: String(one.getFirstPropertyValue('dtstamp')),
    };
  });
}
