import { fill } from '#content/messages/words.ts';
import type { EventsResponse } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { formatInstant } from '#domain/format.ts';
import { useClock } from '#site/ui/CountdownClock.ts';
import styles from './EventsPanel.module.css';
import type { Events } from './useEvents.ts';
import type { EventWords } from './words.ts';

interface CalendarNoteProps {
  readonly events: Events | undefined;
  readonly locale: Locale;
  readonly words: EventWords;
}

/** What is wrong with the calendar, if anything, and how old it is (SPEC K3: old data is never shown as fresh). */
export function CalendarNote({ events, locale, words }: CalendarNoteProps) {
  const problem = problemOf(events);
  const observedAt = events?.response?.observedAt;
  return (
    <p className={styles.note} data-problem={problem ?? undefined}>
      <strong role="status">{problem && words[`events.problem.${problem}`]}</strong>
      {observedAt && (
        <>
          {' '}
          <ReadAge observedAt={observedAt} locale={locale} words={words} />
        </>
      )}
    </p>
  );
}

type Problem = NonNullable<EventsResponse['error']>['code'] | 'unread';

function problemOf(events: Events | undefined): Problem | null {
  if (events?.response === undefined) return null;
  return events.hasFailed ? 'unread' : (events.response.error?.code ?? null);
}

interface ReadAgeProps {
  readonly observedAt: string;
  readonly locale: Locale;
  readonly words: EventWords;
}

function ReadAge({ observedAt, locale, words }: ReadAgeProps) {
  const instant = Date.parse(observedAt);
  const age = useClock((now) => ageInWords(ageOf(instant, now), locale), '');
  return (
    <time dateTime={observedAt} title={`${formatInstant(instant, locale, 'UTC')} UTC`}>
      {fill(words['events.read'], { age })}
    </time>
  );
}
