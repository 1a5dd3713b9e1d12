import { expect, test } from 'vitest';
import { calendarEvent } from '../testing/fixtures.ts';
import { low, parsed, setUp } from './testing/calendar-setup.ts';

test('N2 an event has a stable UID, its instant in UTC and its words', async () => {
  const { eventsAt } = await setUp([calendarEvent()]);
  const [event] = await eventsAt('/calendar.ics?lang=en');
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
  const { read, eventsAt } = await setUp([calendarEvent()]);
  await read([calendarEvent({ timeIso: '2026-06-10T13:00:00.000Z' })], '2026-06-10T11:30:00.000Z');
  await read([calendarEvent({ timeIso: '2026-06-10T13:00:00.000Z' })], '2026-06-10T11:45:00.000Z');
  expect(await eventsAt()).toMatchObject([{ sequence: 1, stamp: '2026-06-10T11:30:00Z' }]);
});

/** An event first seen in the RSS, and as the export lists it. */
const rss = (over = {}) =>
  calendarEvent({ id: 'rss-cpi', origin: 'myfxbook', title: 'Core CPI MoM', ...over });
const taken = (over = {}) => calendarEvent({ supersedes: 'rss-cpi', ...over });

test('N2 an event keeps its UID when the export takes it over from the RSS; SEQUENCE grows instead', async () => {
  const { read, eventsAt } = await setUp([rss()]);
  const before = await eventsAt();
  expect(before).toMatchObject([{ uid: 'rss-cpi@marca.example', sequence: 0 }]);
  await read([taken()], '2026-06-10T11:30:00.000Z');
  const after = { uid: 'rss-cpi@marca.example', sequence: 1, summary: 'USD · Core CPI m/m' };
  expect(await eventsAt()).toMatchObject([after]);
  for (const id of ['rss-cpi', calendarEvent().id])
    expect(await eventsAt(`/calendar/event.ics?id=${id}`)).toMatchObject([after]);
  // Nor when it takes over another row that stood on its own meanwhile.
  await read([rss({ id: 'rss-cpi-2', actual: '0.4%' })], '2026-06-10T11:40:00.000Z');
  await read([taken({ supersedes: 'rss-cpi-2' })], '2026-06-10T11:45:00.000Z');
  expect(await eventsAt()).toMatchObject([{ uid: 'rss-cpi@marca.example', sequence: 2 }]);
});

test('N2 a takeover that changes no field changes address and credit with the same SEQUENCE and dates', async () => {
  const { read, get, eventsAt } = await setUp([rss({ title: calendarEvent().title })]);
  const [before] = await eventsAt('/calendar.ics?lang=en');
  expect(before?.description).toContain('Myfxbook');
  await read([taken()], '2026-06-10T11:30:00.000Z');
  const [after] = await eventsAt('/calendar.ics?lang=en');
  expect(after).toMatchObject({ uid: before?.uid, sequence: 0, stamp: before?.stamp });
  expect(after?.description).toContain('Forex Factory');
  const text = (await (await get('/calendar/event.ics?id=rss-cpi')).text()).replaceAll('\r\n ', '');
  expect(text).toContain(`?event=${calendarEvent().id}\r\n`);
});

test('N2 an event both calendars told of keeps the UID of the row that stays', async () => {
  const { read, eventsAt } = await setUp([calendarEvent(), rss({ actual: '0.4%' })]);
  expect((await eventsAt()).map(({ uid }) => uid).sort()).toEqual([
    'rss-cpi@marca.example',
    'usd-core-cpi-m-m-2026-06-10@marca.example',
  ]);
  await read([taken()], '2026-06-10T11:30:00.000Z');
  expect(await eventsAt()).toMatchObject([{ uid: 'usd-core-cpi-m-m-2026-06-10@marca.example', sequence: 1 }]);
});

test('N2 a withdrawn event stays as cancelled, and SEQUENCE grows when it comes back', async () => {
  const { store, read, eventsAt } = await setUp([calendarEvent()]);
  await store.withdrawEvents([calendarEvent().id], '2026-06-10T11:30:00.000Z');
  expect(await eventsAt()).toMatchObject([{ status: 'CANCELLED', sequence: 1 }]);
  await read([calendarEvent()], '2026-06-10T11:45:00.000Z');
  expect(await eventsAt()).toMatchObject([{ status: 'CONFIRMED', sequence: 2 }]);
});

test('N2 200 events at most: the coming ones before the past, in order', async () => {
  const rows = Array.from({ length: 260 }, (_, index) =>
    calendarEvent({
      id: `e-${index}`,
      timeIso: new Date(Date.UTC(2026, 5, 9, 0, index * 15)).toISOString(),
    }),
  );
  const { eventsAt } = await setUp(rows);
  const starts = (await eventsAt()).map(({ start }) => start.toString());
  expect(starts).toHaveLength(200);
  expect(starts).toEqual(starts.toSorted());
  expect(starts.at(-1)).toBe('2026-06-11T16:45:00Z');
});

test('N2 replayed data is called sample data', async () => {
  const { get } = await setUp([calendarEvent()], { replayed: true });
  expect(await (await get('/calendar.ics?lang=en')).text()).toMatch(/X-WR-CALNAME:.*sample data/);
});

test('N2 other vendors’ events are not handed on', async () => {
  const { get, eventsAt } = await setUp([
    calendarEvent({ id: 'tv-1', source: 'charting-platform', origin: 'tradingview' }),
  ]);
  expect(await eventsAt()).toEqual([]);
  expect((await get('/calendar/event.ics?id=tv-1')).status).toBe(404);
});
