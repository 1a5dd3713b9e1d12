import { describe, expect, test } from 'vitest';
import { upstreamsAt } from './harness.ts';
import { newYorkInstant, newYorkIso, newYorkWeek } from './newyork.ts';
import { ENTRIES } from './payload.ts';

const CLOCKS = {
  'an ordinary Wednesday': '2026-08-12T14:07:00Z',
  'Sunday 00:30 in New York': '2026-08-09T04:30:00Z',
  'Saturday 23:30 in New York': '2026-08-16T03:30:00Z',
  'the last hour of a year': '2027-01-01T04:40:00Z',
  'the week US clocks go forward': '2026-03-08T06:50:00Z',
  'the week US clocks go back': '2026-11-01T05:30:00Z',
  'the week only European clocks have changed': '2026-10-27T12:00:00Z',
};
const at = (row: { date: string }) => Date.parse(row.date);

describe.each(Object.entries(CLOCKS))('%s', (_name, iso) => {
  const now = Date.parse(iso);

  test('K3 the weekly export stays inside the Sunday-Saturday New York week that holds now', async () => {
    const { week } = await upstreamsAt(iso);
    const rows = await week();
    const { from, to } = newYorkWeek(new Date(iso));
    expect(from.getTime()).toBeLessThanOrEqual(now);
    expect(to.getTime()).toBeGreaterThan(now);
    expect(newYorkIso(from)).toMatch(/T00:00:00-0[45]:00$/);
    for (const row of rows) {
      expect(at(row)).toBeGreaterThanOrEqual(from.getTime());
      expect(at(row)).toBeLessThan(to.getTime());
      expect(newYorkIso(new Date(row.date))).toBe(row.date);
    }
    expect(rows.map(at)).toEqual(rows.map(at).sort((a, b) => a - b));
  });

  test('K3 the RSS spans 24 hours either way, with actuals for what is past only', async () => {
    const { rss } = await upstreamsAt(iso);
    const items = await rss();
    for (const item of items) {
      expect(Math.abs(item.at - now)).toBeLessThanOrEqual(86_400_000);
      expect(item.cells[0]).toMatch(item.at < now ? /^-\d+ seconds$/ : /^(\d+h )?\d+min$/);
      if (item.at >= now) expect(item.cells[4]).toBe('');
    }
    expect(items.some((item) => item.at < now && item.cells[4] !== '')).toBe(true);
  });

  test('K3 a high-impact dollar event is due within minutes and another within two hours', async () => {
    const { rss, upstreams } = await upstreamsAt(iso);
    const due = (await rss()).filter(
      (item) => item.impact === 'high' && item.title.startsWith('United States') && item.at > now,
    );
    expect(due[0]?.at).toBe(now + 6 * 60_000);
    expect(due.some((item) => item.at > now + 3_600_000 && item.at < now + 7_200_000)).toBe(true);
    const listed = upstreams.events().find((event) => event.key === 'usd-core-pce-price-index-m-m');
    expect(listed).toMatchObject({ at: new Date(now + 6 * 60_000).toISOString(), actual: '' });
  });
});

test('K3 an event of the first minutes keeps its time while the clock runs, and its figure is published', async () => {
  const { week, rss, later } = await upstreamsAt('2026-08-12T14:07:20Z');
  const pce = (rows: readonly { title: string }[]) => rows.filter((row) => /Core PCE/.test(row.title));
  const [before, item] = [pce(await week()), pce(await rss())[0]];
  expect(before).toMatchObject([{ date: '2026-08-12T10:13:00-04:00', forecast: '0.2%' }]);
  expect(item).toMatchObject({ pubDate: 'Wed, 12 Aug 2026 14:13 GMT' });
  later(6);
  expect(pce(await rss())[0]).toMatchObject({ cells: ['-20 seconds', '', '0.3%', '0.2%', ''] });
  later(1);
  expect(pce(await week())).toEqual(before);
  expect(pce(await rss())[0]).toMatchObject({ pubDate: 'Wed, 12 Aug 2026 14:13 GMT', cells: { 4: '0.3%' } });
});

test('K3 hours into a run a high-impact dollar event is still due within two hours', async () => {
  const { upstreams, later } = await upstreamsAt('2026-08-10T13:00:00Z');
  const seen = new Map<string, string>();
  for (let quarter = 0; quarter < 4 * 30; quarter += 1) {
    const now = Date.parse('2026-08-10T13:00:00Z') + quarter * 900_000;
    const strong = upstreams
      .events()
      .filter(({ currency, impact }) => currency === 'USD' && impact === 'High');
    expect(strong.some((event) => Date.parse(event.at) > now && Date.parse(event.at) - now < 7_200_000)).toBe(
      true,
    );
    for (const event of strong.filter(({ at }) => Date.parse(at) > now - 86_400_000)) {
      const known = seen.get(`${event.key} ${event.at.slice(0, 10)}`);
      expect(known ?? event.at).toBe(event.at);
      seen.set(`${event.key} ${event.at.slice(0, 10)}`, event.at);
    }
    later(15);
  }
});

test('K3 next week brings the same New York clock times across a change of the clocks', async () => {
  const { week, moveTo } = await upstreamsAt('2026-03-04T15:00:00Z');
  const minutes = async () => (await week()).find((row) => row.title === 'FOMC Meeting Minutes')?.date;
  expect(await minutes()).toBe('2026-03-04T14:00:00-05:00');
  moveTo('2026-03-11T15:00:00Z');
  expect(await minutes()).toBe('2026-03-11T14:00:00-04:00');
});

test('K3 N11 a followed monthly release is listed once a month, on the weekday nearest to its usual day', async () => {
  const { week, moveTo } = await upstreamsAt('2026-01-01T12:00:00Z');
  const days: string[] = [];
  for (let weeks = 0; weeks < 52; weeks += 1) {
    moveTo(new Date(Date.UTC(2026, 0, 7 + 7 * weeks, 12)).toISOString());
    const rows = (await week()).filter((row) => row.title === 'Non-Farm Employment Change');
    days.push(...rows.map(({ date }) => date.slice(0, 10)));
  }
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12);
  expect(days).toHaveLength(12);
});

test('K3 New York wall time becomes the right instant on both sides of a change', () => {
  expect(newYorkInstant('2026-03-08', '01:59').toISOString()).toBe('2026-03-08T06:59:00.000Z');
  expect(newYorkInstant('2026-03-08', '03:00').toISOString()).toBe('2026-03-08T07:00:00.000Z');
  expect(newYorkInstant('2026-11-01', '00:30').toISOString()).toBe('2026-11-01T04:30:00.000Z');
  expect(newYorkInstant('2026-11-01', '05:15').toISOString()).toBe('2026-11-01T10:15:00.000Z');
  expect(newYorkInstant('2026-12-31', '23:59').toISOString()).toBe('2027-01-01T04:59:00.000Z');
});

test('K3 every payload event has its own key and number', () => {
  expect(new Set(ENTRIES.map((entry) => entry.key)).size).toBe(ENTRIES.length);
  expect(new Set(ENTRIES.map((entry) => entry.no)).size).toBe(ENTRIES.length);
});
