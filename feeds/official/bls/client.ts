import { parseJson } from '#feeds/json.ts';
import { refusedKey } from '#feeds/official/keyed.ts';
import type { PublisherOptions } from '#feeds/official/port.ts';
import { FeedError } from '#feeds/ports.ts';
import { type Answer, answerSchema } from './schema.ts';

/** After "daily threshold": the count goes by no published clock, so the next polls wait. */
const QUOTA_WAIT_MS = 2 * 3_600_000;

export interface BlsClientOptions extends Omit<PublisherOptions, 'clock'> {
  /** The owner's registration key; without one version 1 of the API is asked. */
  readonly key?: string | undefined;
}

interface Version {
  readonly path: string;
  /** Series of one call. */
  readonly mostSeries: number;
}

export function versionOf({ key }: Pick<BlsClientOptions, 'key'>): Version {
  return key === undefined
    ? { path: '/publicAPI/v1/timeseries/data/', mostSeries: 25 }
    : { path: '/publicAPI/v2/timeseries/data/', mostSeries: 50 };
}

/** Asks for the years of some series. Throws FeedError, also for an error inside HTTP 200. */
export function createBlsClient({ baseUrl, get, key }: BlsClientOptions) {
  const { path } = versionOf({ key });
  return async (
    codes: readonly string[],
    years: readonly [number, number],
    signal: AbortSignal,
  ): Promise<Answer> => {
    const [startyear, endyear] = years.map(String);
    const question = { seriesid: codes, startyear, endyear };
    const keyed = key === undefined ? {} : { calculations: true, registrationkey: key };
    const body = JSON.stringify({ ...question, ...keyed });
    const request = { signal, expect: 'json', body, ...(key !== undefined && { key }) } as const;
    const { text } = await get(`${baseUrl}${path}`, request);
    const answer = answerSchema.safeParse(parseJson('bls', text));
    if (!answer.success) throw new FeedError('malformed', 'bls: an answer of another shape');
    const refusal = refusalIn(answer.data);
    if (refusal) throw refusal;
    return answer.data;
  };
}

/** Its own words are not repeated: they quote what was sent. */
function refusalIn({ status, message }: Answer): FeedError | null {
  if (status === 'REQUEST_SUCCEEDED') return null;
  const says = (pattern: RegExp) => message.some((words) => pattern.test(words));
  if (says(/threshold/i))
    return new FeedError('rate_limited', 'bls: the quota of the day is used up', {
      retryAfterMs: QUOTA_WAIT_MS,
    });
  if (message.some((words) => /\bkey\b/i.test(words) && /\binvalid\b/i.test(words))) return refusedKey('bls');
  return new FeedError('upstream_error', 'bls: an error inside HTTP 200');
}
