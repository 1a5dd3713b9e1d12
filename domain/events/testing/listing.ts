import type { Pairable } from '../candidate.ts';
import type { KindOf } from '../measure.ts';
import { pairUp } from '../pair.ts';

export const NOON = '2026-08-12T12:30:00.000Z';
export const unknownKind: KindOf = () => null;

/** A US row at NOON without figures. */
export function row(title: string, over: Partial<Pairable> = {}): Pairable {
  return {
    title,
    country: 'US',
    currency: 'USD',
    timeIso: NOON,
    forecast: null,
    previous: null,
    awaitedPrevious: null,
    actual: null,
    ...over,
  };
}

/** The titles of the pairs that `pairUp` makes. */
export function joined(
  listed: readonly Pairable[],
  reported: readonly Pairable[],
  kindOf: KindOf = unknownKind,
): string[][] {
  return pairUp(listed, reported, kindOf).pairs.map((pair) => [pair.listed.title, pair.reported.title]);
}
