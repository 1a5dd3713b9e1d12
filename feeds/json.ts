import { FeedError } from './ports.ts';

/**
 * Parses a JSON body. Throws FeedError: `challenge` for an HTML page, `malformed` for anything else.
 * The error has no cause: JSON.parse quotes the text, which may hold a session token.
 */
export function parseJson(upstream: string, text: string | null): unknown {
  const body = (text ?? '').trimStart();
  if (body.startsWith('<')) throw new FeedError('challenge', `${upstream}: a page instead of JSON`);
  try {
    return JSON.parse(body);
  } catch {
    throw new FeedError('malformed', `${upstream}: the body is not whole JSON`);
  }
}
