import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { fullNameOf } from '#domain/events/event-name.ts';
import { expectsFigure, instantOf } from '#domain/events/live.ts';
import { formatInstant } from '#domain/format.ts';
import { useIsSure } from '#site/features/fx-impact/board/known.ts';
import { noteVisit, type Visit } from '#site/lib/last-visit.ts';
import { serverNow } from '#site/ui/server-time.ts';

/** Ids of the events whose figure was awaited at a visit; null on devices that kept only its time. */
type Awaited = readonly string[] | null;

const isAwaited = (value: unknown): value is Awaited =>
  value === null || (Array.isArray(value) && value.every((id) => typeof id === 'string'));

interface SinceLastVisitProps {
  readonly events: readonly EconomicEvent[];
  readonly locale: Locale;
}

/** Which figures came out since the visitor was last here; known to their device only (F7, H8). */
export function SinceLastVisit({ events, locale }: SinceLastVisitProps) {
  const isSure = useIsSure();
  const [last] = useState(() => {
    const now = serverNow();
    return noteVisit('fx-impact', isAwaited, awaitedAt(events, now), now);
  });
  return (
    <p className="smaller muted" data-part="since-last-visit">
      {last === null
        ? translate(locale, 'agenda.firstVisit')
        : translate(locale, 'agenda.since', {
            when: formatInstant(last.at, locale),
            what: publishedSince(events, last, isSure, locale),
          })}
    </p>
  );
}

function awaitedAt(events: readonly EconomicEvent[], now: number): string[] {
  const awaited = events.filter(
    (event) => event.actual === null && expectsFigure(event) && (instantOf(event) ?? now) < now,
  );
  return awaited.map(({ id }) => id);
}

/** When a figure came: its publisher's when we first read it, else at the event's own time. */
function cameAt(event: EconomicEvent): number {
  const { official } = event;
  const seen = official?.state === 'out' ? official.first_seen : null;
  return seen === null ? (instantOf(event) ?? 0) : Date.parse(seen);
}

function publishedSince(
  events: readonly EconomicEvent[],
  { at, seen: awaited }: Visit<Awaited>,
  isSure: boolean,
  locale: Locale,
): string {
  const out = events.filter(
    (event) => event.actual !== null && (cameAt(event) > at || awaited?.includes(event.id)),
  );
  const names = out.slice(0, 3).map(fullNameOf);
  if (out.length === 0) return translate(locale, isSure ? 'agenda.sinceNone' : 'agenda.sinceUnsure');
  return translate(locale, 'agenda.sincePublished', { count: out.length, names: names.join(', ') });
}
