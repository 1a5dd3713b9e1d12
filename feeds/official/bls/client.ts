import { parseJson } from '#feeds/json.ts';
import type { PublisherOptions } from '#feeds/official/port.ts';
import { FeedError } from '#feeds/ports.ts';
import { spendCall } from '#feeds/spend-call.ts';
import { type Answer, answerSchema } from './schema.ts';

/** Series of one call without a key. */
export const MOST_SERIES = 25;
/** After "daily threshold": the count goes by no published clock, so the next polls wait. */
const QUOTA_WAIT_MS = 2 * 3_600_000;

export interface BlsClientOptions extends Omit<PublisherOptions, 'clock'> {
  /** Counts one call before it is sent; false when none is left. */
  readonly takeCall: () => Promise<boolean>;
}

export const PATH = '/publicAPI/v1/timeseries/data/';

/** Asks for the years of some series, 25 at most. Throws FeedError, also for an error inside HTTP 200. */
export function createBlsClient({ baseUrl, get, takeCall }: BlsClientOptions) {
  return async (
    codes: readonly string[],
    years: readonly [number, number],
    signal: AbortSignal,
  ): Promise<Answer> => {
    await spendCall('bls', takeCall);
    const [startyear, endyear] = years.map(String);
    const body = JSON.stringify({ seriesid: codes, startyear, endyear });
    const { text } = await get(`${baseUrl}${PATH}`, { signal, expect: 'json', body });
    const answer = answerSchema.safeParse(parseJson('bls', text));
    if (!answer.success) throw new FeedError('malformed', 'bls: an answer of another shape');
    const refusal = refusalIn(answer.data);
    if (refusal) throw refusal;
    return answer.data;
  };
}

/** Its own words are not repeated: they quote what was sent. */
function refusalIn({ status, message = [] }: Answer): FeedError | null {
  if (status === 'REQUEST_SUCCEEDED') return null;
  if (message.some((words) => /threshold/i.test(words)))
    return new FeedError('rate_limited', 'bls: the quota of the day is used up', {
      retryAfterMs: QUOTA_WAIT_MS,
    });
  return new FeedError('upstream_error', 'bls: an error inside HTTP 200');
}
