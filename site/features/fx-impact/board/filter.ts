import { type EconomicEvent, IMPACTS, type Impact } from '#contracts/events.ts';
import { FOLLOWED_CURRENCIES } from '#domain/events/places.ts';

/** Which events are listed; an empty list lets all pass. */
export interface Filter {
  readonly impacts: readonly Impact[];
  /** Of those followed: ISO 4217 codes, in upper case. */
  readonly currencies: readonly string[];
}

export const NO_FILTER: Filter = { impacts: [], currencies: [] };

const IMPACT = 'impact';
const CURRENCY = 'currency';

/** What an address asks for: `?impact=high,medium&currency=USD,EUR`; what it misspells, and a currency we do not follow, is left out. */
export function filterOf(query: URLSearchParams): Filter {
  const listed = (name: string) => (query.get(name) ?? '').split(',').map((word) => word.trim());
  const impacts = listed(IMPACT).map((word) => word.toLowerCase());
  const currencies = listed(CURRENCY).map((word) => word.toUpperCase());
  return {
    impacts: IMPACTS.filter((impact) => impacts.includes(impact)),
    currencies: FOLLOWED_CURRENCIES.filter((code) => currencies.includes(code)).sort(),
  };
}

/** Writes a filter into a query, in the words of the calendar file's address too (N2). */
export function writeFilter(query: URLSearchParams, { impacts, currencies }: Filter): void {
  for (const [name, values] of [
    [IMPACT, impacts],
    [CURRENCY, currencies],
  ] as const) {
    if (values.length === 0) query.delete(name);
    else query.set(name, values.join(','));
  }
}

export function passes({ impacts, currencies }: Filter, event: EconomicEvent): boolean {
  const { impact_level: impact, currency } = event;
  if (impacts.length > 0 && !impacts.includes(impact)) return false;
  return currencies.length === 0 || (currency !== null && currencies.includes(currency));
}

/** A list with a value put in or, where it is in already, taken out. */
export function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
