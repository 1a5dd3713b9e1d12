import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ReminderMessage } from '#contracts/reminder-path.ts';
import type { PushTarget } from '#contracts/reminders.ts';

/** How the service answers a message: with a status, or not at all; `cut` ends the connection at once. */
export type PushAnswer = { readonly status: number; readonly retryAfter?: string } | 'silence' | 'cut';

export interface PushedMessage {
  /** Of the browser. */
  readonly name: string;
  /** 201: the service took it. */
  readonly status: number | 'silence' | 'cut';
  readonly ttl: number;
  readonly topic: string;
  /** Whom the sender names for the push service to write to. */
  readonly contact: string;
  readonly message: ReminderMessage;
}

export interface PushService {
  readonly url: string;
  /** A browser of this name subscribes: what its PushSubscription gives. */
  subscribe(name: string): PushTarget;
  /** Every message that came, with what was answered; the service has decrypted it, as the browser would. */
  readonly messages: PushedMessage[];
  /** Requests that a real service would refuse, with the reason. */
  readonly refused: string[];
  /** Answers of the next messages; afterwards 201. */
  next(...answers: PushAnswer[]): void;
  close(): Promise<void>;
}

const TAKEN: PushAnswer = { status: 201 };
const DAY_S = 86_400;

/** A push service on this machine: it checks the signature (RFC 8292) and decrypts the message (RFC 8291). */
export async function startPushService({ port = 0, clock = () => new Date() } = {}): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const messages: PushedMessage[] = [];
  const refused: string[] = [];
  const answers: PushAnswer[] = [];
  let url = '';
  const server = createServer(async (request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    const body = await buffer(request);
    const browser = browsers.get(name);
    const problem = browser ? problemOf(request, url, clock()) : 'unknown endpoint';
    if (problem !== null || !browser) {
      refused.push(problem ?? '');
      response.writeHead(browser ? 403 : 404).end();
      return;
    }
    const answer = answers.shift() ?? TAKEN;
    messages.push({
      name,
      status: typeof answer === 'string' ? answer : answer.status,
      ttl: Number(request.headers.ttl),
      topic: String(request.headers.topic),
      contact: contactOf(request),
      message: JSON.parse(decrypted(body, browser)),
    });
    if (answer === 'cut') request.socket.destroy();
    if (typeof answer === 'string') return;
    const { status, retryAfter } = answer;
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    messages,
    refused,
    next: (...given) => void answers.push(...given),
    subscribe(name) {
      const browser = browsers.get(name) ?? newBrowser();
      browsers.set(name, browser);
      const keys = {
        p256dh: browser.pair.getPublicKey('base64url'),
        auth: browser.auth.toString('base64url'),
      };
      return { endpoint: `${url}/push/${name}`, keys };
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

interface Browser {
  readonly pair: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

function newBrowser(): Browser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, auth: randomBytes(16) };
}

function contactOf({ headers }: IncomingMessage): string {
  const [, claims = ''] = String(headers.authorization).split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
}

/** What a push service refuses; null for a good request. */
function problemOf({ method, headers }: IncomingMessage, origin: string, now: Date): string | null {
  if (method !== 'POST') return 'not a POST';
  if (headers['content-encoding'] !== 'aes128gcm') return 'not aes128gcm';
  if (!/^\d+$/.test(String(headers.ttl))) return 'no TTL';
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return 'no key';
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) return 'a wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  // The library takes the machine's own clock, which a test may have left far behind.
  const left = exp - Math.floor(Math.max(now.getTime(), Date.now()) / 1000);
  if (aud !== origin) return `for ${aud}`;
  if (left > DAY_S) return 'valid for more than a day';
  return /^(mailto:|https:)/.test(sub) ? null : 'no contact';
}

const coordinate = (point: Buffer, from: number) => point.subarray(from, from + 32).toString('base64url');

/** RFC 8188 with the keys of RFC 8291; one record. */
function decrypted(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const keyOf = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', keyOf('aes128gcm', 16), keyOf('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with the delimiter 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
