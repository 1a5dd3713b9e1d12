import { describe, expect, it } from 'vitest';
import { at, CPI, CPI_ID, exported, OTHER, openCalendar, rss, rssCpi } from './testing/calendar-readings.ts';

describe('reconcile: one event from two lists', () => {
  it('K3 makes one event from both rows, with the title of the export and the actual of the RSS', () => {
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

  it('K3 K4 pairs different titles only when the catalogue has them under one kind', () => {
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

  it('K3 changes only the last seen dates', () => {
    const calendar = openCalendar();
    const [first, again] = ['12 13:00', '12 14:00'].map((time) => calendar.read(time, lists));
    const lastSeenAt = at('12 14:00');
    expect(again?.events).toEqual(first?.events.map((event) => ({ ...event, lastSeenAt })));
    expect(again?.listings).toEqual(first?.listings.map((row) => ({ ...row, lastSeenAt })));
  });

  it('K3 gives the same cards when the lists are read together or one after the other', () => {
    const [together, apart] = [openCalendar(), openCalendar()];
    together.read('12 13:00', lists);
    apart.read('12 13:00', { export: lists.export });
    apart.read('12 13:00', { rss: lists.rss });
    expect(apart.shown()).toEqual(together.shown());
  });
});
