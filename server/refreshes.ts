import { vendorsOf } from '#contracts/vendors.ts';
import { refreshName } from '#functions/events/refresh.ts';
import { officialRefresh, scheduleRefresh } from '#functions/official/names.ts';
import { POSITIONING_REFRESH } from '#functions/positioning/refresh.ts';
import { SENTIMENT_REFRESH } from '#functions/sentiment/service.ts';
import type { Settings } from './env.ts';
import type { KeySettings } from './official-keys.ts';
import { officialSwitch } from './official-switch.ts';
import { readsSentiment, type SentimentSettings } from './sentiment-sources.ts';

/** A refresh whose age shows whether a feed works. */
export interface WatchedRefresh {
  readonly name: string;
  readonly isOn: boolean;
  /** Milliseconds after a success from which the next one is late. */
  readonly lateAfterMs: number;
}

/** What the scheduler and a slow upstream may add to a window. */
const GRACE_MS = 120_000;
/** A weekly release; a holiday moves it from Friday to Monday, and it is looked for every hour. */
const POSITIONING_MS = 11 * 86_400_000;

/** All series and the schedule of a publisher are read once a day, and again two hours after a failure. */
const OFFICIAL_MS = 27 * 3_600_000;

type Switches = Pick<
  Settings,
  'REFRESH_SENTIMENT_S' | 'REFRESH_EVENTS_S' | 'SOURCE_TRADINGVIEW' | 'SOURCE_INVESTING' | 'SOURCE_OFFICIAL'
> &
  SentimentSettings &
  Partial<KeySettings>;

/** Every refresh of the site, also those that are off. */
export function watchedRefreshes(settings: Switches): WatchedRefresh[] {
  const lateAfter = (windowS: number) => windowS * 1000 + GRACE_MS;
  const events = (name: string, isOn: boolean) => ({
    name,
    isOn,
    lateAfterMs: lateAfter(settings.REFRESH_EVENTS_S),
  });
  return [
    {
      name: SENTIMENT_REFRESH,
      isOn: readsSentiment(settings),
      lateAfterMs: lateAfter(settings.REFRESH_SENTIMENT_S),
    },
    { name: POSITIONING_REFRESH, isOn: true, lateAfterMs: POSITIONING_MS },
    events(refreshName('forex-community', 'weekly'), true),
    events(refreshName('forex-community', 'rss'), true),
    events(refreshName('charting-platform', 'events'), settings.SOURCE_TRADINGVIEW),
    events(refreshName('investing-portal', 'events'), settings.SOURCE_INVESTING),
    ...vendorsOf('official').map((publisher) => ({
      name: officialRefresh(publisher),
      isOn: officialSwitch(publisher, settings).isOn,
      lateAfterMs: OFFICIAL_MS,
    })),
    ...vendorsOf('schedule').map((publisher) => ({
      name: scheduleRefresh(publisher),
      isOn: settings.SOURCE_OFFICIAL,
      lateAfterMs: OFFICIAL_MS,
    })),
  ];
}
