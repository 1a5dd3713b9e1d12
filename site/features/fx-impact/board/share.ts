import { calledOffWords } from '#content/called-off-words.ts';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { fullNameOf } from '#domain/events/event-name.ts';
import { linkHere } from '#site/lib/page-link.ts';
import { sundayOfDate } from '../calendar/period.ts';
import { hashOfScope, SCOPE_PARAMETER } from '../calendar/scope-hash.ts';

/** What is shared: a text and the address it leads to. */
export interface Shared {
  readonly text: string;
  readonly url: string;
}

/** The messaging app's own window, text and address in one message (F2). */
export function messageLink({ text, url }: Shared): string {
  return `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`;
}

/** The short-post network's own window (F2). */
export function postLink({ text, url }: Shared): string {
  return `https://x.com/intent/post?${new URLSearchParams({ text, url })}`;
}

/** The link of the page with one event open, in the event's week: today and the next week are others for who opens it later (F2). */
export function eventLink(
  place: Pick<Location, 'href'>,
  { id, day_bucket: day }: Pick<EconomicEvent, 'id' | 'day_bucket'>,
): string {
  const url = linkHere(place);
  url.searchParams.delete(SCOPE_PARAMETER);
  url.searchParams.set('event', id);
  url.hash = hashOfScope(sundayOfDate(day) ?? 'week');
  return url.href;
}

const MAX_PAIRS = 3;

/**
 * Text of one event: its first three pairs and, where it has one, its hour in Mexico City, said to be that (F2); or that it does
 * not take place.
 */
export function eventText(event: EconomicEvent, brand: string, locale: Locale): string {
  const { affected_pairs: pairs } = event;
  const title = fullNameOf(event);
  const said = calledOffWords(event.schedule, locale);
  if (said !== null) return translate(locale, 'share.eventOff', { title, said, brand });
  const time = momentInMexico(event, locale);
  const named = pairs.slice(0, MAX_PAIRS).join(', ');
  return translate(locale, named === '' ? 'share.eventNoPairs' : 'share.event', {
    title,
    time,
    pairs: named,
    brand,
  });
}

/** Day and hour as the calendar names them: a device's own idea of Mexico City may still have a summer time. */
function momentInMexico({ day_bucket: day, local_time: hour }: EconomicEvent, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const named = format.format(Date.parse(day));
  return hour === null ? named : `${named}, ${hour}, ${translate(locale, 'picture.mexico')}`;
}
