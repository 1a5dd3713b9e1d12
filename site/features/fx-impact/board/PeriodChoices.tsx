import { translate } from '#content/words/translate.ts';
import type { EventsResponse, Scope } from '#contracts/events.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { addDays } from '#domain/events/zones.ts';
import {
  PERIODS,
  type Period,
  periodOfWeek,
  type Sunday,
  sundayOf,
  weekAfter,
} from '#site/features/fx-impact/calendar/period.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { Choices } from './Choices.tsx';
import styles from './PeriodChoices.module.css';

interface PeriodChoicesProps {
  readonly scope: Scope;
  /** Another week than the present one. */
  readonly week: Sunday | null;
  /** How far one can go; absent or null where the backend does not say. */
  readonly weeks: EventsResponse['weeks'];
  /** Absent before the page's scripts run. */
  readonly onPeriod: ((period: Period) => void) | undefined;
  readonly locale: Locale;
}

/** Today, this week or the next; in a week, the way to the ones before and after it (F1). */
export function PeriodChoices({ scope, week, weeks, onPeriod, locale }: PeriodChoicesProps) {
  const period = week === null ? scope : periodOfWeek(week, serverNow());
  return (
    <div className={styles.periods}>
      <Choices
        label={translate(locale, 'events.scope')}
        values={PERIODS}
        chosen={period}
        onChoose={onPeriod}
        name={(value) =>
          value === 'next' ? (
            <span data-part="week-next">{translate(locale, 'events.scope.next')}</span>
          ) : (
            translate(locale, `events.scope.${value}`)
          )
        }
        part="events-scope"
      />
      {scope === 'week' && weeks?.first && weeks.last && onPeriod && (
        <WeekSteps
          shown={week ?? sundayOf(serverNow())}
          first={weeks.first}
          last={weeks.last}
          {...{ onPeriod, locale }}
        />
      )}
    </div>
  );
}

interface WeekStepsProps {
  readonly shown: Sunday;
  readonly first: string;
  readonly last: string;
  readonly onPeriod: (period: Period) => void;
  readonly locale: Locale;
}

function WeekSteps({ shown, first, last, onPeriod, locale }: WeekStepsProps) {
  const step = (count: 1 | -1, isThere: boolean, part: string, label: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={!isThere}
      data-part={part}
      onClick={isThere ? () => onPeriod(periodOfWeek(weekAfter(shown, count), serverNow())) : undefined}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={count < 0 ? 'm12.5 4-6 6 6 6' : 'm7.5 4 6 6-6 6'} />
      </svg>
    </button>
  );
  return (
    <div className={styles.steps}>
      {step(-1, shown > first, 'week-previous', translate(locale, 'week.previous'))}
      <span className="small strong figures" data-part="week-shown" data-value={shown}>
        {weekWords(shown, locale)}
      </span>
      {step(1, shown < last, 'week-following', translate(locale, 'week.following'))}
    </div>
  );
}

/** "15–21 nov": Sunday to Saturday. */
export function weekWords(sunday: Sunday, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(sunday), Date.parse(addDays(sunday, 6)));
}
