import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#contracts/events.ts';
import {
  byId,
  listed,
  RSS_SALES_ID,
  readCommunity,
  reported,
  SALES,
  SALES_ID,
} from '../testing/community.ts';

describe('stable ids', () => {
  it('K3 a tentative time that moves changes no id', async () => {
    const at = (date: string) => [listed('BOJ Policy Rate', date, { country: 'JPY' })];
    const { rows: known } = await readCommunity({ weekly: at('2026-09-17T23:11:00-04:00') });
    const moved = await readCommunity({ weekly: at('2026-09-17T22:40:00-04:00'), known });
    const overMidnight = await readCommunity({ weekly: at('2026-09-18T00:20:00-04:00'), known });
    expect(known[0]?.id).toBe('jpy-boj-policy-rate-2026-09-17');
    expect(moved.rows[0]?.id).toBe(known[0]?.id);
    expect(overMidnight.rows[0]?.id).toBe(known[0]?.id);
  });

  it('K3 two speeches of one day stay two, each with its own RSS row', async () => {
    const title = 'ECB President Lagarde Speaks';
    const weekly = ['04:00', '11:30'].map((time) =>
      listed(title, `2026-09-15T${time}:00-04:00`, { country: 'EUR' }),
    );
    const rss = ['15:30', '08:00'].map((time) =>
      reported({
        title: 'Euro Area ECB President Lagarde Speech',
        path: 'euro-area/ecb-president-lagarde-speech',
        pubDate: `Tue, 15 Sep 2026 ${time} GMT`,
        previous: '',
        consensus: '',
        actual: '',
      }),
    );
    const reading = await readCommunity({ weekly, rss });
    const stem = 'eur-ecb-president-lagarde-speaks-2026-09-15';
    expect(reading.rows.map(({ id }) => id)).toEqual([stem, `${stem}-2`]);
  });

  it('K3 an RSS event keeps its id when an earlier row of its day has left the feed', async () => {
    const auction = (time: string, actual: string) =>
      reported({
        title: 'Japan Auction',
        path: 'japan/auction',
        pubDate: `Tue, 15 Sep 2026 ${time} GMT`,
        actual,
      });
    const { rows: known } = await readCommunity({ rss: [auction('04:30', '1%'), auction('16:00', '2%')] });
    const { rows } = await readCommunity({ rss: [auction('16:00', '2%')], known });
    expect(known.map(({ id }) => id)).toEqual(['japan-auction-2026-09-15', 'japan-auction-2026-09-15-2']);
    expect(rows.map(({ id }) => id)).toEqual(['japan-auction-2026-09-15-2']);
  });
});

describe('a row of the export that lost its date', () => {
  const [friday, monday] = ['2026-09-18T08:30:00-04:00', '2026-09-14T08:30:00-04:00'];
  const named = (reading: { rows: readonly CalendarEvent[] }) => reading.rows.map(({ id }) => id);

  it('K3 N2 goes on naming its coming event, which stands where it stood; others may be missed', async () => {
    const weekly = [SALES, listed('PPI m/m', friday), listed('CPI m/m', friday)];
    const { rows: known } = await readCommunity({ weekly });
    const reading = await readCommunity({
      weekly: [SALES, listed('PPI m/m', '', { forecast: '9%' })],
      known,
    });
    expect(named(reading)).toEqual([SALES_ID, 'usd-ppi-m-m-2026-09-18']);
    expect(byId(reading, 'usd-ppi-m-m-2026-09-18')).toEqual(known[1]);
    expect(reading.listed).not.toBeNull();
  });

  it('K3 says nothing of an event that is over, nor of one nobody knew', async () => {
    const { rows: known } = await readCommunity({ weekly: [SALES, listed('PPI m/m', monday)] });
    const lost = [listed('PPI m/m', ''), listed('GDP q/q', '')];
    expect(named(await readCommunity({ weekly: [SALES, ...lost], known }))).toEqual([SALES_ID]);
  });

  it('K3 does not double one that is also named with its date', async () => {
    const weekly = [SALES, listed('PPI m/m', friday)];
    const { rows: known } = await readCommunity({ weekly });
    const reading = await readCommunity({ weekly: [...weekly, listed('PPI m/m', '')], known });
    expect(named(reading)).toEqual([SALES_ID, 'usd-ppi-m-m-2026-09-18']);
  });
});

describe('an RSS row that moves by half a day', () => {
  // NOW is 13:00 UTC.
  const auction = (time: string, actual = '') =>
    reported({ title: 'Japan Auction', path: 'japan/auction', pubDate: `${time} GMT`, actual });
  const ID = 'japan-auction-2026-09-15';
  const [at16, at05] = ['Tue, 15 Sep 2026 16:00', 'Wed, 16 Sep 2026 05:00'];
  const seen = async (rss: ReturnType<typeof auction>[], known: readonly CalendarEvent[]) =>
    (await readCommunity({ rss, known })).rows.map(({ id, timeIso }) => [id, timeIso.slice(0, 16)]);

  it('K3 stays one event: it keeps its id at the new time', async () => {
    const { rows: known } = await readCommunity({ rss: [auction(at16)] });
    expect(await seen([auction(at05)], known)).toEqual([[ID, '2026-09-16T05:00']]);
  });

  it('K3 two genuine releases of one title, both named, stay two', async () => {
    const { rows: known } = await readCommunity({ rss: [auction(at16)] });
    expect(await seen([auction(at16), auction(at05)], known)).toEqual([
      [ID, '2026-09-15T16:00'],
      ['japan-auction-2026-09-16', '2026-09-16T05:00'],
    ]);
  });

  it('K3 a release that is out is not moved to the next one of its title', async () => {
    const { rows: known } = await readCommunity({ rss: [auction('Tue, 15 Sep 2026 12:00', '1%')] });
    expect(await seen([auction(at05)], known)).toEqual([['japan-auction-2026-09-16', '2026-09-16T05:00']]);
  });

  it('K3 is not guessed where a row of the feed could not be read', async () => {
    const { rows: known } = await readCommunity({ rss: [auction(at16)] });
    expect(await seen([auction(at05), auction('soon')], known)).toEqual([
      ['japan-auction-2026-09-16', '2026-09-16T05:00'],
    ]);
  });

  it('K3 stays with the event of the export that took it over', async () => {
    const { rows: first } = await readCommunity({ rss: [reported({ pubDate: `${at16} GMT`, actual: '' })] });
    const weekly = [{ ...SALES, date: '2026-09-15T12:00:00-04:00' }];
    const { rows: known } = await readCommunity({ weekly, known: first });
    const reading = await readCommunity({ rss: [reported({ pubDate: `${at05} GMT`, actual: '' })], known });
    expect(reading.rows.map(({ id, supersedes }) => [id, supersedes])).toEqual([[SALES_ID, RSS_SALES_ID]]);
  });
});

describe('an event first seen in the RSS', () => {
  async function folded(): Promise<CalendarEvent> {
    const { rows: known } = await readCommunity({ rss: [reported()] });
    const { rows } = await readCommunity({ weekly: [SALES], known });
    if (!rows[0] || rows.length > 1) throw new Error('expected one event');
    return rows[0];
  }

  it('K3 takes the id of the export once that knows it, naming the old one, with its actual', async () => {
    expect(await folded()).toMatchObject({
      id: SALES_ID,
      supersedes: RSS_SALES_ID,
      origin: 'faireconomy',
      actual: '0.6%',
    });
  });

  it('K3 stays folded when the RSS names it again, even in other words', async () => {
    const known = [await folded()];
    const reading = await readCommunity({
      rss: [reported({ title: 'United States Shop Takings', actual: '0.7%' })],
      known,
    });
    expect(reading.rows).toEqual([{ ...known[0], actual: '0.7%' }]);
  });

  it('K3 leaves its old id to no other row of that day', async () => {
    const known = [await folded()];
    const reading = await readCommunity({
      rss: [reported({ pubDate: 'Tue, 15 Sep 2026 22:00 GMT' })],
      known,
    });
    expect(reading.rows.map(({ id }) => id)).toEqual([`${RSS_SALES_ID}-2`]);
  });
});
