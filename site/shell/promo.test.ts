import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PROMO_MS, type PromoEvent, type PromoHold, startPromo, stepPromo, untilNextPromo } from './promo.ts';

const START = Date.parse('2026-11-23T15:00:00Z');

/** A rotation on a fake clock. It wakes at the time it asked for, as on the page. */
function run(count = 8) {
  let state = startPromo(count, Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const apply = (event: PromoEvent) => {
    state = stepPromo(state, event, Date.now());
    clearTimeout(timer);
    const wait = untilNextPromo(state);
    if (wait !== null) timer = setTimeout(() => apply({ type: 'look' }), wait);
  };
  apply({ type: 'look' });
  return { apply, index: () => state.index, pass: (ms: number) => vi.advanceTimersByTime(ms) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

describe('C7 rotation', () => {
  it('C7 shows the next item every 7 s and the first one after the eighth', () => {
    const { pass, index } = run();
    pass(6_999);
    expect(index()).toBe(0);
    pass(1);
    expect(index()).toBe(1);
    pass(6 * 7_000);
    expect(index()).toBe(7);
    pass(7_000);
    expect(index()).toBe(0);
  });

  it.each<PromoHold>(['pointer', 'focus', 'hidden', 'motion'])(
    'C7 pauses while held by %s, and gives the item the rest of its time afterwards',
    (by) => {
      const { pass, index, apply } = run();
      pass(5_000);
      apply({ type: 'hold', by });
      pass(60_000);
      expect(index()).toBe(0);
      apply({ type: 'release', by });
      pass(1_999);
      expect(index()).toBe(0);
      pass(1);
      expect(index()).toBe(1);
    },
  );

  it('C7 continues when the last hold is released, and counts each hold once', () => {
    const { pass, index, apply } = run();
    apply({ type: 'hold', by: 'pointer' });
    apply({ type: 'hold', by: 'pointer' });
    apply({ type: 'hold', by: 'focus' });
    apply({ type: 'release', by: 'pointer' });
    pass(PROMO_MS);
    expect(index()).toBe(0);
    apply({ type: 'release', by: 'focus' });
    pass(PROMO_MS);
    expect(index()).toBe(1);
  });

  it('C7 stops for good when it leaves the screen, as it does when closed', () => {
    const { pass, index, apply } = run();
    apply({ type: 'hold', by: 'away' });
    apply({ type: 'release', by: 'pointer' });
    pass(10 * PROMO_MS);
    expect(index()).toBe(0);
  });

  it.each([0, 1])('C7 needs no timer with %i items', (count) => {
    expect(untilNextPromo(startPromo(count, START))).toBeNull();
  });

  it('C7 begins with the message after the last one seen, and with the first when none or nonsense is saved', () => {
    const first = (saved: string | null) => startPromo(8, START, saved).index;
    expect([null, '0', '3', '7'].map(first)).toEqual([0, 1, 4, 0]);
    expect(['closed', '-1', '1.5', '1e9', ''].map(first)).toEqual([0, 0, 0, 0, 0]);
    // A banner that has fewer messages than at the last visit.
    expect(startPromo(3, START, '7').index).toBeLessThan(3);
  });

  it('C7 skips items missed during sleep, and accepts a clock set back', () => {
    const state = startPromo(4, START);
    expect(stepPromo(state, { type: 'look' }, START + 9 * PROMO_MS + 10)).toMatchObject({
      index: 1,
      shownMs: 10,
    });
    expect(stepPromo(state, { type: 'look' }, START - 5_000)).toMatchObject({ index: 0, shownMs: 0 });
  });
});
