import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConnectionPolicy } from '#server/connections.ts';
import { LIMITS, listen } from '#server/listen.ts';
import { plainSecurity } from '#server/site/headers.ts';
import { openSite } from './site.ts';

const OPEN: ConnectionPolicy = { holderOf: () => null, onRefused: () => {} };
let site: Awaited<ReturnType<typeof openSite>>;
let served: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await openSite();
  served = await listen(site.app, { PORT: 0, HOST: '127.0.0.1' }, OPEN);
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
  ['no host', `GET / HTTP/1.1\r\n${CLOSE}`, 400],
  ['no host and a method that is none', `PROPFIND /x HTTP/1.1\r\n${CLOSE}`, 400],
  ['no host, as old clients send it', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['two hosts', `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${CLOSE}`, 200],
  ['an expectation', `GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n${CLOSE}`, 417],
  [
    'an expectation with a body',
    `POST /csp-report HTTP/1.1\r\nHost: a\r\nExpect: x\r\nContent-Length: 1\r\n${CLOSE}x`,
    417,
  ],
  [
    'another protocol',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n',
    200,
  ],
  ['an endless header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n${CLOSE}`, 431],
])(
  'K9 %s is answered with its status and our headers, and without a redirect to another site',
  async (_name, text, status) => {
    const { answer } = await send(text);
    expect(statusOf(answer)).toBe(status);
    for (const name of Object.keys(plainSecurity)) expect(answer).toMatch(new RegExp(`^${name}: .`, 'im'));
    expect(answer).not.toMatch(/location: [^/]/i);
    expect(answer).not.toContain('root:');
  },
);

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ family }) => family === 'IPv6'),
);
test.skipIf(!hasIpv6).each(['::1', '::'])(
  'K9 on HOST %s an HTTP/1.0 client needs no host either',
  async (HOST) => {
    const { server, url } = await listen(site.app, { PORT: 0, HOST }, OPEN);
    const socket = connect(Number(new URL(url).port), '::1');
    socket.write('GET / HTTP/1.0\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(statusOf(String(answer))).toBe(200);
    socket.destroy();
    server.close();
  },
);

test.concurrent.each([
  ['its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:'],
  [
    'its body',
    'POST /csp-report HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])('K9 closes the connection of a client that never ends %s', async (_name, text) => {
  const { ended } = await send(text, 14_000);
  expect(ended).toBe(true);
});

/** A server with narrow limits, and the times at which its connections ended. */
async function serveNarrowly(limits: Partial<Record<keyof typeof LIMITS, number>>, holderOf = OPEN.holderOf) {
  const refused: string[] = [];
  const policy = { holderOf, onRefused: (limit: string) => void refused.push(limit) };
  const narrow = await listen(site.app, { PORT: 0, HOST: '127.0.0.1' }, policy, { ...LIMITS, ...limits });
  const ended: number[] = [];
  narrow.server.on('connection', (socket) => socket.on('close', () => ended.push(Date.now())));
  const connectTo = async () => {
    const socket = connect(Number(new URL(narrow.url).port), '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const close = () => {
    narrow.server.close();
    narrow.server.closeAllConnections();
  };
  return { connectTo, ended, refused, close };
}

test('K9 closes the connection of a client that requests much and reads nothing', async () => {
  expect(2 * LIMITS.timeout).toBeLessThanOrEqual(35_000);
  const { connectTo, ended, close } = await serveNarrowly({ timeout: 1_000 });
  const socket = await connectTo();
  socket.pause();
  socket.write('GET /long.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200));
  await expect.poll(() => ended.length, { timeout: 5_000 }).toBe(1);
  socket.destroy();
  close();
});

test('K9 closes a connection after a fixed number of requests, with our headers', async () => {
  const { connectTo, close } = await serveNarrowly({ requestsPerSocket: 3 });
  const socket = await connectTo();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.write('GET /clip.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(8));
  await once(socket, 'close');
  expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '200',
    '200',
  ]);
  expect([...answer.matchAll(/nosniff/g)]).toHaveLength(3);
  close();
});

test('K9 limits the number of connections', async () => {
  const { connectTo, refused, close } = await serveNarrowly({ connections: 2 });
  const held = [await connectTo(), await connectTo()];
  const late = await connectTo();
  await once(late, 'close');
  expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  expect(refused).toEqual(['all']);
  for (const socket of held) socket.destroy();
  close();
});

test('K9 limits the connections of one address, and accepts it again later', async () => {
  const { connectTo, ended, refused, close } = await serveNarrowly({ connectionsPerPeer: 2 }, () => 'one');
  const held = [await connectTo(), await connectTo()];
  await once(await connectTo(), 'close');
  expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  expect(refused).toEqual(['peer']);
  held[0]?.destroy();
  await expect.poll(() => ended.length).toBe(2);
  const again = await connectTo();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(again.readyState).toBe('open');
  expect(refused).toEqual(['peer']);
  for (const socket of [...held, again]) socket.destroy();
  close();
});
