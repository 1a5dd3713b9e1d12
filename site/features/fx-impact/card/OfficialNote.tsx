import { periodWords } from '#content/period-words.ts';
import { translate } from '#content/words/translate.ts';
import type { EventOfficial } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { wallClock } from '#domain/events/zones.ts';
import { formatDate } from '#domain/format.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';
import { useIsSure } from '#site/features/fx-impact/board/known.ts';
import type { EventCardProps } from './card-props.ts';

/**
 * Whose figure the actual is, of which period and when it was read; or where the official one is. Another source with
 * another figure is named too (N11).
 */
export function OfficialNote({ event, zone, locale }: EventCardProps) {
  const { official } = event;
  const isSure = useIsSure();
  // A figure of a release that does not take place is not late.
  if (!official || (official.state !== 'out' && calledOff(event.schedule) !== null)) return null;
  // It may have come out since an old reading.
  if (official.state !== 'out' && !isSure) return null;
  const words = officialWords(official, zone, locale);
  if (words === null) return null;
  const { state, link } = official;
  return (
    <p className="smaller muted" data-part="event-official" data-state={state}>
      {state === 'out' ? (
        <a href={link} target="_blank" rel="noopener nofollow">
          {words}
          <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
        </a>
      ) : (
        words
      )}
      <OtherFigure official={official} locale={locale} />
    </p>
  );
}

interface OfficialProps {
  readonly official: EventOfficial;
  readonly locale: Locale;
}

/** The figure of another source, where the official one differs or is not there. */
function OtherFigure({ official, locale }: OfficialProps) {
  const { state, reported, reported_by: source, differs } = official;
  if (!reported || !source) return null;
  if (state === 'out' && !differs) return null;
  const values = { source, figure: reported };
  return (
    <span data-part="event-reported">
      {' '}
      {state === 'out'
        ? translate(locale, 'events.official.differs', values)
        : translate(locale, 'events.official.reported', values)}
    </span>
  );
}

/** Whose figure it is, of which period and when it was read, or where the official one is; null where nothing is known. */
export function officialWords(official: EventOfficial, zone: DisplayZone, locale: Locale): string | null {
  const { state, publisher, period, ours, first_seen: seen } = official;
  if (state === 'out' && period !== null && seen !== null) {
    const values = {
      publisher,
      period: periodWords(period, locale),
      date: formatDate(wallClock(new Date(seen), zoneOf(zone)).day, locale),
    };
    if (official.by_hand) return translate(locale, 'events.official.byHand', values);
    return ours
      ? translate(locale, 'events.official.ours', values)
      : translate(locale, 'events.official.out', values);
  }
  if (state === 'not_out_yet') return translate(locale, 'events.official.notOutYet', { publisher });
  if (state === 'late') return translate(locale, 'events.official.late', { publisher });
  if (state === 'unconfirmed') return translate(locale, 'events.official.unconfirmed', { publisher });
  return null;
}
