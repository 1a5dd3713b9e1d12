import type { FuturesMarket, PositioningReport } from '#contracts/positioning.ts';

/** The part of the store that keeps weekly futures positioning (SPEC N8). */
export interface PositioningStore {
  /** Inserts or updates by market and date, in one transaction: the CFTC corrects reports. Returns how many were new. */
  saveReports(rows: readonly PositioningReport[]): Promise<number>;
  /** A market's last `limit` reports dated `notAfter` ("YYYY-MM-DD") or before, newest first. */
  positioningReports(market: FuturesMarket, notAfter: string, limit: number): Promise<PositioningReport[]>;
}
