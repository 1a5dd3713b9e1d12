import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventStatus } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { StatusLabel } from '#site/ui/StatusLabel.tsx';

const TONES = { upcoming: 'waiting', publishing: 'live', released: 'done' } as const satisfies Record<
  EventStatus,
  string
>;

interface EventStatusLabelProps {
  readonly event: Pick<EconomicEvent, 'schedule'>;
  readonly status: EventStatus;
  readonly locale: Locale;
}

/** The status of an event, on its card and in the list (F6). */
export function EventStatusLabel({ event, status, locale }: EventStatusLabelProps) {
  const off = calledOff(event.schedule);
  if (off !== null) return <StatusLabel tone="done">{translate(locale, `events.status.${off}`)}</StatusLabel>;
  return <StatusLabel tone={TONES[status]}>{translate(locale, `events.status.${status}`)}</StatusLabel>;
}
