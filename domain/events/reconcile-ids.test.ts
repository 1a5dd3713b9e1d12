import { describe, expect, it } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import type { KnownCalendar, Listing } from '#contracts/listing.ts';
import { reconcile } from './reconcile.ts';
import {
  at,
  CPI,
  CPI_ID,
  exported,
  type Lists,
  OTHER,
  openCalendar,
  RSS_CPI_ID,
  rss,
  rssCpi,
  WEEK,
} from './testing/calendar-readings.ts';
import { listing } from './testing/stored-listing.ts';

describe('reconcile: ids', () => {
  it('K3 keeps the id when a tentative time moves, also past midnight in New York', () => {
    const rate = (time: string) => exported('BOJ Policy Rate', time, { country: 'JP', currency: 'JPY' });
    const calendar = openCalendar();
    for (const time of ['14 03:11', '14 02:40', '14 04:20', '14 03:50'])
      calendar.read('13 10:00', { export: [rate(time)] });
    expect(calendar.shown()).toMatchObject([
      { id: 'jpy-boj-policy-rate-2026-08-13', timeIso: at('14 03:50') },
    ]);
  });

  it('K3 N2 keeps the id of an RSS event when the export lists it later', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [OTHER], rss: [rssCpi()] });
    expect(calendar.event(RSS_CPI_ID)).toMatchObject({ origin: 'myfxbook', title: 'Core CPI MoM' });
    calendar.read('12 11:00', { export: [OTHER, CPI] });
    calendar.read('12 13:00', { rss: [rssCpi({ actual: '0.5%' })] });
    expect(calendar.ids().toSorted()).toEqual([RSS_CPI_ID, 'usd-crude-oil-inventories-2026-08-12']);
    expect(calendar.event(RSS_CPI_ID)).toMatchObject({
      firstId: RSS_CPI_ID,
      origin: 'faireconomy',
      title: 'Core CPI m/m',
      actual: '0.5%',
    });
    expect(calendar.event(CPI_ID)).toBeUndefined();
  });

  it('K3 keeps the id when an earlier row of the day leaves the RSS', () => {
    const auction = (time: string, actual: string) => rss('Auction', time, { actual });
    const calendar = openCalendar();
    calendar.read('12 17:00', { rss: [auction('12 04:30', '1%'), auction('12 16:00', '2%')] });
    calendar.read('13 10:00', { rss: [auction('12 16:00', '3%')] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      ['us-auction-2026-08-12', '1%'],
      ['us-auction-2026-08-12-2', '3%'],
    ]);
  });

  it('K3 N2 gives a new id to a second row of a day', () => {
    const calendar = openCalendar();
    calendar.read('12 13:00', { rss: [rssCpi({ actual: '0.5%' })] });
    calendar.read('12 13:10', { export: [CPI] });
    calendar.read('12 14:00', { rss: [rssCpi({ timeIso: at('12 22:00') })] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      [RSS_CPI_ID, '0.5%'],
      [`${RSS_CPI_ID}-2`, null],
    ]);
  });

  it('K3 gives a new id to the same figure of the next day when the RSS only removed the first one', () => {
    const calendar = openCalendar(kindOf);
    calendar.read('12 12:00', { rss: [rss('MBA 30-Year Mortgage Rate', '12 11:00', { actual: '6.5%' })] });
    // The process was off for a day.
    calendar.read('13 13:00', { rss: [rss('30-Year Mortgage Rate', '13 16:00')] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      ['us-mba-30-year-mortgage-rate-2026-08-12', '6.5%'],
      ['us-30-year-mortgage-rate-2026-08-13', null],
    ]);
  });

  it('K3 gives the same ids for the same readings', () => {
    const lists = { export: [CPI, OTHER], rss: [rssCpi(), rss('Auction', '12 16:00')] };
    const [one, other] = [openCalendar(), openCalendar()];
    expect(one.read('12 10:00', lists)).toEqual(other.read('12 10:00', lists));
  });

  it('K3 keeps the id when a vendor with its own ids corrects the country of a row', () => {
    const own = { vendor: 'tradingview', vendorId: 'tv-1', base: 'tv-1' } as const;
    const covers = { from: WEEK.from, to: WEEK.to };
    const read = (known: KnownCalendar, country: string) =>
      reconcile(
        known,
        [{ vendor: 'tradingview', rows: [listing({ ...own, country })], covers, undated: [], sameDayMs: 0 }],
        { source: 'charting-platform', now: new Date(at('11 10:00')), kindOf: () => null },
      );
    const { events } = read(read({ events: [], listings: [] }, 'DE'), 'EU');
    expect(events.map(({ id, country }) => [id, country])).toEqual([['tv-1', 'EU']]);
  });
});

describe('reconcile: an event whose time moves by half a day', () => {
  const auction = (time: string, over: Partial<Listing> = {}) => rss('Auction', time, over);
  const ID = 'us-auction-2026-08-12';
  const NEXT_ID = 'us-auction-2026-08-13';

  function readTwice(first: Listing[], second: Lists) {
    const calendar = openCalendar();
    calendar.read('12 13:00', { rss: first });
    calendar.read('12 14:00', second);
    return calendar.shown().map(({ id, timeIso }) => [id, timeIso]);
  }

  it('K3 keeps its id at the new time', () => {
    expect(readTwice([auction('12 16:00')], { rss: [auction('13 05:00')] })).toEqual([[ID, at('13 05:00')]]);
  });

  it('K3 is two events when the list has both times', () => {
    expect(readTwice([auction('12 16:00')], { rss: [auction('12 16:00'), auction('13 05:00')] })).toEqual([
      [ID, at('12 16:00')],
      [NEXT_ID, at('13 05:00')],
    ]);
  });

  it('K3 is another event when the first one is released', () => {
    expect(readTwice([auction('12 12:00', { actual: '1%' })], { rss: [auction('13 05:00')] })).toEqual([
      [ID, at('12 12:00')],
      [NEXT_ID, at('13 05:00')],
    ]);
  });

  it('K3 is another event when some rows of the list cannot be read', () => {
    expect(readTwice([auction('12 16:00')], { rss: [auction('13 05:00')], isPartial: true })).toEqual([
      [ID, at('12 16:00')],
      [NEXT_ID, at('13 05:00')],
    ]);
  });

  it('K3 stays paired with the export', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { rss: [rssCpi({ timeIso: at('12 16:00') })] });
    calendar.read('12 11:00', { export: [{ ...CPI, timeIso: at('12 16:00') }] });
    calendar.read('12 13:00', { rss: [rssCpi({ timeIso: at('13 05:00'), day: '2026-08-13' })] });
    expect(calendar.shown().map(({ id, timeIso }) => [id, timeIso])).toEqual([[RSS_CPI_ID, at('12 16:00')]]);
  });
});

describe('reconcile: two stored events of one release', () => {
  const gauge = (over: Parameters<typeof rss>[2] = {}) =>
    rss('Price Gauge', '12 12:30', { path: 'Core CPI MoM', ...over });
  const renamed = gauge({ title: 'Core CPI MoM', actual: '0.5%' });

  it('K3 N2 become one with the older id, and the other points to it', () => {
    const calendar = openCalendar();
    calendar.read('12 09:00', { rss: [gauge()] });
    calendar.read('12 10:00', { export: [CPI] });
    expect(calendar.ids()).toEqual([RSS_CPI_ID, CPI_ID]);
    calendar.read('12 12:35', { rss: [renamed] });
    expect(calendar.shown()).toMatchObject([
      { id: RSS_CPI_ID, title: 'Core CPI m/m', actual: '0.5%', mergedInto: null },
    ]);
    expect(calendar.event(CPI_ID)).toMatchObject({
      mergedInto: RSS_CPI_ID,
      withdrawnAt: at('12 12:35'),
      withdrawals: 1,
    });
  });

  it('K3 N2 keep the id of the export when that is the older one', () => {
    const calendar = openCalendar();
    calendar.read('12 09:00', { export: [CPI] });
    calendar.read('12 10:00', { rss: [gauge()] });
    calendar.read('12 12:35', { rss: [renamed] });
    expect(calendar.shown()).toMatchObject([{ id: CPI_ID, actual: '0.5%' }]);
    expect(calendar.event(RSS_CPI_ID)).toMatchObject({ mergedInto: CPI_ID, withdrawals: 1 });
  });

  it('K3 N2 stay merged and are not counted again when the same lists come again', () => {
    const calendar = openCalendar();
    calendar.read('12 09:00', { rss: [gauge()] });
    calendar.read('12 10:00', { export: [CPI] });
    calendar.read('12 12:35', { rss: [renamed] });
    const before = calendar.event(CPI_ID);
    calendar.read('12 13:00', { export: [CPI], rss: [renamed] });
    expect(calendar.event(CPI_ID)).toEqual(before);
  });

  it('K3 N2 become two again with the same count when the rows no longer agree', () => {
    const calendar = openCalendar();
    calendar.read('12 09:00', { export: [CPI] });
    calendar.read('12 10:00', { rss: [gauge()] });
    calendar.read('12 11:00', { rss: [gauge({ title: 'Core CPI MoM' })] });
    expect(calendar.ids()).toEqual([CPI_ID]);
    calendar.read('12 12:35', { rss: [gauge({ title: 'CPI MoM', actual: '0.7%' })] });
    expect(calendar.shown()).toMatchObject([
      { id: CPI_ID, actual: null, withdrawals: 0 },
      { id: RSS_CPI_ID, actual: '0.7%', withdrawals: 1, mergedInto: null },
    ]);
  });
});
