import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { shownStatus } from '#domain/events/live.ts';
import { drawPicture } from '#site/lib/picture/draw.ts';
import { pictureName } from '#site/lib/picture/hand-over.ts';
import { pageFacts } from '#site/lib/picture/page-facts.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { layOutEvent } from './lay-out-event.ts';

/** How the calendar of an event was read. */
export interface CalendarReading {
  /** ISO 8601; null where it is not known. */
  readonly readAt: string | null;
  /** `stored`: a later reading failed or is late; `demo`: the event is made up. */
  readonly mode: 'live' | 'stored' | 'demo';
}

interface Asked {
  readonly event: EconomicEvent;
  readonly reading: CalendarReading;
  /** Whose official figure it is and when it was read, in words; null where there is none. */
  readonly official: string | null;
  /** What the publisher of the figure wants shown beside it. */
  readonly notice: string | null;
  readonly locale: Locale;
}

/** Draws the picture of an event (N18). */
export async function eventPicture({ event, reading, official, notice, locale }: Asked): Promise<File> {
  await globalThis.wordsReady?.();
  const now = serverNow();
  const { marks, ...page } = pageFacts(document);
  const shown = {
    ...page,
    event,
    locale,
    status: shownStatus(event, now),
    readAt: reading.readAt,
    official,
    notice: official === null ? null : notice,
    marks: [...marks, ...marksOf(reading, now, locale)],
  };
  const file = await drawPicture((measure) => layOutEvent(shown, measure));
  const name = pictureName(page.brand, event.currency ?? '', nameOf(event), event.day_bucket);
  return new File([file], name, { type: 'image/png' });
}

/** What has to be known before the figures are believed. */
export function marksOf({ mode, readAt }: CalendarReading, now: number, locale: Locale): string[] {
  if (mode === 'demo') return [translate(locale, 'picture.example')];
  if (mode === 'live') return [];
  if (readAt === null) return [translate(locale, 'picture.oldUnknown')];
  const age = ageInWords(ageOf(Date.parse(readAt), now), locale);
  return [translate(locale, 'picture.oldReading', { age })];
}
