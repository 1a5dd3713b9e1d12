import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Listing, StoredListing } from '#contracts/listing.ts';
import { measureTheSame, type Named, namedBy } from './measure.ts';
import { matchNearest } from './nearest.ts';
import { pairUp } from './pair.ts';
import { indexPartners, type Placed } from './partners.ts';
import { recognise } from './recognise.ts';
import { reconcile } from './reconcile.ts';
import { storedListing } from './testing/stored-listing.ts';

const START = Date.parse('2026-08-12T00:00:00.000Z');
const MINUTE_MS = 60_000;
const kindOf = (title: string) => (title.startsWith('CPI') ? 'cpi' : null);

interface Rows {
  readonly what: string;
  /** The title and the series of a row by its number. */
  readonly titleOf: (index: number) => string;
  readonly baseOf: (index: number) => string;
}

const SHAPES: readonly Rows[] = [
  { what: 'one series', titleOf: () => 'CPI m/m', baseOf: () => 'usd-cpi-m-m' },
  { what: 'distinct titles', titleOf: (index) => `Measure ${index * 7919}`, baseOf: (index) => `b-${index}` },
  {
    what: 'titles of one kind',
    titleOf: (index) => `CPI m/m ${index * 7919}`,
    baseOf: (index) => `b-${index}`,
  },
  {
    what: 'titles that differ by one word of nine',
    titleOf: (index) => `one two three four five six seven eight x${index}`,
    baseOf: (index) => `b-${index}`,
  },
];

/** `count` rows of one hour, or of several, a minute and a half apart, and how often any of their fields is read. */
function counted(count: number, { titleOf, baseOf }: Rows, over: Partial<StoredListing> = {}) {
  let reads = 0;
  const rows = Array.from({ length: count }, (_, index) => {
    const timeIso = new Date(START + index * 1.5 * MINUTE_MS).toISOString();
    const row = storedListing({
      title: titleOf(index),
      base: baseOf(index),
      timeIso,
      day: '2026-08-12',
      ...over,
    });
    const key = `${row.vendor} ${over.key ?? ''} ${index}`;
    const own = { ...row, key, eventId: key };
    return new Proxy(own, {
      get: (target, name) => {
        reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  });
  return { rows, readsOf: () => reads };
}

/** Four times as many rows may cost five times as much. A comparison of all with all costs sixteen times as much. */
const MOST_GROWTH = 5;
const [FEW, MANY] = [100, 400];

describe.each(SHAPES)('K3 work that grows with the rows, not with their square: $what', (shape) => {
  it('K3 pairs both lists of a calendar', () => {
    const cost = (count: number) => {
      const listed = counted(count, shape);
      const reported = counted(count, shape, { vendor: 'myfxbook' });
      const kinds = vi.fn(kindOf);
      pairUp(listed.rows, reported.rows, kinds, ({ eventId }) => eventId);
      expect(kinds).toHaveBeenCalledTimes(2 * count);
      return listed.readsOf() + reported.readsOf();
    };
    expect(cost(MANY) / cost(FEW)).toBeLessThanOrEqual(MOST_GROWTH);
  });

  it.each(['known', 'missing'])('K3 recognises rows of one list when the others are %s', (state) => {
    const cost = (count: number) => {
      const known = counted(count, shape, { key: 'known', ...(state === 'missing' && { base: 'gone' }) });
      const rows = counted(count, shape);
      const covers = { from: new Date(START - MINUTE_MS), to: new Date(START + 1e9) };
      const kinds = vi.fn(kindOf);
      const now = new Date(START);
      recognise(rows.rows, known.rows, {
        sameDayMs: Infinity,
        covers,
        now,
        kindOf: kinds,
        isReleased: () => false,
      });
      expect(kinds.mock.calls.length).toBeLessThanOrEqual(2 * count);
      return known.readsOf() + rows.readsOf();
    };
    expect(cost(MANY) / cost(FEW)).toBeLessThanOrEqual(MOST_GROWTH);
  });

  it('K3 updates a calendar that already has the rows of both lists', () => {
    const cost = (count: number) => {
      const readings = (['faireconomy', 'myfxbook'] as const).map((vendor) => {
        const rows = counted(count, shape, { vendor }).rows.map(listingOf);
        return { vendor, rows, covers: null, undated: [], sameDayMs: Infinity };
      });
      const kinds = vi.fn(kindOf);
      const context = { source: 'forex-community', now: new Date(START), kindOf: kinds } as const;
      const known = reconcile({ listings: [], events: [] }, readings, context);
      reconcile(known, readings, context);
      return kinds.mock.calls.length;
    };
    expect(cost(MANY) / cost(FEW)).toBeLessThanOrEqual(MOST_GROWTH);
  });
});

function listingOf(row: StoredListing): Listing {
  const { vendor, vendorId, base, day, title, country, currency, impact, holiday, timeIso, link } = row;
  const figures = { forecast: row.forecast, previous: row.previous, actual: row.actual };
  return {
    vendor,
    vendorId,
    base,
    day,
    title,
    country,
    currency,
    impact,
    holiday,
    timeIso,
    ...figures,
    link,
  };
}

interface Point {
  readonly at: number;
  readonly order: number;
}

/** All pairs in the order in which they are matched, one by one. */
function matchedOneByOne(ones: readonly Point[], others: readonly Point[], limitMs: number) {
  const gapOf = ([a, b]: readonly [Point, Point]) => Math.abs(a.at - b.at);
  const all = ones.flatMap((one) => others.map((other) => [one, other] as const));
  const used = new Set<Point>();
  return all
    .filter((pair) => gapOf(pair) <= limitMs)
    .toSorted((a, b) => gapOf(a) - gapOf(b))
    .filter((pair) => {
      if (pair.some((point) => used.has(point))) return false;
      for (const point of pair) used.add(point);
      return true;
    });
}

it('K3 matches the nearest points of two lists first, one to one, in the order of the lists when two are as near', () => {
  const points = fc
    .array(fc.nat(20), { maxLength: 12 })
    .map((times) => times.map((at, order): Point => ({ at, order })));
  fc.assert(
    fc.property(points, points, fc.constantFrom(0, 3, 10, Infinity), (ones, others, limitMs) => {
      const byOne = (pairs: readonly (readonly [Point, Point])[]) =>
        pairs.map(([one, other]) => [one.order, other.order]).toSorted(([a = 0], [b = 0]) => a - b);
      expect(byOne(matchNearest(ones, others, limitMs))).toEqual(
        byOne(matchedOneByOne(ones, others, limitMs)),
      );
    }),
    { numRuns: 1_000 },
  );
});

it('K3 finds every row that measures the same as another one, and none of another place or day', () => {
  const words = fc.subarray('cpi core prices index sales bank survey speech 10y auction flash'.split(' '), {
    minLength: 1,
  });
  const place = fc.constantFrom('US USD', 'JP JPY');
  const row = fc
    .record({ words, place, at: fc.integer({ min: 0, max: 5 }) })
    .map(({ words: some, ...facts }) => {
      const title = some.join(' ');
      const named: Named = namedBy({ title, currency: 'USD', forecast: null, actual: null }, kindOf);
      return { ...named, place: facts.place, at: facts.at * 24 * 60 * MINUTE_MS } satisfies Placed;
    });
  fc.assert(
    fc.property(row, fc.array(row, { maxLength: 20 }), (one, others) => {
      const isNear = (other: Placed) =>
        other.place === one.place && Math.abs(other.at - one.at) <= 129_600_000;
      const found = indexPartners(others)(one);
      expect(found).toEqual(
        expect.arrayContaining(others.filter((other) => isNear(other) && measureTheSame(one, other))),
      );
      expect(found.filter((other) => !isNear(other))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
