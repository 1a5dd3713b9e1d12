import { translate } from '#content/words/translate.ts';
import type { EventStatus } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { StatusLabel } from '#site/ui/StatusLabel.tsx';

const TONES = { upcoming: 'waiting', publishing: 'live', released: 'done' } as const satisfies Record<
  EventStatus,
  string
>;

interface EventStatusLabelProps {
  readonly status: EventStatus;
  readonly locale: Locale;
}

/** The status of an event, on its card and in the list (F6). */
export function EventStatusLabel({ status, locale }: EventStatusLabelProps) {
  return <StatusLabel tone={TONES[status]}>{translate(locale, `events.status.${status}`)}</StatusLabel>;
}
