import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { exampleEvents } from '#site/features/fx-impact/board/example.ts';
import type { ListState } from '#site/features/fx-impact/board/list-state.ts';

/** The moment the parts are drawn at. */
export const DRAWN_AT = Date.parse('2026-06-10T16:00:00.000Z');

/** An event `minutes` from that moment, or another one, out with a figure above its forecast where it is past. */
export function eventAt(minutes: number, over: Partial<EconomicEvent> = {}, from = DRAWN_AT): EconomicEvent {
  const at = new Date(from + minutes * 60_000).toISOString();
  const mexico = new Date(from + (minutes - 360) * 60_000).toISOString();
  return {
    id: `event-${minutes}`,
    time_iso: at,
    local_time: mexico.slice(11, 16),
    country: 'US',
    currency: 'USD',
    title: 'Core CPI m/m',
    impact_level: 'high',
    impact_icon: '🚨🥇',
    affected_pairs: ['XAUUSD', 'EURUSD', 'GBPUSD', 'USDJPY', 'USDCAD', 'USDCHF', 'AUDUSD'],
    status: minutes > 0 ? 'upcoming' : 'released',
    forecast: '0.3%',
    previous: '0.2%',
    actual: minutes > 0 ? null : '0.4%',
    surprise: minutes > 0 ? null : 'positive',
    source: 'Forex Factory',
    source_link: 'https://calendar.example/core-cpi',
    has_file: true,
    summary: 'What this index counts.',
    frdm_insight: 'How we read it.',
    tags: ['prices', 'rates'],
    day_bucket: mexico.slice(0, 10),
    week_range: '2026-06-07/2026-06-13',
    ...over,
  };
}

/** A list before anything is read. */
export const UNREAD: ListState = {
  response: undefined,
  isFetching: false,
  isAsked: false,
  hasFailed: false,
  isExample: false,
  readAt: 0,
  answeredAt: 0,
};

/** A reading of a list as it is after an answer. */
export const answered = (events: readonly EconomicEvent[]) => ({
  ...UNREAD,
  response: {
    events: [...events],
    source: 'forex-community' as const,
    error: null,
    observedAt: new Date(DRAWN_AT).toISOString(),
  },
  readAt: DRAWN_AT,
  answeredAt: DRAWN_AT,
});

/** The same when the example is shown (F10). */
export const example = (locale: Locale) => ({
  ...UNREAD,
  response: exampleEvents(locale, DRAWN_AT),
  hasFailed: true,
  isExample: true,
});
