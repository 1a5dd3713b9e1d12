import { VENDORS, vendorsOf } from '#contracts/vendors.ts';
import { refreshName } from '#functions/events/refresh.ts';
import { officialRefresh, scheduleRefresh } from '#functions/official/names.ts';
import { POSITIONING_REFRESH } from '#functions/positioning/refresh.ts';
import { feedRefresh } from '#functions/sentiment/service.ts';
import type { RefreshState, Store } from '#store/port.ts';
import type { Settings } from './env.ts';
import { officialSwitch } from './official-switch.ts';
import { SENTIMENT_SOURCES } from './sentiment-sources.ts';

interface Source {
  readonly name: string;
  readonly isOn: boolean;
  /** The setting that turns it on. */
  readonly how: string;
  readonly refresh: string;
}

/** The state of each upstream, in words for the person who started the site. */
export async function describeSources(
  settings: Settings,
  store: Pick<Store, 'refreshState'>,
): Promise<string[]> {
  const sources = sourcesOf(settings);
  const width = Math.max(...sources.map(({ name }) => name.length)) + 2;
  const states = await Promise.all(sources.map(({ refresh }) => store.refreshState(refresh)));
  return [
    'Sources:',
    ...sources.map(
      (source, index) => `  ${source.name.padEnd(width)}${wordsFor(source, states[index] ?? null)}`,
    ),
  ];
}

function sourcesOf(settings: Settings): Source[] {
  return [
    ...SENTIMENT_SOURCES.map(({ source, name, how, isOn }) => ({
      name: `VS-Traders   ${name}`,
      isOn: isOn(settings),
      how,
      refresh: feedRefresh(source),
    })),
    {
      name: 'VS-Traders   CFTC Commitments of Traders',
      isOn: true,
      how: '',
      refresh: POSITIONING_REFRESH,
    },
    {
      name: 'FX-Impact    Fair Economy weekly export',
      isOn: true,
      how: '',
      refresh: refreshName('forex-community', 'weekly'),
    },
    {
      name: 'FX-Impact    Myfxbook calendar RSS',
      isOn: true,
      how: '',
      refresh: refreshName('forex-community', 'rss'),
    },
    {
      name: 'FX-Impact    TradingView calendar',
      isOn: settings.SOURCE_TRADINGVIEW,
      how: 'set SOURCE_TRADINGVIEW=on, if its terms allow you to',
      refresh: refreshName('charting-platform', 'events'),
    },
    {
      name: 'FX-Impact    Investing.com calendar',
      isOn: settings.SOURCE_INVESTING,
      how: 'set SOURCE_INVESTING=on, if its terms allow you to',
      refresh: refreshName('investing-portal', 'events'),
    },
    ...vendorsOf('official').map((publisher) => ({
      name: `FX-Impact    ${VENDORS[publisher].name}`,
      ...officialSwitch(publisher, settings),
      refresh: officialRefresh(publisher),
    })),
    {
      name: 'FX-Impact    BLS: its own changes (API v2)',
      isOn: settings.SOURCE_OFFICIAL && settings.BLS_KEY !== undefined,
      how: 'set BLS_KEY to a free key',
      refresh: officialRefresh('bls'),
    },
    ...vendorsOf('schedule').map((publisher) => ({
      name: `FX-Impact    schedule of ${VENDORS[publisher].schedule.name}`,
      isOn: settings.SOURCE_OFFICIAL,
      how: 'set SOURCE_OFFICIAL=on',
      refresh: scheduleRefresh(publisher),
    })),
  ];
}

function wordsFor({ isOn, how }: Source, state: RefreshState | null): string {
  if (!isOn) return `off: ${how}`;
  if (state === null) return 'on, not read yet';
  const last = state.succeededAt
    ? `last read ${state.succeededAt.slice(0, 16).replace('T', ' ')} UTC`
    : 'never read yet';
  return state.failure ? `unreachable (${state.failure}), ${last}` : `on, ${last}`;
}
