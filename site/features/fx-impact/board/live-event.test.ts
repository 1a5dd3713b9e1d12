import { describe, expect, it } from 'vitest';
import type { EconomicEvent } from '#contracts/events.ts';
import { instantOf, liveStatus, nextHighIndex, shownStatus } from '#domain/events/live.ts';
import { daysOfDeck, groupByDay, isPast, nextReread, nextUpIndex, outcomeOf } from './live-event.ts';

const TIME = '2026-11-23T13:30:00.000Z';
const AT = Date.parse(TIME);
const MINUTE = 60_000;

const release: EconomicEvent = {
  id: 'us-orders',
  time_iso: TIME,
  local_time: '07:30',
  country: 'US',
  currency: 'USD',
  title: 'Durable Goods Orders m/m',
  impact_level: 'medium',
  impact_icon: '‼️🥈',
  affected_pairs: ['XAUUSD', 'EURUSD'],
  status: 'upcoming',
  forecast: '0.4%',
  previous: '-0.3%',
  actual: null,
  surprise: null,
  source: 'Myfxbook',
  source_link: null,
  summary: 'Orders for goods that last.',
  frdm_insight: 'Often revised.',
  tags: ['industry'],
  day_bucket: '2026-11-23',
  week_range: '2026-11-22/2026-11-28',
};
const holiday: EconomicEvent = {
  ...release,
  id: 'us-holiday',
  time_iso: '2026-11-26',
  local_time: null,
  day_bucket: '2026-11-26',
  tags: ['holiday'],
};

function at(id: string, timeIso: string, day = timeIso.slice(0, 10)): EconomicEvent {
  return { ...release, id, time_iso: timeIso, day_bucket: day };
}

describe('liveStatus', () => {
  it('F7 turns from upcoming to publishing at zero, whatever the last answer said', () => {
    expect(liveStatus(release, AT - 1)).toBe('upcoming');
    expect(liveStatus(release, AT)).toBe('publishing');
  });

  it('K3 is over once its figure is there, or after half an hour without one', () => {
    expect(liveStatus({ ...release, actual: '0.6%' }, AT + MINUTE)).toBe('released');
    expect(liveStatus(release, AT + 30 * MINUTE)).toBe('released');
  });

  it('K3 a holiday has no time and is never being published', () => {
    expect(instantOf(holiday)).toBeNull();
    expect(liveStatus(holiday, Date.parse('2026-11-26T18:00:00Z'))).toBe('upcoming');
    expect(liveStatus(holiday, Date.parse('2026-11-28T00:00:00Z'))).toBe('released');
  });
});

describe('outcomeOf', () => {
  it('F7 an event with a forecast or an earlier figure has none so far; a speech has none at all', () => {
    const speech = { ...release, forecast: null, previous: null };
    expect(outcomeOf(release)).toBe('awaited');
    expect(outcomeOf({ ...speech, previous: '0.1%' })).toBe('awaited');
    expect(outcomeOf(speech)).toBe('passed');
    expect(outcomeOf({ ...speech, actual: '0.6%' })).toBe('published');
  });
});

describe('nextUpIndex', () => {
  const events = [holiday, at('a', '2026-11-23T10:00:00.000Z'), release, at('c', '2026-11-23T18:00:00.000Z')];

  it('F5 is the first timed event still to come', () => {
    expect(nextUpIndex(events, AT - MINUTE)).toBe(2);
    expect(nextUpIndex(events, AT)).toBe(3);
  });

  it('F5 is none when the scope is over, even where a holiday still lasts', () => {
    expect(nextUpIndex(events, AT + 24 * 60 * MINUTE)).toBe(-1);
    expect(nextUpIndex([], AT)).toBe(-1);
  });
});

describe('groupByDay', () => {
  it('F8 puts days in order and the all-day events before the timed ones', () => {
    const late = at('late', '2026-11-26T20:00:00.000Z');
    const early = at('early', '2026-11-26T14:00:00.000Z');
    const days = groupByDay([late, early, holiday, release]);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-26']);
    expect(days[1]?.events.map(({ id }) => id)).toEqual(['us-holiday', 'early', 'late']);
  });

  it('F8 goes by the Mexico City day the event names, not by the UTC one', () => {
    const evening = at('evening', '2026-11-24T03:00:00.000Z', '2026-11-23');
    expect(groupByDay([evening])[0]?.day).toBe('2026-11-23');
  });
});

describe('daysOfDeck', () => {
  it('F5 each day begins with its own first card, and a card is of the day it lies in', () => {
    const days = groupByDay([
      at('a', '2026-11-23T10:00:00.000Z'),
      at('b', '2026-11-23T11:00:00.000Z'),
      at('c', '2026-11-24T10:00:00.000Z'),
    ]);
    expect([0, 1, 2].map((index) => daysOfDeck(days, index).current)).toEqual([0, 0, 1]);
    expect(daysOfDeck(days, 0).firsts).toEqual([0, 2]);
    expect(daysOfDeck([], 0)).toEqual({ firsts: [], current: -1 });
  });
});

describe('nextReread', () => {
  it('F7 reads again 1 to 65 minutes after an event without its figure, as the calendar itself is read, then no more', () => {
    const waits: (number | null)[] = [];
    let lastReadAt: number | null = AT - 60 * MINUTE;
    while (lastReadAt !== null) {
      lastReadAt = nextReread([release], lastReadAt);
      waits.push(lastReadAt === null ? null : (lastReadAt - AT) / MINUTE);
    }
    expect(waits).toEqual([1, 3, 6, 12, 20, 35, 65, null]);
  });

  it('F7 leaves out what has its figure and what has no time', () => {
    expect(nextReread([{ ...release, actual: '0.6%' }, holiday], AT - MINUTE)).toBeNull();
  });

  it('F7 one reading serves every event whose time has passed', () => {
    const later = at('later', '2026-11-23T13:31:00.000Z');
    expect(nextReread([release, later], AT + 2 * MINUTE)).toBe(AT + 3 * MINUTE);
    expect(nextReread([release, later], AT + 3 * MINUTE)).toBe(AT + 4 * MINUTE);
  });
});

describe('what an event is called', () => {
  const speech: EconomicEvent = { ...release, forecast: null, previous: null };
  const official = { state: 'unread', publisher: 'Bureau' } as EconomicEvent['official'];

  it('F6 is live for five minutes; then a figure is awaited, and a speech is over', () => {
    for (const event of [release, speech]) {
      expect(shownStatus(event, AT)).toBe('publishing');
      expect(shownStatus(event, AT + 5 * MINUTE - 1)).toBe('publishing');
    }
    expect(shownStatus(release, AT + 5 * MINUTE)).toBe('awaited');
    expect(shownStatus(speech, AT + 5 * MINUTE)).toBe('released');
    expect(shownStatus({ ...speech, official }, AT + 5 * MINUTE)).toBe('awaited');
    expect(shownStatus(release, AT + 30 * MINUTE)).toBe('released');
  });

  it('F6 N11 is not live when its publisher is late or could not be read', () => {
    expect(shownStatus({ ...release, official }, AT + MINUTE)).toBe('awaited');
  });

  it('F7 a speech of high impact does not hold the place of the next event', () => {
    const events = [{ ...speech, impact_level: 'high' } as const];
    expect(nextHighIndex(events, AT + 4 * MINUTE)).toBe(0);
    expect(nextHighIndex(events, AT + 6 * MINUTE)).toBe(-1);
  });
});

describe('the next event of high impact', () => {
  const high: EconomicEvent = { ...release, impact_level: 'high' };

  it('F7 is the first that is due or awaited, whatever comes before it', () => {
    const later = { ...high, time_iso: '2026-11-23T15:00:00.000Z' };
    expect(nextHighIndex([release, high, later], AT - MINUTE)).toBe(1);
    expect(nextHighIndex([release, high, later], AT + MINUTE)).toBe(1);
    expect(nextHighIndex([release, { ...high, actual: '0.4%' }, later], AT + MINUTE)).toBe(2);
  });

  it('F7 is none without one of high impact, and never a holiday', () => {
    expect(nextHighIndex([release], AT - MINUTE)).toBe(-1);
    expect(nextHighIndex([{ ...holiday, impact_level: 'high' }], AT - MINUTE)).toBe(-1);
  });
});

describe('an event that the list folds away', () => {
  it('N2 lies an hour back', () => {
    expect(isPast(release, AT + 59 * MINUTE)).toBe(false);
    expect(isPast(release, AT + 60 * MINUTE)).toBe(true);
  });

  it('N2 is never a holiday of today', () => {
    expect(isPast(holiday, AT)).toBe(false);
  });
});

describe('an event that is called off', () => {
  const schedule = {
    publisher: 'BEA',
    link: 'https://publisher.example/schedule',
    from: null,
    from_of: null,
    seen: TIME,
    read: TIME,
  };
  const next = { ...release, id: 'next', impact_level: 'high' } as const;

  it.each([
    ['cancelled', { ...schedule, state: 'cancelled', to: null }, 1],
    ['postponed without a date', { ...schedule, state: 'late', to: null }, 1],
    ['late, but scheduled', { ...schedule, state: 'late', to: TIME }, 0],
    ['confirmed', { ...schedule, state: 'confirmed', to: TIME }, 0],
  ] as const)('N11 F7 is not the next one and is not waited for when it is %s', (_, said, index) => {
    const events = [{ ...next, schedule: said }, next];
    expect(nextHighIndex(events, AT - MINUTE)).toBe(index);
    expect(nextUpIndex(events, AT - MINUTE)).toBe(index);
    expect(nextReread(events.slice(0, 1), AT) === null).toBe(index === 1);
  });
});
