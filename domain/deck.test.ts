import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DECK_KEYS,
  DECK_LOCK_MS,
  type Deck,
  type DeckAction,
  type DeckInput,
  turnDeck,
  wrapIndex,
} from './deck.ts';

const idsOf = (count: number) => Array.from({ length: count }, (_, place) => `card ${place}`);
const deckOf = (ids: readonly string[], index = 0): Deck => ({ ids, index, lockedUntil: null });
const six = deckOf(idsOf(6));
const turned = (input: DeckInput) => turnDeck(six, { ...input, at: 0 }).index;

describe('turnDeck', () => {
  it('E2 F5 locks the deck for 600 ms after a change', () => {
    const moving = turnDeck(six, { step: 1, at: 1000 });
    expect(moving).toEqual({ ...six, index: 1, lockedUntil: 1600 });
    expect(turnDeck(moving, { step: 1, at: 1599 })).toBe(moving);
    expect(turnDeck(moving, { step: 0, at: 1599 })).toBe(moving);
    expect(turnDeck(moving, { step: 0, at: 1600 }).lockedUntil).toBeNull();
    expect(turnDeck(moving, { step: 1, at: 1600 }).index).toBe(2);
  });

  it.each([
    [101, 5],
    [100, 0],
    [0, 0],
    [-100, 0],
    [-101, 1],
  ])('E2 F5 a drag of %i px from the first of six cards leads to card %i', (drag, index) => {
    expect(turned({ drag })).toBe(index);
  });

  it('E2 does not lock the deck after a short drag, or for the dot of the current card', () => {
    expect(turnDeck(six, { drag: 100, at: 5 })).toBe(six);
    expect(turnDeck(six, { show: 0, at: 5 })).toBe(six);
  });

  it('E2 follows the address also while the deck is locked', () => {
    const moving = turnDeck(six, { step: 1, at: 0 });
    expect(turnDeck(moving, { follow: 4, at: 1 })).toEqual({ ...six, index: 4 });
  });

  it('E2 F5 arrow keys step and wrap; Home and End show the first and the last card', () => {
    const index = Object.entries(DECK_KEYS).map(([key, input]) => [key, turned(input)]);
    expect(Object.fromEntries(index)).toEqual({ ArrowLeft: 5, ArrowRight: 1, Home: 0, End: 5 });
  });
});

const lists = fc.uniqueArray(fc.string({ maxLength: 4 }), { maxLength: 9 });
/** Actions with the time that passed before each. */
const timed = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 900 }),
    fc.oneof(
      fc.record({ step: fc.constantFrom(1, -1, 0) }),
      fc.record({ show: fc.integer({ min: -3, max: 9 }) }),
      fc.record({ drag: fc.integer({ min: -500, max: 500 }) }),
      fc.record({ follow: fc.integer({ min: -3, max: 9 }) }),
      fc.record({ ids: lists }),
    ),
  ),
  { maxLength: 60 },
);

function play(
  start: Deck,
  actions: readonly (readonly [number, object])[],
  see: (before: Deck, action: DeckAction, after: Deck, at: number) => void,
): Deck {
  let at = 0;
  return actions.reduce((deck, [wait, given]) => {
    at += wait;
    const action = { ...given, at } as DeckAction;
    const after = turnDeck(deck, action);
    see(deck, action, after, at);
    return after;
  }, start);
}

describe('turnDeck with random actions', () => {
  it('E2 F5 keeps the index inside the deck', () => {
    fc.assert(
      fc.property(lists, timed, (ids, actions) => {
        play(deckOf(ids), actions, (_before, _action, after) => {
          expect(after.index).toBeGreaterThanOrEqual(0);
          expect(after.index).toBeLessThan(Math.max(after.ids.length, 1));
        });
      }),
    );
  });

  it('E2 F5 starts no two changes by input within 600 ms, and each locks the deck', () => {
    fc.assert(
      fc.property(lists, timed, (ids, actions) => {
        let began = Number.NEGATIVE_INFINITY;
        const end = play(deckOf(ids), actions, (before, action, after, at) => {
          if ('follow' in action) began = Number.NEGATIVE_INFINITY;
          else if (!('ids' in action) && after.index !== before.index) {
            expect(at - began).toBeGreaterThanOrEqual(DECK_LOCK_MS);
            expect(after.lockedUntil).toBe(at + DECK_LOCK_MS);
            began = at;
          }
        });
        const rested = turnDeck(end, { step: 0, at: Number.MAX_SAFE_INTEGER });
        expect(rested).toEqual({ ...end, lockedUntil: null });
      }),
    );
  });

  it('F5 keeps the current card when the new list still has it', () => {
    fc.assert(
      fc.property(lists, lists, fc.nat(8), (ids, others, index) => {
        fc.pre(index < ids.length);
        const shown = ids[index] ?? '';
        const list = [...others.filter((id) => id !== shown), shown];
        expect(list[turnDeck(deckOf(ids, index), { ids: list }).index]).toBe(shown);
      }),
    );
  });
});

it('F5 wrapIndex stays in the deck, and returns after the reverse move or a whole round', () => {
  expect(wrapIndex(3, 1, 0)).toBe(0);
  const steps = fc.integer({ min: -999, max: 999 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(299), steps, (count, at, step) => {
      const index = at % count;
      const moved = wrapIndex(index, step, count);
      expect(Number.isInteger(moved) && moved >= 0 && moved < count).toBe(true);
      expect(wrapIndex(moved, -step, count)).toBe(index);
      expect(wrapIndex(index, count, count)).toBe(index);
    }),
  );
});
