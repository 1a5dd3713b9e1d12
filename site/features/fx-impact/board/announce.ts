import { translate } from '#content/words/translate.ts';
import type { EventSource, EventsResponse } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import type { StackedToast } from '#site/lib/toasts/bus.ts';
import type { ListState } from './list-state.ts';
import { isOtherSource, modeOf, problemOf } from './mode.ts';
import { nextNews } from './reread.ts';

/** One notice of the calendar at a time: a later one takes its place. */
const ID = 'events';

/** An older reading is not called live. */
const FRESH_MS = 5 * 60_000;

/**
 * What to say when a reading the visitor waited for has ended; null where the page itself says it all. Events are called
 * live only when they are the calendar asked for, read at its source less than five minutes ago (F10, L).
 */
export function noticeOf(reading: ListState, asked: EventSource, locale: Locale): StackedToast | null {
  const { response, answeredAt: now } = reading;
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
  const said = isFresh(response, now)
    ? ({ id: ID, kind: 'success', title: translate(locale, 'events.toast.live') } as const)
    : ({ id: ID, kind: 'info', title: ageWords(response, locale, now) } as const);
  return hasHigh ? said : { ...said, description: none };
}

function isFresh({ observedAt }: EventsResponse, now: number): boolean {
  return observedAt != null && now - Date.parse(observedAt) < FRESH_MS;
}

/** How old the newest reading of the calendar is, and when the next one comes; or that its age is not known (K3). */
export function ageWords(response: EventsResponse, locale: Locale, now: number): string {
  const { observedAt } = response;
  if (observedAt == null) return translate(locale, 'events.age.unknown');
  const age = ageInWords(ageOf(Date.parse(observedAt), now), locale);
  const next = nextNews(response, now);
  if (next === null) return translate(locale, 'events.age', { age });
  return translate(locale, 'events.age.next', { age, minutes: Math.ceil((next - now) / 60_000) });
}
