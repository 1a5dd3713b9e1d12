import type { Observation, SeriesId } from '#contracts/observations.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import type { FeedResult } from '#feeds/ports.ts';

/** One series to read. */
export interface AskedSeries {
  readonly series: SeriesId;
  /** What its values count; used where the publisher's answer does not say. */
  readonly unit: string;
}

export interface OfficialFeed {
  readonly publisher: OfficialPublisher;
  /** Milliseconds that a read of all its series may take. */
  readonly budgetMs: number;
  /** The values of the series from the day `since` ("YYYY-MM-DD") on, all known at one instant. Throws FeedError. */
  read(asked: readonly AskedSeries[], since: string, signal: AbortSignal): Promise<FeedResult<Observation>>;
}
