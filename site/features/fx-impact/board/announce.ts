import { translate } from '#content/words/translate.ts';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { StackedToast } from '#site/lib/toasts/bus.ts';
import type { ListState } from './list-state.ts';
import { isOtherSource, modeOf, problemOf } from './mode.ts';

/** One notice of the calendar at a time: a later one takes its place. */
const ID = 'events';

/**
 * What to say when a reading the visitor waited for has ended; null where the page itself says it all. Events are called
 * live only when they are the calendar asked for, read just now (F10, L).
 */
export function noticeOf(reading: ListState, asked: EventSource, locale: Locale): StackedToast | null {
  const { response } = reading;
  if (modeOf(reading) === 'demo')
    return {
      id: ID,
      kind: 'warning',
      title: translate(locale, 'events.toast.demo'),
      description: translate(locale, 'events.toast.demoText'),
    };
  if (response === undefined || problemOf(reading) === 'unavailable')
    return { id: ID, kind: 'error', title: translate(locale, 'events.failed') };
  if (problemOf(reading) !== null || isOtherSource(reading, asked)) return null;
  const hasHigh = response.events.some(({ impact_level: impact }) => impact === 'high');
  const none = translate(locale, 'events.toast.noHigh');
  if (response.events.length === 0) return { id: ID, kind: 'info', title: none };
  const live = { id: ID, kind: 'success', title: translate(locale, 'events.toast.live') } as const;
  return hasHigh ? live : { ...live, description: none };
}
