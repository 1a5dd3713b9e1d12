import type { Localized } from './locale.ts';

/** Futures markets whose weekly positioning is shown (N8). */
export const FUTURES_MARKETS = ['gold', 'euro', 'pound', 'yen', 'canadian-dollar', 'mexican-peso'] as const;
export type FuturesMarket = (typeof FUTURES_MARKETS)[number];

/** One future that an instrument consists of. */
export interface InstrumentLeg {
  readonly market: FuturesMarket;
  /** The future rises when the instrument falls: a net long future is a net short position in the instrument. */
  readonly inverted: boolean;
}

/** Everything the site knows about an instrument. */
interface Instrument {
  readonly name: Localized<string>;
  /** Decimals its price is quoted with (E3). */
  readonly decimals: number;
  /** Price of one pip. */
  readonly pip: number;
  /** Units of the base in one lot, as retail brokers define it: ounces of gold, else of the base currency (N5). */
  readonly lot: number;
  /** A round price near the market price; invented examples start from it. */
  readonly roundPrice: number;
  /** A cross has two: the base currency, then the quoted currency, inverted. */
  readonly legs: readonly InstrumentLeg[];
  /** The name that a vendor uses, when it is not the symbol. */
  readonly vendorIds: {
    /** Its number in the outlook widget and in the addresses of the outlook page. */
    readonly myfxbook: number;
  };
}

const future = (market: FuturesMarket): InstrumentLeg => ({ market, inverted: false });
const inverted = (market: FuturesMarket): InstrumentLeg => ({ market, inverted: true });

/**
 * The instruments by symbol, in the order of the cards (E1). It is the only place for symbols, decimals, names, futures legs
 * and the widget's numbers. The browser loads this table, so keep the rows short.
 */
export const INSTRUMENTS = {
  XAUUSD: {
    name: { es: 'Oro frente al dólar', en: 'Gold vs. US dollar' },
    decimals: 2,
    pip: 0.1,
    lot: 100,
    roundPrice: 4000,
    legs: [future('gold')],
    vendorIds: { myfxbook: 51 },
  },
  EURUSD: {
    name: { es: 'Euro frente al dólar', en: 'Euro vs. US dollar' },
    decimals: 5,
    pip: 0.0001,
    lot: 100_000,
    roundPrice: 1.16,
    legs: [future('euro')],
    vendorIds: { myfxbook: 1 },
  },
  GBPUSD: {
    name: { es: 'Libra frente al dólar', en: 'Pound vs. US dollar' },
    decimals: 5,
    pip: 0.0001,
    lot: 100_000,
    roundPrice: 1.32,
    legs: [future('pound')],
    vendorIds: { myfxbook: 2 },
  },
  USDCAD: {
    name: { es: 'Dólar frente al dólar canadiense', en: 'US dollar vs. Canadian dollar' },
    decimals: 5,
    pip: 0.0001,
    lot: 100_000,
    roundPrice: 1.39,
    legs: [inverted('canadian-dollar')],
    vendorIds: { myfxbook: 7 },
  },
  GBPJPY: {
    name: { es: 'Libra frente al yen', en: 'Pound vs. yen' },
    decimals: 3,
    pip: 0.01,
    lot: 100_000,
    roundPrice: 200,
    legs: [future('pound'), inverted('yen')],
    vendorIds: { myfxbook: 13 },
  },
  EURJPY: {
    name: { es: 'Euro frente al yen', en: 'Euro vs. yen' },
    decimals: 3,
    pip: 0.01,
    lot: 100_000,
    roundPrice: 175,
    legs: [future('euro'), inverted('yen')],
    vendorIds: { myfxbook: 9 },
  },
} as const satisfies Readonly<Record<string, Instrument>>;
