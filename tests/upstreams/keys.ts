/** The keys that the replayed publishers know; any other is refused in the way of each. */
export const KEYS = {
  BLS_KEY: 'replayed-bls-key',
  CENSUS_KEY: 'replayed-census-key',
  INEGI_TOKEN: 'replayed-inegi-token',
  BANXICO_TOKEN: 'replayed-banxico-token',
  ESTAT_APPID: 'replayed-estat-id',
  EIA_KEY: 'replayed-eia-key',
} as const;
