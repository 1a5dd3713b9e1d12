import { FeedError } from '#feeds/ports.ts';
import { type Call, describeCall } from './call.ts';
import { isHtmlInstead } from './html.ts';

const UTF8_MARK = [0xef, 0xbb, 0xbf];

/** The body as text. Stops reading at `maxBytes`; an HTML page instead of data is a `challenge`. */
export async function readText(response: Response, call: Call): Promise<string> {
  const { keepsLine, charset = 'utf-8' } = call.request;
  const text = keepsLine
    ? await readLines(response, call, keepsLine)
    : decode(await readBytes(response, call), charset);
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
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(response, call)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The lines that are kept, each with its line break. */
async function readLines(
  response: Response,
  call: Call,
  keepsLine: (line: string) => boolean,
): Promise<string> {
  const decoder = new TextDecoder();
  let kept = '';
  let rest = '';
  for await (const chunk of chunksOf(response, call)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (keepsLine(line)) kept += `${line}\n`;
  }
  return rest !== '' && keepsLine(rest) ? kept + rest : kept;
}

async function* chunksOf(response: Response, call: Call): AsyncGenerator<Uint8Array> {
  const { maxBytes } = call.limits;
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await discardBody(response);
    throw tooLarge(call);
  }
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(call);
    yield chunk;
  }
}

function tooLarge(call: Call): FeedError {
  return new FeedError('too_large', `${describeCall(call)}: body over ${call.limits.maxBytes} bytes`);
}

function decode(bytes: Uint8Array, charset: 'utf-8' | 'windows-1252'): string {
  const marked = UTF8_MARK.every((byte, index) => bytes[index] === byte);
  return new TextDecoder(marked ? 'utf-8' : charset).decode(bytes);
}
