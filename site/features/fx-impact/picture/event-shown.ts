import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { calledOff } from '#domain/events/called-off.ts';
import type { shownStatus } from '#domain/events/live.ts';
import type { Framed } from '#site/lib/picture/frame.ts';
import { type Font, LEFT, RIGHT } from '#site/lib/picture/shapes.ts';
import type { FigureKey } from './figure-scale.ts';

/** What the picture of an event shows. */
export interface EventShown extends Pick<Framed, 'brand' | 'address' | 'marks' | 'notice'> {
  readonly event: EconomicEvent;
  /** By the reader's clock. */
  readonly status: ReturnType<typeof shownStatus>;
  /** Whose official figure it is and when it was read, in words; null where there is none. */
  readonly official: string | null;
  /** When the calendar was read (ISO 8601); null where it is not known. */
  readonly readAt: string | null;
  readonly locale: Locale;
}

export const WIDTH = RIGHT - LEFT;

export const text = (size: number, weight: Font['weight'] = 400): Font => ({ face: 'text', weight, size });

/** The figures of an event, the one that counts first; none where it has none. One that is called off is not forecast. */
export function keysOf({ actual, forecast, previous, schedule }: EconomicEvent): readonly FigureKey[] {
  if (calledOff(schedule) !== null) return previous === null ? [] : ['previous'];
  if (actual !== null) return ['actual', 'forecast', 'previous'];
  if (forecast !== null) return ['forecast', 'previous', 'actual'];
  return previous === null ? [] : ['previous', 'forecast', 'actual'];
}
