import * as z from 'zod/mini';
import {
  type InstrumentSymbol,
  type SentimentResponse,
  sentimentResponseSchema,
} from '#contracts/sentiment.ts';
import { SENTIMENT_KEYS } from '#contracts/storage.ts';

/** Rises when the stored shape changes: readings of another version are dropped. */
const VERSION = 1;
/** A clock set back after saving would keep a reading for ever; this much is tolerated. */
const MAX_AHEAD_MS = 60_000;

const cachedSchema = z.object({
  version: z.literal(VERSION),
  /** Epoch milliseconds at which the answer was received. */
  savedAt: z.int().check(z.positive()),
  response: sentimentResponseSchema,
});
export type CachedSentiment = z.infer<typeof cachedSchema>;

/** The part of web storage the cache needs; null where the browser blocks it (J4). */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** The browser's local storage, or null where reaching for it is refused; the page's start has warned of that by now. */
export function openShelf(around: { readonly localStorage: Storage } = globalThis): Shelf {
  return attempt(() => around.localStorage) ?? null;
}

export function cacheKey(symbol: InstrumentSymbol): string {
  return `${SENTIMENT_KEYS}v${VERSION}:${symbol}`;
}

/** The last reading of an instrument, or null; one that is garbage, of another version or dated ahead is removed (E4). */
export function readCached(shelf: Shelf, symbol: InstrumentSymbol, now: number): CachedSentiment | null {
  const stored = attempt(() => shelf?.getItem(cacheKey(symbol)));
  if (stored == null) return null;
  const parsed = cachedSchema.safeParse(attempt(() => JSON.parse(stored)));
  if (parsed.success && isCacheable(parsed.data.response) && parsed.data.savedAt <= now + MAX_AHEAD_MS)
    return parsed.data;
  attempt(() => shelf?.removeItem(cacheKey(symbol)));
  return null;
}

/**
 * Keeps an answer received at `now`. An example is never kept and leaves an older reading alone (K2); "no volume" is
 * the source's own answer and replaces it, so that a page that loads again does not ask again (E3, E4).
 */
export function keepAnswer(
  shelf: Shelf,
  symbol: InstrumentSymbol,
  response: SentimentResponse,
  now: number,
): void {
  const cached: CachedSentiment = { version: VERSION, savedAt: now, response };
  if (isCacheable(response)) attempt(() => shelf?.setItem(cacheKey(symbol), JSON.stringify(cached)));
  else if (response.dataSource !== 'error_fallback') attempt(() => shelf?.removeItem(cacheKey(symbol)));
}

function isCacheable({ dataSource, entry, reason }: SentimentResponse): boolean {
  if (entry === null) return reason === 'no_volume';
  return dataSource !== 'error_fallback';
}

/** Storage may refuse any single call (quota, policy); the page works without it. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
