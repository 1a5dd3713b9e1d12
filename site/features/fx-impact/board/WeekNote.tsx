import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { nextHighIndex } from '#domain/events/live.ts';
import { type Period, type Sunday, sundayOf } from '#site/features/fx-impact/calendar/period.ts';
import { Button } from '#site/ui/Button.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import type { Chosen } from './EventsBar.tsx';
import type { ListState } from './list-state.ts';
import styles from './WeekNote.module.css';
import { isDayAndWeekOver, isWeekOver, lacksForecasts } from './week-over.ts';

interface WeekNoteProps {
  readonly list: ListState;
  readonly chosen: Pick<Chosen, 'scope' | 'week'>;
  readonly onPeriod: (period: Period) => void;
  readonly locale: Locale;
}

/** Above the list: the way to the next week when this one is over, or what a coming one does not have yet (F1). */
export function WeekNote({ list, chosen, onPeriod, locale }: WeekNoteProps) {
  const { week } = chosen;
  if (list.response === undefined || list.isExample) return null;
  return week === null ? (
    <Offer {...{ list, chosen, onPeriod, locale }} />
  ) : (
    <NoForecast {...{ list, week, locale }} />
  );
}

function Offer({ list, chosen: { scope }, onPeriod, locale }: WeekNoteProps) {
  const events = list.response?.events ?? [];
  const isOver = scope === 'day' ? isDayAndWeekOver : isWeekOver;
  const isOffered = useClock((now) => isOver(events, now), false);
  const isSure = scope === 'week' && absenceIn(list) === 'none';
  const isNoneLeft = useClock((now) => isSure && nextHighIndex(events, now) < 0, false);
  if (!isOffered) return null;
  return (
    <p className={`cluster apart gap-2 ${styles.note}`} data-part="week-offer">
      <span>{translate(locale, isNoneLeft ? 'week.noneLeft' : 'week.ending')}</span>
      <Button kind="primary" onClick={() => onPeriod('next')}>
        {translate(locale, 'week.toNext')}
      </Button>
    </p>
  );
}

interface NoForecastProps extends Pick<WeekNoteProps, 'list' | 'locale'> {
  readonly week: Sunday;
}

function NoForecast({ list, week, locale }: NoForecastProps) {
  const isComing = useClock((now) => week > sundayOf(now), false);
  if (!isComing || !lacksForecasts(list.response?.events ?? [])) return null;
  return (
    <p className={`small muted ${styles.note}`} data-part="week-no-forecast">
      {translate(locale, 'week.noForecast')}
    </p>
  );
}
