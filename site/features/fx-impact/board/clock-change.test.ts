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

  it('F8 in Madrid American releases come earlier until Europe changes too, and then nothing is said', () => {
    expect(said('Europe/Madrid', '2026-03-20T12:00Z')).toEqual(['us earlier 60']);
    expect(said('Europe/Madrid', '2026-03-29T12:00Z')).toEqual([]);
    expect(said('Europe/Madrid', '2026-04-10T12:00Z')).toEqual([]);
    expect(said('Europe/Madrid', '2026-10-28T12:00Z')).toEqual([]);
  });

  it('F8 in New York European releases come later for the week before its own change', () => {
    expect(said('America/New_York', '2026-10-28T12:00Z')).toEqual(['europe later 60']);
    expect(said('America/New_York', '2026-11-02T12:00Z')).toEqual([]);
    expect(said('America/New_York', '2026-03-20T12:00Z')).toEqual([]);
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
});
