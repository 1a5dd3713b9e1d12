import type { RefreshState } from './port.ts';

/** A stored refresh, with times in milliseconds of the store's own timeline. */
export interface RefreshRow extends Omit<RefreshState, 'isRunning' | 'attemptedMsAgo' | 'heldForMs'> {
  readonly fence: number;
  readonly settledFence: number;
  readonly attemptedMs: number;
  readonly heldUntilMs: number;
}

/** Whether a claim would succeed at `nowMs`. */
export function isFree(row: RefreshRow | null, nowMs: number, windowMs: number): boolean {
  return row === null || (nowMs >= row.attemptedMs + windowMs && nowMs >= row.heldUntilMs);
}

export function toState(
  { fence, settledFence, attemptedMs, heldUntilMs, ...row }: RefreshRow,
  nowMs: number,
): RefreshState {
  return {
    ...row,
    isRunning: settledFence < fence,
    attemptedMsAgo: nowMs - attemptedMs,
    heldForMs: Math.max(0, heldUntilMs - nowMs),
  };
}
