import type { UpstreamGet, UpstreamRequest, Validators } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';

export interface ConditionalFile<Content> {
  readonly url: string;
  readonly expect: UpstreamRequest['expect'];
  /** Throws FeedError on a body it cannot read; such an answer is not remembered. */
  readonly parse: (text: string) => Content;
}

/** Reads one file again and again; what has not changed since (SPEC K5) is answered from the last good reading. */
export function createConditionalRead<Content>(
  get: UpstreamGet,
  { url, expect, parse }: ConditionalFile<Content>,
): (signal: AbortSignal) => Promise<Content> {
  let last: { readonly content: Content; readonly validators: Validators } | null = null;
  return async (signal) => {
    const before = last;
    const { text, validators } = await get(
      url,
      before ? { signal, expect, validators: before.validators } : { signal, expect },
    );
    if (text === null) {
      if (before) return before.content;
      throw new FeedError('malformed', `${url}: "not modified" although nothing was read before`);
    }
    const content = parse(text);
    last = { content, validators };
    return content;
  };
}
