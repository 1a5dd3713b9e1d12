import { describe, expect, it } from 'vitest';
import { DRAWN_AT, eventAt } from '#site/features/fx-impact/testing/event.ts';
import { nearestTo, nextInStack, RAIL_KEYS } from './choose.ts';
import { railDay, railPlaces } from './places.ts';

const day = railDay('2026-06-10', 'America/Mexico_City');
/** At 9:00, three at 10:00, and at 20:00 in Mexico City. */
const places = railPlaces(
  [-60, 0, 0, 0, 600].map((minutes, index) => eventAt(minutes, { id: `event-${index}` }, DRAWN_AT)),
  day,
);

describe('a place of the rail', () => {
  it('F1 is the nearest event’s, on a rail of any width', () => {
    for (const width of [288, 328, 1152])
      for (const { event, place, shift } of places)
        expect(nearestTo(places, place * width + shift, width)?.event.id).toBe(event.id);
    expect(nearestTo(places, 0, 328)?.event.id).toBe('event-0');
    expect(nearestTo(places, 328, 328)?.event.id).toBe('event-4');
    expect(nearestTo([], 100, 328)).toBeUndefined();
  });

  it('F1 goes through the events of one time, and begins again after the last', () => {
    const stack = places[1]?.stack ?? 0;
    const ids = ['event-1'];
    for (let step = 0; step < 3; step += 1) ids.push(nextInStack(places, stack, ids.at(-1) ?? '') ?? '');
    expect(ids).toEqual(['event-1', 'event-2', 'event-3', 'event-1']);
    expect(nextInStack(places, stack, 'event-4')).toBe('event-1');
  });
});

it('F1 arrow keys go one event back or on and stop at the ends of the day, Home and End go there', () => {
  const after = (key: string, index: number) => RAIL_KEYS[key]?.(index, 4);
  expect([after('ArrowRight', 2), after('ArrowUp', 2), after('ArrowRight', 4)]).toEqual([3, 3, 4]);
  expect([after('ArrowLeft', 2), after('ArrowDown', 2), after('ArrowLeft', 0)]).toEqual([1, 1, 0]);
  expect([after('Home', 3), after('End', 1), after('PageUp', 1), after('PageDown', 4)]).toEqual([0, 4, 4, 0]);
  expect(after('a', 2)).toBeUndefined();
});
