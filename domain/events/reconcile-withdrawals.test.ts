import { describe, expect, it } from 'vitest';
import { at, CPI, CPI_ID, exported, OTHER, openCalendar, rss, rssCpi } from './testing/calendar-readings.ts';

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

  it('K3 N2 withdraws an RSS event before its time when the RSS removes it', () => {
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

  it('K3 keeps an event while one of the two vendors lists it', () => {
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

  it('K3 does not withdraw an event after its time or its actual', () => {
    const calendar = openCalendar();
    calendar.read('12 12:35', { export: [CPI, OTHER], rss: [rssCpi({ actual: '0.5%' })] });
    calendar.read('12 15:05', { export: [], rss: [] });
    expect(calendar.ids()).toEqual([CPI_ID, 'usd-crude-oil-inventories-2026-08-12']);
  });

  it('K3 N2 withdraws nothing and names the missing rows when a list is far too short', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: coming(20) });
    const { unconfirmed } = calendar.read('12 11:00', { export: coming(3) });
    expect([unconfirmed.length, calendar.shown().length]).toEqual([17, 20]);
    expect(calendar.shown().every(({ withdrawals }) => withdrawals === 0)).toBe(true);
  });

  it.each([
    [20, 16],
    [4, 1],
  ])('K3 N2 withdraws the rest when a list of %i events names %i of them', (before, after) => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: coming(before) });
    const { unconfirmed } = calendar.read('12 11:00', { export: coming(after) });
    expect([unconfirmed, calendar.shown().length]).toEqual([[], after]);
  });

  it('K3 N2 withdraws nothing when rows of the list cannot be read', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [CPI, OTHER], rss: [decision('12 19:00')] });
    calendar.read('12 11:00', { export: [OTHER], rss: [], isPartial: true });
    expect(calendar.shown()).toHaveLength(3);
  });

  it('K3 N2 counts each withdrawal when an event goes and returns', () => {
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

describe('reconcile: an event without its date', () => {
  const PPI = exported('PPI m/m', '14 12:30', { forecast: '0.1%' });
  const undated = [PPI.base];

  it('K3 N2 keeps time and figures when the list has it without a date, while other events are withdrawn', () => {
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

  it('K3 is one event when the list also has it with its date, and none when it is new', () => {
    const calendar = openCalendar();
    calendar.read('11 10:00', { export: [CPI, PPI] });
    calendar.read('11 11:00', { export: [CPI, PPI], undated: [...undated, 'usd-gdp-q-q'] });
    expect(calendar.ids()).toEqual([CPI_ID, 'usd-ppi-m-m-2026-08-14']);
  });
});
