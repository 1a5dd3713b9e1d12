import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { openSite } from './site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
let served: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await openSite();
  served = await listen(site.app, { PORT: 0, HOST: '127.0.0.1' });
});
afterAll(async () => {
  served.server.close();
  await site.close();
});

/** Sends bytes as they are and returns all that comes back until the end, or until `ms` have passed. */
async function send(text: string, ms = 1_500): Promise<{ answer: string; ended: boolean }> {
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
  let answer = '';
  let ended = false;
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    ended = true;
  });
  await once(socket, 'connect');
  socket.write(text, 'latin1');
  const until = Date.now() + ms;
  while (!ended && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 25));
  socket.destroy();
  return { answer, ended };
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const CLOSE = 'Connection: close\r\n\r\n';

test.each([
  ['a path outside', `GET /../../../etc/passwd HTTP/1.1\r\nHost: a\r\n${CLOSE}`, 404],
  ['backslashes', `GET /..\\..\\package.json HTTP/1.1\r\nHost: a\r\n${CLOSE}`, 400],
  ['another site’s address', `GET http://evil.example/vs-traders/ HTTP/1.1\r\nHost: a\r\n${CLOSE}`, 308],
  ['a host that is none', `GET / HTTP/1.1\r\nHost: a b"<\r\n${CLOSE}`, 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  [
    'two lengths',
    `POST /csp-report HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n${CLOSE}xx`,
    400,
  ],
  [
    'a length and chunks',
    `POST /csp-report HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n${CLOSE}0\r\n\r\n`,
    400,
  ],
  ['an endless header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n${CLOSE}`, 431],
])(
  'K9 %s is answered with its status and our headers, and sends nobody elsewhere',
  async (_name, text, status) => {
    const { answer } = await send(text);
    expect(statusOf(answer)).toBe(status);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).not.toMatch(/location: [^/]/i);
    expect(answer).not.toContain('root:');
  },
);

test.each([
  ['its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:'],
  [
    'its body',
    'POST /csp-report HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])(
  'K9 a client that never ends %s is let go',
  async (_name, text) => {
    const { ended } = await send(text, 14_000);
    expect(ended).toBe(true);
  },
  20_000,
);
