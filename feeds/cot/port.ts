import type { PositioningReport } from '#contracts/positioning.ts';
import type { PositioningVendor } from '#contracts/vendors.ts';
import type { FeedResult } from '#feeds/ports.ts';

export interface PositioningFeed {
  /** The vendor of the reports. */
  readonly vendor: PositioningVendor;
  /** Reports of all markets dated `since` ("YYYY-MM-DD") or later, oldest first. Throws FeedError. */
  read(since: string, signal: AbortSignal): Promise<FeedResult<PositioningReport>>;
}
