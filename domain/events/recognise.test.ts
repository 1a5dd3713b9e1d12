import { describe, expect, it } from 'vitest';
import type { Listing, StoredListing } from '#contracts/listing.ts';
import { freeNames, type RecognitionRules, recognise, slug } from './recognise.ts';
import { listing, storedListing } from './testing/stored-listing.ts';

const LAGARDE = 'eur-ecb-president-lagarde-speaks';
const TITLE = 'ECB President Lagarde Speaks';
const place = { base: LAGARDE, title: TITLE, country: 'EU', currency: 'EUR' };

const speech = (timeIso: string, day = '2026-08-12'): Listing => listing({ ...place, timeIso, day });
const known = (timeIso: string, over: Partial<StoredListing> = {}): StoredListing =>
  storedListing({ ...place, timeIso, ...over });

const WEEK = { from: new Date('2026-08-09T04:00:00Z'), to: new Date('2026-08-16T04:00:00Z') };
const WHOLE_WEEK: RecognitionRules = {
  sameDayMs: Number.POSITIVE_INFINITY,
  covers: WEEK,
  now: new Date('2026-08-12T09:00:00Z'),
  kindOf: () => null,
  isReleased: () => false,
};
const SOME_ROWS: RecognitionRules = { ...WHOLE_WEEK, sameDayMs: 6 * 3_600_000, covers: null };

const keysOf = (rows: readonly Listing[], all: readonly StoredListing[], rules = WHOLE_WEEK) =>
  recognise(rows, all, rules).map((one) => one?.key ?? null);
const FIRST = `${LAGARDE}-2026-08-12`;

describe('slug', () => {
  it.each([
    ['USD S&P/CS Composite-20 HPI y/y', 'usd-s-p-cs-composite-20-hpi-y-y'],
    ['  Índice de Años — ¿qué?  ', 'indice-de-anos-que'],
    ['<script>"', 'script'],
    ['日本', 'event'],
  ])('K3 %s → %s', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  it('K3 limits the length of a slug', () => {
    expect(slug('a-'.repeat(500))).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,94}[a-z0-9])?$/);
  });
});

it('K3 adds the next free ordinal when a key is taken', () => {
  const nextFree = freeNames(['cpi', 'cpi-2']);
  expect([nextFree('cpi'), nextFree('cpi'), nextFree('ppi')]).toEqual(['cpi-3', 'cpi-4', 'ppi']);
});

describe('recognise: one series', () => {
  it('K3 keeps a row whose clock time moves within the day', () => {
    expect(keysOf([speech('2026-08-12T22:00:00.000Z')], [known('2026-08-12T14:15:00.000Z')])).toEqual([
      FIRST,
    ]);
  });

  it('K3 keeps a row whose tentative time moves past midnight in New York', () => {
    const rows = [speech('2026-08-13T04:20:00.000Z', '2026-08-13')];
    expect(keysOf(rows, [known('2026-08-13T03:11:00.000Z')], SOME_ROWS)).toEqual([FIRST]);
  });

  it("K3 treats the next day's row as another event while both may exist", () => {
    const next = speech('2026-08-13T14:00:00.000Z', '2026-08-13');
    const today = known('2026-08-12T14:00:00.000Z');
    expect(keysOf([next], [today], SOME_ROWS)).toEqual([null]);
    expect(keysOf([next, speech('2026-08-12T14:00:00.000Z')], [today])).toEqual([null, FIRST]);
  });

  it('K3 keeps two rows of a day apart when a third is inserted before them', () => {
    const both = [
      known('2026-08-12T10:00:00.000Z'),
      known('2026-08-12T15:00:00.000Z', { key: `${FIRST}-2` }),
    ];
    const rows = ['08:00', '10:05', '15:00'].map((time) => speech(`2026-08-12T${time}:00.000Z`));
    expect(keysOf(rows, both)).toEqual([null, FIRST, `${FIRST}-2`]);
  });

  it('K3 does not match a new row with one that a rolling list no longer has', () => {
    const both = [
      known('2026-08-12T05:00:00.000Z'),
      known('2026-08-12T21:00:00.000Z', { key: `${FIRST}-2` }),
    ];
    const row = speech('2026-08-12T21:00:00.000Z');
    expect(keysOf([row], both, SOME_ROWS)).toEqual([`${FIRST}-2`]);
    expect(keysOf([row], both.slice(0, 1), SOME_ROWS)).toEqual([null]);
  });

  it('K3 keeps series apart when one name begins with the other', () => {
    const rows = ['usd-cpi', 'usd-cpi-m-m'].map((base) => listing({ base, title: base }));
    expect(keysOf(rows, [storedListing({ base: 'usd-cpi-m-m' })], SOME_ROWS)).toEqual([
      null,
      'usd-cpi-m-m-2026-08-12',
    ]);
  });

  it("K3 uses a vendor's own id before anything else", () => {
    const own = (vendorId: string) => ({ vendor: 'tradingview', vendorId, base: vendorId }) as const;
    const rows = [listing({ ...own('tv-2'), timeIso: '2026-08-14T12:30:00.000Z', day: '2026-08-14' })];
    const all = [
      storedListing({ ...own('tv-1'), key: 'tv-1' }),
      storedListing({ ...own('tv-2'), key: 'tv-2' }),
    ];
    expect(keysOf(rows, all)).toEqual(['tv-2']);
  });
});

describe('recognise: a row that moved', () => {
  const friday = speech('2026-08-14T14:00:00.000Z', '2026-08-14');

  const thursday = speech('2026-08-13T22:00:00.000Z', '2026-08-13');
  const later = (day: string) => listing({ timeIso: `${day}T12:30:00.000Z`, day });
  const CPI = 'usd-core-cpi-m-m-2026-08-12';

  it('K3 matches when the list misses the known row: a figure by days, a speech by a day', () => {
    expect(keysOf([later('2026-08-14')], [storedListing()])).toEqual([CPI]);
    expect(keysOf([thursday], [known('2026-08-12T14:00:00.000Z')])).toEqual([FIRST]);
  });

  it('K3 does not match a release a week later, nor a speech when the known one is over', () => {
    expect(keysOf([later('2026-08-19')], [storedListing({ goneAt: '2026-08-12T10:00:00.000Z' })])).toEqual([
      null,
    ]);
    expect(keysOf([friday], [known('2026-08-12T14:00:00.000Z')])).toEqual([null]);
    expect(keysOf([thursday], [known('2026-08-12T07:00:00.000Z')])).toEqual([null]);
  });

  it('K3 matches by one day only when another vendor has released the figure', () => {
    const rules = { ...WHOLE_WEEK, isReleased: () => true };
    expect(keysOf([later('2026-08-13')], [storedListing()], rules)).toEqual([CPI]);
    expect(keysOf([later('2026-08-15')], [storedListing()], rules)).toEqual([null]);
  });

  it.each([
    ['the list is not whole', known('2026-08-12T14:00:00.000Z'), SOME_ROWS],
    ['the known one is out', known('2026-08-12T14:00:00.000Z', { actual: '1%' }), WHOLE_WEEK],
  ])('K3 does not match when %s', (_when, one, rules) => {
    expect(keysOf([thursday], [one], rules)).toEqual([null]);
  });

  it('K3 matches a cancelled row when it is listed again', () => {
    const gone = known('2026-08-12T14:00:00.000Z', { goneAt: '2026-08-11T10:00:00.000Z' });
    expect(keysOf([thursday], [gone], SOME_ROWS)).toEqual([FIRST]);
  });
});

describe('recognise: a row that was renamed', () => {
  const renamed = listing({ base: 'usd-core-cpi', title: 'Core CPI MoM' });
  const CPI = 'usd-core-cpi-m-m-2026-08-12';

  it('K3 keeps its key when the old title is missing and the new one says the same', () => {
    expect(keysOf([renamed], [storedListing()])).toEqual([CPI]);
  });

  it('K3 K4 keeps its key when the catalogue has both titles under one indicator', () => {
    const rules = { ...WHOLE_WEEK, kindOf: () => 'jobs' };
    const row = listing({ base: 'usd-nfp', title: 'Payrolls' });
    const before = storedListing({ base: 'usd-jobs', title: 'Employment Report' });
    expect(keysOf([row], [before], rules)).toEqual(['usd-jobs-2026-08-12']);
  });

  it.each([
    ['both titles are listed', [renamed, listing()], [storedListing()], [null, CPI]],
    ['the period differs', [{ ...renamed, title: 'Core CPI YoY' }], [storedListing()], [null]],
    ['it is days away', [{ ...renamed, timeIso: '2026-08-14T14:30:00.000Z' }], [storedListing()], [null]],
    ['the country differs', [{ ...renamed, country: 'CA', currency: 'CAD' }], [storedListing()], [null]],
    ['two new titles fit', [renamed, { ...renamed, base: 'x' }], [storedListing()], [null, null]],
  ] as const)('K3 does not match when %s', (_when, rows, all, keys) => {
    expect(keysOf(rows, all)).toEqual(keys);
  });
});
