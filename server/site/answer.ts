import parseRange from 'range-parser';
import { isKnownTag } from '#functions/known-tag.ts';
import { chooseEncoding } from './encoding.ts';
import type { ReadyBody, SiteFile } from './load.ts';

/** Answers one file: the encoding the visitor takes, 304 where nothing changed, a byte range of what is not compressed. */
export function answerFile(
  one: SiteFile,
  request: Request,
  status = 200,
  extra?: Readonly<Record<string, string>>,
): Response {
  const chosen = versionFor(one, request.headers.get('accept-encoding'));
  const known = status === 200 ? request.headers.get('if-none-match') : null;
  if (known !== null && isKnownTag(known, chosen.etag)) return notModified(chosen, extra);
  const mayRange = status === 200 && request.method === 'GET' && chosen.headers['Accept-Ranges'];
  const range = mayRange ? request.headers.get('range') : null;
  if (range && isCurrent(request.headers.get('if-range'), chosen.etag)) return answerRange(chosen, range);
  const headers = extra ? { ...chosen.headers, ...extra } : chosen.headers;
  return new Response(chosen.body, { status, headers });
}

/** The form of a file that the visitor takes: compressed, where there is such a form. */
export function versionFor({ ready }: SiteFile, accepted: string | string[] | null | undefined): ReadyBody {
  const encoding = ready.br || ready.gzip ? chooseEncoding(accepted?.toString() ?? '') : null;
  return (encoding && ready[encoding]) || ready.identity;
}

/** An `If-Range` that names another version asks for the whole file (RFC 9110, 13.1.5). */
function isCurrent(ifRange: string | null, etag: string): boolean {
  return ifRange === null || ifRange === etag;
}

function notModified({ headers }: ReadyBody, extra: Readonly<Record<string, string>> = {}): Response {
  const {
    'Content-Length': _length,
    'Content-Type': _type,
    'Content-Encoding': _encoding,
    ...rest
  } = headers;
  return new Response(null, { status: 304, headers: { ...rest, ...extra } });
}

function answerRange({ body, headers }: ReadyBody, header: string): Response {
  const ranges = parseRange(body.length, header);
  if (ranges === -1) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Length': '0', 'Content-Range': `bytes */${body.length}` },
    });
  }
  const [range] = ranges === -2 ? [] : ranges;
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 || !range)
    return new Response(body, { headers });
  const part = body.subarray(range.start, range.end + 1);
  const own = {
    'Content-Length': String(part.length),
    'Content-Range': `bytes ${range.start}-${range.end}/${body.length}`,
  };
  return new Response(part, { status: 206, headers: { ...headers, ...own } });
}
