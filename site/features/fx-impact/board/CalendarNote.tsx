import { translate } from '#content/words/translate.ts';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { formatInstant } from '#domain/format.ts';
import { type Sunday, sundayOf } from '#site/features/fx-impact/calendar/period.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import styles from './EventsPanel.module.css';
import { isOtherSource, problemOf } from './mode.ts';
import type { Events } from './useEvents.ts';
import { lacksForecasts } from './week-over.ts';

interface CalendarNoteProps {
  readonly events: Events | undefined;
  /** Anchor of the vendors' own calendars on this page. */
  readonly widgets: string;
  /** The chosen source. */
  readonly source: EventSource;
  /** Another week than the present one. */
  readonly week: Sunday | null;
  readonly locale: Locale;
}

/** The calendar's problem, if it has one, what its week does not have yet, and its age (K3: old data is never shown as fresh). */
export function CalendarNote({ events, widgets, source, week, locale }: CalendarNoteProps) {
  const problem = events?.response ? problemOf(events) : null;
  const observedAt = events?.response?.observedAt;
  const isOther = events !== undefined && isOtherSource(events, source);
  const saysWhy = problem === 'source_off' || problem === 'source_failed';
  return (
    <p
      className={`small muted ${styles.note}`}
      data-problem={problem ?? undefined}
      data-source={isOther ? events.response?.source : undefined}
    >
      <strong role="status">
        {problem && translate(locale, `events.problem.${problem}`)}
        {isOther && !saysWhy && ` ${translate(locale, 'events.otherSource')}`}
      </strong>
      {events && week !== null && <NoForecast {...{ events, week, locale }} />}
      {isOther && (
        <>
          {' '}
          <a href={`#${widgets}`} onClick={() => chooseWidget(widgets, source)}>
            {translate(locale, 'events.toWidget')}
          </a>
        </>
      )}
      {problem === 'demo' && (
        <RetryButton isPending={events?.isFetching ?? false} onPress={events?.refresh} stays="events-refresh">
          {translate(locale, 'events.retry')}
        </RetryButton>
      )}
      {observedAt && (
        <>
          {' '}
          <ReadAge observedAt={observedAt} locale={locale} />
        </>
      )}
    </p>
  );
}

interface NoForecastProps extends Pick<CalendarNoteProps, 'locale'> {
  readonly events: Events;
  readonly week: Sunday;
}

/** Once for all events of a coming week (F1). */
function NoForecast({ events, week, locale }: NoForecastProps) {
  const isComing = useClock((now) => week > sundayOf(now), false);
  if (!isComing || events.isExample || !lacksForecasts(events.response?.events ?? [])) return null;
  return <span data-part="week-no-forecast"> {translate(locale, 'week.noForecast')}</span>;
}

/** Selects the vendor's calendar among the three below, to which the link goes (F3, K3). */
function chooseWidget(widgets: string, source: EventSource): void {
  document.getElementById(widgets)?.querySelector<HTMLElement>(`input[value="${source}"]`)?.click();
}

interface ReadAgeProps {
  readonly observedAt: string;
  readonly locale: Locale;
}

function ReadAge({ observedAt, locale }: ReadAgeProps) {
  const instant = Date.parse(observedAt);
  const age = useClock((now) => ageInWords(ageOf(instant, now), locale), '');
  return (
    <time dateTime={observedAt} title={`${formatInstant(instant, locale, 'UTC')} UTC`}>
      {translate(locale, 'events.read', { age })}
    </time>
  );
}
