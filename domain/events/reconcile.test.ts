import { describe, expect, it } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import type { KnownCalendar, Listing, StoredEvent } from '#contracts/listing.ts';
import type { KindOf } from './pair.ts';
import { slug } from './recognise.ts';
import { type Reconciled, reconcile, type VendorReading } from './reconcile.ts';
import { listing } from './testing/stored-listing.ts';
import { NEW_YORK, wallClock } from './zones.ts';

const HOUR_MS = 3_600_000;
const WEEK = { from: new Date('2026-08-09T04:00:00Z'), to: new Date('2026-08-16T04:00:00Z') };
/** "12 08:30": a day of August 2026 and a time in UTC. */
const at = (time: string): string => `2026-08-${time.replace(' ', 'T')}:00.000Z`;
const dayOf = (timeIso: string): string => wallClock(new Date(timeIso), NEW_YORK).day;

/** A row of the export, by default without figures. */
function exported(title: string, time: string, over: Partial<Listing> = {}): Listing {
  const { currency = 'USD' } = over;
  return listing({
    title,
    base: slug(`${currency ?? 'all'} ${title}`),
    timeIso: at(time),
    day: dayOf(at(time)),
    forecast: null,
    previous: null,
    ...over,
  });
}

/** A row of the RSS; `path` is the address of its event, which does not change with the title. */
function rss(
  title: string,
  time: string,
  { path = title, ...over }: Partial<Listing> & { path?: string } = {},
) {
  const { country = 'US' } = over;
  return { ...exported(title, time, over), vendor: 'myfxbook', base: slug(`${country} ${path}`) } as const;
}

type Lists = {
  readonly export?: readonly Listing[];
  readonly rss?: readonly Listing[];
  readonly undated?: readonly string[];
  /** Some rows could not be read. */
  readonly isPartial?: boolean;
};

function readingsOf({ export: weekly, rss: rolling, undated = [], isPartial = false }: Lists, now: Date) {
  const around = (ms: number) => new Date(now.getTime() + ms);
  const readings: VendorReading[] = [];
  const coversOf = (span: VendorReading['covers']) => (isPartial ? null : span);
  if (weekly) {
    const rules = { covers: coversOf(WEEK), undated, sameDayMs: Number.POSITIVE_INFINITY };
    readings.push({ vendor: 'faireconomy', rows: weekly, ...rules });
  }
  if (rolling) {
    const covers = coversOf({ from: around(-23 * HOUR_MS), to: around(23 * HOUR_MS) });
    readings.push({ vendor: 'myfxbook', rows: rolling, covers, undated: [], sameDayMs: 6 * HOUR_MS });
  }
  return readings;
}

/** A calendar that keeps what is known from reading to reading as the store does: as text, across any restart. */
function openCalendar(kinds: KindOf = () => null) {
  let known: KnownCalendar = { events: [], listings: [] };
  const shown = (): StoredEvent[] => known.events.filter(({ withdrawnAt }) => withdrawnAt === null);
  return {
    read(time: string, lists: Lists): Reconciled {
      const now = new Date(at(time));
      const context = { source: 'forex-community', now, kindOf: kinds } as const;
      const result = reconcile(known, readingsOf(lists, now), context);
      known = JSON.parse(JSON.stringify({ events: result.events, listings: result.listings }));
      return result;
    },
    event: (id: string) => known.events.find((event) => event.id === id),
    shown,
    ids: () => shown().map(({ id }) => id),
  };
}

const CPI = exported('Core CPI m/m', '12 12:30', { forecast: '0.3%', previous: '0.2%' });
const CPI_ID = 'usd-core-cpi-m-m-2026-08-12';
const rssCpi = (over: Parameters<typeof rss>[2] = {}) =>
  rss('Core CPI MoM', '12 12:30', { forecast: '0.4%', previous: '0.2%', ...over });
const RSS_CPI_ID = 'us-core-cpi-mom-2026-08-12';
const OTHER = exported('Crude Oil Inventories', '12 14:30');

describe('reconcile: one event out of two lists', () => {
  it('K3 makes one event of both rows, with the words of the export and the actual of the RSS', () => {
    const calendar = openCalendar();
    calendar.read('12 13:00', { export: [CPI], rss: [rssCpi({ actual: '0.5%' })] });
    expect(calendar.shown()).toMatchObject([
      { id: CPI_ID, firstId: CPI_ID, origin: 'faireconomy', title: 'Core CPI m/m', actual: '0.5%' },
    ]);
  });

  it('K3 takes a figure from the RSS when the export leaves it out', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [{ ...CPI, forecast: null }], rss: [rssCpi()] });
    expect(calendar.shown()).toMatchObject([{ id: CPI_ID, forecast: '0.4%', previous: '0.2%' }]);
  });

  it('K3 adds the actual to the known event when only the RSS is read', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [CPI, OTHER] });
    calendar.read('12 13:00', { rss: [rssCpi({ actual: '0.5%' })] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      [CPI_ID, '0.5%'],
      ['usd-crude-oil-inventories-2026-08-12', null],
    ]);
  });

  it('K3 keeps the actual when the RSS forgets it, and takes the forecast the export corrects', () => {
    const calendar = openCalendar();
    calendar.read('12 13:00', { export: [CPI], rss: [rssCpi({ actual: '0.5%' })] });
    calendar.read('12 18:00', { rss: [rssCpi({ actual: null })] });
    calendar.read('13 18:00', { export: [{ ...CPI, forecast: '0.2%' }], rss: [] });
    expect(calendar.shown()).toMatchObject([{ id: CPI_ID, forecast: '0.2%', actual: '0.5%' }]);
  });

  it('K3 replaces the actual when the RSS corrects it', () => {
    const calendar = openCalendar();
    calendar.read('12 13:00', { export: [CPI], rss: [rssCpi({ actual: '0.5%' })] });
    calendar.read('12 13:30', { rss: [rssCpi({ actual: '0.4%' })] });
    expect(calendar.shown()).toMatchObject([{ id: CPI_ID, actual: '0.4%' }]);
  });

  it('K3 K4 pairs rows only when the catalogue of indicators knows what the words do not say', () => {
    const lists = { export: [exported('Claimant Count', '12 12:30')], rss: [rss('Benefits', '12 12:30')] };
    const [wordsOnly, withCatalogue] = [openCalendar(), openCalendar(() => 'claimants')];
    wordsOnly.read('12 10:00', lists);
    withCatalogue.read('12 10:00', lists);
    expect([wordsOnly.ids().length, withCatalogue.ids().length]).toEqual([2, 1]);
  });

  it('K3 gives a holiday no figures when an RSS row has its title', () => {
    const holiday = exported('Core CPI m/m', '12 00:00', { holiday: true, day: '2026-08-12' });
    const calendar = openCalendar();
    calendar.read('12 13:00', {
      export: [holiday],
      rss: [rssCpi({ actual: '0.5%', timeIso: at('12 00:00') })],
    });
    expect(calendar.shown().map(({ holiday: isHoliday, actual }) => [isHoliday, actual])).toEqual([
      [true, null],
      [false, '0.5%'],
    ]);
  });

  it('K3 makes two events of two speeches on one day, each with its own RSS row', () => {
    const place = { country: 'EU', currency: 'EUR' };
    const speeches = ['12 08:00', '12 15:30'].map((time) =>
      exported('ECB President Lagarde Speaks', time, place),
    );
    const rows = ['12 15:30', '12 08:00'].map((time) => rss('ECB President Lagarde Speech', time, place));
    const calendar = openCalendar();
    const { listings } = calendar.read('12 06:00', { export: speeches, rss: rows });
    const stem = 'eur-ecb-president-lagarde-speaks-2026-08-12';
    expect(calendar.shown().map(({ id, timeIso }) => [id, timeIso])).toEqual([
      [stem, at('12 08:00')],
      [`${stem}-2`, at('12 15:30')],
    ]);
    const rowsOf = Map.groupBy(listings, ({ eventId }) => eventId);
    for (const { id, timeIso } of calendar.shown())
      expect(rowsOf.get(id)?.map((one) => [one.vendor, one.timeIso])).toEqual([
        ['faireconomy', timeIso],
        ['myfxbook', timeIso],
      ]);
  });
});

describe('reconcile: the same lists again', () => {
  const lists = { export: [CPI, OTHER], rss: [rssCpi({ actual: '0.5%' }), rss('Auction', '12 16:00')] };

  it('K3 change nothing but when the rows were last seen', () => {
    const calendar = openCalendar();
    const [first, again] = ['12 13:00', '12 14:00'].map((time) => calendar.read(time, lists));
    const lastSeenAt = at('12 14:00');
    expect(again?.events).toEqual(first?.events.map((event) => ({ ...event, lastSeenAt })));
    expect(again?.listings).toEqual(first?.listings.map((row) => ({ ...row, lastSeenAt })));
  });

  it('K3 give the same cards when both lists are read at once or one after the other', () => {
    const [together, apart] = [openCalendar(), openCalendar()];
    together.read('12 13:00', lists);
    apart.read('12 13:00', { export: lists.export });
    apart.read('12 13:00', { rss: lists.rss });
    expect(apart.shown()).toEqual(together.shown());
  });
});

describe('reconcile: ids', () => {
  it('K3 keep when a tentative time moves, also over midnight in New York', () => {
    const rate = (time: string) => exported('BOJ Policy Rate', time, { country: 'JP', currency: 'JPY' });
    const calendar = openCalendar();
    for (const time of ['14 03:11', '14 02:40', '14 04:20', '14 03:50'])
      calendar.read('13 10:00', { export: [rate(time)] });
    expect(calendar.shown()).toMatchObject([
      { id: 'jpy-boj-policy-rate-2026-08-13', timeIso: at('14 03:50') },
    ]);
  });

  it('K3 N2 of an RSS event stays when the export lists it later', () => {
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

  it('K3 stay when an earlier row of the day has left the RSS', () => {
    const auction = (time: string, actual: string) => rss('Auction', time, { actual });
    const calendar = openCalendar();
    calendar.read('12 17:00', { rss: [auction('12 04:30', '1%'), auction('12 16:00', '2%')] });
    calendar.read('13 10:00', { rss: [auction('12 16:00', '3%')] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      ['us-auction-2026-08-12', '1%'],
      ['us-auction-2026-08-12-2', '3%'],
    ]);
  });

  it('K3 N2 are never given to another row when a vendor lists a second one of that day', () => {
    const calendar = openCalendar();
    calendar.read('12 13:00', { rss: [rssCpi({ actual: '0.5%' })] });
    calendar.read('12 13:10', { export: [CPI] });
    calendar.read('12 14:00', { rss: [rssCpi({ timeIso: at('12 22:00') })] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      [RSS_CPI_ID, '0.5%'],
      [`${RSS_CPI_ID}-2`, null],
    ]);
  });

  it('K3 are not given to a like figure of the next day when the RSS only forgot the first one', () => {
    const calendar = openCalendar(kindOf);
    calendar.read('12 12:00', { rss: [rss('MBA 30-Year Mortgage Rate', '12 11:00', { actual: '6.5%' })] });
    // The process did not run for a day.
    calendar.read('13 13:00', { rss: [rss('30-Year Mortgage Rate', '13 16:00')] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      ['us-mba-30-year-mortgage-rate-2026-08-12', '6.5%'],
      ['us-30-year-mortgage-rate-2026-08-13', null],
    ]);
  });

  it('K3 are the same for the same readings', () => {
    const lists = { export: [CPI, OTHER], rss: [rssCpi(), rss('Auction', '12 16:00')] };
    const [one, other] = [openCalendar(), openCalendar()];
    expect(one.read('12 10:00', lists)).toEqual(other.read('12 10:00', lists));
  });

  it('K3 stay when a vendor with ids of its own corrects the country of a row', () => {
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

  it('K3 is two events when the list names both times', () => {
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

  it('K3 is not guessed when a row of the list cannot be read', () => {
    expect(readTwice([auction('12 16:00')], { rss: [auction('13 05:00')], isPartial: true })).toEqual([
      [ID, at('12 16:00')],
      [NEXT_ID, at('13 05:00')],
    ]);
  });

  it('K3 stays with the export it is paired with', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { rss: [rssCpi({ timeIso: at('12 16:00') })] });
    calendar.read('12 11:00', { export: [{ ...CPI, timeIso: at('12 16:00') }] });
    calendar.read('12 13:00', { rss: [rssCpi({ timeIso: at('13 05:00'), day: '2026-08-13' })] });
    expect(calendar.shown().map(({ id, timeIso }) => [id, timeIso])).toEqual([[RSS_CPI_ID, at('12 16:00')]]);
  });
});

describe('reconcile: a pair that proves wrong', () => {
  const place = { country: 'AU', currency: 'AUD' };
  const NIGHT = '12 01:30';
  const annual = exported('CPI y/y', NIGHT, { ...place, forecast: '2.1%', previous: '2.1%' });
  const quarterly = (over: Partial<Listing> = {}) =>
    rss('Inflation Rate YoY', NIGHT, { ...place, previous: '2.4%', ...over });
  const monthly = (over: Partial<Listing> = {}) =>
    rss('Monthly CPI Indicator', NIGHT, { ...place, previous: '2.1%', ...over });
  const ANNUAL_ID = 'aud-cpi-y-y-2026-08-11';

  it('K3 loses its value when a better partner is listed after the release, still without its actual', () => {
    const calendar = openCalendar(kindOf);
    calendar.read('11 10:00', { export: [annual], rss: [quarterly()] });
    calendar.read('12 01:32', { rss: [quarterly({ actual: '2.1%' })] });
    expect(calendar.event(ANNUAL_ID)?.actual).toBe('2.1%');
    calendar.read('12 01:36', { rss: [quarterly({ actual: '2.1%' }), monthly()] });
    expect(calendar.event(ANNUAL_ID)?.actual).toBeNull();
    calendar.read('12 01:40', { rss: [quarterly({ actual: '2.1%' }), monthly({ actual: '1.9%' })] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      [ANNUAL_ID, '1.9%'],
      ['au-inflation-rate-yoy-2026-08-11', '2.1%'],
    ]);
  });

  it('K3 loses its value when the better partner is listed with its own actual at once', () => {
    const calendar = openCalendar(kindOf);
    calendar.read('11 20:00', { export: [annual], rss: [quarterly()] });
    calendar.read('12 01:32', { rss: [quarterly({ actual: '2.1%' })] });
    calendar.read('12 01:40', { rss: [quarterly({ actual: '2.1%' }), monthly({ actual: '1.9%' })] });
    calendar.read('12 02:00', { export: [annual], rss: [quarterly(), monthly()] });
    expect(calendar.event(ANNUAL_ID)?.actual).not.toBe('2.1%');
    expect(calendar.shown().filter(({ actual }) => actual === '2.1%')).toMatchObject([
      { title: 'Inflation Rate YoY', origin: 'myfxbook' },
    ]);
  });

  it('K3 gives way before the release when a better partner shows up, and its value comes from that one', () => {
    const calendar = openCalendar(kindOf);
    calendar.read('11 10:00', { export: [annual], rss: [quarterly()] });
    calendar.read('11 20:00', { rss: [quarterly(), monthly()] });
    calendar.read('12 01:40', { rss: [quarterly({ actual: '2.1%' }), monthly({ actual: '1.9%' })] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      [ANNUAL_ID, '1.9%'],
      ['au-inflation-rate-yoy-2026-08-11', '2.1%'],
    ]);
  });

  it('K3 is not made at the release when no earlier reading tells two candidates apart', () => {
    const calendar = openCalendar(kindOf);
    const { ambiguous } = calendar.read('12 01:40', {
      export: [annual],
      rss: [quarterly({ actual: '2.1%' }), monthly({ actual: '1.9%' })],
    });
    expect(calendar.event(ANNUAL_ID)?.actual).toBeNull();
    expect(calendar.shown()).toHaveLength(3);
    expect(ambiguous).toEqual(['CPI y/y', 'Inflation Rate YoY', 'Monthly CPI Indicator']);
  });

  it('K3 leaves both rows as events of their own when they contradict each other later', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [CPI], rss: [rssCpi()] });
    calendar.read('12 13:00', { rss: [rssCpi({ title: 'CPI MoM', actual: '0.7%' })] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      [CPI_ID, null],
      [RSS_CPI_ID, '0.7%'],
    ]);
  });
});

describe('reconcile: a pair that holds', () => {
  it('K3 stays one event when the RSS revises the previous figure at the release', () => {
    const credit = exported('Consumer Credit m/m', '12 19:00', { forecast: '9.5B', previous: '-0.4B' });
    const row = (previous: string, actual: string | null) =>
      rss('Consumer Credit Change', '12 19:00', { forecast: '$9.5B', previous, actual });
    const calendar = openCalendar(kindOf);
    calendar.read('12 18:00', { export: [credit], rss: [row('$-0.4B', null)] });
    calendar.read('12 19:06', { export: [credit], rss: [row('$1.2B', '$12.3B')] });
    expect(calendar.shown()).toMatchObject([
      { id: 'usd-consumer-credit-m-m-2026-08-12', previous: '$1.2B', actual: '$12.3B' },
    ]);
  });

  it('K3 keeps the revised previous figure when the process restarts and only the export is read', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [CPI], rss: [rssCpi()] });
    calendar.read('12 12:35', { rss: [rssCpi({ previous: '0.4%', actual: '0.5%' })] });
    expect(calendar.event(CPI_ID)).toMatchObject({ previous: '0.4%', actual: '0.5%' });
    calendar.read('12 14:00', { export: [CPI] });
    expect(calendar.event(CPI_ID)).toMatchObject({ previous: '0.4%', actual: '0.5%' });
  });

  it('K3 sees the revision when the process restarts between the waiting and the release', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { rss: [rssCpi()] });
    calendar.read('12 11:00', { export: [CPI] });
    calendar.read('12 12:35', { rss: [rssCpi({ previous: '0.4%', actual: '0.5%' })] });
    expect(calendar.shown()).toMatchObject([{ id: RSS_CPI_ID, previous: '0.4%' }]);
  });

  it('K3 stays one event when the RSS words its title anew and no other row fits', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [CPI], rss: [rssCpi()] });
    calendar.read('12 12:35', {
      rss: [rssCpi({ title: 'Core Price Gauge', path: 'Core CPI MoM', actual: '0.5%' })],
    });
    expect(calendar.shown()).toMatchObject([{ id: CPI_ID, actual: '0.5%' }]);
  });
});

describe('reconcile: withdrawals', () => {
  const decision = (time: string) =>
    rss('Interest Rate Decision', time, { country: 'MX', currency: 'MXN', previous: '7.00%' });
  const MX_ID = 'mx-interest-rate-decision-2026-08-12';
  const coming = (count: number) =>
    Array.from({ length: count }, (_, index) => exported(`Event ${index}`, '13 12:30'));

  it('K3 shows one event at the new time when an RSS event moves by two days', () => {
    const calendar = openCalendar();
    calendar.read('12 13:40', { export: [OTHER], rss: [decision('12 19:00')] });
    calendar.read('12 14:50', { export: [OTHER], rss: [decision('14 19:00')] });
    expect(calendar.shown().filter(({ currency }) => currency === 'MXN')).toMatchObject([
      { id: MX_ID, timeIso: at('14 19:00') },
    ]);
  });

  it('K3 N2 withdraws an RSS event before its time when the RSS no longer lists it', () => {
    const calendar = openCalendar();
    calendar.read('12 13:40', { rss: [decision('12 19:00')] });
    calendar.read('12 14:50', { rss: [decision('14 19:00')] });
    calendar.read('12 15:50', { rss: [rss('Foo', '12 16:00')] });
    expect(calendar.event(MX_ID)).toMatchObject({ withdrawnAt: null, timeIso: at('14 19:00') });
    for (const time of ['13 20:10', '14 18:59', '14 19:01', '14 20:10', '15 10:00'])
      calendar.read(time, { rss: [rss(`Foo ${time}`, time)] });
    expect(calendar.event(MX_ID)).toMatchObject({ withdrawnAt: at('13 20:10'), actual: null });
    expect(calendar.ids()).not.toContain(MX_ID);
  });

  it('K3 keeps an event when the RSS drops it and the export still lists it, and the other way round', () => {
    const calendar = openCalendar();
    const others = [1, 2, 3, 4].map((number) => rss(`Foo ${number}`, '12 20:00'));
    calendar.read('12 10:00', { export: [CPI, OTHER], rss: [rssCpi(), ...others] });
    calendar.read('12 10:30', { export: [CPI, OTHER], rss: others });
    expect(calendar.event(CPI_ID)).toMatchObject({ withdrawnAt: null, origin: 'faireconomy' });
    calendar.read('12 11:00', { export: [OTHER], rss: [rssCpi(), ...others] });
    expect(calendar.event(CPI_ID)).toMatchObject({ withdrawnAt: null, origin: 'myfxbook' });
    calendar.read('12 11:30', { export: [OTHER], rss: others });
    expect(calendar.event(CPI_ID)).toMatchObject({ withdrawnAt: at('12 11:30'), withdrawals: 1 });
  });

  it('K3 does not withdraw an event when its time has passed or its actual is out', () => {
    const calendar = openCalendar();
    calendar.read('12 12:35', { export: [CPI, OTHER], rss: [rssCpi({ actual: '0.5%' })] });
    calendar.read('12 15:05', { export: [], rss: [] });
    expect(calendar.ids()).toEqual([CPI_ID, 'usd-crude-oil-inventories-2026-08-12']);
  });

  it('K3 N2 withdraws nothing and names the doubted rows when a list is far shorter than what is known', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: coming(20) });
    const { doubted } = calendar.read('12 11:00', { export: coming(3) });
    expect([doubted.length, calendar.shown().length]).toEqual([17, 20]);
    expect(calendar.shown().every(({ withdrawals }) => withdrawals === 0)).toBe(true);
  });

  it.each([
    [20, 16],
    [4, 1],
  ])('K3 N2 withdraws the rest when a list of %i events names %i of them', (before, after) => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: coming(before) });
    const { doubted } = calendar.read('12 11:00', { export: coming(after) });
    expect([doubted, calendar.shown().length]).toEqual([[], after]);
  });

  it('K3 N2 withdraws nothing when rows of the list cannot be read', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [CPI, OTHER], rss: [decision('12 19:00')] });
    calendar.read('12 11:00', { export: [OTHER], rss: [], isPartial: true });
    expect(calendar.shown()).toHaveLength(3);
  });

  it('K3 N2 counts each withdrawal when an event goes and returns again and again', () => {
    const calendar = openCalendar();
    const seen = [true, false, false, true, true, false].map((isListed, index) => {
      calendar.read(`12 0${index}:00`, { export: isListed ? [CPI, OTHER] : [OTHER] });
      const { withdrawnAt, withdrawals } = calendar.event(CPI_ID) ?? {};
      return [withdrawnAt, withdrawals];
    });
    expect(seen).toEqual([
      [null, 0],
      [at('12 01:00'), 1],
      [at('12 01:00'), 1],
      [null, 1],
      [null, 1],
      [at('12 05:00'), 2],
    ]);
  });
});

describe('reconcile: an event that lost its date', () => {
  const PPI = exported('PPI m/m', '14 12:30', { forecast: '0.1%' });
  const undated = [PPI.base];

  it('K3 N2 keeps its time and figures when the list names it without a date, and others go', () => {
    const calendar = openCalendar();
    calendar.read('11 10:00', { export: [CPI, PPI, OTHER] });
    const before = calendar.event('usd-ppi-m-m-2026-08-14');
    calendar.read('11 11:00', { export: [CPI], undated });
    expect(calendar.ids()).toEqual([CPI_ID, 'usd-ppi-m-m-2026-08-14']);
    expect(calendar.event('usd-ppi-m-m-2026-08-14')).toEqual(before);
  });

  it('K3 N2 stays withdrawn when it was withdrawn before', () => {
    const calendar = openCalendar();
    calendar.read('11 10:00', { export: [CPI, PPI] });
    calendar.read('11 11:00', { export: [CPI] });
    calendar.read('11 12:00', { export: [CPI], undated });
    expect(calendar.ids()).toEqual([CPI_ID]);
  });

  it('K3 is not doubled when the list also names it with its date, nor made when it was not known', () => {
    const calendar = openCalendar();
    calendar.read('11 10:00', { export: [CPI, PPI] });
    calendar.read('11 11:00', { export: [CPI, PPI], undated: [...undated, 'usd-gdp-q-q'] });
    expect(calendar.ids()).toEqual([CPI_ID, 'usd-ppi-m-m-2026-08-14']);
  });
});

describe('reconcile: two stored events that prove to be one', () => {
  const gauge = (over: Parameters<typeof rss>[2] = {}) =>
    rss('Price Gauge', '12 12:30', { path: 'Core CPI MoM', ...over });
  const renamed = gauge({ title: 'Core CPI MoM', actual: '0.5%' });

  it('K3 N2 become one that keeps the older id, and the other names it as its heir', () => {
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

  it('K3 N2 stay merged, and are not counted again, when the same lists come again', () => {
    const calendar = openCalendar();
    calendar.read('12 09:00', { rss: [gauge()] });
    calendar.read('12 10:00', { export: [CPI] });
    calendar.read('12 12:35', { rss: [renamed] });
    const before = calendar.event(CPI_ID);
    calendar.read('12 13:00', { export: [CPI], rss: [renamed] });
    expect(calendar.event(CPI_ID)).toEqual(before);
  });

  it('K3 N2 are two again, with the count kept, when the rows no longer agree', () => {
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
