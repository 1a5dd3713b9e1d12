import { describe, expect, it } from 'vitest';
import { FeedError } from '#feeds/ports.ts';
import {
  byId,
  listed,
  NOW,
  RSS_SALES_ID,
  readCommunity,
  reported,
  SALES,
  SALES_ID,
} from '../testing/community.ts';
import { fakeGet, signal } from '../testing/fake-get.ts';
import { feedOf } from '../testing/rss-document.ts';
import { createCommunityFeed } from './feed.ts';

describe('both parts', () => {
  it('K3 an event of the export takes its actual from the RSS and keeps what it says itself', async () => {
    const reading = await readCommunity({ weekly: [SALES], rss: [reported()] });
    expect(reading.rows).toEqual([
      {
        id: SALES_ID,
        supersedes: null,
        source: 'forex-community',
        origin: 'faireconomy',
        title: 'Retail Sales m/m',
        country: 'US',
        currency: 'USD',
        impact: 'high',
        holiday: false,
        timeIso: '2026-09-15T12:30:00.000Z',
        forecast: '0.2%',
        previous: '0.5%',
        actual: '0.6%',
        link: 'https://www.forexfactory.com/calendar',
      },
    ]);
    expect(reading).toMatchObject({
      received: 2,
      read: ['weekly', 'rss'],
      failures: [],
      observedAt: NOW.toISOString(),
    });
  });

  it('K3 a figure the export leaves out comes from the RSS', async () => {
    const reading = await readCommunity({ weekly: [{ ...SALES, forecast: '' }], rss: [reported()] });
    expect(byId(reading, SALES_ID)?.forecast).toBe('0.3%');
  });

  it('K3 an RSS row without partner is an event of its own', async () => {
    const reading = await readCommunity({
      weekly: [SALES],
      rss: [reported(), reported({ title: 'Brazil CPI YoY', path: 'brazil/cpi-yoy', actual: '4.1%' })],
    });
    expect(byId(reading, 'brazil-cpi-yoy-2026-09-15')).toMatchObject({
      origin: 'myfxbook',
      supersedes: null,
      currency: 'BRL',
      actual: '4.1%',
    });
    expect(reading.rows).toHaveLength(2);
  });

  it('K4 K3 the catalogue of indicators joins what the wording does not', async () => {
    const weekly = [listed('Claimant Count', '2026-09-15T08:30:00-04:00')];
    const rss = [
      reported({ title: 'United States Jobless Benefits', path: 'united-states/jobless-benefits' }),
    ];
    expect((await readCommunity({ weekly, rss })).rows).toHaveLength(2);
    expect((await readCommunity({ weekly, rss, kindOf: () => 'claimants' })).rows).toHaveLength(1);
  });

  it('K3 a holiday is never given figures', async () => {
    const weekly = [listed('Retail Sales m/m', '2026-09-15T08:30:00-04:00', { impact: 'Holiday' })];
    const reading = await readCommunity({
      weekly,
      rss: [reported({ pubDate: 'Tue, 15 Sep 2026 00:00 GMT' })],
    });
    expect(reading.rows.map(({ holiday, actual }) => [holiday, actual])).toEqual([
      [true, null],
      [false, '0.6%'],
    ]);
  });

  it('K3 dropped rows are counted per part', async () => {
    const reading = await readCommunity({
      weekly: [SALES, { ...SALES, date: '' }],
      rss: [reported(), reported({ pubDate: 'soon' })],
    });
    expect(reading.dropped).toEqual({ weekly_no_date: 1, rss_bad_date: 1 });
  });
});

describe('one part', () => {
  const failure = new FeedError('timeout', 'too late');

  it('K3 the RSS alone fills actuals into known events, and keeps the rest out', async () => {
    const { rows: known } = await readCommunity({
      weekly: [SALES, listed('PPI m/m', '2026-09-16T08:30:00-04:00')],
    });
    const reading = await readCommunity({ rss: [reported()], known });
    expect(reading.rows.map(({ id, actual }) => [id, actual])).toEqual([[SALES_ID, '0.6%']]);
    expect(reading.read).toEqual(['rss']);
  });

  it('K3 the export alone does not forget an actual once seen', async () => {
    const { rows: known } = await readCommunity({ weekly: [SALES], rss: [reported()] });
    const reading = await readCommunity({ weekly: [{ ...SALES, forecast: '0.4%' }], known });
    expect(byId(reading, SALES_ID)).toMatchObject({ forecast: '0.4%', actual: '0.6%' });
  });

  it('K3 a corrected actual replaces the first one', async () => {
    const { rows: known } = await readCommunity({ weekly: [SALES], rss: [reported()] });
    const reading = await readCommunity({ rss: [reported({ actual: '0.5%' })], known });
    expect(byId(reading, SALES_ID)?.actual).toBe('0.5%');
  });

  it.each([
    ['weekly', { weekly: failure, rss: [reported()] }, RSS_SALES_ID],
    ['rss', { weekly: [SALES], rss: failure }, SALES_ID],
  ] as const)('K5 when %s fails the other part stands', async (part, given, id) => {
    const reading = await readCommunity(given);
    expect(reading.failures).toEqual([{ part, error: failure }]);
    expect(reading.read).not.toContain(part);
    expect(byId(reading, id)).toBeDefined();
  });

  it('K5 never rejects: both failing, and an error that is none of ours', async () => {
    const cause = new TypeError('broken');
    const reading = await readCommunity({ weekly: failure, rss: cause });
    expect(reading.rows).toEqual([]);
    expect(reading.failures.map(({ error }) => error.kind)).toEqual(['timeout', 'malformed']);
    expect(reading.failures[1]?.error.cause).toBe(cause);
  });

  it('K3 N2 an event that lost its date stands where it stood, one that was withdrawn before stays withdrawn', async () => {
    const talk = (date: string) => listed('FOMC Member Speaks', date);
    const { rows } = await readCommunity({ weekly: [SALES, talk('2026-09-16T08:30:00-04:00')] });
    const id = 'usd-fomc-member-speaks-2026-09-16';
    const undated = async (withdrawnAt: string | null) => {
      const known = rows.map((row) => (row.id === id ? { ...row, withdrawnAt } : row));
      return byId(await readCommunity({ weekly: [SALES, talk('')], known }), id)?.timeIso;
    };
    expect(await undated(null)).toBe('2026-09-16T12:30:00.000Z');
    expect(await undated('2026-09-15T10:00:00.000Z')).toBeUndefined();
  });

  it('K5 a part that is not due is not asked', async () => {
    const weekly = fakeGet('[]');
    const rss = fakeGet(feedOf());
    const base = { weeklyUrl: 'http://127.0.0.1:9', rssUrl: 'http://127.0.0.1:9', kindOf: () => null };
    const feed = createCommunityFeed({ weekly: weekly.get, rss: rss.get, ...base });
    await feed.read({ now: NOW, parts: ['rss'], known: [] }, signal);
    expect([weekly.calls.length, rss.calls.length]).toEqual([0, 1]);
    expect(feed.parts).toEqual(['weekly', 'rss']);
  });
});
