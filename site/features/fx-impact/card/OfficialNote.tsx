import { translate } from '#content/words/translate.ts';
import type { EventOfficial } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatDate, formatMonth } from '#domain/format.ts';
import type { EventCardProps } from './card-props.ts';

/** Whose figure the actual is, of which period and when it was read; or where it is while the calendar has none (N11). */
export function OfficialNote({ event, locale }: Pick<EventCardProps, 'event' | 'locale'>) {
  const { official, actual } = event;
  if (!official) return null;
  const words = wordsOf(official, actual, locale);
  if (words === null) return null;
  return (
    <p className="smaller muted" data-part="event-official" data-state={official.state}>
      {official.state === 'out' ? (
        <a href={official.link} target="_blank" rel="noopener nofollow">
          {words}
          <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
        </a>
      ) : (
        words
      )}
    </p>
  );
}

/** A figure that the calendar has already needs no word about a publisher that is late. */
function wordsOf(official: EventOfficial, actual: string | null, locale: Locale): string | null {
  const { state, publisher, period, ours, first_seen: seen } = official;
  if (state === 'out' && period !== null && seen !== null) {
    const values = {
      publisher,
      period: periodWords(period, locale),
      date: formatDate(seen.slice(0, 10), locale),
    };
    return ours
      ? translate(locale, 'events.official.ours', values)
      : translate(locale, 'events.official.out', values);
  }
  if (actual !== null) return null;
  if (state === 'not_out_yet') return translate(locale, 'events.official.notOutYet', { publisher });
  if (state === 'late') return translate(locale, 'events.official.late', { publisher });
  if (state === 'unconfirmed') return translate(locale, 'events.official.unconfirmed', { publisher });
  return null;
}

/** "agosto de 2026", "T2 de 2026". */
function periodWords(period: string, locale: Locale): string {
  const [year = '', part = ''] = period.split('-');
  if (!part.startsWith('Q')) return formatMonth(period, locale);
  return translate(locale, 'events.official.quarter', { number: part.slice(1), year });
}
