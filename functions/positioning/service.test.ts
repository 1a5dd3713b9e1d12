import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FUTURES_MARKETS, type FuturesMarket, INSTRUMENTS } from '#contracts/instruments.ts';
import { type PositioningReport, positioningSchema } from '#contracts/positioning.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { addDays } from '#domain/events/zones.ts';
import { releasesAround } from '#domain/positioning/release.ts';
import type { PositioningFeed } from '#feeds/cot/port.ts';
import { FeedError, type FeedErrorKind } from '#feeds/ports.ts';
import type { Store } from '#store/port.ts';
import { rememberingLog, standingClock, temporaryStore } from '../testing/fixtures.ts';
import { createPositioningService } from './service.ts';

/** A Wednesday: the report of June 2 was published on Friday, the next one comes on June 12. */
const NOW = '2026-06-10T16:00:00.000Z';
/** Any instrument of the table. */
const OTHER = SYMBOLS.at(-1) ?? 'XAUUSD';
const OTHER_LEGS = INSTRUMENTS[OTHER].legs.map(({ inverted }) => ({ inverted }));
const HOUR_S = 3600;
let clock: ReturnType<typeof standingClock>;
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  clock = standingClock(NOW);
  ({ store, remove } = await temporaryStore(clock.now));
});
afterEach(() => remove());

const figures = {
  openInterest: 1000,
  nonCommercialLong: 300,
  nonCommercialShort: 200,
  commercialLong: 400,
  commercialShort: 500,
};

/** A CFTC that publishes each Tuesday's report at its release, `days` after NOW. */
function setUp(days = 0) {
  clock.advance(days * 24 * HOUR_S);
  const script = {
    failure: null as FeedErrorKind | null,
    asked: [] as string[],
    heldBack: false,
    /** Its newest report is missing. */
    lagging: null as FuturesMarket | null,
    /** All its reports are missing. */
    unlisted: null as FuturesMarket | null,
  };
  const feed: PositioningFeed = {
    vendor: 'cftc',
    async read(since) {
      script.asked.push(since);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (script.failure) throw new FeedError(script.failure, 'scripted');
      const monday = releasesAround(clock.now()).last.reportsFrom;
      const newest = addDays(monday, script.heldBack ? -6 : 1);
      const days: string[] = [];
      for (let day = newest; day >= since; day = addDays(day, -7)) days.unshift(day);
      const rows = days.flatMap((reportDate) =>
        FUTURES_MARKETS.filter(
          (market) =>
            market !== script.unlisted && !(market === script.lagging && reportDate === days.at(-1)),
        ).map((market): PositioningReport => ({ market, name: market, reportDate, ...figures })),
      );
      return { rows, received: rows.length, dropped: {}, observedAt: clock.now().toISOString() };
    },
  };
  const { log, lines } = rememberingLog();
  const deps = { feed, store, clock: clock.now, log };
  return { clock, script, lines, deps, service: createPositioningService(deps) };
}

describe('N8 positioning', () => {
  test('N8 reads more than a year at the first start, and answers in the contract’s shape with date and next release', async () => {
    const { service, script } = setUp();
    const answer = await service.answer('GBPJPY');
    expect(positioningSchema.safeParse(answer).error).toBeUndefined();
    expect(answer).toMatchObject({
      symbol: 'GBPJPY',
      legs: [
        { market: 'pound', inverted: false, reportDate: '2026-06-02', weeks: 52, percentile52w: 100 },
        { market: 'yen', inverted: true, reportDate: '2026-06-02', weeks: 52 },
      ],
      nextReleaseAt: '2026-06-12T19:30:00.000Z',
      nextReleaseMayShift: false,
      observedAt: NOW,
      error: null,
    });
    expect(script.asked).toEqual([addDays('2026-06-10', -420)]);
    const kept = await store.positioningReports('gold', '2026-06-10', 100);
    expect(kept.length).toBeGreaterThan(52);
  });

  test('N8 K5 reads one release once for any number of visitors, also after a restart', async () => {
    const { service, script, clock, deps } = setUp();
    const other = createPositioningService(deps);
    await Promise.all([
      ...Array.from({ length: 200 }, () => service.answer('XAUUSD')),
      ...Array.from({ length: 200 }, () => other.refreshIfDue()),
    ]);
    for (let hour = 0; hour < 51; hour += 1) {
      clock.advance(HOUR_S);
      await createPositioningService(deps).refreshIfDue();
    }
    expect(clock.now().toISOString()).toBe('2026-06-12T19:00:00.000Z');
    expect(script.asked).toHaveLength(1);
    clock.advance(HOUR_S / 2);
    await service.refreshIfDue();
    expect(script.asked[1]).toBe(addDays('2026-06-02', -28));
    expect(await service.answer('XAUUSD')).toMatchObject({ legs: [{ reportDate: '2026-06-09' }] });
  });

  test('N8 reads a release that a holiday delays every hour, announces Monday, and does not call it late before', async () => {
    const { service, script, clock } = setUp(7);
    expect(await service.answer('XAUUSD')).toMatchObject({
      nextReleaseAt: '2026-06-19T19:30:00.000Z',
      nextReleaseMayShift: true,
    });
    script.heldBack = true;
    clock.advance(3 * 86_400);
    for (let visit = 0; visit < 20; visit += 1) {
      await service.refreshIfDue();
      clock.advance(HOUR_S / 10);
    }
    expect(script.asked).toHaveLength(3);
    expect(await service.answer('XAUUSD')).toMatchObject({
      legs: [{ reportDate: '2026-06-09' }],
      nextReleaseAt: '2026-06-22T19:30:00.000Z',
      nextReleaseMayShift: true,
      error: null,
    });
  });

  test('N8 reads a late market again until it is there, and reports it only for its instruments', async () => {
    const { service, script, clock } = setUp();
    await service.answer('GBPJPY');
    script.lagging = 'yen';
    clock.advance(3 * 86_400);
    await service.refreshIfDue();
    const both = { pound: '2026-06-09', yen: '2026-06-02' };
    const legs = Object.entries(both).map(([market, reportDate]) => ({ market, reportDate }));
    expect(await service.answer('GBPJPY')).toMatchObject({
      legs,
      error: { code: 'not_published', message: expect.not.stringContaining('could not') },
    });
    expect(await service.answer('XAUUSD')).toMatchObject({ error: null });
    expect(script.asked).toHaveLength(2);
    clock.advance(HOUR_S);
    script.lagging = null;
    await service.refreshIfDue();
    expect(script.asked[2]).toBe(addDays('2026-06-02', -28));
    const after = await service.answer('GBPJPY');
    expect(after).toMatchObject({
      legs: legs.map((leg) => ({ ...leg, reportDate: both.pound })),
      error: null,
    });
    clock.advance(HOUR_S);
    await service.refreshIfDue();
    expect(script.asked).toHaveLength(3);
  });

  test('N8 answers for the peso like an instrument; a market that the source misses is `not_published`', async () => {
    const { service, script, clock } = setUp();
    script.unlisted = 'mexican-peso';
    expect(await service.answer('MXN')).toMatchObject({ legs: [], error: { code: 'not_published' } });
    expect(await service.answer(OTHER)).toMatchObject({ error: null });
    script.unlisted = null;
    clock.advance(HOUR_S);
    await service.refreshIfDue();
    const answer = await service.answer('MXN');
    expect(positioningSchema.safeParse(answer).error).toBeUndefined();
    expect(answer).toMatchObject({
      symbol: 'MXN',
      legs: [{ market: 'mexican-peso', inverted: false, reportDate: '2026-06-02', weeks: 52 }],
      error: null,
    });
  });

  test('N8 names a cause only after a read: after days off, the first visitor waits for that read', async () => {
    const { service, script, clock, deps } = setUp();
    await service.answer('XAUUSD');
    clock.advance(4 * 86_400);
    const restarted = createPositioningService(deps);
    expect(await restarted.answer('XAUUSD')).toMatchObject({
      legs: [{ reportDate: '2026-06-09' }],
      error: null,
    });
    script.heldBack = true;
    clock.advance(9 * 86_400);
    expect(await createPositioningService(deps).answer('XAUUSD')).toMatchObject({
      legs: [{ reportDate: '2026-06-09' }],
      error: { code: 'not_published' },
    });
  });

  test('N8 L keeps the last release and marks it stale with the cause when the new one cannot be read', async () => {
    const { service, script, clock, lines } = setUp();
    await service.answer('EURUSD');
    script.failure = 'http_5xx';
    clock.advance(4 * 86_400);
    await service.refreshIfDue();
    const answer = await service.answer('EURUSD');
    expect(answer).toMatchObject({ legs: [{ reportDate: '2026-06-02' }], observedAt: NOW });
    expect(answer.error).toMatchObject({ code: 'stale', message: expect.stringContaining('http_5xx') });
    expect(lines).toMatchObject([{ level: 'warn', fields: { feed: 'positioning', kind: 'http_5xx' } }]);
  });

  test('N8 L answers no legs and `unavailable` when nothing is stored, and tries again after five minutes', async () => {
    const { service, script, clock } = setUp();
    script.failure = 'http_5xx';
    expect(await service.answer(OTHER)).toMatchObject({
      legs: [],
      observedAt: null,
      error: { code: 'unavailable' },
    });
    clock.advance(60);
    await service.answer(OTHER);
    expect(script.asked).toHaveLength(1);
    script.failure = null;
    clock.advance(241);
    expect(await service.answer(OTHER)).toMatchObject({ legs: OTHER_LEGS, error: null });
  });

  test('N8 L keeps no visitor waiting after an internal error, and reads again after five minutes', async () => {
    const { service, script, clock, lines } = setUp();
    const full = vi.spyOn(store, 'saveReports').mockRejectedValue(new Error('disk full'));
    expect(await service.answer(OTHER)).toMatchObject({ legs: [], error: { code: 'unavailable' } });
    expect(lines).toMatchObject([{ level: 'error' }]);
    full.mockRestore();
    clock.advance(290);
    await service.answer(OTHER);
    expect(script.asked).toHaveLength(1);
    clock.advance(11);
    expect(await service.answer(OTHER)).toMatchObject({ legs: OTHER_LEGS, error: null });
  });
});
