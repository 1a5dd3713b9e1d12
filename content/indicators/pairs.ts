import type { Indicator } from './indicator.ts';

/** Most traded first; gold leads for the dollar (K4). */
const PAIRS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    USD: ['XAUUSD', 'EURUSD', 'GBPUSD', 'USDJPY', 'USDCAD', 'USDMXN', 'AUDUSD', 'USDCHF', 'NZDUSD'],
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
 * Symbols an event of this currency (ISO 4217) touches, most traded first; a fuel's own market goes before them.
 * Unknown or no currency: none but that market.
 */
export function pairsOf(currency: string | null, market?: Indicator['market']): string[] {
  const ofCurrency = PAIRS.get(currency?.toUpperCase() ?? '') ?? [];
  if (market === 'natural-gas') return ['NATGAS', 'USDCAD'];
  if (market === 'crude-oil') return [...new Set(['USDCAD', 'WTI', ...ofCurrency])];
  return [...ofCurrency];
}
