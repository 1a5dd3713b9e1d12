import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { nextHighIndex } from '#domain/events/live.ts';
import type { Period } from '#site/features/fx-impact/calendar/period.ts';
import { Button } from '#site/ui/Button.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import type { Chosen } from './EventsBar.tsx';
import type { ListState } from './list-state.ts';
import styles from './WeekNote.module.css';
import { isDayAndWeekOver, isWeekOver } from './week-over.ts';

interface WeekNoteProps {
  readonly list: ListState;
  readonly chosen: Pick<Chosen, 'scope' | 'week'>;
  readonly onPeriod: (period: Period) => void;
  readonly locale: Locale;
}

/** Above the list: the way to the next week when this one is over (F1). */
export function WeekNote({ list, chosen, onPeriod, locale }: WeekNoteProps) {
  if (list.response === undefined || list.isExample || chosen.week !== null) return null;
  return <Offer {...{ list, chosen, onPeriod, locale }} />;
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
