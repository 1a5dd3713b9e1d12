import type { Observation, PeriodType, SeriesId } from '#contracts/observations.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import type { FeedError, FeedResult } from '#feeds/ports.ts';

/** One series to read. */
export interface AskedSeries {
  readonly series: SeriesId;
  readonly period: PeriodType;
  /** What its values count, for publishers whose answers do not say. */
  readonly unit: string;
}

export interface PublisherOptions {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly get: UpstreamGet;
  readonly clock: () => Date;
}

/** The values that a read brought. */
export interface OfficialReading extends FeedResult<Observation> {
  /** Why a call for some of the series failed; left out when none did. */
  readonly failure?: FeedError;
  /** The series that were not read: their call failed, or nothing that came could be read. Left out when all were. */
  readonly unread?: readonly SeriesId[];
}

export interface OfficialFeed {
  readonly publisher: OfficialPublisher;
  /** Milliseconds that a read of all its series may take. */
  readonly budgetMs: number;
  /** One read brings all series anyway, so a poll asks for all. */
  readonly readsTogether?: boolean;
  /** How long a read of all series is fresh, in milliseconds. Default: a day. */
  readonly everyMs?: number;
  /** The values of the series from the day `since` ("YYYY-MM-DD") on, all known at one instant. Throws FeedError. */
  read(asked: readonly AskedSeries[], since: string, signal: AbortSignal): Promise<OfficialReading>;
}
