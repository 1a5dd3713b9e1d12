import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarEvent, storedEvent } from '../testing/fixtures.ts';
import { low, setUp } from './testing/calendar-setup.ts';

const ROWS = [
  calendarEvent({ title: 'L’emploi; “net”, 🚨 back\\slash and more than seventy-five octets of one title' }),
  calendarEvent({ id: 'moved', actual: '0.4%', timeIso: '2026-06-09T12:30:00.000Z' }),
  low('holiday', { holiday: true, timeIso: '2026-06-11T00:00:00.000Z', currency: null, country: null }),
];
const fileOf = async () => {
  const { get } = await setUp(ROWS);
  return (await get('/calendar.ics?impact=high,low')).text();
};

/** RFC 5545, 3.1: name, parameters whose values have no bare control character, colon, value. */
const CONTENT_LINE =
  /^[A-Z][A-Z0-9-]*(?:;[A-Z][A-Z0-9-]*=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*)(?:,(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*)*:[^\p{Cc}]*$/u;
/** 3.6.1: the required properties; each exactly once. */
const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'SEQUENCE', 'STATUS', 'LAST-MODIFIED'];

test('N2 follows RFC 5545: every line is a content line, every event has each required property once', async () => {
  const lines = (await fileOf()).replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) expect(line).toMatch(CONTENT_LINE);
  const names = lines.map((line) => line.split(/[;:]/)[0] ?? '');
  for (const name of ['VERSION', 'PRODID']) expect(names.filter((one) => one === name)).toHaveLength(1);
  const starts = lines.flatMap((line, index) => (line === 'BEGIN:VEVENT' ? [index] : []));
  expect(starts).toHaveLength(ROWS.length);
  for (const start of starts) {
    const event = names.slice(start, lines.indexOf('END:VEVENT', start));
    for (const name of ONCE)
      expect(
        event.filter((one) => one === name),
        name,
      ).toHaveLength(1);
  }
  const stamps = lines.filter((line) => /^(?:DTSTAMP|LAST-MODIFIED)[;:]/.test(line));
  for (const line of stamps) expect(line).toMatch(/:\d{8}T\d{6}Z$/);
});

test('N2 is read without loss by a real client library, Thunderbird’s ical.js', async () => {
  const text = await fileOf();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events.map(({ uid }) => uid.split('@')[0]).toSorted()).toEqual(ROWS.map(({ id }) => id).toSorted());
  for (const { component, startDate, endDate } of events) {
    const unread = component.getAllProperties().filter(({ type }) => type === 'unknown');
    expect(unread.map(({ name }) => name).filter((name) => !name.startsWith('x-'))).toEqual([]);
    const row = ROWS.find(({ id }) => component.getFirstPropertyValue('uid') === `${id}@marca.example`);
    if (startDate.isDate) expect(startDate.toString()).toBe(row?.timeIso.slice(0, 10));
    else expect(startDate.toJSDate().toISOString()).toBe(row?.timeIso);
    expect(endDate.compare(startDate)).toBe(startDate.isDate ? 1 : 0);
  }
  // Written and read again by the library, it is the same calendar.
  const again = ICAL.parse(calendar.toString());
  expect(again).toEqual(ICAL.parse(text));
});

test('N2 raises SEQUENCE when an event moves and when it is cancelled, so that clients follow', async () => {
  const { read, get } = await setUp([calendarEvent()]);
  const seen: [number, string, unknown][] = [];
  const look = async () => {
    const calendar = new ICAL.Component(ICAL.parse(await (await get()).text()));
    const [one] = calendar.getAllSubcomponents('vevent');
    if (!one) throw new Error('the event has left the file');
    const event = new ICAL.Event(one);
    seen.push([event.sequence, event.startDate.toString(), one.getFirstPropertyValue('status')]);
  };
  await look();
  await read([calendarEvent({ timeIso: '2026-06-10T14:00:00.000Z' })], '2026-06-10T11:20:00.000Z');
  await look();
  const withdrawnAt = '2026-06-10T11:30:00.000Z';
  const gone = { timeIso: '2026-06-10T14:00:00.000Z', withdrawnAt, withdrawals: 1 };
  await read([storedEvent(gone)], withdrawnAt);
  await look();
  expect(seen).toEqual([
    [0, '2026-06-10T12:30:00Z', 'CONFIRMED'],
    [1200, '2026-06-10T14:00:00Z', 'CONFIRMED'],
    [1201, '2026-06-10T14:00:00Z', 'CANCELLED'],
  ]);
});
