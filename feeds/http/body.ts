import { FeedError } from '#feeds/ports.ts';
import { type Call, describeCall } from './call.ts';
import { decode, namedCharset } from './charset.ts';
import { isHtmlInstead } from './html.ts';

/** The body as text. Stops reading at `maxBytes`; an HTML page instead of data is a `challenge`. */
export async function readText(response: Response, call: Call): Promise<string> {
  const { keepsLine, expect } = call.request;
  const type = response.headers.get('content-type');
  const text = keepsLine
    ? await readLines(response, call, keepsLine)
    : decode(await readBytes(response, call), type, expect);
  if (text === null) throw unreadable(call);
  if (isHtmlInstead(text, type, expect)) {
    const message = `${describeCall(call)}: an HTML page instead of ${expect}`;
    throw new FeedError('challenge', message, { status: response.status });
  }
  return text;
}

/** Closes the connection of an unread body. Never rejects: the body may have failed already. */
export async function discardBody({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => {});
}

async function readBytes(response: Response, call: Call): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(response, call, call.limits.maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The longest line of a streamed file; in truth they have some 150 characters. */
const MAX_LINE = 10_000;

/** The lines that are kept, each with its line break. */
async function readLines(
  response: Response,
  call: Call,
  keepsLine: (line: string) => boolean,
): Promise<string> {
  const { maxBytes, maxStreamedBytes = maxBytes } = call.limits;
  const decoder = new TextDecoder(namedCharset(response.headers.get('content-type')) ?? 'utf-8');
  let kept = '';
  let line = '';
  const keep = (end: string): void => {
    if (keepsLine(line)) {
      if (line.includes('\uFFFD')) throw unreadable(call);
      kept += line + end;
    }
    if (kept.length > maxBytes) throw tooLarge(call);
    line = '';
  };
  for await (const chunk of chunksOf(response, call, maxStreamedBytes)) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    line += first;
    for (const next of others) {
      keep('\n');
      line = next;
    }
    if (line.length > MAX_LINE)
      throw new FeedError('malformed', `${describeCall(call)}: a line of more than ${MAX_LINE} characters`);
  }
  if (line !== '') keep('');
  return kept;
}

async function* chunksOf(response: Response, call: Call, most: number): AsyncGenerator<Uint8Array> {
  if (Number(response.headers.get('content-length')) > most) {
    await discardBody(response);
    throw tooLarge(call, most);
  }
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge(call, most);
    yield chunk;
  }
}

function tooLarge(call: Call, most = call.limits.maxBytes): FeedError {
  return new FeedError('too_large', `${describeCall(call)}: body over ${most} bytes`);
}

function unreadable(call: Call): FeedError {
  return new FeedError('malformed', `${describeCall(call)}: bytes that are not of its charset`);
}
