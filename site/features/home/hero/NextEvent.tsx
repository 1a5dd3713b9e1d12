import { translate } from '#content/words/translate.ts';
import type { EventsResponse } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { instantOf, nextHighIndex } from '#domain/events/live.ts';
import { dependable, MEXICO_CITY } from '#domain/events/zones.ts';
import { formatMoment } from '#domain/format.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { useQuery } from '#site/lib/query/useQuery.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { LiveLine } from './LiveLine.tsx';
import { readNext } from './read-next.ts';

const STALE_MS = 5 * 60_000;

interface NextEventProps {
  readonly locale: Locale;
  /** Address of the calendar's page. */
  readonly calendar: string;
  /** Absent before the page’s scripts run. */
  readonly backend: Backend | null;
}

/** The next event of high impact with its countdown, or why none is named (D1, F7). */
export function NextEvent({ locale, calendar, backend }: NextEventProps) {
  const list = useQuery<EventsResponse>(
    backend && {
      key: 'events of the home page',
      read: (signal) => readNext(backend, { lang: locale, now: serverNow(), signal }),
      staleMs: () => STALE_MS,
      retryMs: STALE_MS,
    },
  );
  const events = list.data?.events ?? [];
  const next = events[useClock((now) => nextHighIndex(events, now), -1)];
  const absence = absenceIn({ ...list, response: list.data });
  const instant = next && (instantOf(next) ?? 0);
  return (
    <LiveLine
      part="home-next-event"
      label={translate(locale, next && absence !== 'none' ? 'hero.nextKnown' : 'next.title')}
      note={
        next && (
          <>
            <time dateTime={next.time_iso}>
              {formatMoment(instant ?? 0, locale, dependable(MEXICO_CITY))}
            </time>
            <Left until={instant ?? 0} locale={locale} />
          </>
        )
      }
    >
      <a className="strong" href={next ? `${calendar}?event=${encodeURIComponent(next.id)}` : calendar}>
        {next
          ? `${nameOf(next)}, ${next.currency}`
          : translate(locale, backend ? ABSENCE[absence] : 'hero.calendar')}
      </a>
    </LiveLine>
  );
}

const ABSENCE = {
  waiting: 'next.waiting',
  unread: 'next.unknown',
  unsure: 'hero.unsure',
  none: 'next.none',
} as const;

function Left({ until, locale }: { readonly until: number; readonly locale: Locale }) {
  const second = useClock((now) => now - (now % 1000), until);
  const { hours, minutes, seconds } = remainingUntil(until, second);
  return (
    <span className="figures strong gold" role="timer">
      {second >= until
        ? translate(locale, 'events.status.publishing')
        : [hours, ...[minutes, seconds].map((one) => String(one).padStart(2, '0'))].join(':')}
    </span>
  );
}
