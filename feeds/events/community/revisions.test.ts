import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#contracts/events.ts';
import { byId, listed, NOW, reported, SALES, SALES_ID } from '../testing/community.ts';
import { fakeGet, signal } from '../testing/fake-get.ts';
import { feedOf, type ItemFacts } from '../testing/rss-document.ts';
import { createCommunityFeed } from './feed.ts';

/** One feed that goes on living: its n-th reading meets the n-th RSS. */
function living(...rss: readonly (readonly ItemFacts[])[]) {
  const feed = createCommunityFeed({
    weekly: fakeGet(JSON.stringify([SALES])).get,
    rss: fakeGet(...rss.map((items) => feedOf(...items))).get,
    weeklyUrl: 'http://127.0.0.1:9',
    rssUrl: 'http://127.0.0.1:9',
    kindOf: () => null,
  });
  let known: readonly CalendarEvent[] = [];
  return async (...parts: string[]) => {
    const reading = await feed.read({ now: NOW, parts, known }, signal);
    known = reading.rows;
    return byId(reading, SALES_ID);
  };
}

const awaited = reported({ actual: '' });

describe('K3 a revised previous figure', () => {
  it('K3 is taken over when the RSS changes its own word at the release, and the export does not undo it', async () => {
    const read = living([awaited], [reported({ previous: '0.7%' })]);
    expect((await read('weekly', 'rss'))?.previous).toBe('0.5%');
    expect(await read('rss')).toMatchObject({ previous: '0.7%', actual: '0.6%' });
    expect((await read('weekly'))?.previous).toBe('0.7%');
  });

  it('K3 is not claimed where the two vendors differed from the beginning', async () => {
    const differing = { previous: '0.7%' };
    const read = living([{ ...awaited, ...differing }], [reported(differing)]);
    await read('weekly', 'rss');
    expect((await read('rss'))?.previous).toBe('0.5%');
  });

  it('K3 is not claimed where nobody saw what the RSS said before, nor for more decimals', async () => {
    expect((await living([reported({ previous: '0.7%' })])('weekly', 'rss'))?.previous).toBe('0.5%');
    const read = living([awaited], [reported({ previous: '0.52%' })]);
    await read('weekly', 'rss');
    expect((await read('rss'))?.previous).toBe('0.5%');
  });
});

describe('K3 the time a list covers', () => {
  const covered = async (rows: readonly unknown[], parts = ['weekly']) => {
    const feed = createCommunityFeed({
      weekly: fakeGet(JSON.stringify(rows)).get,
      rss: fakeGet(feedOf()).get,
      weeklyUrl: 'http://127.0.0.1:9',
      rssUrl: 'http://127.0.0.1:9',
      kindOf: () => null,
    });
    const { listed: span } = await feed.read({ now: NOW, parts, known: [] }, signal);
    return span && [span.from.toISOString(), span.to.toISOString()];
  };
  const week = ['2026-09-13T04:00:00.000Z', '2026-09-20T04:00:00.000Z'];

  it('K3 is the New York week of its rows, whatever the clock says', async () => {
    expect(await covered([SALES])).toEqual(week);
    const edges = ['2026-09-13T00:00:00-04:00', '2026-09-19T23:59:00-04:00'].map((date) => listed('A', date));
    expect(await covered(edges)).toEqual(week);
  });

  it('K3 a holiday abroad, dated on the other side of midnight, does not widen it', async () => {
    const tokyo = listed('Bank Holiday', '2026-09-19T19:00:00-04:00', { country: 'JPY', impact: 'Holiday' });
    expect(await covered([SALES, tokyo])).toEqual(week);
  });

  it('K3 N2 a row that cannot be read may be any event: such a list says nothing of it', async () => {
    expect(await covered([SALES, listed('PPI m/m', '')])).toEqual(week);
    expect(await covered([SALES, { ...SALES, title: 7 }])).toBeNull();
  });

  it('K3 rows of two weeks, holidays alone, or a reading of the RSS alone say nothing of it', async () => {
    expect(await covered([SALES, listed('B', '2026-09-21T08:30:00-04:00')])).toBeNull();
    expect(
      await covered([listed('Bank Holiday', '2026-09-15T08:30:00-04:00', { impact: 'Holiday' })]),
    ).toBeNull();
    expect(await covered([SALES], ['rss'])).toBeNull();
  });
});
