import { VENDORS, vendorsOf } from '#contracts/vendors.ts';
import { refreshName } from '#functions/events/read.ts';
import { officialRefresh, scheduleRefresh } from '#functions/official/names.ts';
import { POSITIONING_REFRESH } from '#functions/positioning/refresh.ts';
import { RATES_REFRESH } from '#functions/rates/service.ts';
import { feedRefresh, SENTIMENT_REFRESH } from '#functions/sentiment/read-feeds.ts';
import type { RefreshState, Store } from '#store/port.ts';
import type { Settings } from '../env.ts';
import { type KeySettings, officialSwitch } from './publishers.ts';
import { readsSentiment, SENTIMENT_SOURCES, type SentimentSettings } from './sentiment.ts';

/** What the scheduler and a slow upstream may add to a window. */
const GRACE_MS = 120_000;
/** A weekly release; a holiday moves it from Friday to Monday, and it is looked for every hour. */
const POSITIONING_MS = 11 * 86_400_000;
/** All series and the schedule of a publisher are read once a day, and again two hours after a failure. */
const OFFICIAL_MS = 27 * 3_600_000;
/** The euro's rates are read on working days; Easter has four days without one. */
const RATES_MS = 5 * 86_400_000;

/** A refresh whose age shows whether a feed works. */
export interface WatchedRefresh {
  /** Name of the refresh in the store. */
  readonly name: string;
  readonly isOn: boolean;
  /** Milliseconds after a success from which the next one is late. */
  readonly lateAfterMs: number;
}

interface Source extends WatchedRefresh {
  /** Part of the site and name of the source, in the start-up report. */
  readonly title: string;
  /** The setting that turns it on. Default: it is always on. */
  readonly how?: string;
}

type Switches = Pick<
  Settings,
  'REFRESH_SENTIMENT_S' | 'REFRESH_EVENTS_S' | 'SOURCE_TRADINGVIEW' | 'SOURCE_INVESTING' | 'SOURCE_OFFICIAL'
> &
  SentimentSettings &
  Partial<KeySettings>;

/** Every refresh of the site, also those that are off. The feeds of sentiment share one. */
export function watchedRefreshes(settings: Switches): WatchedRefresh[] {
  const sentiment = {
    name: SENTIMENT_REFRESH,
    isOn: readsSentiment(settings),
    lateAfterMs: lateAfter(settings.REFRESH_SENTIMENT_S),
  };
  return [sentiment, ...sourcesBesides(settings)].map(({ name, isOn, lateAfterMs }) => ({
    name,
    isOn,
    lateAfterMs,
  }));
}

/** The state of each upstream, in words for the person who started the site. */
export async function describeSources(
  settings: Settings,
  store: Pick<Store, 'refreshState'>,
): Promise<string[]> {
  const sentiment = SENTIMENT_SOURCES.map(({ vendor, source, name, how, isOn }) => ({
    title: `VS-Traders   ${name}`,
    name: feedRefresh({ vendor, source }),
    isOn: isOn(settings),
    how,
  }));
  // The calls that the key allows are those of the same refresh.
  const withKey = {
    title: 'FX-Impact    BLS: its own changes (API v2)',
    name: officialRefresh('bls'),
    isOn: settings.SOURCE_OFFICIAL && settings.BLS_KEY !== undefined,
    how: 'set BLS_KEY to a free key',
  };
  const sources = [...sentiment, ...sourcesBesides(settings), withKey];
  const width = Math.max(...sources.map(({ title }) => title.length)) + 2;
  const states = await Promise.all(sources.map(({ name }) => store.refreshState(name)));
  return [
    'Sources:',
    ...sources.map(
      (source, index) => `  ${source.title.padEnd(width)}${wordsFor(source, states[index] ?? null)}`,
    ),
  ];
}

/** All sources but those of sentiment. */
function sourcesBesides(settings: Switches): Source[] {
  const lateAfterMs = lateAfter(settings.REFRESH_EVENTS_S);
  return [
    {
      title: 'VS-Traders   CFTC Commitments of Traders',
      name: POSITIONING_REFRESH,
      isOn: true,
      lateAfterMs: POSITIONING_MS,
    },
    {
      title: 'FX-Impact    Fair Economy weekly export',
      name: refreshName('forex-community', 'weekly'),
      isOn: true,
      lateAfterMs,
    },
    {
      title: 'FX-Impact    Myfxbook calendar RSS',
      name: refreshName('forex-community', 'rss'),
      isOn: true,
      lateAfterMs,
    },
    {
      title: 'FX-Impact    TradingView calendar',
      name: refreshName('charting-platform', 'events'),
      isOn: settings.SOURCE_TRADINGVIEW,
      how: 'set SOURCE_TRADINGVIEW=on, if its terms allow you to',
      lateAfterMs,
    },
    {
      title: 'FX-Impact    Investing.com calendar',
      name: refreshName('investing-portal', 'events'),
      isOn: settings.SOURCE_INVESTING,
      how: 'set SOURCE_INVESTING=on, if its terms allow you to',
      lateAfterMs,
    },
    ...vendorsOf('official').map((publisher) => ({
      title: `FX-Impact    ${VENDORS[publisher].name}`,
      name: officialRefresh(publisher),
      ...officialSwitch(publisher, settings),
      lateAfterMs: OFFICIAL_MS,
    })),
    ...vendorsOf('schedule').map((publisher) => ({
      title: `FX-Impact    schedule of ${VENDORS[publisher].schedule.name}`,
      name: scheduleRefresh(publisher),
      isOn: settings.SOURCE_OFFICIAL,
      how: 'set SOURCE_OFFICIAL=on',
      lateAfterMs: OFFICIAL_MS,
    })),
    {
      title: 'Risk tools   ECB reference rates',
      name: RATES_REFRESH,
      isOn: settings.SOURCE_OFFICIAL,
      how: 'set SOURCE_OFFICIAL=on',
      lateAfterMs: RATES_MS,
    },
  ];
}

function lateAfter(windowS: number): number {
  return windowS * 1000 + GRACE_MS;
}

function wordsFor({ isOn, how = '' }: Pick<Source, 'isOn' | 'how'>, state: RefreshState | null): string {
  if (!isOn) return `off: ${how}`;
  if (state === null) return 'on, not read yet';
  const last = state.succeededAt
    ? `last read ${state.succeededAt.slice(0, 16).replace('T', ' ')} UTC`
    : 'never read yet';
  return state.failure ? `unreachable (${state.failure}), ${last}` : `on, ${last}`;
}
