/** The keys that the replayed publishers know; any other is refused in the way of each. */
export const KEYS = {
  BLS_KEY: 'replayed-bls-key',
  CENSUS_KEY: 'replayed-census-key',
  INEGI_TOKEN: 'replayed-inegi-token',
  BANXICO_TOKEN: 'replayed-banxico-token',
  ESTAT_APPID: 'replayed-estat-id',
  EIA_KEY: 'replayed-eia-key',
} as const;

/** What turns on the sources that the replay leaves off: they are read when another one fails, or beside it. */
export const OTHERS_ON = { SOURCE_TRADINGVIEW: 'on', SOURCE_INVESTING: 'on', SCRAPE_OUTLOOK: 'on' } as const;
