import { expect, test } from 'vitest';
import { calendarEvent } from '../testing/fixtures.ts';
import { setUp } from './testing/events-setup.ts';

test('K3 F3 answers the community’s events and names the setting when a source is off', async () => {
  const { ask, community } = await setUp();
  community.rows = [calendarEvent()];
  const answer = await ask({ source: 'charting-platform' });
  expect(answer).toMatchObject({ source: 'forex-community', error: { code: 'source_off' } });
  expect(answer.error?.message).toContain('SOURCE_TRADINGVIEW');
  expect(answer.events).toHaveLength(1);
});

test('K3 answers the community’s own problem first, and why it replaces the requested source, when both have one', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent()];
  await ask();
  community.failures = { weekly: 'http_5xx', rss: 'http_5xx' };
  clock.advance(7200);
  const answer = await ask({ source: 'charting-platform' });
  expect(answer).toMatchObject({ source: 'forex-community', error: { code: 'stale' } });
  expect(answer.error?.message).toContain('SOURCE_TRADINGVIEW');
});

test('K3 answers a source that is on by itself, and by the community when it has no events', async () => {
  const { ask, community, charting, clock } = await setUp({ charting: true });
  community.rows = [calendarEvent()];
  charting.failures = { events: 'http_4xx' };
  expect(await ask({ source: 'charting-platform' })).toMatchObject({
    source: 'forex-community',
    error: { code: 'source_failed' },
  });
  charting.failures = {};
  charting.rows = [calendarEvent({ id: 'tv-1', source: 'charting-platform', origin: 'tradingview' })];
  clock.advance(301);
  const answer = await ask({ source: 'charting-platform' });
  expect(answer).toMatchObject({ source: 'charting-platform', error: null });
  expect(answer.events[0]?.source).toBe('TradingView');
});

test('K5 reads each part once per window for many visitors, and the RSS every five minutes around a release', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent()];
  await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(community.asked).toEqual(['weekly', 'rss']);
  clock.advance(31 * 60);
  await ask();
  expect(community.asked).toEqual(['weekly', 'rss', 'rss']);
  clock.advance(299);
  await ask();
  clock.advance(6);
  await ask();
  expect(community.asked).toEqual(['weekly', 'rss', 'rss', 'rss']);
});

test('K5 does not ask an upstream again before the time its Retry-After names', async () => {
  const { ask, community, clock } = await setUp();
  community.failures = { weekly: 'rate_limited' };
  community.retryAfterMs = 900_000;
  await ask();
  clock.advance(600);
  await ask();
  expect(community.asked.filter((part) => part === 'weekly')).toHaveLength(1);
  clock.advance(301);
  await ask();
  expect(community.asked.filter((part) => part === 'weekly')).toHaveLength(2);
});

test('K3 K5 does not read the RSS every five minutes when only events that are not shown await a figure', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [
    calendarEvent({ id: 'lira', currency: 'TRY', country: 'TR' }),
    calendarEvent({ id: 'nowhere', currency: 'SEK', country: null }),
    calendarEvent({ id: 'small', impact: 'low' }),
    calendarEvent({ id: 'talk', forecast: null, previous: null }),
  ];
  await ask();
  for (const seconds of [31 * 60, 301, 301]) {
    clock.advance(seconds);
    await ask();
  }
  expect(community.asked).toEqual(['weekly', 'rss']);
});

test('K3 K5 does not read the RSS every five minutes when the event that awaits a figure was withdrawn', async () => {
  const { ask, community, clock } = await setUp();
  const stays = calendarEvent({ id: 'stays', timeIso: '2026-06-10T21:00:00.000Z' });
  community.rows = [stays, calendarEvent({ id: 'goes', timeIso: '2026-06-10T13:30:00.000Z' })];
  await ask();
  community.rows = [stays];
  clock.advance(3_660);
  await ask();
  expect(community.asked).toEqual(['weekly', 'rss', 'weekly', 'rss']);
  for (const seconds of [31 * 60, 301, 301]) {
    clock.advance(seconds);
    await ask();
  }
  expect(community.asked).toHaveLength(4);
});
