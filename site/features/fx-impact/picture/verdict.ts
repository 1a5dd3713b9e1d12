import { translate } from '#content/words/translate.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { expectsFigure, timingOf } from '#domain/events/live.ts';
import { missOf } from '#domain/events/surprise.ts';
import { untimedWords } from '#site/features/fx-impact/board/zone.ts';
import type { Ink } from '#site/lib/picture/shapes.ts';
import type { EventShown } from './event-shown.ts';

export interface Verdict {
  readonly text: string;
  readonly ink: Ink;
  /** Up or down, beside the words. */
  readonly points: 'up' | 'down' | null;
}

/** What became of it, in words. */
export function verdictOf({ event, status, locale }: EventShown): Verdict | null {
  const { actual, forecast, previous, surprise, surprise_difference: difference, currency } = event;
  const off = calledOff(event.schedule);
  // Without figures the panel says nothing else.
  if (off !== null && previous === null) return null;
  if (off !== null) return { text: translate(locale, `events.off.${off}`), ink: 'warning', points: null };
  if (actual !== null && surprise !== null) {
    const words = translate(locale, `events.surprise.${surprise}`, { currency: currency ?? '' }).trim();
    const isUp = surprise === 'positive';
    return {
      text: difference ? `${words}, ${difference}` : words,
      ink: isUp ? 'long' : 'short',
      points: isUp ? 'up' : 'down',
    };
  }
  if (missOf({ actual, forecast, previous }) === 0)
    return { text: translate(locale, 'picture.inLine'), ink: 'gold', points: null };
  if (status === 'publishing')
    return {
      text: translate(locale, expectsFigure(event) ? 'events.publishing' : 'events.underway'),
      ink: 'gold',
      points: null,
    };
  if (status === 'awaited') return { text: translate(locale, 'picture.awaited'), ink: 'gold', points: null };
  if (actual === null && forecast === null && previous === null) {
    const isRelease = ['timed', 'day'].includes(timingOf(event));
    const words = isRelease ? translate(locale, 'picture.noFigures') : untimedWords(event, locale);
    return { text: words, ink: 'muted', points: null };
  }
  return null;
}
