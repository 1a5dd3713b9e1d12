import { IMPACTS, type Impact, TOPICS, type Topic } from '#contracts/events.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contracts/locale.ts';
import { FOLLOWED_CURRENCIES } from '#domain/events/places.ts';
import { oneOf } from '../one-of.ts';

/** The events and the language of a calendar file. */
export interface CalendarQuery {
  readonly impacts: ReadonlySet<Impact>;
  /** Null: all followed currencies. */
  readonly currencies: ReadonlySet<string> | null;
  /** Null: all topics, and events of none. */
  readonly topics: ReadonlySet<Topic> | null;
  readonly locale: Locale;
}

type Given = (name: string) => string | undefined;

/**
 * Reads `?impact=high,medium&currency=USD,EUR&topic=rates&lang=es` (N2). Defaults: high impact, all currencies and topics, and
 * Spanish, because a calendar program sends no Accept-Language of its user. Throws Refusal in plain words.
 */
export function readCalendarQuery(given: Given): CalendarQuery {
  const currencies = listOf('currency', given('currency')?.toUpperCase(), FOLLOWED_CURRENCIES);
  const topics = listOf('topic', given('topic')?.toLowerCase(), TOPICS);
  return {
    impacts: new Set(listOf('impact', given('impact')?.toLowerCase(), IMPACTS) ?? ['high']),
    currencies: currencies && new Set(currencies),
    topics: topics && new Set(topics),
    locale: readLocale(given),
  };
}

export function readLocale(given: Given): Locale {
  return oneOf('lang', given('lang') ?? DEFAULT_LOCALE, LOCALES, 'unknown_language');
}

/** Values separated by commas. */
function listOf<const Value extends string>(
  name: string,
  text: string | undefined,
  known: readonly Value[],
): Value[] | null {
  if (text === undefined) return null;
  return text.split(',').map((part) => oneOf(name, part.trim(), known, 'bad_request'));
}
