import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarEvent } from '#contracts/events.ts';
import type { Store } from '#store/port.ts';
import { refreshName } from '../events/refresh.ts';
import { calendarEvent, rememberingLog, standingClock, temporaryStore } from '../testing/fixtures.ts';
import { createCalendar } from './route.ts';

const READ_AT = '2026-06-10T11:00:00.000Z';
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ store, remove } = await temporaryStore());
});
afterEach(() => remove());

async function setUp(rows: readonly CalendarEvent[] | null, { requests = 1000, replayed = false } = {}) {
  if (rows) await read(rows, READ_AT);
  const { log } = rememberingLog();
  const clock = standingClock('2026-06-10T12:00:00.000Z');
  const rate = { requests, perSeconds: 60, clientOf: () => 'somebody' };
  const site = { brandName: 'Marca', host: 'marca.example', pageUrl: 'https://marca.example/fx-impact' };
  const app = createCalendar({ ...site, replayed, store, rate, log, clock: clock.now });
  return {
    clock,
    get: (path = '/calendar.ics', headers: Record<string, string> = {}) => app.request(path, { headers }),
  };
}

async function read(rows: readonly CalendarEvent[], at: string) {
  await store.upsertEvents(rows, at);
  await store.settleRefresh(refreshName('forex-community', 'weekly'), at, null);
}

const low = (id: string, over: Partial<CalendarEvent> = {}) => calendarEvent({ id, impact: 'low', ...over });

/** Parsed by another library than the one that wrote it. */
function parsed(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  return component.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
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

const eventsAt = async (get: Awaited<ReturnType<typeof setUp>>['get'], path?: string) =>
  parsed(await (await get(path)).text());

describe('the file', () => {
  test('N2 an event has a stable UID, its instant in UTC and its words', async () => {
    const { get } = await setUp([calendarEvent()]);
    const [event] = await eventsAt(get, '/calendar.ics?lang=en');
    expect(event).toMatchObject({
      uid: 'usd-core-cpi-m-m-2026-06-10@marca.example',
      summary: 'USD · Core CPI m/m',
      sequence: 0,
      status: 'CONFIRMED',
      stamp: '2026-06-10T11:00:00Z',
    });
    expect(event?.start.toString()).toBe('2026-06-10T12:30:00Z');
    expect(event?.description).toMatch(/High impact · Forecast: 0\.3% · Previous: 0\.2%/);
    expect(event?.description).toContain('Forex Factory');
  });

  test('N2 lines end in CRLF, hold 75 octets at most, and odd characters come back as they were', async () => {
    const title =
      'L’emploi; “net”, 🚨 back\\slash and a title that is a good deal longer than seventy-five octets';
    const { get } = await setUp([calendarEvent({ title })]);
    const text = await (await get()).text();
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(parsed(text)[0]?.summary).toBe(`USD · ${title}`);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  });

  test('N2 a holiday is a date, not an instant', async () => {
    const holiday = low('holiday', {
      holiday: true,
      timeIso: '2026-06-11T00:00:00.000Z',
      title: 'Bank Holiday',
    });
    const { get } = await setUp([holiday]);
    const text = await (await get('/calendar.ics?impact=low')).text();
    expect(text).toContain('DTSTART;VALUE=DATE:20260611');
    expect(parsed(text)[0]?.start.isDate).toBe(true);
  });

  test('N2 SEQUENCE and DTSTAMP move with a change and stand still without one', async () => {
    const { get } = await setUp([calendarEvent()]);
    await read([calendarEvent({ timeIso: '2026-06-10T13:00:00.000Z' })], '2026-06-10T11:30:00.000Z');
    await read([calendarEvent({ timeIso: '2026-06-10T13:00:00.000Z' })], '2026-06-10T11:45:00.000Z');
    expect(await eventsAt(get)).toMatchObject([{ sequence: 1, stamp: '2026-06-10T11:30:00Z' }]);
  });

  test('N2 a withdrawn event stays as cancelled, and SEQUENCE grows when it comes back', async () => {
    const { get } = await setUp([calendarEvent()]);
    await store.withdrawEvents([calendarEvent().id], '2026-06-10T11:30:00.000Z');
    expect(await eventsAt(get)).toMatchObject([{ status: 'CANCELLED', sequence: 1 }]);
    await read([calendarEvent()], '2026-06-10T11:45:00.000Z');
    expect(await eventsAt(get)).toMatchObject([{ status: 'CONFIRMED', sequence: 2 }]);
  });

  test('N2 200 events at most: the coming ones before the past, in order', async () => {
    const rows = Array.from({ length: 260 }, (_, index) =>
      calendarEvent({
        id: `e-${index}`,
        timeIso: new Date(Date.UTC(2026, 5, 9, 0, index * 15)).toISOString(),
      }),
    );
    const { get } = await setUp(rows);
    const starts = (await eventsAt(get)).map(({ start }) => start.toString());
    expect(starts).toHaveLength(200);
    expect(starts).toEqual(starts.toSorted());
    expect(starts.at(-1)).toBe('2026-06-11T16:45:00Z');
  });

  test('N2 replayed data is called sample data', async () => {
    const { get } = await setUp([calendarEvent()], { replayed: true });
    expect(await (await get('/calendar.ics?lang=en')).text()).toMatch(/X-WR-CALNAME:.*sample data/);
  });

  test('N2 other vendors’ events are not handed on', async () => {
    const { get } = await setUp([
      calendarEvent({ id: 'tv-1', source: 'charting-platform', origin: 'tradingview' }),
    ]);
    expect(await eventsAt(get)).toEqual([]);
    expect((await get('/calendar/event.ics?id=tv-1')).status).toBe(404);
  });
});

describe('the filter', () => {
  const rows = [
    calendarEvent({ id: 'usd' }),
    calendarEvent({ id: 'eur', currency: 'EUR' }),
    calendarEvent({ id: 'medium', impact: 'medium' }),
    low('low'),
    calendarEvent({ id: 'brl', currency: 'BRL' }),
  ];
  test.each([
    ['', ['eur', 'usd']],
    ['?currency=USD', ['usd']],
    ['?currency=usd,eur&impact=high', ['eur', 'usd']],
    ['?impact=medium,low', ['low', 'medium']],
    ['?impact=high,medium,low&currency=EUR&utm_source=x', ['eur']],
  ])('N2 %s', async (query, ids) => {
    const { get } = await setUp(rows);
    const found = (await eventsAt(get, `/calendar.ics${query}`)).map(({ uid }) => uid.split('@')[0]);
    expect(found.toSorted()).toEqual(ids);
  });

  test.each([
    ['?impact=huge', /impact.*high, medium, low/],
    ['?impact=', /impact/],
    ['?currency=USD,XXX', /currency.*USD/],
    ['?lang=fr', /lang.*es, en/],
  ])('N2 K7 %s is refused in plain words', async (query, words) => {
    const { get } = await setUp(rows);
    const response = await get(`/calendar.ics${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(words);
  });
});

describe('over HTTP', () => {
  test('N2 the file may be cached, and is 304 while it says the same', async () => {
    const { get } = await setUp([calendarEvent()]);
    const first = await get();
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toContain('max-age=900');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/calendar.ics', { 'if-none-match': `"x", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await read([calendarEvent({ forecast: '0.4%' })], '2026-06-10T11:59:00.000Z');
    expect((await get('/calendar.ics', { 'if-none-match': etag })).status).toBe(200);
  });

  test('N2 a date is enough for programs that know no ETag', async () => {
    const { get } = await setUp([calendarEvent()]);
    const since = (await get()).headers.get('last-modified') ?? '';
    expect(since).toBe('Wed, 10 Jun 2026 11:00:00 GMT');
    expect((await get('/calendar.ics', { 'if-modified-since': since })).status).toBe(304);
    await read([calendarEvent()], '2026-06-10T11:59:00.000Z');
    expect((await get('/calendar.ics', { 'if-modified-since': since })).status).toBe(200);
  });

  test('N2 before the first reading it says so: an empty file would delete what a program has', async () => {
    const { get } = await setUp(null);
    const response = await get();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('300');
  });

  test('K7 too many requests are refused', async () => {
    const { get } = await setUp([calendarEvent()], { requests: 2 });
    await get();
    await get();
    const refused = await get();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
  });
});

describe('one event', () => {
  test('N2 it is a file to save, also under the id of the row it took over', async () => {
    const { get } = await setUp([calendarEvent({ supersedes: 'rss-1' })]);
    const response = await get('/calendar/event.ics?id=rss-1&lang=en');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="usd-core-cpi-m-m-2026-06-10.ics"',
    );
    expect(parsed(await response.text())).toHaveLength(1);
  });

  test.each([
    ['', 400],
    ['?id=', 400],
    [`?id=${'x'.repeat(161)}`, 400],
    ['?id=demo-1', 404],
    ['?id=a%22%0d%0ab', 404],
  ])('N2 K7 F10 %s is answered %i', async (query, status) => {
    const { get } = await setUp([calendarEvent()]);
    expect((await get(`/calendar/event.ics${query}`)).status).toBe(status);
  });
});
