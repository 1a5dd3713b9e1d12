import { compile } from '#domain/indicators/patterns.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Direction, Indicator } from './indicator.ts';

/** The indicator a title names, in either vendor's wording and for that currency; null when we do not know it (K4). */
export const indicatorOf: (title: string, currency?: string | null) => Indicator | null = compile(CATALOGUE);

/** The kebab-case kind a title names, without its country, period and edition; null when unknown. */
export function kindOf(title: string): string | null {
  return indicatorOf(title)?.kind ?? null;
}

/** Whether a higher figure is good for the currency (K3); `none` when unknown. */
export function directionOf(title: string): Direction {
  return indicatorOf(title)?.direction ?? 'none';
}
