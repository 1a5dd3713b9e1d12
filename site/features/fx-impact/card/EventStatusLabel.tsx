import type { EventStatus } from '#contracts/events.ts';
import type { EventWords } from '#site/features/fx-impact/board/words.ts';
import { StatusLabel } from '#site/ui/StatusLabel.tsx';

const TONES = { upcoming: 'waiting', publishing: 'live', released: 'done' } as const satisfies Record<
  EventStatus,
  string
>;

interface EventStatusLabelProps {
  readonly status: EventStatus;
  readonly words: EventWords;
}

/** Where an event stands, on its card and in the list (F6). */
export function EventStatusLabel({ status, words }: EventStatusLabelProps) {
  return <StatusLabel tone={TONES[status]}>{words[`events.status.${status}`]}</StatusLabel>;
}
