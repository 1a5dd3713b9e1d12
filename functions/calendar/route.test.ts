import { expect, test, vi } from 'vitest';
import { calendarEvent, storedEvent } from '../testing/fixtures.ts';
import { parsed, setUp } from './testing/calendar-setup.ts';

test('N2 may be cached, and answers 304 while the file is the same', async () => {
  const { read, get } = await setUp([calendarEvent()]);
  const first = await get();
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(first.headers.get('cache-control')).toContain('max-age=900');
  const etag = first.headers.get('etag') ?? '';
  const again = await get('/calendar.ics', { 'if-none-match': `"x", ${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await read([calendarEvent({ forecast: '0.4%' })], '2026-06-10T11:59:00.000Z');
  expect((await get('/calendar.ics', { 'if-none-match': etag })).status).toBe(200);
});

test('N2 answers 304 to a date for programs without ETag support', async () => {
  const { read, get } = await setUp([calendarEvent()]);
  const since = (await get()).headers.get('last-modified') ?? '';
  expect(since).toBe('Wed, 10 Jun 2026 11:00:00 GMT');
  expect((await get('/calendar.ics', { 'if-modified-since': since })).status).toBe(304);
  await read([calendarEvent()], '2026-06-10T11:59:00.000Z');
  expect((await get('/calendar.ics', { 'if-modified-since': since })).status).toBe(200);
});

test('N2 answers a conditional request for one event with its cancellation, never with 304', async () => {
  const { read, get } = await setUp([storedEvent()]);
  const path = '/calendar/event.ics?id=usd-core-cpi-m-m-2026-06-10';
  const since = (await get(path)).headers.get('last-modified') ?? '';
  expect((await get(path, { 'if-modified-since': since })).status).toBe(304);
  const gone = { withdrawnAt: '2026-06-10T11:59:00.000Z', withdrawals: 1 };
  await read([storedEvent(gone)], gone.withdrawnAt);
  const answer = await get(path, { 'if-modified-since': since });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('STATUS:CANCELLED');
});

test('N2 answers 503 before the first reading, because an empty file would delete the events of a program', async () => {
  const { get } = await setUp(null);
  const response = await get();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('300');
});

test('K7 answers 429 after too many requests', async () => {
  const { get } = await setUp([calendarEvent()], { requests: 2 });
  await get();
  await get();
  const refused = await get();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).not.toBeNull();
});

test('N2 is a download, also when it is requested by its first id', async () => {
  const { get } = await setUp([storedEvent({ firstId: 'rss-1' })]);
  const response = await get('/calendar/event.ics?id=rss-1&lang=en');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="usd-core-cpi-m-m-2026-06-10.ics"',
  );
  expect(parsed(await response.text())).toHaveLength(1);
});

test.each([
  ['', 400],
  ['?id=', 400],
  [`?id=${'x'.repeat(161)}`, 404],
  ['?id=demo-1', 404],
  ['?id=a%22%0d%0ab', 404],
])('N2 K7 F10 answers %s with %i', async (query, status) => {
  const { get } = await setUp([calendarEvent()]);
  expect((await get(`/calendar/event.ics${query}`)).status).toBe(status);
});

test.each([
  ['one of its own', false],
  ['the trusted proxy’s', true],
])('K8 N2 a failed calendar answers with the request id of its log line: %s', async (_whose, isProxied) => {
  const { get, store, lines } = await setUp([calendarEvent()], { isProxied });
  store.event = () => Promise.reject(new Error('broken'));
  const response = await get('/calendar/event.ics?id=a', { 'x-request-id': 'of-the-proxy' });
  expect(response.status).toBe(500);
  const requestId = response.headers.get('x-request-id');
  expect(requestId === 'of-the-proxy').toBe(isProxied);
  expect(requestId).toMatch(/^[\w-]{8,128}$/);
  expect(lines).toMatchObject([{ level: 'error', fields: { requestId } }]);
});

test('N19 N2 makes a list once for all who ask, whatever the order of their choices, and for those who have it', async () => {
  const { get, store, read, passMinute } = await setUp([calendarEvent({})]);
  const reads = vi.spyOn(store, 'revisions');
  const first = await get('/calendar.ics?impact=high,low&currency=USD,EUR');
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await get('/calendar.ics?currency=eur,usd&impact=low,high', known)).status).toBe(304);
  expect((await get('/calendar.ics?impact=high,low&currency=USD,EUR')).status).toBe(200);
  expect(reads).toHaveBeenCalledTimes(1);
  await read([calendarEvent({})], '2026-06-10T11:59:00.000Z');
  await get('/calendar.ics?impact=high,low&currency=USD,EUR');
  passMinute();
  await get('/calendar.ics?impact=high,low&currency=USD,EUR');
  expect(reads).toHaveBeenCalledTimes(3);
});

test('N19 K7 a list that has to be made counts more than one that is there', async () => {
  const { get } = await setUp([calendarEvent({})], { requests: 45 });
  const path = (currency: string) => `/calendar.ics?currency=${currency}`;
  const made = [await get(path('USD')), await get(path('EUR')), await get(path('GBP'))];
  expect(made.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(made[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get(path('USD'))).status).toBe(429);
  const other = await setUp([calendarEvent({})], { requests: 45 });
  for (let time = 0; time < 25; time += 1) expect((await other.get(path('USD'))).status).toBe(200);
});

test('N2 K3 a file that could not be brought up to date for a day says so, and may lack events', async () => {
  const { get, clock } = await setUp([calendarEvent()]);
  const first = await get('/calendar.ics?lang=en');
  expect(await first.text()).not.toContain('Last read');
  clock.advance(86_400);
  const since = { 'if-modified-since': first.headers.get('last-modified') ?? '' };
  const old = await get('/calendar.ics?lang=en', since);
  expect(old.status).toBe(200);
  expect((await old.text()).replaceAll('\r\n ', '')).toContain('may lack events. Last read: 2026-06-10.');
  const still = { 'if-modified-since': old.headers.get('last-modified') ?? '' };
  expect((await get('/calendar.ics?lang=en', still)).status).toBe(304);
});

test('N16 N2 one event has an alarm 15 minutes before it only when that is asked for', async () => {
  const { get } = await setUp([calendarEvent()]);
  const path = '/calendar/event.ics?id=usd-core-cpi-m-m-2026-06-10';
  const text = await (await get(`${path}&alarm=on`)).text();
  expect(text).toMatch(/BEGIN:VALARM[\s\S]*TRIGGER:-PT15M[\s\S]*END:VALARM/);
  expect(await (await get(path)).text()).not.toContain('VALARM');
  const off = await setUp([{ ...calendarEvent(), withdrawnAt: '2026-06-10T11:30:00.000Z', withdrawals: 1 }]);
  expect(await (await off.get(`${path}&alarm=on`)).text()).not.toContain('VALARM');
});
