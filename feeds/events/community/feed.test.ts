import { describe, expect, it } from 'vitest';
import { FeedError } from '#feeds/ports.ts';
import { listed, listOf, NOW, readCommunity, reported, SALES } from '../testing/community.ts';
import { fakeGet, signal } from '../testing/fake-get.ts';
import { feedOf } from '../testing/rss-document.ts';
import { createCommunityFeed } from './feed.ts';

describe('community calendar: both parts', () => {
  it('K3 returns one list per vendor with its mapped rows when both are read', async () => {
    const reading = await readCommunity({ weekly: [SALES], rss: [reported()] });
    expect(reading).toMatchObject({
      received: 2,
      dropped: {},
      read: ['weekly', 'rss'],
      failures: [],
      observedAt: NOW.toISOString(),
    });
    const same = { country: 'US', currency: 'USD', timeIso: '2026-09-15T12:30:00.000Z', day: '2026-09-15' };
    expect(reading.lists).toMatchObject([
      {
        vendor: 'faireconomy',
        rows: [{ ...same, base: 'usd-retail-sales-m-m', forecast: '0.2%', actual: null }],
        sameDayMs: Number.POSITIVE_INFINITY,
      },
      {
        vendor: 'myfxbook',
        rows: [{ ...same, base: 'united-states-retail-sales-mom', forecast: '0.3%', actual: '0.6%' }],
        sameDayMs: 6 * 3_600_000,
      },
    ]);
  });

  it('K3 keeps the rows of all countries when it reads the RSS', async () => {
    const brazil = reported({ title: 'Brazil CPI YoY', path: 'brazil/cpi-yoy', actual: '4.1%' });
    const reading = await readCommunity({ weekly: [SALES], rss: [reported(), brazil] });
    expect(listOf(reading, 'myfxbook')?.map(({ currency }) => currency)).toEqual(['USD', 'BRL']);
  });

  it('K3 counts dropped rows per part when rows are unusable', async () => {
    const reading = await readCommunity({
      weekly: [SALES, { ...SALES, date: '' }],
      rss: [reported(), reported({ pubDate: 'soon' })],
    });
    expect(reading.dropped).toEqual({ weekly_no_date: 1, rss_bad_date: 1 });
    expect(reading.received).toBe(4);
  });
});

describe('community calendar: one part', () => {
  const failure = new FeedError('timeout', 'too late');

  it.each([
    ['weekly', { weekly: failure, rss: [reported()] }, 'myfxbook'],
    ['rss', { weekly: [SALES], rss: failure }, 'faireconomy'],
  ] as const)('K5 returns the other list when %s fails', async (part, world, vendor) => {
    const reading = await readCommunity(world);
    expect(reading.failures).toEqual([{ part, error: failure }]);
    expect(reading.read).not.toContain(part);
    expect(reading.lists.map((list) => list.vendor)).toEqual([vendor]);
    expect(listOf(reading, vendor)).toHaveLength(1);
  });

  it('K5 does not reject when both parts fail, one with an error that is not a FeedError', async () => {
    const cause = new TypeError('broken');
    const reading = await readCommunity({ weekly: failure, rss: cause });
    expect([reading.lists, reading.week, reading.read]).toEqual([[], null, []]);
    expect(reading.failures.map(({ error }) => error.kind)).toEqual(['timeout', 'malformed']);
    expect(reading.failures[1]?.error.cause).toBe(cause);
  });

  it('K5 reads only the parts that are due', async () => {
    const [weekly, rss] = [fakeGet(JSON.stringify([SALES])), fakeGet(feedOf())];
    const base = { weeklyUrl: 'http://127.0.0.1:9', rssUrl: 'http://127.0.0.1:9' };
    const feed = createCommunityFeed({ weekly: weekly.get, rss: rss.get, ...base });
    const calls = () => [weekly.calls.length, rss.calls.length];
    expect(feed.parts).toEqual(['weekly', 'rss']);
    await feed.read({ now: NOW, parts: ['rss'] }, signal);
    expect(calls()).toEqual([0, 1]);
    await feed.read({ now: NOW, parts: ['weekly'] }, signal);
    expect(calls()).toEqual([1, 1]);
    const { lists, read } = await feed.read({ now: NOW, parts: [] }, signal);
    expect([calls(), lists, read]).toEqual([[1, 1], [], []]);
  });
});

describe('community calendar: the time the export covers', () => {
  const WEEK = { from: new Date('2026-09-13T04:00:00Z'), to: new Date('2026-09-20T04:00:00Z') };
  const BANK_HOLIDAY = listed('Bank Holiday', '2026-09-15T08:30:00-04:00', { impact: 'Holiday' });

  async function covered(...weekly: unknown[]) {
    const { lists, week } = await readCommunity({ weekly });
    return [lists[0]?.covers, week];
  }

  it('K3 is the New York week of its rows when the clock is in another week', async () => {
    expect(await covered(SALES)).toEqual([WEEK, WEEK]);
    const edges = ['2026-09-13T00:00:00-04:00', '2026-09-19T23:59:00-04:00'].map((date) => listed('A', date));
    expect(await covered(...edges)).toEqual([WEEK, WEEK]);
    const [covers] = await covered(listed('A', '2026-09-08T08:30:00-04:00'));
    expect(covers).toEqual({ from: new Date('2026-09-06T04:00:00Z'), to: WEEK.from });
  });

  it('K3 stays one week when a holiday of another country is dated across midnight', async () => {
    const tokyo = listed('Bank Holiday', '2026-09-19T19:00:00-04:00', { country: 'JPY', impact: 'Holiday' });
    expect(await covered(SALES, tokyo)).toEqual([WEEK, WEEK]);
  });

  it('K3 N2 is unknown when a row cannot be read, because that row may be any event', async () => {
    expect(await covered(SALES, { ...SALES, title: 7 })).toEqual([null, WEEK]);
  });

  it('K3 N2 is the whole week when a row lacks only its date, and names that series', async () => {
    const { lists, week } = await readCommunity({ weekly: [SALES, listed('PPI m/m', '')] });
    expect(lists).toMatchObject([{ covers: WEEK, undated: ['usd-ppi-m-m'] }]);
    expect(week).toEqual(WEEK);
  });

  it('K3 is unknown when rows are of two weeks or all are holidays', async () => {
    expect(await covered(SALES, listed('B', '2026-09-21T08:30:00-04:00'))).toEqual([null, null]);
    expect(await covered(BANK_HOLIDAY)).toEqual([null, null]);
  });
});

describe('community calendar: the time the RSS covers', () => {
  it('K3 is 23 hours before and after now, without a week, when every row can be read', async () => {
    const { lists, week } = await readCommunity({ rss: [reported()] });
    const covers = { from: new Date('2026-09-14T14:00:00Z'), to: new Date('2026-09-16T12:00:00Z') };
    expect(lists).toMatchObject([{ covers, undated: [] }]);
    expect(week).toBeNull();
  });

  it('K3 is the same when the feed has an unknown country or an item twice', async () => {
    const atlantis = reported({ title: 'Atlantis CPI YoY', path: 'atlantis/cpi-yoy' });
    for (const rss of [[atlantis], [reported(), reported()]])
      expect((await readCommunity({ rss })).lists[0]?.covers).not.toBeNull();
  });

  it('K3 N2 is unknown when the feed has no item: every day has events', async () => {
    expect((await readCommunity({ rss: [] })).lists[0]?.covers).toBeNull();
  });

  it('K3 N2 is unknown when a row cannot be read', async () => {
    const { lists } = await readCommunity({ rss: [reported(), reported({ pubDate: 'soon' })] });
    expect(lists[0]?.covers).toBeNull();
  });
});
