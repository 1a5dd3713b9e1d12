import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { fullNameOf } from '#domain/events/event-name.ts';
import { instantOf } from '#domain/events/live.ts';
import { formatInstant } from '#domain/format.ts';
import { useIsSure } from '#site/features/fx-impact/board/known.ts';
import { noteVisit } from '#site/lib/last-visit.ts';
import { serverNow } from '#site/ui/server-time.ts';

const isNull = (value: unknown): value is null => value === null;

interface SinceLastVisitProps {
  readonly events: readonly EconomicEvent[];
  readonly locale: Locale;
}

/** Which figures came out since the visitor was last here; known to their device only (F7, H8). */
export function SinceLastVisit({ events, locale }: SinceLastVisitProps) {
  const isSure = useIsSure();
  const [last] = useState(() => noteVisit('fx-impact', isNull, null, serverNow()));
  return (
    <p className="smaller muted" data-part="since-last-visit">
      {last === null
        ? translate(locale, 'agenda.firstVisit')
        : translate(locale, 'agenda.since', {
            when: formatInstant(last.at, locale),
            what: publishedSince(events, last.at, isSure, locale),
          })}
    </p>
  );
}

function publishedSince(
  events: readonly EconomicEvent[],
  at: number,
  isSure: boolean,
  locale: Locale,
): string {
  const out = events.filter((event) => event.actual !== null && (instantOf(event) ?? 0) > at);
  const names = out.slice(0, 3).map(fullNameOf);
  if (out.length === 0) return translate(locale, isSure ? 'agenda.sinceNone' : 'agenda.sinceUnsure');
  return translate(locale, 'agenda.sincePublished', { count: out.length, names: names.join(', ') });
}
