import { pipeline, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { failureOf, quickGet, request, upstreamOf } from './testing/harness.ts';
import { type Answer, say } from './testing/local-upstream.ts';

const onceOnly = { limits: { retries: 0 } };
const RSS = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- feed -->\n<rss version="2.0"><channel/></rss>';

test('K5 stops reading an endless body at the cap', async () => {
  let written = 0;
  function* flood(): Generator<Buffer> {
    for (const piece = Buffer.alloc(64 * 1024, 0x20); ; written += piece.byteLength) yield piece;
  }
  const upstream = await upstreamOf((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    pipeline(Readable.from(flood()), response, () => undefined);
  });
  const get = quickGet({ limits: { answerMs: 5_000, totalMs: 6_000 } });
  expect((await failureOf(get(upstream.origin, request()))).kind).toBe('too_large');
  expect(upstream.requests).toHaveLength(1);
  // 5 MB and the size of the sockets' buffers.
  expect(written).toBeGreaterThan(5 * 1024 * 1024);
  expect(written).toBeLessThan(20 * 1024 * 1024);
});

test('K5 the cap counts bytes after decompression', async () => {
  const bomb = gzipSync(Buffer.alloc(300_000, 0x20));
  expect(bomb.byteLength).toBeLessThan(2_000);
  const upstream = await upstreamOf(say(bomb, 200, { 'content-encoding': 'gzip' }));
  const get = quickGet({ limits: { maxBytes: 100_000 } });
  expect((await failureOf(get(upstream.origin, request()))).kind).toBe('too_large');
});

test('K5 rejects an announced size over the cap before reading the body', async () => {
  const announce: Answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '62914560' }).write('{');
  };
  const upstream = await upstreamOf(announce);
  expect((await failureOf(quickGet()(upstream.origin, request()))).kind).toBe('too_large');
});

test('K5 accepts a body of exactly the cap', async () => {
  const upstream = await upstreamOf(say('"12345678"'));
  const answer = await quickGet({ limits: { maxBytes: 10 } })(upstream.origin, request());
  expect(answer.text).toBe('"12345678"');
});

test('K5 a body shorter than announced is malformed, after retries', async () => {
  const cut: Answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"a":');
    setTimeout(() => response.socket?.end(), 10);
  };
  const upstream = await upstreamOf(cut);
  expect((await failureOf(quickGet()(upstream.origin, request()))).kind).toBe('malformed');
  expect(upstream.requests).toHaveLength(3);
});

test('K5 retries when the connection is reset during the body', async () => {
  const reset: Answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":');
    setTimeout(() => response.socket?.resetAndDestroy(), 10);
  };
  const upstream = await upstreamOf(reset, say('{"a":1}'));
  expect((await quickGet()(upstream.origin, request())).text).toBe('{"a":1}');
  const always = await upstreamOf(reset);
  expect((await failureOf(quickGet(onceOnly)(always.origin, request()))).kind).toBe('connect');
});

test('K5 a compressed body that cannot be decompressed is malformed', async () => {
  const upstream = await upstreamOf(say('this is not gzip', 200, { 'content-encoding': 'gzip' }));
  expect((await failureOf(quickGet(onceOnly)(upstream.origin, request()))).kind).toBe('malformed');
});

test.each([
  ['a page labelled as such', '<!DOCTYPE html><html><body>Request Denied</body></html>', 'text/html'],
  ['a page labelled as JSON', '\n<html><body>Request Denied</body></html>', 'application/json'],
  ['words labelled as a page', 'Request Denied', 'text/html; charset=utf-8'],
])('K3 K5 %s with status 200 instead of JSON is a challenge', async (_name, body, type) => {
  const upstream = await upstreamOf(say(body, 200, { 'content-type': type }));
  const error = await failureOf(quickGet()(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'challenge', status: 200 });
  expect(upstream.requests).toHaveLength(1);
});

test.each([
  ['a 403 page', 403, { 'content-type': 'text/html' }],
  ['a mitigated answer', 503, { 'content-type': 'text/plain', 'cf-mitigated': 'challenge' }],
])('K5 %s is a challenge also when HTML is expected', async (_name, status, headers) => {
  const upstream = await upstreamOf(say('Just a moment...', status, headers));
  const error = await failureOf(quickGet()(upstream.origin, request({ expect: 'html' })));
  expect(error).toMatchObject({ kind: 'challenge', status });
  expect(upstream.requests).toHaveLength(1);
});

test('K5 accepts JSON with the content type of a page', async () => {
  const upstream = await upstreamOf(say(' {"a":1}', 200, { 'content-type': 'text/html' }));
  expect((await quickGet()(upstream.origin, request())).text).toBe(' {"a":1}');
});

test.each(['application/rss+xml', 'text/xml', 'text/html'])('K3 accepts RSS sent as %s', async (type) => {
  const upstream = await upstreamOf(say(RSS, 200, { 'content-type': type }));
  expect((await quickGet()(upstream.origin, request({ expect: 'xml' }))).text).toBe(RSS);
});

test('K3 an HTML page instead of XML is a challenge', async () => {
  const page = '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html/>';
  const upstream = await upstreamOf(say(page, 200, { 'content-type': 'text/xml' }));
  expect((await failureOf(quickGet()(upstream.origin, request({ expect: 'xml' })))).kind).toBe('challenge');
});

test('K5 decodes utf-8 by default and drops its byte order mark', async () => {
  const upstream = await upstreamOf(say('\uFEFF{"t":"Café €"}'));
  expect((await quickGet()(upstream.origin, request())).text).toBe('{"t":"Café €"}');
});

const PRICED = '<a>£-17.7B Rodríguez €</a>';
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${PRICED}`;
const html = (meta: string) => `<!doctype html><html><head>${meta}</head>${PRICED}</html>`;
/** In windows-1252 the euro is a byte of its own; the rest of this text has the numbers of its characters. */
const western = (text: string) => Buffer.from(text.replace('€', '\u0080'), 'latin1');
const wide = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['xml', 'text/xml', western(xml('windows-1252'))],
  ['xml', 'application/rss+xml; charset=windows-1252', western(xml('UTF-8'))],
  // Decoders read this name as windows-1252.
  ['xml', 'text/xml', western(xml('ISO-8859-1'))],
  ['xml', 'text/xml', wide(`\uFEFF${xml('UTF-16')}`)],
  ['xml', 'text/xml', wide(`\uFEFF${xml('UTF-16')}`).swap16()],
  ['xml', 'text/xml; charset=utf-16', wide(xml('UTF-16'))],
  ['csv', 'text/csv; charset="Windows-1252"', western(PRICED)],
  ['html', 'text/html', western(html('<meta charset=windows-1252>'))],
  [
    'html',
    'text/html',
    western(html('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">')),
  ],
  ['json', 'application/json; charset=windows-1252', western(`"${PRICED}"`)],
  // Declared by mistake: the bytes are UTF-8.
  ['xml', 'text/xml; charset=iso-8859-1', Buffer.from(xml('ISO-8859-1'))],
  ['csv', 'text/csv; charset=us-ascii', Buffer.from(PRICED)],
  // A mark goes before a declaration.
  ['csv', 'text/csv; charset=windows-1252', Buffer.from(`\uFEFF${PRICED}`)],
  ['csv', 'text/csv; charset=no-such-charset', Buffer.from(PRICED)],
] as const)('K3 reads %s sent as %s in the charset that it has', async (expects, type, bytes) => {
  const upstream = await upstreamOf(say(bytes, 200, { 'content-type': type }));
  const { text } = await quickGet(onceOnly)(upstream.origin, request({ expect: expects }));
  expect(text).toContain(PRICED);
});

test('K3 reads Japanese text in the charset of its content type', async () => {
  const shifted = Buffer.from([0x93, 0xfa, 0x96, 0x7b, 0x2c, 0x31]);
  const upstream = await upstreamOf(say(shifted, 200, { 'content-type': 'text/csv; charset=Shift_JIS' }));
  expect((await quickGet()(upstream.origin, request({ expect: 'csv' }))).text).toBe('日本,1');
});

test.each(['xml', 'csv', 'html'] as const)(
  'K3 K5 %s whose bytes no declaration explains is malformed, and nothing of it is kept',
  async (expects) => {
    const type = { 'content-type': expects === 'html' ? 'text/html; charset=utf-8' : 'text/plain' };
    const upstream = await upstreamOf(say(western(PRICED), 200, type));
    const error = await failureOf(quickGet(onceOnly)(upstream.origin, request({ expect: expects })));
    expect(error.kind).toBe('malformed');
  },
);

test('K3 K5 a streamed file is read in its declared charset, and a kept line of another one is malformed', async () => {
  const asked = request({ expect: 'csv', keepsLine: (line) => line.startsWith('keep') });
  const lines = western('drop,£\nkeep,£9\n');
  const declared = await upstreamOf(say(lines, 200, { 'content-type': 'text/csv; charset=windows-1252' }));
  expect((await quickGet()(declared.origin, asked)).text).toBe('keep,£9\n');
  const silent = await upstreamOf(say(lines, 200, { 'content-type': 'text/csv' }));
  expect((await failureOf(quickGet(onceOnly)(silent.origin, asked))).kind).toBe('malformed');
  const unasked = await upstreamOf(say(western('drop,£\nkeep,9\n'), 200, { 'content-type': 'text/csv' }));
  expect((await quickGet()(unasked.origin, asked)).text).toBe('keep,9\n');
});

test('K5 replaces bytes of JSON that are not utf-8 instead of failing', async () => {
  const upstream = await upstreamOf(say(Buffer.from([0x22, 0xe9, 0x22])));
  expect((await quickGet()(upstream.origin, request())).text).toBe('"\uFFFD"');
});

test('N11 K5 reads a large body as a stream and keeps the asked lines, also across chunks', async () => {
  const lines = Array.from(
    { length: 20_000 },
    (_, index) => `${index % 1000 === 7 ? 'keep' : 'drop'},é${index}`,
  );
  const upstream = await upstreamOf(say(lines.join('\n'), 200, { 'content-type': 'text/plain' }));
  const keepsLine = (line: string) => line.startsWith('keep,');
  const { text } = await quickGet()(upstream.origin, request({ expect: 'csv', keepsLine }));
  expect(text?.trimEnd().split('\n')).toEqual(lines.filter(keepsLine));
  const limits = { maxBytes: 1000, retries: 0 };
  const error = await failureOf(quickGet({ limits })(upstream.origin, request({ expect: 'csv', keepsLine })));
  expect(error.kind).toBe('too_large');
});

test('N11 K5 refuses a streamed file whose line does not end', async () => {
  const upstream = await upstreamOf(say('x'.repeat(200_000), 200, { 'content-type': 'text/plain' }));
  const keepsLine = () => true;
  const error = await failureOf(
    quickGet({ limits: { retries: 0 } })(upstream.origin, request({ expect: 'csv', keepsLine })),
  );
  expect(error.kind).toBe('malformed');
});
