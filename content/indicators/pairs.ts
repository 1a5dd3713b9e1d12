import type { Indicator } from './indicator.ts';

const GOLD = 'XAUUSD';

/** Most traded first; gold leads for the dollar (K4). */
const PAIRS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    USD: [GOLD, 'EURUSD', 'GBPUSD', 'USDJPY', 'USDCAD', 'USDMXN', 'AUDUSD', 'USDCHF', 'NZDUSD'],
    EUR: ['EURUSD', 'EURGBP', 'EURJPY', 'EURCHF', 'EURAUD', 'EURCAD', 'EURNZD', 'EURMXN'],
    GBP: ['GBPUSD', 'EURGBP', 'GBPJPY', 'GBPCHF', 'GBPAUD', 'GBPCAD', 'GBPNZD'],
    JPY: ['USDJPY', 'EURJPY', 'GBPJPY', 'AUDJPY', 'CADJPY', 'CHFJPY', 'NZDJPY'],
    CAD: ['USDCAD', 'CADJPY', 'EURCAD', 'GBPCAD', 'AUDCAD', 'CADCHF', 'NZDCAD'],
    CHF: ['USDCHF', 'EURCHF', 'GBPCHF', 'CHFJPY', 'CADCHF', 'AUDCHF'],
    AUD: ['AUDUSD', 'AUDJPY', 'EURAUD', 'GBPAUD', 'AUDNZD', 'AUDCAD', 'AUDCHF'],
    NZD: ['NZDUSD', 'AUDNZD', 'NZDJPY', 'EURNZD', 'GBPNZD', 'NZDCAD'],
    // The Australian and New Zealand dollars are traded as a stand-in for Chinese demand.
    CNY: ['USDCNH', 'AUDUSD', 'NZDUSD', 'AUDJPY'],
    MXN: ['USDMXN', 'EURMXN', 'GBPMXN', 'MXNJPY'],
  }),
);

/**
 * A change of stocks moves the fuel; crude also moves the Canadian dollar, whose country exports it. As a release of the
 * United States it names gold too, last, because it rarely moves it.
 */
const PAIRS_OF_FUEL: Readonly<Record<NonNullable<Indicator['market']>, readonly string[]>> = {
  'crude-oil': ['WTI', 'USDCAD', 'CADJPY'],
  'natural-gas': ['NATGAS'],
};

/** Symbols that an event of this currency (ISO 4217) or of this fuel touches, most traded first; unknown: none. */
export function pairsOf(currency: string | null, market?: Indicator['market']): string[] {
  const code = currency?.toUpperCase() ?? '';
  if (!market) return [...(PAIRS.get(code) ?? [])];
  return [...PAIRS_OF_FUEL[market], ...(code === 'USD' ? [GOLD] : [])];
}
