import { FeedError } from '#feeds/ports.ts';
import { type Call, describeCall } from './call.ts';
import { isHtmlInstead } from './html.ts';

const UTF8_MARK = [0xef, 0xbb, 0xbf];

/** The body as text. Stops reading at `maxBytes`; an HTML page instead of data is a `challenge`. */
export async function readText(response: Response, call: Call): Promise<string> {
  const text = decode(await readBytes(response, call), call.request.charset ?? 'utf-8');
  if (isHtmlInstead(text, response.headers.get('content-type'), call.request.expect)) {
    const message = `${describeCall(call)}: an HTML page instead of ${call.request.expect}`;
    throw new FeedError('challenge', message, { status: response.status });
  }
  return text;
}

/** Closes the connection of an unread body. Never rejects: the body may have failed already. */
export async function discardBody({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => {});
}

async function readBytes(response: Response, call: Call): Promise<Uint8Array> {
  const { maxBytes } = call.limits;
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await discardBody(response);
    throw tooLarge(call);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(call);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(call: Call): FeedError {
  return new FeedError('too_large', `${describeCall(call)}: body over ${call.limits.maxBytes} bytes`);
}

function decode(bytes: Uint8Array, charset: 'utf-8' | 'windows-1252'): string {
  const marked = UTF8_MARK.every((byte, index) => bytes[index] === byte);
  return new TextDecoder(marked ? 'utf-8' : charset).decode(bytes);
}
