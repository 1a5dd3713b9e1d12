import type { Span } from '#domain/events/recognise.ts';
import { scopeBounds } from '#domain/events/zones.ts';

const DAY_MS = 86_400_000;

/** The Mexico City week around `now` (F8) with a spare day at each end, for readers in other zones: nine days. */
export function wantedRange(now: Date): Span {
  const { from, to } = scopeBounds('week', now);
  return { from: new Date(from.getTime() - DAY_MS), to: new Date(to.getTime() + DAY_MS) };
}

/** Splits a range into the fewest equal pieces of at most `maxDays`. */
export function split({ from, to }: Span, maxDays: number): readonly Span[] {
  const lengthMs = to.getTime() - from.getTime();
  const count = Math.ceil(lengthMs / (maxDays * DAY_MS));
  const cut = (piece: number): Date => new Date(from.getTime() + Math.round((piece * lengthMs) / count));
  return Array.from({ length: count }, (_, piece) => ({ from: cut(piece), to: cut(piece + 1) }));
}
