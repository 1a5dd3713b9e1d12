import { describe, expect, it } from 'vitest';
import type { Listing } from '#contracts/listing.ts';
import { parseWeekly } from './faireconomy-weekly/client.ts';
import { indexEvents, mapOccurrence } from './investing/map.ts';
import { isWhole, type MappedRows, mapRows } from './map-rows.ts';
import { parseRss } from './myfxbook-rss/client.ts';
import { feedOf, type ItemFacts, item } from './testing/rss-document.ts';
import { mapTradingviewRow } from './tradingview/map.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Values that no upstream documents: no value, words and signs for none, wrong types, endless text. */
const ODD = [
  undefined,
  null,
  '',
  ' ',
  '-',
  '—',
  'N/A',
  'TBD',
  'unheard of',
  'x'.repeat(500),
  77,
  -77,
  0.5,
  true,
  {},
  [1],
];

interface Reader {
  readonly name: string;
  readonly row: Raw;
  /** A second row, so that a dropped one does not make the whole list unreadable. */
  readonly read: (row: Raw) => MappedRows;
  /** Field of the row → fields of the event that it decides. */
  readonly optional: Readonly<Record<string, readonly (keyof Listing)[]>>;
  readonly required: readonly string[];
}

const FIGURES = ['forecast', 'previous', 'actual'] as const;

// Field names and types as in recorded answers of each upstream; the values are ours.
const WEEKLY: Raw = {
  title: 'PPI m/m',
  country: 'USD',
  date: '2026-09-10T08:30:00-04:00',
  impact: 'High',
  forecast: '0.3%',
  previous: '-0.1%',
};
const TRADINGVIEW: Raw = {
  id: '512001',
  title: 'Housing Starts',
  indicator: 'Housing Starts',
  ticker: 'ECONOMICS:USHST',
  comment: 'Homes that were begun.',
  source: 'Census Bureau',
  source_url: 'https://www.census.gov',
  period: 'Aug',
  referenceDate: null,
  country: 'US',
  currency: 'USD',
  actual: 1.31,
  forecast: 1.28,
  previous: 1.3,
  unit: '$',
  scale: 'M',
  importance: 1,
  date: '2026-09-15T12:30:00.000Z',
};
const OCCURRENCE: Raw = {
  event_id: 256,
  occurrence_id: 990001,
  occurrence_time: '2026-09-15T12:30:00Z',
  actual: 0.6,
  forecast: 0.2,
  previous: 0.5,
  actual_to_forecast: 'positive',
  reference_period: 'Aug',
  precision: 1,
  unit: '%',
};
const EVENT: Raw = {
  event_id: 256,
  country_id: 5,
  currency: 'USD',
  importance: 'high',
  long_name: 'Retail Sales MoM',
  event_translated: 'Retail Sales MoM',
  short_name: 'Retail Sales',
  page_link: '/economic-calendar/retail-sales-256',
  source: 'Census Bureau',
};
const occurrences = (occurrence: Raw, event: Raw) => {
  const index = indexEvents([event, { ...EVENT, event_id: 1 }]);
  const all = [occurrence, { ...OCCURRENCE, event_id: 1, occurrence_id: 2 }];
  return mapRows('investing', all, (one, note) => mapOccurrence(one, index, note));
};

const READERS: readonly Reader[] = [
  {
    name: 'the weekly export',
    row: WEEKLY,
    read: (row) => parseWeekly(JSON.stringify([row, { ...WEEKLY, title: 'CPI m/m' }])),
    optional: { impact: ['impact', 'holiday'], forecast: ['forecast'], previous: ['previous'], url: [] },
    required: ['title', 'country', 'date'],
  },
  {
    name: 'the charting platform',
    row: TRADINGVIEW,
    read: (row) => mapRows('tradingview', [row, { ...TRADINGVIEW, id: '2' }], mapTradingviewRow),
    optional: {
      indicator: [],
      ticker: [],
      comment: [],
      source: [],
      source_url: [],
      period: [],
      referenceDate: [],
      currency: [],
      // The country follows from the currency.
      country: [],
      actual: ['actual'],
      forecast: ['forecast'],
      previous: ['previous'],
      unit: FIGURES,
      scale: FIGURES,
      importance: ['impact'],
    },
    required: ['title', 'date'],
  },
  {
    name: 'occurrences of the investing portal',
    row: OCCURRENCE,
    read: (row) => occurrences(row, EVENT),
    optional: {
      occurrence_id: ['vendorId', 'base'],
      actual: ['actual'],
      forecast: ['forecast'],
      previous: ['previous'],
      actual_to_forecast: [],
      reference_period: [],
      precision: FIGURES,
      unit: FIGURES,
    },
    required: ['event_id', 'occurrence_time'],
  },
  {
    name: 'events of the investing portal',
    row: EVENT,
    read: (row) => occurrences(OCCURRENCE, row),
    optional: {
      currency: [],
      importance: ['impact'],
      long_name: ['title'],
      event_translated: [],
      short_name: [],
      page_link: ['link'],
      source: [],
    },
    required: ['event_id'],
  },
];

/** The row with another value of a field; without the field for `undefined`. */
function changed(row: Raw, field: string, value: unknown): Raw {
  const { [field]: _, ...rest } = row;
  return value === undefined ? rest : { ...rest, [field]: value };
}

/** The fields of the first row that are not in `fields`. */
function restOf({ rows: [row] }: MappedRows, fields: readonly (keyof Listing)[]) {
  return Object.entries(row ?? {}).filter(([name]) => !fields.includes(name as keyof Listing));
}

describe.each(READERS)('odd values in $name', ({ row, read, optional, required }) => {
  it.each(Object.entries(optional))(
    'K3 an odd %s costs only itself, and the list stays whole',
    (field, decides) => {
      const whole = read(row);
      for (const odd of ODD) {
        const mapped = read(changed(row, field, odd));
        expect([odd, mapped.rows.length, isWhole(mapped)]).toEqual([odd, 2, true]);
        expect([odd, restOf(mapped, decides)]).toEqual([odd, restOf(whole, decides)]);
      }
    },
  );

  it.each(required)('K3 N2 a row without a readable %s is dropped, and the list is not whole', (field) => {
    for (const odd of [null, undefined, ' ', {}]) {
      const mapped = read(changed(row, field, odd));
      // The weekly export writes "" for an event whose date is not known yet.
      if (mapped.dropped.no_date) continue;
      expect([odd, mapped.rows.length, isWhole(mapped)]).toEqual([odd, 1, false]);
    }
  });
});

const SALES: ItemFacts = {
  title: 'United States Retail Sales MoM',
  path: 'united-states/retail-sales-mom',
  pubDate: 'Tue, 15 Sep 2026 12:30 GMT',
  impact: 'high',
  previous: '0.5%',
  consensus: '0.2%',
  actual: '0.6%',
};
const OTHER: ItemFacts = { ...SALES, title: 'United States CPI MoM', path: 'united-states/cpi-mom' };

describe('odd values in the RSS', () => {
  const decided = {
    impact: 'impact',
    previous: 'previous',
    consensus: 'forecast',
    actual: 'actual',
  } as const;
  it.each(Object.entries(decided))(
    'K3 an odd %s costs only itself, and the list stays whole',
    (field, decides) => {
      const whole = parseRss(feedOf(SALES, OTHER));
      for (const odd of ODD.filter((value) => typeof value === 'string')) {
        const mapped = parseRss(feedOf({ ...SALES, [field]: odd }, OTHER));
        expect([odd, mapped.rows.length, isWhole(mapped)]).toEqual([odd, 2, true]);
        expect([odd, restOf(mapped, [decides])]).toEqual([odd, restOf(whole, [decides])]);
        expect([odd, mapped.rows[0]?.[decides]]).toEqual([odd, decides === 'impact' ? 'low' : null]);
      }
    },
  );

  it.each([
    ['no description', ''],
    ['a description without a table', '<description>Maintenance</description>'],
    [
      'a row of cells that is too short',
      '<description>&#60;tr&#62;&#60;th&#62;Actual&#60;/th&#62;&#60;/tr&#62;</description>',
    ],
  ])('K3 keeps an event with %s, its figures unknown, and counts it', (_what, description) => {
    const bare = item(SALES).replace(/<description>[\s\S]*<\/description>/, description);
    const mapped = parseRss(feedOf(bare, OTHER));
    expect(mapped.rows[0]).toMatchObject({
      title: 'Retail Sales MoM',
      impact: 'low',
      forecast: null,
      actual: null,
    });
    expect([mapped.dropped, isWhole(mapped)]).toEqual([{ no_table_kept: 1 }, true]);
  });
});

describe('values of optional fields', () => {
  const weekly = (over: Raw) => parseWeekly(JSON.stringify([{ ...WEEKLY, ...over }]));
  const charted = (over: Raw) => mapTradingviewRow({ ...TRADINGVIEW, ...over }) as Listing;
  const listed = (over: Raw) => mapOccurrence({ ...OCCURRENCE, ...over }, indexEvents([EVENT])) as Listing;

  it.each([
    ['high', 'high'],
    ['MEDIUM', 'medium'],
    [' Low ', 'low'],
    ['Non-Economic', 'low'],
    ['None', 'low'],
    ['constructor', 'low'],
  ])('K3 reads the impact %j of the export as %s', (impact, level) => {
    expect(weekly({ impact }).rows[0]).toMatchObject({ impact: level, holiday: false });
  });

  it('K3 counts an impact outside the known words', () => {
    expect(weekly({ impact: 'Non-Economic' }).dropped).toEqual({ unknown_impact_kept: 1 });
    expect(weekly({ impact: 'HOLIDAY' })).toMatchObject({ rows: [{ holiday: true }], dropped: {} });
  });

  it('K3 reads a bank holiday of the export as one when its impact is another word', () => {
    const odd = { title: 'French Bank Holiday', country: 'EUR', impact: 'Non-Economic' };
    expect(weekly(odd).rows[0]).toMatchObject({ holiday: true, impact: 'low', country: 'FR' });
  });

  it('K3 reads figures of the export that are numbers', () => {
    expect(weekly({ forecast: 3.4, previous: -0 }).rows[0]).toMatchObject({ forecast: '3.4', previous: '0' });
  });

  it.each([
    [2, 'low'],
    ['1', 'high'],
    ['-1', 'low'],
    [null, 'low'],
  ])('K3 reads the importance %j of the charting platform as %s', (importance, level) => {
    expect(charted({ importance }).impact).toBe(level);
  });

  it.each([
    [{ actual: '1.31' }, '1.31 $M'],
    [{ actual: '1.31M' }, '1.31M'],
    [{ actual: '—' }, null],
    [{ unit: '%', scale: '' }, '1.31%'],
    [{ unit: 'null', scale: '-' }, '1.31'],
    // The size of the number is unknown.
    [{ scale: 6 }, null],
  ])('K3 writes the actual of a charting row with %j as %j', (over, actual) => {
    expect(charted(over).actual).toBe(actual);
  });

  it.each([
    [{ actual: '0.64' }, '0.6%'],
    [{ actual: '0.6%' }, '0.6%'],
    [{ precision: 1.5 }, '0.6%'],
    [{ precision: '2' }, '0.60%'],
    [{ unit: {} }, null],
  ])('K3 writes the actual of an occurrence with %j as %j', (over, actual) => {
    expect(listed(over).actual).toBe(actual);
  });
});

describe('equal rows', () => {
  const [full, bare] = [WEEKLY, { ...WEEKLY, impact: '?', forecast: '', previous: '-' }];

  it.each([[[full, bare]], [[bare, full]]])('K3 keeps the fuller of two equal rows of the export', (rows) => {
    const { rows: kept, dropped } = parseWeekly(JSON.stringify(rows));
    expect(kept).toMatchObject([{ forecast: '0.3%', previous: '-0.1%', impact: 'high' }]);
    expect(dropped.duplicate).toBe(1);
  });

  it('K3 keeps the fuller of two equal rows of the RSS, the charting platform and the investing portal', () => {
    const rss = parseRss(feedOf({ ...SALES, actual: '-' }, SALES));
    const { actual: _, ...waiting } = TRADINGVIEW;
    const charted = mapRows('tradingview', [waiting, TRADINGVIEW], mapTradingviewRow);
    const index = indexEvents([EVENT]);
    const listed = mapRows('investing', [{ ...OCCURRENCE, actual: null }, OCCURRENCE], (one) =>
      mapOccurrence(one, index),
    );
    for (const { rows, dropped } of [rss, charted, listed]) {
      expect([rows.length, dropped]).toEqual([1, { duplicate: 1 }]);
      expect(rows[0]?.actual).not.toBeNull();
    }
  });
});
