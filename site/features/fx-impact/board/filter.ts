import { type EconomicEvent, IMPACTS, type Impact, TOPICS, type Topic } from '#contracts/events.ts';
import { FOLLOWED_CURRENCIES } from '#domain/events/places.ts';

/** Which events are listed; an empty part lets all pass. */
export interface Filter {
  readonly impacts: readonly Impact[];
  /** Of those followed: ISO 4217 codes, in upper case. */
  readonly currencies: readonly string[];
  readonly topics: readonly Topic[];
  /** Words of the name or of the source's title. */
  readonly query: string;
}

export const NO_FILTER: Filter = { impacts: [], currencies: [], topics: [], query: '' };

/** A longer search is cut. */
export const MAX_QUERY = 60;

const IMPACT = 'impact';
const CURRENCY = 'currency';
const TOPIC = 'topic';
const QUERY = 'q';

/**
 * What an address asks for: `?impact=high,medium&currency=USD,EUR&topic=inflation&q=core`; what it misspells, and a currency
 * we do not follow, is left out.
 */
export function filterOf(query: URLSearchParams): Filter {
  const listed = (name: string) =>
    (query.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());
  const [impacts, currencies, topics] = [listed(IMPACT), listed(CURRENCY), listed(TOPIC)];
  return {
    impacts: IMPACTS.filter((impact) => impacts.includes(impact)),
    currencies: FOLLOWED_CURRENCIES.filter((code) => currencies.includes(code.toLowerCase())).sort(),
    topics: TOPICS.filter((topic) => topics.includes(topic)),
    query: (query.get(QUERY) ?? '').trim().slice(0, MAX_QUERY),
  };
}

/** Writes a filter into the query of the page's address. */
export function writeFilter(query: URLSearchParams, filter: Filter): void {
  writeCalendarFilter(query, filter);
  write(query, QUERY, filter.query.trim());
}

/** The part of it that a calendar file knows, all but the search, in the words of that file's address (N2). */
export function writeCalendarFilter(query: URLSearchParams, { impacts, currencies, topics }: Filter): void {
  write(query, IMPACT, impacts.join(','));
  write(query, CURRENCY, currencies.join(','));
  write(query, TOPIC, topics.join(','));
}

function write(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}

/** How many choices a filter makes. */
export function choicesIn({ impacts, currencies, topics, query }: Filter): number {
  return impacts.length + currencies.length + topics.length + (query.trim() === '' ? 0 : 1);
}

export function passes({ impacts, currencies, topics, query }: Filter, event: EconomicEvent): boolean {
  const { impact_level: impact, currency, topic } = event;
  if (impacts.length > 0 && !impacts.includes(impact)) return false;
  if (currencies.length > 0 && (currency === null || !currencies.includes(currency))) return false;
  if (topics.length > 0 && (!topic || !topics.includes(topic))) return false;
  return isFound(query, event);
}

/** Whether the name or the title has every word of a search; accents and case do not count. */
function isFound(query: string, { name, title }: EconomicEvent): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const text = words.length > 0 ? plain(`${name ?? ''} ${title}`) : '';
  return words.every((word) => text.includes(word));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A list with a value put in or, where it is in already, taken out. */
export function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
