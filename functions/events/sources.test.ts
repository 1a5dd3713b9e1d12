import { expect, test } from 'vitest';
import { calendarEvent } from '../testing/fixtures.ts';
import { setUp } from './testing/events-setup.ts';

test('K3 a source that is off answers with the community’s events, naming the setting', async () => {
  const { ask, community } = await setUp();
  community.rows = [calendarEvent()];
  const answer = await ask({ source: 'charting-platform' });
  expect(answer).toMatchObject({ source: 'forex-community', error: { code: 'source_off' } });
  expect(answer.error?.message).toContain('SOURCE_TRADINGVIEW');
  expect(answer.events).toHaveLength(1);
});

test('K3 the community’s own problem stands before why it stands in, and the answer tells both', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent()];
  await ask();
  community.failures = { weekly: 'http_5xx', rss: 'http_5xx' };
  clock.advance(7200);
  const answer = await ask({ source: 'charting-platform' });
  expect(answer).toMatchObject({ source: 'forex-community', error: { code: 'stale' } });
  expect(answer.error?.message).toContain('SOURCE_TRADINGVIEW');
});

test('K3 a source that is on answers itself; when it brings nothing, the community does', async () => {
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

test('K5 each part is read once a window however many ask, the actuals every five minutes around a release', async () => {
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

test('K5 an upstream that says Retry-After is left alone until then', async () => {
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
