import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ListState } from '#site/features/fx-impact/board/list-state.ts';
import { modeOf } from '#site/features/fx-impact/board/mode.ts';
import { officialWords } from '#site/features/fx-impact/card/OfficialNote.tsx';
import { isRead, type Past } from '#site/features/fx-impact/detail/useHistory.ts';
import { SharePicture } from '#site/lib/picture/SharePicture.tsx';

interface EventPictureProps {
  readonly event: EconomicEvent;
  readonly past: Past;
  /** The list that has the event; one from the store, without a list, is as it was just read. */
  readonly list?: ListState | undefined;
  readonly locale: Locale;
}

/** The button that shares an event as a picture (N18). */
export function EventPicture({ event, past, list, locale }: EventPictureProps) {
  const reading = { readAt: list?.response?.observedAt ?? null, mode: list ? modeOf(list) : 'live' } as const;
  const notice = isRead(past) ? (past.record?.notice ?? null) : null;
  const official = event.official?.state === 'out' ? officialWords(event.official, 'mexico', locale) : null;
  const make = async () => {
    const { eventPicture } = await import('./event-picture.ts');
    return eventPicture({ event, reading, official, notice, locale });
  };
  return <SharePicture {...{ make, locale }} />;
}
