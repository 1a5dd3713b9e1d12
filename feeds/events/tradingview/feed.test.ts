import { describe, expect, it } from 'vitest';
import type { EventsReading } from '#feeds/ports.ts';
import { fakeGet, signal } from '../testing/fake-get.ts';
import { rowsOf } from '../testing/rows.ts';
import { createTradingviewFeed } from './feed.ts';

const NOW = new Date('2026-09-15T13:00:00Z');
const row = (over: Record<string, unknown> = {}) => ({
  id: '512001',
  title: 'Retail Sales MoM',
  indicator: 'Retail Sales MoM',
  ticker: 'ECONOMICS:USRSMM',
  country: 'US',
  currency: 'USD',
  period: 'Aug',
  referenceDate: null,
  actual: 0.6,
  actualRaw: 0.6,
  forecast: 0.2,
  previous: null,
  unit: '%',
  importance: 1,
  date: '2026-09-15T12:30:00.000Z',
  ...over,
});
const answer = (...result: unknown[]) => JSON.stringify({ status: 'ok', result });
const read = (...bodies: (string | Error)[]): Promise<EventsReading> =>
  createTradingviewFeed({ baseUrl: 'http://127.0.0.1:9', get: fakeGet(...bodies).get }).read(
    { now: NOW, parts: ['events'] },
    signal,
  );
const first = async (over: Record<string, unknown>) => rowsOf(await read(answer(row(over))))[0];
const idsOf = (reading: EventsReading) => rowsOf(reading).map(({ vendorId }) => vendorId);

describe('charting platform: requests', () => {
  it('K3 requests a week and its spare days in ranges of at most seven days, with the site as origin', async () => {
    const { get, calls } = fakeGet(answer());
    await createTradingviewFeed({ baseUrl: 'http://127.0.0.1:9/', get }).read(
      { now: NOW, parts: ['events'] },
      signal,
    );
    const ranges = calls.map(({ url }) => {
      const { pathname, searchParams } = new URL(url);
      expect(pathname).toBe('/events');
      expect(searchParams.get('countries')?.split(',')).toEqual(
        expect.arrayContaining(['US', 'EU', 'GB', 'JP', 'CH', 'CA', 'AU', 'NZ', 'CN', 'MX']),
      );
      return [searchParams.get('from'), searchParams.get('to')];
    });
    expect(ranges).toEqual([
      ['2026-09-12T06:00:00.000Z', '2026-09-16T18:00:00.000Z'],
      ['2026-09-16T18:00:00.000Z', '2026-09-21T06:00:00.000Z'],
    ]);
    expect(calls[0]?.request).toEqual({
      signal,
      expect: 'json',
      headers: { Origin: 'https://www.tradingview.com' },
    });
  });

  it('K5 sends no request while its part is not due', async () => {
    const { get, calls } = fakeGet(answer());
    const feed = createTradingviewFeed({ baseUrl: 'http://127.0.0.1:9', get });
    const reading = await feed.read({ now: NOW, parts: [] }, signal);
    expect([calls.length, reading.read]).toEqual([0, []]);
  });
});

describe('charting platform: rows', () => {
  it('K3 maps a row', async () => {
    expect(await first({})).toEqual({
      vendor: 'tradingview',
      vendorId: 'tv-512001',
      base: 'tv-512001',
      day: '2026-09-15',
      title: 'Retail Sales MoM',
      country: 'US',
      currency: 'USD',
      impact: 'high',
      holiday: false,
      timeIso: '2026-09-15T12:30:00.000Z',
      forecast: '0.2%',
      previous: null,
      actual: '0.6%',
      link: 'https://www.tradingview.com/economic-calendar/',
    });
  });

  it.each([
    [1.4, '%', undefined, '1.4%'],
    [-7.8, '€', 'B', '-7.8 €B'],
    [12, 'C$', undefined, '12 C$'],
    [208, undefined, 'K', '208K'],
    [214.25, null, 'K', '214.25K'],
    [51, undefined, undefined, '51'],
    [0, '%', undefined, '0%'],
    [0.00000012, undefined, undefined, '0.00000012'],
  ])('K3 writes %d in %s, scale %s, as %s', async (actual, unit, scale, text) => {
    expect((await first({ actual, unit, scale }))?.actual).toBe(text);
  });

  it.each([
    [-1, 'low'],
    [0, 'medium'],
    [1, 'high'],
  ])('K3 reads importance %d as %s', async (importance, impact) => {
    expect((await first({ importance }))?.impact).toBe(impact);
  });

  it('K3 maps a holiday as all-day on the day it names', async () => {
    const holiday = await first({
      title: 'Independence Day',
      indicator: 'Holidays',
      country: 'MX',
      currency: 'MXN',
      importance: -1,
      actual: null,
      forecast: null,
      date: '2026-09-16T00:00:00Z',
    });
    expect(holiday).toMatchObject({ holiday: true, timeIso: '2026-09-16T00:00:00.000Z', impact: 'low' });
  });

  it('K3 takes the currency of a speech from its country', async () => {
    const speech = {
      title: 'ECB Lane Speech',
      country: 'EU',
      currency: undefined,
      actual: null,
      forecast: null,
    };
    expect(await first(speech)).toMatchObject({ currency: 'EUR', country: 'EU', actual: null });
  });

  it('K3 keeps the ten followed currencies, drops bad rows, and counts both', async () => {
    const reading = await read(
      answer(
        row(),
        row({ id: '2', country: 'TR', currency: 'TRY' }),
        row({ id: '3', country: 'TR', currency: undefined }),
        row({ id: '4', country: 'EC' }),
        row({ id: '5', date: 'tomorrow' }),
        row({ id: '6', country: 6, currency: null }),
        row({ id: '' }),
        null,
      ),
      answer(),
    );
    expect(idsOf(reading)).toEqual(['tv-512001']);
    expect(reading).toMatchObject({ received: 8, dropped: { other_currency: 3, bad_row: 4 } });
  });

  it('K3 keeps two rows of one title and time, and one row that two ranges share', async () => {
    const reading = await read(answer(row(), row({ id: '7' })), answer(row({ id: '7' })));
    expect(idsOf(reading)).toEqual(['tv-512001', 'tv-7']);
    expect(reading.dropped).toEqual({ duplicate: 1 });
  });

  it('K3 N2 returns the time its list covers, but not when a row cannot be read', async () => {
    const span = { from: new Date('2026-09-12T06:00:00Z'), to: new Date('2026-09-21T06:00:00Z') };
    const whole = await read(answer(row(), row({ id: 'sek', currency: 'SEK', country: 'SE' })));
    expect(whole.lists).toMatchObject([{ vendor: 'tradingview', covers: span, undated: [], sameDayMs: 0 }]);
    expect(whole.week).toEqual(span);
    const partial = await read(answer(row(), row({ id: '2', date: null })));
    expect(partial.lists.map(({ covers }) => covers)).toEqual([null]);
    expect(partial.week).toEqual(span);
  });

  it('K3 N2 keeps the rows but fails and covers no time when an answer reaches the limit', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => row({ id: String(index) }));
    const { lists, dropped, read: parts, failures } = await read(answer(...many), answer());
    expect(lists.map(({ rows, covers }) => [rows.length, covers])).toEqual([[2000, null]]);
    expect([dropped, parts]).toEqual([{ truncated: 1 }, []]);
    expect(failures.map(({ error }) => error.kind)).toEqual(['malformed']);
  });

  it('K3 fails on an empty list, because no week is empty', async () => {
    const { lists, read: parts, failures } = await read(answer());
    expect(lists.map(({ rows, covers }) => [rows, covers])).toEqual([[[], null]]);
    expect([parts, failures.map(({ error }) => error.kind)]).toEqual([[], ['malformed']]);
  });

  it.each([
    ['upstream_error', '{"status":"bad_request","errmsg":"parse error"}'],
    ['malformed', '{"status":"ok"}'],
    ['malformed', '[]'],
    ['malformed', '{"status":"ok","result":[{"id":"5120'],
    ['challenge', '<!doctype html>'],
    ['malformed', answer({ id: 1 }, { id: 2 })],
  ])('K3 fails with %s on %s', async (kind, body) => {
    const { failures, lists, week } = await read(body);
    expect(failures.map(({ part, error }) => [part, error.kind])).toEqual([['events', kind]]);
    expect([lists, week]).toEqual([[], null]);
  });
});
