import { expect, test } from 'vitest';
import { calendarEvent, storedEvent } from '../testing/fixtures.ts';
import { low, parsed, setUp } from './testing/calendar-setup.ts';

test('N2 gives an event a stable UID, its instant in UTC and its words', async () => {
  const { eventsAt } = await setUp([calendarEvent()]);
  const [event] = await eventsAt('/calendar.ics?lang=en');
  expect(event).toMatchObject({
    uid: 'usd-core-cpi-m-m-2026-06-10@marca.example',
    summary: 'USD · Core CPI, monthly',
    sequence: 0,
    status: 'CONFIRMED',
    stamp: '2026-06-10T11:00:00Z',
  });
  expect(event?.start.toString()).toBe('2026-06-10T12:30:00Z');
  expect(event?.description).toMatch(/High impact · Forecast: 0\.3% · Previous: 0\.2%/);
  expect(event?.description).toMatch(/Source: Forex Factory.* · Core CPI m\/m$/m);
});

test('N2 K4 names an event in the language of the file, and its source’s title when no rule names it', async () => {
  const { eventsAt } = await setUp([calendarEvent({ country: 'US' })]);
  expect(await eventsAt('/calendar.ics?lang=es')).toMatchObject([
    { summary: 'USD · IPC subyacente, mensual' },
  ]);
  const unnamed = await setUp([calendarEvent({ title: 'Zzz Widget Survey' })]);
  const [event] = await unnamed.eventsAt('/calendar.ics?lang=es');
  expect(event?.summary).toBe('USD · Zzz Widget Survey');
  expect(event?.description).not.toContain('Zzz');
});

test('N2 K4 two events of one moment and name keep their titles, in the list, in a choice and in the file of one', async () => {
  const { eventsAt } = await setUp([
    calendarEvent({ id: 'plain', title: 'CPI' }),
    calendarEvent({ id: 'adjusted', title: 'CPI s.a', impact: 'low' }),
    calendarEvent({ id: 'later', title: 'CPI s.a', timeIso: '2026-06-10T13:30:00.000Z' }),
    calendarEvent({ id: 'euro', title: 'CPI', currency: 'EUR', country: 'EU' }),
  ]);
  const summaries = async (path: string) => (await eventsAt(path)).map(({ summary }) => summary).toSorted();
  const all = await summaries('/calendar.ics?impact=high,low');
  expect(all).toEqual(['EUR · IPC', 'USD · CPI', 'USD · CPI s.a', 'USD · IPC']);
  expect(await summaries('/calendar.ics?impact=low')).toEqual(['USD · CPI s.a']);
  expect(await summaries('/calendar/event.ics?id=plain')).toEqual(['USD · CPI']);
  expect(await summaries('/calendar/event.ics?id=later')).toEqual(['USD · IPC']);
});

test('N2 ends lines with CRLF after 75 octets at most, and keeps special characters', async () => {
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

test('N2 gives a holiday a date instead of an instant', async () => {
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

test('N2 raises SEQUENCE and DTSTAMP only when a field changes', async () => {
  const { read, eventsAt } = await setUp([calendarEvent()]);
  await read([calendarEvent({ timeIso: '2026-06-10T13:00:00.000Z' })], '2026-06-10T11:30:00.000Z');
  await read([calendarEvent({ timeIso: '2026-06-10T13:00:00.000Z' })], '2026-06-10T11:45:00.000Z');
  expect(await eventsAt()).toMatchObject([{ sequence: 1800, stamp: '2026-06-10T11:30:00Z' }]);
});

const SEEN = '2026-06-10T11:30:00.000Z';
const RSS_UID = 'rss-cpi@marca.example';
const OWN_UID = 'usd-core-cpi-m-m-2026-06-10@marca.example';
/** An event first seen in the RSS; its title comes from the export when the export lists it. */
const rss = (over = {}) =>
  calendarEvent({ id: 'rss-cpi', origin: 'myfxbook', title: 'Core CPI MoM', ...over });
const listedRss = (over = {}) => calendarEvent({ id: 'rss-cpi', ...over });
const gone = (over = {}) => storedEvent({ withdrawnAt: SEEN, withdrawals: 1, ...over });

test('N2 keeps the UID, and raises SEQUENCE, when the export lists an event of the RSS', async () => {
  const { read, eventsAt } = await setUp([rss()]);
  const summary = 'USD · IPC subyacente, mensual';
  expect(await eventsAt()).toMatchObject([{ uid: RSS_UID, sequence: 0, summary }]);
  await read([listedRss()], SEEN);
  const after = [{ uid: RSS_UID, sequence: 1800, summary }];
  expect(await eventsAt()).toMatchObject(after);
  expect(await eventsAt('/calendar/event.ics?id=rss-cpi')).toMatchObject(after);
});

test('N2 changes only the credit, not SEQUENCE or dates, when the export lists an event with the same title', async () => {
  const { read, get, eventsAt } = await setUp([rss({ title: calendarEvent().title })]);
  const [before] = await eventsAt('/calendar.ics?lang=en');
  expect(before?.description).toContain('Myfxbook');
  await read([listedRss()], SEEN);
  const [after] = await eventsAt('/calendar.ics?lang=en');
  expect(after).toMatchObject({ uid: before?.uid, sequence: 0, stamp: before?.stamp });
  expect(after?.description).toContain('Forex Factory');
  const text = (await (await get('/calendar/event.ics?id=rss-cpi')).text()).replaceAll('\r\n ', '');
  expect(text).toContain('?event=rss-cpi\r\n');
});

test('N2 uses the first id as UID and the current id in the address when the id of an event changed', async () => {
  const { get, eventsAt } = await setUp([storedEvent({ firstId: 'rss-cpi' })]);
  for (const id of ['rss-cpi', calendarEvent().id])
    expect(await eventsAt(`/calendar/event.ics?id=${id}`)).toMatchObject([{ uid: RSS_UID }]);
  const text = (await (await get()).text()).replaceAll('\r\n ', '');
  expect(text).toContain(`?event=${calendarEvent().id}\r\n`);
});

test('N2 cancels one of two events that are one release, and answers the other for both ids', async () => {
  const { read, eventsAt } = await setUp([rss({ actual: '0.4%' }), calendarEvent()]);
  const uids = async () => (await eventsAt()).map(({ uid, status }) => [uid, status]).toSorted();
  expect(await uids()).toEqual([
    [RSS_UID, 'CONFIRMED'],
    [OWN_UID, 'CONFIRMED'],
  ]);
  await read([listedRss({ actual: '0.4%' }), gone({ mergedInto: 'rss-cpi' })], SEEN);
  expect(await uids()).toEqual([
    [RSS_UID, 'CONFIRMED'],
    [OWN_UID, 'CANCELLED'],
  ]);
  for (const id of ['rss-cpi', calendarEvent().id])
    expect(await eventsAt(`/calendar/event.ics?id=${id}`)).toMatchObject([
      { uid: RSS_UID, status: 'CONFIRMED', sequence: 1800 },
    ]);
});

test('N2 keeps a withdrawn event as cancelled, and raises SEQUENCE again when it comes back', async () => {
  const { read, eventsAt } = await setUp([calendarEvent()]);
  await read([gone()], SEEN);
  expect(await eventsAt()).toMatchObject([
    { status: 'CANCELLED', sequence: 1, stamp: '2026-06-10T11:30:00Z' },
  ]);
  await read([gone({ withdrawnAt: null })], '2026-06-10T11:45:00.000Z');
  expect(await eventsAt()).toMatchObject([{ status: 'CONFIRMED', sequence: 2 }]);
});

test('N2 has at most 200 events in order, the coming ones before the past', async () => {
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

test('N2 labels the calendar as sample data when the upstreams are replayed', async () => {
  const { get } = await setUp([calendarEvent()], { replayed: true });
  expect(await (await get('/calendar.ics?lang=en')).text()).toMatch(/X-WR-CALNAME:.*sample data/);
});

test('N2 does not pass on events of other vendors', async () => {
  const { get, eventsAt } = await setUp([
    calendarEvent({ id: 'tv-1', source: 'charting-platform', origin: 'tradingview' }),
  ]);
  expect(await eventsAt()).toEqual([]);
  expect((await get('/calendar/event.ics?id=tv-1')).status).toBe(404);
});
