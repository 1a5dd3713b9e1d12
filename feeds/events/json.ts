import { FeedError } from '#feeds/ports.ts';

/** Parses a body that must be JSON. Throws FeedError: `challenge` for a page in its place, `malformed` for a cut one. */
export function parseJson(upstream: string, text: string | null): unknown {
  const body = (text ?? '').trimStart();
  if (body.startsWith('<')) throw new FeedError('challenge', `${upstream}: a page where JSON was due`);
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new FeedError('malformed', `${upstream}: the body is not whole JSON`, { cause });
  }
}
