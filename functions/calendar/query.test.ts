import { expect, test } from 'vitest';
import { calendarEvent } from '../testing/fixtures.ts';
import { low, setUp } from './testing/calendar-setup.ts';

const rows = [
  calendarEvent({ id: 'usd' }),
  calendarEvent({ id: 'eur', currency: 'EUR' }),
  calendarEvent({ id: 'medium', impact: 'medium' }),
  low('low'),
  calendarEvent({ id: 'brl', currency: 'BRL' }),
  calendarEvent({ id: 'speech', impact: 'medium', currency: 'GBP', title: 'BOE Gov Bailey Speaks' }),
];
test.each([
  ['', ['eur', 'usd']],
  ['?currency=USD', ['usd']],
  ['?currency=usd,eur&impact=high', ['eur', 'usd']],
  ['?impact=medium,low', ['low', 'medium', 'speech']],
  ['?impact=high,medium&topic=speeches', ['speech']],
  ['?impact=medium&topic=inflation,speeches', ['medium', 'speech']],
  ['?topic=speeches', []],
  ['?impact=high,medium,low&currency=EUR&utm_source=x', ['eur']],
])('N2 returns the right events for %s', async (query, ids) => {
  const { eventsAt } = await setUp(rows);
  const found = (await eventsAt(`/calendar.ics${query}`)).map(({ uid }) => uid.split('@')[0]);
  expect(found.toSorted()).toEqual(ids);
});

test.each([
  ['?impact=huge', /impact.*high, medium, low/],
  ['?impact=', /impact/],
  ['?currency=USD,XXX', /currency.*USD/],
  ['?topic=gold', /topic.*inflation, jobs/],
  ['?lang=fr', /lang.*es, en/],
  ['?currencies=EUR', /"currencies".*impact, currency, topic, lang/],
  ['?impact=high&impact=low', /"impact" once/],
  ['?lang=es&lang=es', /"lang" once/],
  ['?currency=EUR&impacts=low', /"impacts".*impact, currency, topic, lang/],
])('N2 K7 rejects %s in plain words', async (query, words) => {
  const { get } = await setUp(rows);
  const response = await get(`/calendar.ics${query}`);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toMatch(words);
});

test('N2 K7 rejects a parameter that the file of one event does not have', async () => {
  const { get } = await setUp(rows);
  const response = await get('/calendar/event.ics?id=usd&alarms=on');
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/"alarms".*id, lang, alarm/);
  expect((await get('/calendar/event.ics?id=usd&alarm=on&utm_source=x&utm_source=y')).status).toBe(200);
  const odd = await get('/calendar/event.ics?id=usd&alarm=yes');
  expect([odd.status, await odd.text()]).toEqual([400, expect.stringMatching(/alarm.*on, off/)]);
});
