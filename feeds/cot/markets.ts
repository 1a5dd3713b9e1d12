import type { FuturesMarket } from '#contracts/instruments.ts';

/** CFTC contract market codes: COMEX gold and the CME currency futures (for the dollar against each). */
export const MARKET_CODES: Readonly<Record<FuturesMarket, string>> = {
  gold: '088691',
  euro: '099741',
  pound: '096742',
  yen: '097741',
  'canadian-dollar': '090741',
  'mexican-peso': '095741',
};
