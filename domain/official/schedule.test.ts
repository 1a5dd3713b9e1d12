import { describe, expect, test } from 'vitest';
import { occurrenceOf, type ScheduleCase, scheduledEvent } from './schedule.ts';
import { sighted } from './testing.ts';

const NEW_YORK = 'America/New_York';
const LISTED = '2026-09-11T12:30:00.000Z';
const NOW = new Date('2026-09-10T12:00:00.000Z');
const event = (fields: Partial<ScheduleCase> = {}): ScheduleCase => ({
  listed: LISTED,
  zone: NEW_YORK,
  isOut: false,
  isMissing: false,
  readAt: '2026-09-10T06:00:00.000Z',
  ...fields,
});
const first = sighted();
const later = (fields: Parameters<typeof sighted>[0]) =>
  sighted({ firstSeenAt: '2026-09-09T06:00:00.000Z', ...fields });

describe('the time of an event by its publisher', () => {
  test('N11 is confirmed when both name the same minute, with when that was first seen', () => {
    expect(scheduledEvent(event(), [first], NOW)).toEqual({
      state: 'confirmed',
      timeIso: LISTED,
      to: LISTED,
      from: null,
      from_of: null,
      seen: first.firstSeenAt,
    });
  });

  test('N11 is unknown without a sighting, and before the sighting was made', () => {
    const unknown = { state: 'unknown', timeIso: LISTED, to: null, seen: null };
    expect(scheduledEvent(event(), null, NOW)).toMatchObject(unknown);
    expect(scheduledEvent(event(), [first], new Date('2026-08-31T00:00:00.000Z'))).toMatchObject(unknown);
  });

  test.each([
    ['still lists the old time', LISTED],
    ['follows', '2026-09-16T14:00:00.000Z'],
    ['lists a third time', '2026-09-15T12:30:00.000Z'],
  ])(
    'N11 is moved by the publisher when it names another time than before, and the calendar %s',
    (_, listed) => {
      const moved = later({ at: '2026-09-16T14:00:00.000Z' });
      expect(scheduledEvent(event({ listed }), [first, moved], NOW)).toMatchObject({
        state: 'moved',
        timeIso: moved.at,
        to: moved.at,
        from: first.at,
        from_of: 'publisher',
        seen: moved.firstSeenAt,
      });
    },
  );

  test('N11 is the publisher’s when the calendar disagrees, and says whose the other time was', () => {
    const listed = '2026-09-11T14:00:00.000Z';
    expect(scheduledEvent(event({ listed }), [first], NOW)).toMatchObject({
      state: 'moved',
      timeIso: first.at,
      from: listed,
      from_of: 'calendar',
    });
  });

  test('N11 names the time before also when the publisher takes its move back', () => {
    const there = later({ at: '2026-09-16T12:30:00.000Z' });
    const back = later({ firstSeenAt: '2026-09-10T06:00:00.000Z' });
    expect(scheduledEvent(event(), [first, there, back], NOW)).toMatchObject({
      state: 'moved',
      timeIso: LISTED,
      from: there.at,
    });
  });

  test('N11 is late when it was postponed without a date, and when no figure is out an hour after it', () => {
    const postponed = later({ state: 'postponed' });
    expect(scheduledEvent(event(), [first, postponed], NOW)).toMatchObject({ state: 'late', to: null });
    expect(scheduledEvent(event({ isMissing: true }), [first], NOW)).toMatchObject({
      state: 'late',
      to: LISTED,
    });
    expect(scheduledEvent(event({ isMissing: true, isOut: true }), [first], NOW).state).toBe('confirmed');
  });

  test('N11 is cancelled by the publisher’s word; by a missing row only when a later reading misses it too', () => {
    const cancelled = later({ state: 'cancelled' });
    expect(scheduledEvent(event(), [first, cancelled], NOW).state).toBe('cancelled');
    expect(scheduledEvent(event({ isOut: true }), [first, cancelled], NOW).state).toBe('confirmed');
    const withdrawn = later({ state: 'withdrawn' });
    const at = (readAt: string | null) => scheduledEvent(event({ readAt }), [first, withdrawn], NOW).state;
    expect(at(null)).toBe('unknown');
    expect(at(withdrawn.firstSeenAt)).toBe('unknown');
    expect(at('2026-09-10T06:00:00.000Z')).toBe('cancelled');
  });

  test('N11 keeps the hour of the calendar where the publisher names the day only', () => {
    const day = sighted({ at: '2026-09-11' });
    expect(scheduledEvent(event(), [day], NOW)).toMatchObject({
      state: 'confirmed',
      timeIso: LISTED,
      to: '2026-09-11',
    });
    // 8:30 in New York is 13:30 UTC in winter.
    const winter = sighted({ at: '2026-11-03' });
    expect(scheduledEvent(event({ listed: '2026-10-30T12:30:00.000Z' }), [winter], NOW)).toMatchObject({
      state: 'moved',
      timeIso: '2026-11-03T13:30:00.000Z',
      from: '2026-10-30',
      from_of: 'calendar',
    });
  });
});

describe('the occurrence of an event', () => {
  const september = [sighted()];
  const october = [sighted({ occurrence: '2026-09', at: '2026-10-14T12:30:00.000Z' })];
  const find = (listed: string, isSameDayOnly = false) =>
    occurrenceOf({ listed, zone: NEW_YORK }, [september, october], isSameDayOnly);

  test('N11 is the one of that day, else the only one within four days', () => {
    expect(find('2026-10-14T18:00:00.000Z')).toBe(october);
    expect(find('2026-09-09T12:30:00.000Z')).toBe(september);
    expect(find('2026-09-09T12:30:00.000Z', true)).toBeNull();
    // The same day in New York, and another in UTC; then the other way round.
    expect(find('2026-10-15T03:30:00.000Z', true)).toBe(october);
    expect(find('2026-10-14T03:30:00.000Z', true)).toBeNull();
    expect(find('2026-09-30T12:30:00.000Z')).toBeNull();
  });

  test('N11 is found by any time that it ever had', () => {
    const moved = [...september, sighted({ at: '2026-10-24T12:30:00.000Z' })];
    expect(occurrenceOf({ listed: LISTED, zone: NEW_YORK }, [moved, october])).toBe(moved);
  });

  test('N11 is none when two fit, unless one has that minute', () => {
    const twice = [september, [sighted({ occurrence: '2026-07', at: '2026-09-11T14:00:00.000Z' })]];
    expect(occurrenceOf({ listed: LISTED, zone: NEW_YORK }, twice)).toBe(september);
    expect(occurrenceOf({ listed: '2026-09-11T13:00:00.000Z', zone: NEW_YORK }, twice)).toBeNull();
    expect(occurrenceOf({ listed: '2026-09-12T12:30:00.000Z', zone: NEW_YORK }, twice)).toBeNull();
  });
});
