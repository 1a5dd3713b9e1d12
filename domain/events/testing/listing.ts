import { join, type KindOf, type Listing } from '../join.ts';

export const NOON = '2026-08-12T12:30:00.000Z';
export const unknownKind: KindOf = () => null;

/** A row of the US at NOON, without figures. */
export function row(title: string, over: Partial<Listing> = {}): Listing {
  return {
    title,
    country: 'US',
    currency: 'USD',
    timeIso: NOON,
    forecast: null,
    previous: null,
    actual: null,
    ...over,
  };
}

/** The titles of the pairs that are made. */
export function joined(
  listed: readonly Listing[],
  reported: readonly Listing[],
  kindOf: KindOf = unknownKind,
): string[][] {
  return join(listed, reported, kindOf).map((pair) => [pair.listed.title, pair.reported.title]);
}
