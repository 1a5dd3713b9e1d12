import { describe, expect, it } from 'vitest';
import { MEXICO_CITY } from '#domain/events/zones.ts';
import { TRANSITIONS } from '#domain/time/transitions.fixture.ts';
import { clockChanges } from './clock-change.ts';

const DAY_MS = 86_400_000;
const said = (zone: string, when: string | number) =>
  clockChanges(zone, typeof when === 'number' ? when : Date.parse(when)).map(
    ({ market, shift, minutes }) => `${market} ${shift} ${minutes}`,
  );

describe('clock-change notice', () => {
  it.each([
    ['2026-03-08T06:59Z', []],
    ['2026-03-08T07:00Z', ['us earlier 60']],
    ['2026-03-29T00:59Z', ['us earlier 60']],
    ['2026-03-29T07:01Z', ['europe earlier 60']],
    ['2026-04-25T12:00Z', []],
    ['2026-07-01T12:00Z', []],
    ['2026-10-25T01:00Z', ['europe later 60']],
    ['2026-11-02T12:00Z', ['us later 60', 'europe later 60']],
    ['2026-12-01T12:00Z', []],
  ])('F8 in Mexico City at %s: %j', (when, notices) => {
    expect(said(MEXICO_CITY, when)).toEqual(notices);
    expect(said('UTC', when)).toEqual(notices);
  });

  it.each([
    ['Europe/Madrid', '2026-03-20T12:00Z', ['us earlier 60']],
    ['Europe/Madrid', '2026-03-29T12:00Z', []],
    ['Europe/Madrid', '2026-10-28T12:00Z', ['us earlier 60']],
    ['Europe/Madrid', '2026-11-02T12:00Z', []],
    ['Europe/London', '2026-11-10T12:00Z', []],
    ['America/New_York', '2026-03-20T12:00Z', ['europe later 60']],
    ['America/New_York', '2026-04-10T12:00Z', []],
    ['America/New_York', '2026-10-28T12:00Z', ['europe later 60']],
    ['America/New_York', '2026-11-02T12:00Z', []],
    // Changes its clocks an hour before New York.
    ['America/Halifax', '2026-03-08T06:30Z', ['europe later 60']],
    ['America/Halifax', '2026-11-10T12:00Z', []],
    ['America/Havana', '2026-11-10T12:00Z', []],
    // Changes three hours before London.
    ['Asia/Beirut', '2026-03-28T23:00Z', []],
    ['Australia/Sydney', '2026-03-10T12:00Z', ['us earlier 60']],
    ['Australia/Sydney', '2026-04-10T12:00Z', ['us earlier 60', 'europe earlier 120']],
    ['Australia/Sydney', '2026-07-01T12:00Z', []],
    ['Australia/Sydney', '2026-10-10T12:00Z', ['us later 60', 'europe later 60']],
    ['Australia/Lord_Howe', '2026-10-10T12:00Z', ['us later 30', 'europe later 30']],
  ])('F8 a reader whose clocks change, in %s at %s: %j', (zone, when, notices) => {
    expect(said(zone, when)).toEqual(notices);
  });

  it.each(TRANSITIONS)(
    'F8 $zone, $day: shows the change from that minute for three weeks',
    ({ zone, at, hours }) => {
      const market = zone === 'America/New_York' ? 'us' : 'europe';
      const notice = `${market} ${hours === 23 ? 'earlier' : 'later'} 60`;
      const has = (when: number) => said(MEXICO_CITY, when).includes(notice);
      expect([at - 60_000, at, at + 20 * DAY_MS, at + 21 * DAY_MS].map(has)).toEqual([
        false,
        true,
        true,
        false,
      ]);
    },
  );

  describe('on the days of two years, against what wall clocks show', () => {
    const CHANGING = [
      'Europe/Madrid',
      'Europe/London',
      'Europe/Athens',
      'Atlantic/Azores',
      'America/New_York',
      'America/Chicago',
      'America/Los_Angeles',
      'America/Tijuana',
      'America/Halifax',
      'America/Havana',
      'America/St_Johns',
      'Africa/Cairo',
      'Asia/Jerusalem',
      'Asia/Beirut',
    ];
    const FIXED = [MEXICO_CITY, 'UTC', 'America/Bogota', 'Asia/Tokyo', 'Asia/Kolkata', 'Asia/Dubai'];
    const SOUTHERN = ['Australia/Sydney', 'Pacific/Auckland', 'America/Santiago'];

    /** Every tenth day, others for each zone; `EVERY=1` takes all. */
    const EVERY = Number(process.env.EVERY ?? 10);
    const FIRST = Date.parse('2026-01-01T18:00Z');
    const LAST = Date.parse('2027-12-31T18:00Z');
    const MARKETS = { us: 'America/New_York', europe: 'Europe/London' } as const;

    /** By how many minutes the zone's wall clock is ahead of the market's, on each day from the end of 2025 on. */
    function differences(zone: string, market: string): Map<number, number> {
      const [here, there] = [zone, market].map(
        (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
      );
      const shown = (format: Intl.DateTimeFormat | undefined, at: number) =>
        Date.parse(`${format?.format(at).replace(' ', 'T')}Z`);
      const found = new Map<number, number>();
      for (let at = FIRST - 42 * DAY_MS; at <= LAST; at += DAY_MS)
        found.set(at, (shown(here, at) - shown(there, at)) / 60_000);
      return found;
    }

    /** Of two that come as often, the first. */
    const mostOf = (all: readonly number[]) =>
      [...Map.groupBy(all, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
    /** From the day before `at` back. */
    const before = (all: ReadonlyMap<number, number>, at: number, days: number) =>
      Array.from({ length: days }, (_, ago) => all.get(at - (ago + 1) * DAY_MS) ?? 0);
    const words = (market: string, moved: number) =>
      moved === 0 ? [] : [`${market} ${moved < 0 ? 'earlier' : 'later'} ${Math.abs(moved)}`];

    function compare(
      zone: string,
      phase: number,
      usual: (all: ReadonlyMap<number, number>, at: number) => number,
    ) {
      const tables = Object.entries(MARKETS).map(([market, of]) => [market, differences(zone, of)] as const);
      for (let at = FIRST + (phase % EVERY) * DAY_MS; at <= LAST; at += EVERY * DAY_MS) {
        const expected = tables.flatMap(([market, all]) =>
          words(market, (all.get(at) ?? 0) - usual(all, at)),
        );
        expect(said(zone, at), new Date(at).toISOString()).toEqual(expected);
      }
    }

    it.each(CHANGING.map((zone, phase) => [zone, phase] as const))(
      'F8 in %s it compares with the hour of most of the year',
      (zone, phase) => {
        compare(zone, phase, (all) => mostOf([...all.values()]));
      },
    );

    it.each(FIXED.map((zone, phase) => [zone, phase] as const))(
      'F8 in %s, which never changes, it compares with the hour before a change of the last three weeks',
      (zone, phase) => {
        compare(zone, phase, (all, at) => all.get(at - 21 * DAY_MS) ?? 0);
      },
    );

    it.each(SOUTHERN.map((zone, phase) => [zone, phase] as const))(
      'F8 in %s, which changes in the other season, it compares with the hour of most of the last six weeks',
      (zone, phase) => {
        compare(zone, phase, (all, at) => mostOf(before(all, at, 42)));
      },
    );
  });
});
