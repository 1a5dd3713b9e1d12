import type { UpstreamRequest } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';
import type { PublisherOptions } from './port.ts';

/** What a publisher that is read with the owner's key needs. */
export interface KeyedOptions extends PublisherOptions {
  /** Goes into the address, a header or the body, and nowhere else. */
  readonly key: string;
}

/** HTTP states with which a key is refused. */
const REFUSED: ReadonlySet<number | undefined> = new Set([401, 403]);

/** Sends one call with the owner's key. Throws FeedError: `auth` when the key is refused. */
export async function getWithKey(
  { get, key }: Pick<KeyedOptions, 'get' | 'key'>,
  publisher: string,
  url: string,
  request: UpstreamRequest,
): Promise<string> {
  try {
    const { text } = await get(url, { ...request, key });
    return text ?? '';
  } catch (error) {
    if (error instanceof FeedError && error.kind === 'http_4xx' && REFUSED.has(error.status))
      throw refusedKey(publisher, error);
    throw error;
  }
}

/** A key that the publisher does not know. Its own words are not repeated: they may quote the key. */
export function refusedKey(publisher: string, { status }: { readonly status?: number | undefined } = {}) {
  return new FeedError('auth', `${publisher}: the key was refused`, { status });
}
