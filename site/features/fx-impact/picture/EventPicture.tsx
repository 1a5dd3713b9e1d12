import type { EconomicEvent, EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { listKey, listStateOf } from '#site/features/fx-impact/board/event-lists.ts';
import type { EventList, ListState } from '#site/features/fx-impact/board/list-state.ts';
import { modeOf } from '#site/features/fx-impact/board/mode.ts';
import { officialWords } from '#site/features/fx-impact/card/OfficialNote.tsx';
import { isRead, type Past } from '#site/features/fx-impact/detail/useHistory.ts';
import { SharePicture } from '#site/lib/picture/SharePicture.tsx';
import { usePeek } from '#site/lib/query/useQuery.ts';
import type { CalendarReading } from './event-picture.ts';

interface EventPictureProps {
  readonly event: EconomicEvent;
  readonly past: Past;
  readonly isDemo: boolean;
  readonly source: EventSource;
  readonly locale: Locale;
}

/** The button that shares an event as a picture (N18). */
export function EventPicture({ event, past, isDemo, source, locale }: EventPictureProps) {
  const day = listStateOf(usePeek<EventList>(listKey({ scope: 'day', source })));
  const week = listStateOf(usePeek<EventList>(listKey({ scope: 'week', source })));
  const list = [day, week].find(({ response }) => response?.events.some(({ id }) => id === event.id));
  const reading = readingOf(list, isDemo);
  const notice = isRead(past) ? (past.record?.notice ?? null) : null;
  const official = event.official?.state === 'out' ? officialWords(event.official, 'mexico', locale) : null;
  const make = async () => {
    const { eventPicture } = await import('./event-picture.ts');
    return eventPicture({ event, reading, official, notice, locale });
  };
  return <SharePicture {...{ make, locale }} />;
}

/** An event from the store, without a list, is as it was just read. */
function readingOf(list: ListState | undefined, isDemo: boolean): CalendarReading {
  if (isDemo) return { readAt: null, mode: 'demo' };
  return { readAt: list?.response?.observedAt ?? null, mode: list ? modeOf(list) : 'live' };
}
