import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One request of the mix, as bytes without the lines that differ per visitor. */
export interface Asked {
  readonly kind: 'page' | 'function';
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Plan {
  readonly port: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** Open before the first request of the plan, each with one answer so far, as those of a proxy are. */
  readonly connections: number;
  readonly mix: readonly Asked[];
}

/** What came of one plan. Times are in ms from the moment a request was due, so that a late start counts too. */
export interface Outcome {
  readonly seconds: number;
  /** Requests for which no connection became free. */
  readonly unsent: number;
  /** Answers by "<kind> <status>"; "<kind> lost" for a connection that ended without one. */
  readonly answers: Readonly<Record<string, number>>;
  /** Of answers below 500. */
  readonly p50: number;
  readonly p99: number;
  /** Seconds from the start until the last 503; 0 without one. */
  readonly last503: number;
}

/** Different visitors, or the limit per address would answer in place of the server. */
const VISITORS = 20_000;
/** Answered in one chunk, and never refused. */
const FIRST: Asked = { kind: 'page', method: 'HEAD', path: '/', headers: {} };
/** How long to wait for answers after the last request, in ms. */
const LATE_MS = 5_000;
const HEAD_END = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);
const CHUNKS_END = '0\r\n\r\n';

interface Connection {
  readonly socket: Socket;
  /** Null while it rests. */
  asked: Asked | null;
  dueAt: number;
  /** The server ends it after this answer. */
  isLast?: boolean;
  head: { readonly status: number; readonly total: number | null } | null;
  received: Buffer;
}

/** Sends at a fixed pace, whether or not answers come, as visitors do who know nothing of each other. */
export async function run({ port, perSecond, seconds, connections, mix }: Plan): Promise<Outcome> {
  const answers: Record<string, number> = {};
  const times: number[] = [];
  const idle: Connection[] = [];
  const queue: { readonly asked: Asked; readonly dueAt: number }[] = [];
  let isOver = false;
  let sent = 0;
  let ended = 0;
  let last503 = 0;
  let beganAt = 0;

  const count = (key: string) => {
    answers[key] = (answers[key] ?? 0) + 1;
    ended += 1;
  };
  const send = (connection: Connection, asked: Asked, dueAt: number) => {
    Object.assign(connection, { asked, dueAt, head: null, received: NOTHING });
    connection.socket.write(bytesOf(asked, sent));
    sent += 1;
  };
  const next = (connection: Connection) => {
    const waiting = queue.shift();
    if (waiting) send(connection, waiting.asked, waiting.dueAt);
    else idle.push(connection);
  };
  const openOne = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    const connection: Connection = { socket, asked: null, dueAt: 0, head: null, received: NOTHING };
    socket.on('data', (chunk) => {
      const { asked, dueAt } = connection;
      if (asked === null) return;
      const status = readAnswer(connection, chunk);
      if (status === null) return;
      const now = performance.now();
      connection.asked = null;
      count(`${asked.kind} ${status}`);
      if (status < 500) times.push(now - dueAt);
      else if (status === 503) last503 = (now - beganAt) / 1000;
      if (!connection.isLast) next(connection);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (connection.asked) count(`${connection.asked.kind} lost`);
      const at = idle.indexOf(connection);
      if (at >= 0) idle.splice(at, 1);
      if (!isOver) void openOne();
    });
    await once(socket, 'connect');
    // The system opens a connection before the server takes it, which it does once a turn: an answer shows that it has.
    socket.write(bytesOf(FIRST, sent));
    await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
    if (!socket.destroyed) next(connection);
  };
  for (let opened = 0; opened < connections; opened += 1) await openOne();
  beganAt = performance.now();

  const total = perSecond * seconds;
  for (let due = 0; due < total; ) {
    const now = performance.now() - beganAt;
    for (; due < total && (due * 1000) / perSecond <= now; due += 1) {
      const asked = mix[due % mix.length] as Asked;
      const dueAt = beganAt + (due * 1000) / perSecond;
      // The one that rested longest: a server closes those that rest for long.
      const connection = idle.shift();
      if (connection) send(connection, asked, dueAt);
      else queue.push({ asked, dueAt });
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const until = performance.now() + LATE_MS;
  while (ended < total && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  isOver = true;
  // What waited here for a connection never reached the server.
  const unsent = queue.length;
  for (let lost = total - ended - unsent; lost > 0; lost -= 1) count('any lost');
  for (const { socket } of idle) socket.destroy();
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { seconds, unsent, answers, p50: at(0.5), p99: at(0.99), last503 };
}

function bytesOf({ method, path, headers, body = '' }: Asked, nth: number): string {
  const visitor = nth % VISITORS;
  const address = `198.18.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', `X-Forwarded-For: ${address}`];
  return [...head, ...lines, ...length, '', body].join('\r\n');
}

/** The status once the whole answer has come, else null. One request at a time is under way on a connection. */
function readAnswer(connection: Connection, chunk: Buffer): number | null {
  const { received } = connection;
  const bytes = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
  connection.received = bytes;
  if (connection.head === null) {
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return null;
    const head = bytes.toString('latin1', 0, end);
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
    connection.isLast = /\r\nconnection: close/i.test(head);
    connection.head = {
      status: Number(head.slice(9, 12)),
      total: length === undefined ? null : end + 4 + Number(length),
    };
  }
  const { status, total } = connection.head;
  const isWhole =
    total === null
      ? bytes.toString('latin1', Math.max(0, bytes.length - CHUNKS_END.length)) === CHUNKS_END
      : bytes.length >= total;
  return isWhole ? status : null;
}

// In a process of its own, so that it shares no event loop with what starts it.
process.on('message', async (plan: Plan) => {
  process.send?.(await run(plan));
  process.disconnect();
});
