import { refuseOtherShape, type UpstreamFile } from './limits.ts';
import { FeedError } from './ports.ts';

/**
 * Parses a JSON body. Throws FeedError: `challenge` for an HTML page, `too_large` or `malformed` for another shape than that of the
 * file, `malformed` for anything else.
 * The error has no cause: JSON.parse quotes the text, which may hold a session token.
 */
export function parseJson(file: UpstreamFile, text: string | null): unknown {
  const body = (text ?? '').trimStart();
  if (body.startsWith('<')) throw new FeedError('challenge', `${file}: a page instead of JSON`);
  refuseOtherShape(file, body, 'json');
  try {
    return JSON.parse(body);
  } catch {
    throw new FeedError('malformed', `${file}: the body is not whole JSON`);
  }
}
