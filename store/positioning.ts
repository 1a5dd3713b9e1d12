import type { FuturesMarket } from '#contracts/instruments.ts';
import type { PositioningReport } from '#contracts/positioning.ts';
import type { Lease } from './lease.ts';

/** The part of the store that keeps weekly futures positioning (N8). */
export interface PositioningStore {
  /**
   * Inserts or updates by market and date, in one transaction: the CFTC corrects reports. Returns how many were new.
   * With `lease`: writes nothing when a later claim exists.
   */
  saveReports(rows: readonly PositioningReport[], lease?: Lease): Promise<number>;
  /** A market's last `limit` reports dated `notAfter` ("YYYY-MM-DD") or before, newest first. */
  positioningReports(market: FuturesMarket, notAfter: string, limit: number): Promise<PositioningReport[]>;
}
