/** How long each item is shown, ms (C7). */
export const PROMO_MS = 7000;

/** How long an answer is new, ms: the banner is aside for that time (C7). */
export const ANSWER_MS = 10_000;

/** Why the rotation pauses: a pointer over it, the focus in it, a hidden tab, reduced motion, off the screen or closed. */
export type PromoHold = 'pointer' | 'focus' | 'hidden' | 'motion' | 'away';

export interface PromoState {
  readonly index: number;
  readonly count: number;
  /** How long the current item had been visible at `since`, ms. */
  readonly shownMs: number;
  /** Time of the last update, epoch ms. */
  readonly since: number;
  readonly holds: readonly PromoHold[];
}

export type PromoEvent =
  | { readonly type: 'look' }
  | { readonly type: 'hold' | 'release'; readonly by: PromoHold };

/** Begins with the message after the last one that the visitor saw, as it was saved; with the first one otherwise (C7). */
export function startPromo(count: number, now: number, saved: string | null = null): PromoState {
  const seen = saved !== null && /^\d{1,3}$/.test(saved) ? Number(saved) : -1;
  return { index: (seen + 1) % count, count, shownMs: 0, since: now, holds: [] };
}

/** The state at `now` (epoch ms) after an event; time during a pause does not count (C7). */
export function stepPromo(state: PromoState, event: PromoEvent, now: number): PromoState {
  const current = pass(state, now);
  if (event.type === 'look') return current;
  const others = current.holds.filter((one) => one !== event.by);
  return { ...current, holds: event.type === 'hold' ? [...others, event.by] : others };
}

/** Time until the next item, ms; null while paused. */
export function untilNextPromo(state: PromoState): number | null {
  return isRunning(state) ? PROMO_MS - state.shownMs : null;
}

function isRunning({ count, holds }: PromoState): boolean {
  return count > 1 && holds.length === 0;
}

/** A clock set back does not reduce the time shown. */
function pass(state: PromoState, now: number): PromoState {
  if (!isRunning(state)) return { ...state, since: now };
  const shownMs = state.shownMs + Math.max(0, now - state.since);
  const index = (state.index + Math.floor(shownMs / PROMO_MS)) % state.count;
  return { ...state, index, shownMs: shownMs % PROMO_MS, since: now };
}
