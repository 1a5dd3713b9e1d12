import { describe, expect, it } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import type { Listing } from '#contracts/listing.ts';
import { CPI, CPI_ID, exported, openCalendar, RSS_CPI_ID, rss, rssCpi } from './testing/calendar-readings.ts';

describe('reconcile: a wrong pair', () => {
  const place = { country: 'AU', currency: 'AUD' };
  const NIGHT = '12 01:30';
  const annual = exported('CPI y/y', NIGHT, { ...place, forecast: '2.1%', previous: '2.1%' });
  const quarterly = (over: Partial<Listing> = {}) =>
    rss('Inflation Rate YoY', NIGHT, { ...place, previous: '2.4%', ...over });
  const monthly = (over: Partial<Listing> = {}) =>
    rss('Monthly CPI Indicator', NIGHT, { ...place, previous: '2.1%', ...over });
  const ANNUAL_ID = 'aud-cpi-y-y-2026-08-11';

  it('K3 loses its value when a better partner is listed after the release without its actual', () => {
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

  it('K3 loses its value when the better partner is listed with its own actual', () => {
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

  it('K3 is replaced before the release when a better partner is listed, with the value of that partner', () => {
    const calendar = openCalendar(kindOf);
    calendar.read('11 10:00', { export: [annual], rss: [quarterly()] });
    calendar.read('11 20:00', { rss: [quarterly(), monthly()] });
    calendar.read('12 01:40', { rss: [quarterly({ actual: '2.1%' }), monthly({ actual: '1.9%' })] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      [ANNUAL_ID, '1.9%'],
      ['au-inflation-rate-yoy-2026-08-11', '2.1%'],
    ]);
  });

  it('K3 is not made at the release when no earlier reading separates two candidates', () => {
    const calendar = openCalendar(kindOf);
    const { ambiguous } = calendar.read('12 01:40', {
      export: [annual],
      rss: [quarterly({ actual: '2.1%' }), monthly({ actual: '1.9%' })],
    });
    expect(calendar.event(ANNUAL_ID)?.actual).toBeNull();
    expect(calendar.shown()).toHaveLength(3);
    expect(ambiguous).toEqual(['CPI y/y', 'Inflation Rate YoY', 'Monthly CPI Indicator']);
  });

  it('K3 becomes two events when its rows contradict each other later', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [CPI], rss: [rssCpi()] });
    calendar.read('12 13:00', { rss: [rssCpi({ title: 'CPI MoM', actual: '0.7%' })] });
    expect(calendar.shown().map(({ id, actual }) => [id, actual])).toEqual([
      [CPI_ID, null],
      [RSS_CPI_ID, '0.7%'],
    ]);
  });
});

describe('reconcile: a stable pair', () => {
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

  it('K3 sees the revision when the process restarts shortly before the release', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { rss: [rssCpi()] });
    calendar.read('12 11:00', { export: [CPI] });
    calendar.read('12 12:35', { rss: [rssCpi({ previous: '0.4%', actual: '0.5%' })] });
    expect(calendar.shown()).toMatchObject([{ id: RSS_CPI_ID, previous: '0.4%' }]);
  });

  it('K3 stays one event when the RSS changes the title and no other row fits', () => {
    const calendar = openCalendar();
    calendar.read('12 10:00', { export: [CPI], rss: [rssCpi()] });
    calendar.read('12 12:35', {
      rss: [rssCpi({ title: 'Core Price Gauge', path: 'Core CPI MoM', actual: '0.5%' })],
    });
    expect(calendar.shown()).toMatchObject([{ id: CPI_ID, actual: '0.5%' }]);
  });
});
