import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK_DRAG_PX, DECK_LOCK_MS, wrapIndex } from './deck.ts';
import { cardOffset, EMPTY_DECK, type EventsDeckAction, turnEventsDeck } from './events-deck.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 40 });
const opened = fc
  .tuple(ids, fc.nat(60))
  .map(([list, opensAt]) => turnEventsDeck(EMPTY_DECK, { type: 'list', ids: list, opensAt }));
const at = fc.nat(1_000_000);
const input: fc.Arbitrary<EventsDeckAction> = fc.oneof(
  fc.record({ type: fc.constant('step' as const), by: fc.constantFrom(1 as const, -1 as const), at }),
  fc.record({ type: fc.constant('show' as const), index: fc.integer({ min: -5, max: 60 }), at }),
  fc.record({ type: fc.constant('release' as const), px: fc.integer({ min: -900, max: 900 }), at }),
);
const action = fc.oneof(
  input,
  fc.record({ type: fc.constant('settle' as const), at }),
  fc.record({ type: fc.constant('list' as const), ids, opensAt: fc.nat(60) }),
  fc.record({ type: fc.constant('loading' as const), isLoading: fc.boolean() }),
);

describe('turnEventsDeck', () => {
  it('F5 keeps the index inside the deck with any actions', () => {
    fc.assert(
      fc.property(opened, fc.array(action, { maxLength: 40 }), (start, actions) => {
        const { deck, ids: list } = actions.reduce(turnEventsDeck, start);
        expect(deck.count).toBe(list.length);
        expect(deck.index).toBeGreaterThanOrEqual(0);
        expect(deck.index).toBeLessThan(list.length);
      }),
    );
  });

  it('F5 returns to the first card after as many steps as there are cards, in both directions', () => {
    fc.assert(
      fc.property(opened, fc.constantFrom(1 as const, -1 as const), (start, by) => {
        let state = start;
        for (let step = 0; step < start.ids.length; step += 1)
          state = turnEventsDeck(state, { type: 'step', by, at: step * DECK_LOCK_MS });
        expect(state.deck.index).toBe(start.deck.index);
      }),
    );
  });

  it('F5 ignores input for 600 ms after a move', () => {
    fc.assert(
      fc.property(opened, input, input, fc.nat(DECK_LOCK_MS - 1), (start, first, second, later) => {
        const moved = turnEventsDeck(start, { ...first, at: 1000 } as EventsDeckAction);
        fc.pre(moved !== start);
        expect(turnEventsDeck(moved, { ...second, at: 1000 + later } as EventsDeckAction)).toBe(moved);
      }),
    );
  });

  it('F5 ignores input while events load', () => {
    fc.assert(
      fc.property(opened, input, (start, wish) => {
        const loading = turnEventsDeck(start, { type: 'loading', isLoading: true });
        expect(turnEventsDeck(loading, wish)).toBe(loading);
      }),
    );
  });

  it('F5 moves one card after a drag over 100 px, right is back; a shorter drag moves none', () => {
    fc.assert(
      fc.property(opened, fc.integer({ min: -900, max: 900 }), (start, px) => {
        const step = Math.abs(px) <= DECK_DRAG_PX ? 0 : px > 0 ? -1 : 1;
        const { deck } = turnEventsDeck(start, { type: 'release', px, at: 0 });
        expect(deck.index).toBe(wrapIndex(start.deck.index, step, start.ids.length));
      }),
    );
  });

  it('F5 keeps the current event after a new reading that still lists it', () => {
    fc.assert(
      fc.property(opened, ids, fc.nat(60), (start, other, opensAt) => {
        const shown = start.ids[start.deck.index] ?? '';
        const list = [...other.filter((id) => id !== shown), shown];
        const { deck } = turnEventsDeck(start, { type: 'list', ids: list, opensAt });
        expect(list[deck.index]).toBe(shown);
      }),
    );
  });
});

describe('cardOffset', () => {
  it('F5 takes the shorter way round the deck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.nat(200), fc.nat(200), (count, one, other) => {
        const [place, index] = [one % count, other % count];
        const offset = cardOffset(place, index, count);
        expect(wrapIndex(index, offset, count)).toBe(place);
        expect(Math.abs(offset)).toBeLessThanOrEqual(count / 2);
        expect(Object.is(offset, -0)).toBe(false);
      }),
    );
  });

  it('F5 puts the last card to the left of the first', () => {
    expect(cardOffset(5, 0, 6)).toBe(-1);
    expect(cardOffset(0, 5, 6)).toBe(1);
  });
});
