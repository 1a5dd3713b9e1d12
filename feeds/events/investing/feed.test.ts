import { describe, expect, it } from 'vitest';
import type { EventsReading } from '#feeds/ports.ts';
import { fakeGet, signal } from '../testing/fake-get.ts';
import { rowsOf } from '../testing/rows.ts';
import { createInvestingFeed } from './feed.ts';

const NOW = new Date('2026-09-15T13:00:00Z');
const event = (over: Record<string, unknown> = {}) => ({
  event_id: 256,
  country_id: 5,
  currency: 'USD',
  importance: 'high',
  short_name: 'Retail Sales (MoM)',
  long_name: 'United States Retail Sales MoM',
  page_link: '/economic-calendar/retail-sales-256',
  source: 'Census Bureau',
  ...over,
});
const occurrence = (over: Record<string, unknown> = {}) => ({
  occurrence_id: 990001,
  event_id: 256,
  occurrence_time: '2026-09-15T12:30:00Z',
  actual: 0.6,
  forecast: 0.2,
  previous: null,
  precision: 1,
  unit: '%',
  ...over,
});
const page = (events: unknown[], occurrences: unknown[], next_page_cursor: unknown = null) =>
  JSON.stringify({ events, occurrences, next_page_cursor });
const read = (...bodies: string[]): Promise<EventsReading> =>
  createInvestingFeed({ baseUrl: 'http://127.0.0.1:9', get: fakeGet(...bodies).get }).read(
    { now: NOW, parts: ['events'] },
    signal,
  );
const first = async (kind: Record<string, unknown>, time: Record<string, unknown>) =>
  rowsOf(await read(page([event(kind)], [occurrence(time)])))[0];
const idsOf = (reading: EventsReading) => rowsOf(reading).map(({ vendorId }) => vendorId);

describe('investing portal: requests', () => {
  it('K3 reads the week with its spare days, page by page with the cursor', async () => {
    const { get, calls } = fakeGet(
      page([event()], [occurrence()], 'second'),
      page(
        [event({ event_id: 300, long_name: 'Core CPI' })],
        [occurrence({ event_id: 300, occurrence_id: 2 })],
      ),
    );
    const feed = createInvestingFeed({ baseUrl: 'http://127.0.0.1:9', get });
    const reading = await feed.read({ now: NOW, parts: ['events'] }, signal);
    const asked = calls.map(({ url }) => new URL(url));
    expect(asked[0]?.pathname).toBe('/pd-instruments/v1/calendars/economic/events/occurrences');
    expect(asked[0]?.searchParams.get('start_date')).toBe('2026-09-12T06:00:00.000Z');
    expect(asked[0]?.searchParams.get('end_date')).toBe('2026-09-21T06:00:00.000Z');
    expect(asked[0]?.searchParams.get('country_ids')?.split(',')).toContain('72');
    expect(asked.map(({ searchParams }) => searchParams.get('cursor'))).toEqual([null, 'second']);
    expect(idsOf(reading)).toEqual(['inv-990001', 'inv-2']);
  });

  it('K5 stops when a cursor repeats', async () => {
    const { get, calls } = fakeGet(page([event()], [occurrence()], 'again'));
    const feed = createInvestingFeed({ baseUrl: 'http://127.0.0.1:9', get });
    await feed.read({ now: NOW, parts: ['events'] }, signal);
    expect(calls).toHaveLength(2);
  });

  it('K5 stops after ten pages, counts the rest as cut and fails when the cursor never ends', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) =>
      page([event()], [occurrence({ occurrence_id: index })], `page-${index}`),
    );
    const { get, calls } = fakeGet(...bodies);
    const feed = createInvestingFeed({ baseUrl: 'http://127.0.0.1:9', get });
    const { lists, dropped, read: parts } = await feed.read({ now: NOW, parts: ['events'] }, signal);
    expect([calls.length, dropped, parts]).toEqual([10, { truncated: 1 }, []]);
    expect(lists.map(({ rows, covers }) => [rows.length, covers])).toEqual([[10, null]]);
  });
});

describe('investing portal: rows', () => {
  it('K3 maps an occurrence with its event', async () => {
    expect(await first({}, {})).toEqual({
      vendor: 'investing',
      vendorId: 'inv-990001',
      base: 'inv-990001',
      day: '2026-09-15',
      title: 'United States Retail Sales MoM',
      country: 'US',
      currency: 'USD',
      impact: 'high',
      holiday: false,
      timeIso: '2026-09-15T12:30:00.000Z',
      forecast: '0.2%',
      previous: null,
      actual: '0.6%',
      link: 'https://www.investing.com/economic-calendar/retail-sales-256',
    });
  });

  it.each([
    [3, 1, '%', '3.0%'],
    [218, 0, 'K', '218K'],
    [-1.25, 2, 'B', '-1.25B'],
    [49.5, null, null, '49.5'],
    [0, 1, '%', '0.0%'],
    [-0.04, 1, '%', '0.0%'],
    [-0.06, 1, '%', '-0.1%'],
  ])('K3 writes %d with %s decimals in %s as %s', async (actual, precision, unit, text) => {
    expect((await first({}, { actual, precision, unit }))?.actual).toBe(text);
  });

  it('K3 takes a missing currency from the country, and a missing country from the currency', async () => {
    expect(await first({ currency: null, country_id: 17 }, {})).toMatchObject({
      currency: 'EUR',
      country: 'DE',
    });
    expect(await first({ country_id: undefined }, {})).toMatchObject({ currency: 'USD', country: 'US' });
  });

  // 121 and 200 are in no table of ours: a country that we do not follow, whatever money it uses.
  it.each([
    [{ country_id: 121 }, 'other_currency'],
    [{ country_id: 200, currency: null }, 'other_currency'],
    [{ country_id: null, currency: 'BRL' }, 'other_currency'],
    [{ country_id: null, currency: null }, 'bad_row'],
  ])('K3 drops an event of %j, and does not show it as one of the world', async (over, reason) => {
    const events = [event(), event({ event_id: 257, ...over })];
    const reading = await read(page(events, [occurrence(), occurrence({ occurrence_id: 2, event_id: 257 })]));
    expect(idsOf(reading)).toEqual(['inv-990001']);
    expect(reading.dropped).toEqual({ [reason]: 1 });
  });

  it('K3 identifies an occurrence without its number by event and day, not by its clock time', async () => {
    const [one, later] = await Promise.all(
      ['2026-09-15T12:30:00Z', '2026-09-15T14:00:00Z'].map((occurrence_time) =>
        first({}, { occurrence_id: undefined, occurrence_time }),
      ),
    );
    expect(one?.vendorId).toBe('inv-256-2026-09-15');
    expect(later?.vendorId).toBe(one?.vendorId);
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.example/x', '//elsewhere.example/x', null])(
    'K9 K3 drops a link to %s',
    async (page_link) => {
      expect((await first({ page_link }, {}))?.link).toBe('https://www.investing.com/economic-calendar/');
    },
  );

  it('K3 drops and counts bad occurrences and those without an event', async () => {
    const reading = await read(
      page(
        [event(), event({ event_id: 'x' }), event({ event_id: 9, long_name: ' ', short_name: null })],
        [
          occurrence(),
          occurrence({ event_id: 1 }),
          occurrence({ event_id: 9 }),
          occurrence({ event_id: [256] }),
          occurrence({ occurrence_time: '15/09/2026' }),
          null,
        ],
      ),
    );
    expect(idsOf(reading)).toEqual(['inv-990001']);
    expect(reading).toMatchObject({ received: 6, dropped: { no_event: 2, bad_row: 3 } });
  });

  it('K3 N2 returns the time its list covers, but not when an occurrence cannot be read', async () => {
    const span = { from: new Date('2026-09-12T06:00:00Z'), to: new Date('2026-09-21T06:00:00Z') };
    const whole = await read(page([event()], [occurrence()]));
    expect(whole.lists).toMatchObject([{ vendor: 'investing', covers: span, undated: [], sameDayMs: 0 }]);
    expect(whole.week).toEqual(span);
    for (const one of [occurrence({ occurrence_time: 'soon' }), occurrence({ event_id: 9 })]) {
      const { lists } = await read(page([event()], [occurrence(), one]));
      expect(lists.map(({ covers }) => covers)).toEqual([null]);
    }
  });

  it('K3 fails on an empty page, because no week is empty', async () => {
    const { lists, read: parts, failures } = await read(page([], []));
    expect(lists.map(({ rows, covers }) => [rows, covers])).toEqual([[[], null]]);
    expect([parts, failures.map(({ error }) => error.kind)]).toEqual([[], ['malformed']]);
  });

  it.each([
    ['malformed', '{"events":[]}'],
    ['malformed', '{"events":[],"occurren'],
    ['challenge', '<html></html>'],
  ])('K3 fails with %s on %s', async (kind, body) => {
    const { failures, lists, week, read: parts } = await read(body);
    expect(failures.map(({ error }) => error.kind)).toEqual([kind]);
    expect([lists, week, parts]).toEqual([[], null, []]);
  });
});
