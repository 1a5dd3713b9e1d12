import { describe, expect, it } from 'vitest';
import type { StoredEvent, StoredListing } from '#contracts/listing.ts';
import { deriveEvent } from './derive.ts';
import { storedListing } from './testing/stored-listing.ts';

const ID = 'usd-core-cpi-m-m-2026-08-12';
const NOW = new Date('2026-08-12T13:00:00.000Z');
const LATER = '2026-08-12T14:00:00.000Z';
const GONE = { goneAt: '2026-08-12T11:00:00.000Z' };

const exported = (over: Partial<StoredListing> = {}): StoredListing =>
  storedListing({ eventId: ID, ...over });
const rss = (over: Partial<StoredListing> = {}): StoredListing =>
  storedListing({
    vendor: 'myfxbook',
    base: 'united-states-core-inflation-rate-mom',
    title: 'Core Inflation Rate MoM',
    timeIso: '2026-08-12T12:31:00.000Z',
    impact: 'medium',
    forecast: '0.4%',
    link: 'https://rss.example/',
    eventId: ID,
    ...over,
  });

const derive = (rows: readonly StoredListing[], before?: StoredEvent): StoredEvent =>
  deriveEvent(ID, rows, before, NOW);

describe('derive: words and time', () => {
  it('K3 takes them from the export when both vendors list the event, in any order', () => {
    const lead = {
      origin: 'faireconomy',
      title: 'Core CPI m/m',
      timeIso: '2026-08-12T12:30:00.000Z',
      impact: 'high',
      link: 'https://calendar.example/',
    };
    expect(derive([exported(), rss()])).toMatchObject({ id: ID, source: 'forex-community', ...lead });
    expect(derive([rss(), exported()])).toMatchObject(lead);
  });

  it('K3 takes them from the RSS when the export has no such row or removed it', () => {
    const lead = { origin: 'myfxbook', title: 'Core Inflation Rate MoM', link: 'https://rss.example/' };
    expect(derive([rss()])).toMatchObject(lead);
    expect(derive([exported(GONE), rss()])).toMatchObject({ ...lead, withdrawnAt: null });
  });

  it('K3 takes them from the row seen last when one vendor has two', () => {
    const [old, renamed] = [
      exported({ title: 'Core Prices' }),
      exported({ key: 'usd-core-cpi-2026-08-12', lastSeenAt: LATER }),
    ];
    expect(derive([old, renamed]).title).toBe('Core CPI m/m');
    expect(derive([renamed, old]).title).toBe('Core CPI m/m');
  });

  it('K3 rejects an event without rows', () => {
    expect(() => derive([])).toThrow(ID);
  });
});

describe('derive: figures', () => {
  it('K3 takes the actual of the RSS and the forecast of the export when both give figures', () => {
    const event = derive([exported(), rss({ actual: '0.5%', previous: '0.1%', awaitedPrevious: null })]);
    expect(event).toMatchObject({ forecast: '0.3%', previous: '0.2%', actual: '0.5%' });
  });

  it('K3 takes a figure from the RSS when the export leaves it out', () => {
    const event = derive([exported({ forecast: null, previous: null }), rss({ previous: '0.1%' })]);
    expect(event).toMatchObject({ forecast: '0.4%', previous: '0.1%', actual: null });
  });

  it('K3 drops the actual when no row has it any more', () => {
    const before = derive([exported(), rss({ actual: '0.5%' })]);
    expect(derive([exported()], before).actual).toBeNull();
  });
});

describe('derive: a revised previous figure', () => {
  const previousOf = (over: Partial<StoredListing>) =>
    derive([exported(), rss({ actual: '0.5%', ...over })]).previous;

  it('K3 comes from the RSS when the RSS changed its own figure at the release', () => {
    expect(previousOf({ awaitedPrevious: '0.2%', previous: '0.4%' })).toBe('0.4%');
  });

  it.each([
    ['no reading saw the RSS before the release', { awaitedPrevious: null, previous: '0.4%' }],
    ['the RSS only writes more decimals', { awaitedPrevious: '0.2%', previous: '0.22%' }],
    ['the actual is not out', { awaitedPrevious: '0.2%', previous: '0.4%', actual: null }],
    ['the RSS no longer names one', { awaitedPrevious: '0.2%', previous: null }],
  ])('K3 stays that of the export when %s', (_when, over) => {
    expect(previousOf(over)).toBe('0.2%');
  });
});

describe('derive: ids, dates and withdrawals', () => {
  it('N2 keeps its first id when it was stored under another one', () => {
    const before = { ...derive([exported()]), firstId: 'rss-1' };
    expect([derive([exported()]).firstId, derive([exported()], before).firstId]).toEqual([ID, 'rss-1']);
  });

  it('K3 takes the first date from its oldest row or earlier, and the last date from its newest row', () => {
    const rows = [exported({ firstSeenAt: '2026-08-11T08:00:00.000Z' }), rss({ lastSeenAt: LATER })];
    const seen = { firstSeenAt: '2026-08-10T12:00:00.000Z', lastSeenAt: LATER };
    expect(derive(rows)).toMatchObject(seen);
    const before = { ...derive(rows), firstSeenAt: '2026-08-01T00:00:00.000Z' };
    expect(derive(rows, before).firstSeenAt).toBe('2026-08-01T00:00:00.000Z');
  });

  it('K3 N2 withdraws the event and counts it once when no vendor lists it any more', () => {
    expect(derive([exported(GONE), rss()])).toMatchObject({ withdrawnAt: null, withdrawals: 0 });
    const first = derive([exported(GONE), rss(GONE)]);
    expect(first).toMatchObject({ withdrawnAt: NOW.toISOString(), withdrawals: 1 });
    const still = deriveEvent(ID, [exported(GONE)], first, new Date(LATER));
    expect(still).toMatchObject({ withdrawnAt: NOW.toISOString(), withdrawals: 1 });
  });

  it('K3 N2 keeps the count when the event is listed again, and adds one when it is withdrawn again', () => {
    const gone = derive([exported(GONE)]);
    const back = derive([exported()], gone);
    expect(back).toMatchObject({ withdrawnAt: null, withdrawals: 1 });
    expect(derive([exported(GONE)], back)).toMatchObject({ withdrawals: 2 });
  });

  it('K3 N2 clears `mergedInto` when the event has a row again', () => {
    const merged = { ...derive([exported()]), mergedInto: 'rss-1', withdrawnAt: LATER, withdrawals: 1 };
    expect(derive([exported()], merged)).toMatchObject({
      mergedInto: null,
      withdrawnAt: null,
      withdrawals: 1,
    });
  });
});
