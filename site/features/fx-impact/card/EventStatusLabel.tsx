import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventStatus } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { instantOf, shownStatus } from '#domain/events/live.ts';
import { useIsSure } from '#site/features/fx-impact/board/known.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { StatusLabel } from '#site/ui/StatusLabel.tsx';

const TONES = { upcoming: 'waiting', publishing: 'live', released: 'done' } as const satisfies Record<
  EventStatus,
  string
>;

interface EventStatusLabelProps {
  readonly event: EconomicEvent;
  readonly status: EventStatus;
  readonly locale: Locale;
}

/** The status of an event, on its card and in the list; while its figure is awaited, since when (F6). */
export function EventStatusLabel({ event, status, locale }: EventStatusLabelProps) {
  const shown = useClock((now) => shownStatus(event, now), status);
  const off = calledOff(event.schedule);
  if (off !== null) return <StatusLabel tone="done">{translate(locale, `events.status.${off}`)}</StatusLabel>;
  if (shown === 'awaited') return <Awaited event={event} locale={locale} />;
  return <StatusLabel tone={TONES[shown]}>{translate(locale, `events.status.${shown}`)}</StatusLabel>;
}

/** It is known to be awaited only as of a present reading. */
function Awaited({ event, locale }: Pick<EventStatusLabelProps, 'event' | 'locale'>) {
  const isSure = useIsSure();
  const minutes = useClock((now) => Math.floor((now - (instantOf(event) ?? now)) / 60_000), 0);
  return (
    <StatusLabel tone="waiting">
      {translate(locale, isSure ? 'events.status.awaited' : 'events.status.unsure', { minutes })}
    </StatusLabel>
  );
}
