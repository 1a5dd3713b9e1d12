import { useEffect } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventOfficial } from '#contracts/events.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { expectsFigure, instantOf } from '#domain/events/live.ts';
import { dependable } from '#domain/events/zones.ts';
import { NO_FIGURE } from '#domain/format.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';
import { isRead, useHistory } from '#site/features/fx-impact/detail/useHistory.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import css from './stage.css?inline';
import { type Phase, phaseOf } from './stage.ts';
import { barsOf, verdictOf } from './verdict.ts';
import { timeOf } from './zone.ts';

export interface StageProps {
  readonly event: EconomicEvent;
  /** Other events of high impact at the same time. */
  readonly others: readonly EconomicEvent[];
  /** Whether what the list does not have is known not to be there. */
  readonly isSure: boolean;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly backend: Pick<Backend, 'get'>;
  readonly onOpen: ((id: string) => void) | undefined;
}

// Loads with this code, so that the page itself stays small.
adoptSheets(document, [css]);

/** The minute of a release: its seconds, its figure above or below the forecast, what that means, and who published it (F7). */
export default function Stage(props: StageProps) {
  const { event, zone, locale, onOpen } = props;
  const phase = useClock<Phase>((now) => phaseOf(event, now), 'counting');
  useTitle(phase === 'counting' ? event : null);
  return (
    <div className="stage" data-part="release-stage" data-phase={phase}>
      <h2 className="stage-name strong">
        <button type="button" className="as-link" data-part="next-open" onClick={() => onOpen?.(event.id)}>
          {event.currency} <span data-part="event-name">{nameOf(event)}</span>
        </button>
      </h2>
      <p className="stage-when smaller muted figures">
        {timeOf(event, zone)} {translate(locale, `next.zone.${zone}`)}
      </p>
      <Large {...{ event, phase, locale }} />
      <Strip {...props} />
      <p className="stage-words small strong" role="status" data-part="stage-words">
        {phase === 'out' ? <Said {...{ event, locale }} /> : <Waiting {...props} phase={phase} />}
      </p>
      <p className="stage-foot smaller muted">
        <Credit {...props} phase={phase} />
        <Others {...props} />
      </p>
    </div>
  );
}

/** Counts down in the title of the page, which gets its own back afterwards. */
function useTitle(event: EconomicEvent | null): void {
  const name = event && nameOf(event);
  const instant = event && instantOf(event);
  const seconds = useClock((now) => (instant === null ? 0 : Math.ceil((instant - now) / 1000)), 0);
  const isCounting = name !== null && seconds > 0;
  useEffect(() => {
    if (!isCounting) return;
    const { title } = document;
    return () => {
      document.title = title;
    };
  }, [isCounting]);
  useEffect(() => {
    if (isCounting) document.title = `${seconds} s · ${name}`;
  }, [isCounting, seconds, name]);
}

interface PhaseProps extends Pick<StageProps, 'event' | 'locale'> {
  readonly phase: Phase;
}

/** The seconds until it, the time since it, or its figure. */
function Large({ event, phase, locale }: PhaseProps) {
  const instant = instantOf(event) ?? 0;
  const second = useClock((now) => now - (now % 1000), instant);
  if (phase === 'out')
    return (
      <p className="stage-large" data-surprise={event.surprise ?? undefined} data-part="event-actual">
        {event.actual}
      </p>
    );
  if (phase === 'counting') {
    const { minutes, seconds } = remainingUntil(instant, second);
    return (
      <p className="stage-large figures" role="timer">
        {minutes * 60 + seconds}
        <small>{translate(locale, 'events.seconds')}</small>
      </p>
    );
  }
  const { hours, minutes, seconds } = remainingUntil(second, instant);
  return (
    <p className="stage-large figures muted" role="timer">
      +{hours * 60 + minutes}:{String(seconds).padStart(2, '0')}
    </p>
  );
}

/** The forecast as a line; the last surprises, and this one, above or below it. */
function Strip({ event, locale, backend }: StageProps) {
  const { id, actual, forecast, surprise } = event;
  const [past] = useHistory(backend, { id, locale, actual, isWanted: true });
  const earlier = isRead(past) ? past.releases.toReversed() : [];
  const bars = barsOf([...earlier, { id, actual, forecast, surprise }]);
  const own = bars.find((bar) => bar.id === id);
  const last = bars.filter((bar) => bar !== own);
  return (
    <div className="stage-strip" data-part="surprise-strip" data-count={last.length}>
      {forecast !== null && (
        <p className="stage-forecast smaller strong figures">
          {translate(locale, 'events.forecast')} {forecast}
        </p>
      )}
      <ul className="stage-bars" aria-label={translate(locale, 'stage.strip')}>
        {last.map((bar) => (
          <li
            key={bar.id}
            data-surprise={bar.surprise ?? undefined}
            style={{ '--share': bar.share } as object}
          >
            <span className="hidden-text">{differenceIn(earlier, bar.id)}</span>
          </li>
        ))}
        <li
          className="stage-own"
          data-part="stage-own"
          data-out={actual !== null}
          data-side={own ? Math.sign(own.share) : undefined}
          data-surprise={surprise ?? undefined}
          style={{ '--share': own?.share ?? 0 } as object}
        />
      </ul>
    </div>
  );
}

const differenceIn = (
  releases: readonly { readonly id: string; readonly actual: string; readonly difference: string | null }[],
  id: string,
) => releases.find((release) => release.id === id)?.difference ?? NO_FIGURE;

/** What the figure means beside its forecast. */
function Said({ event, locale }: Pick<StageProps, 'event' | 'locale'>) {
  const { currency, surprise_difference: difference } = event;
  const words = translate(locale, `stage.${verdictOf(event)}`, { currency: currency ?? '' }).trim();
  return difference ? `${words}, ${difference}` : words;
}

/** What is known while there is no figure; an old list knows nothing of it. */
function Waiting({ event, isSure, phase, locale }: StageProps & PhaseProps) {
  const instant = instantOf(event) ?? 0;
  const age = useClock((now) => ageInWords(ageOf(instant, now), locale), '');
  if (phase === 'counting') {
    const { previous } = event;
    return previous === null ? '' : `${translate(locale, 'events.before')} ${previous}`;
  }
  if (!isSure) return translate(locale, 'events.unsureFigure', { age });
  const said = event.official && officialWords(event.official, locale);
  if (said) return said;
  if (phase === 'awaited') return translate(locale, 'events.awaited', { age });
  return translate(locale, expectsFigure(event) ? 'events.publishing' : 'events.underway');
}

/** Where the publisher's own figure is. */
function officialWords({ state, publisher }: EventOfficial, locale: Locale): string | null {
  if (state === 'not_out_yet') return translate(locale, 'events.official.notOutYet', { publisher });
  if (state === 'late') return translate(locale, 'events.official.late', { publisher });
  if (state === 'unconfirmed') return translate(locale, 'events.official.unconfirmed', { publisher });
  if (state === 'unread') return translate(locale, 'stage.unread', { publisher });
  return null;
}

/** Whose figure it is and when it was first read; before it, who will publish it. */
function Credit({ event, phase, zone, locale }: StageProps & PhaseProps) {
  const { official, source } = event;
  if (phase !== 'out')
    return official ? official.publisher : `${translate(locale, 'events.source')} ${source}`;
  if (official?.state !== 'out' || official.first_seen === null)
    return `${translate(locale, 'events.source')} ${source}`;
  const time = new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: dependable(zoneOf(zone)),
  }).format(Date.parse(official.first_seen));
  const { publisher } = official;
  return translate(locale, official.ours ? 'stage.readOurs' : 'stage.read', { publisher, time });
}

/** What else comes out at that time. */
function Others({ others, locale }: StageProps) {
  if (others.length === 0) return null;
  const named = others.map((event) => `${nameOf(event)} ${event.actual ?? NO_FIGURE}`).join(', ');
  return ` · ${translate(locale, 'stage.also', { named })}`;
}
