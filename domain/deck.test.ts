import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK_LOCK_MS, type Deck, type DeckAction, deckOf, dragStep, turnDeck, wrapIndex } from './deck.ts';

it('F5 wraps in both directions', () => {
  expect(wrapIndex(5, 1, 6)).toBe(0);
  expect(wrapIndex(0, -1, 6)).toBe(5);
  expect(wrapIndex(2, 1, 6)).toBe(3);
});

it('F5 returns index 0 when there are no cards', () => {
  expect(wrapIndex(3, 1, 0)).toBe(0);
});

describe('dragStep', () => {
  it.each([
    [101, -1],
    [100, 0],
    [-100, 0],
    [-101, 1],
    [0, 0],
  ] as const)('E2 after a drag of %i px it moves by %i cards', (px, step) => {
    expect(dragStep(px)).toBe(step);
  });
});

describe('turnDeck', () => {
  const six = deckOf(6);

  it('E2 locks the deck for 600 ms after a change', () => {
    const moving = turnDeck(six, { type: 'step', by: 1, at: 1000 });
    expect(moving).toEqual({ index: 1, count: 6, lockedUntil: 1600 });
    expect(turnDeck(moving, { type: 'step', by: 1, at: 1599 })).toBe(moving);
    expect(turnDeck(moving, { type: 'settle', at: 1599 })).toBe(moving);
    expect(turnDeck(moving, { type: 'settle', at: 1600 }).lockedUntil).toBeNull();
    expect(turnDeck(moving, { type: 'step', by: 1, at: 1600 }).index).toBe(2);
  });

  it('E2 does not lock the deck when a drag snaps back or the dot of the current card is pressed', () => {
    expect(turnDeck(six, { type: 'release', px: 100, at: 5 })).toBe(six);
    expect(turnDeck(six, { type: 'show', index: 0, at: 5 })).toBe(six);
  });

  it('E2 follows the address also while the deck is locked', () => {
    const moving = turnDeck(six, { type: 'step', by: 1, at: 0 });
    expect(turnDeck(moving, { type: 'follow', index: 4 })).toEqual({ index: 4, count: 6, lockedUntil: null });
  });
});

/** Actions with the time that passed before each. */
const timed = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 900 }),
    fc.oneof(
      fc.record({ type: fc.constant('step' as const), by: fc.constantFrom(1 as const, -1 as const) }),
      fc.record({ type: fc.constant('show' as const), index: fc.integer({ min: -3, max: 9 }) }),
      fc.record({ type: fc.constant('release' as const), px: fc.integer({ min: -500, max: 500 }) }),
      fc.record({ type: fc.constant('follow' as const), index: fc.integer({ min: -3, max: 9 }) }),
      fc.record({ type: fc.constant('settle' as const) }),
    ),
  ),
  { maxLength: 60 },
);

function play(
  count: number,
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
  }, deckOf(count));
}

describe('turnDeck with random actions', () => {
  const decks = fc.integer({ min: 0, max: 9 });

  it('E2 keeps the index inside the deck', () => {
    fc.assert(
      fc.property(decks, timed, (count, actions) => {
        play(count, actions, (_before, _action, { index }) => {
          expect(index).toBeGreaterThanOrEqual(0);
          expect(index).toBeLessThan(Math.max(count, 1));
        });
      }),
    );
  });

  it('E2 never starts two changes by input within 600 ms', () => {
    fc.assert(
      fc.property(decks, timed, (count, actions) => {
        let began = Number.NEGATIVE_INFINITY;
        play(count, actions, (before, action, after, at) => {
          if (action.type === 'follow') began = Number.NEGATIVE_INFINITY;
          else if (after.index !== before.index) {
            expect(at - began).toBeGreaterThanOrEqual(DECK_LOCK_MS);
            began = at;
          }
        });
      }),
    );
  });

  it('E2 is locked after a change by input and unlocks 600 ms later', () => {
    fc.assert(
      fc.property(decks, timed, (count, actions) => {
        const end = play(count, actions, (before, action, after, at) => {
          if (action.type !== 'follow' && after.index !== before.index)
            expect(after.lockedUntil).toBe(at + DECK_LOCK_MS);
        });
        const rested = turnDeck(end, { type: 'settle', at: Number.MAX_SAFE_INTEGER });
        expect(rested).toEqual({ ...end, lockedUntil: null });
      }),
    );
  });

  it('E2 returns to the first card after as many steps as there are cards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.constantFrom(1 as const, -1 as const), (count, by) => {
        const rounds = Array.from({ length: count }, () => [DECK_LOCK_MS, { type: 'step', by }] as const);
        expect(play(count, rounds, () => undefined).index).toBe(0);
      }),
    );
  });
});
