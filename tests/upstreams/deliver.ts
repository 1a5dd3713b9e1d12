import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import type { Fault } from './faults.ts';

const CHUNK = Buffer.alloc(65_536, ' ');

function head(response: ServerResponse, { status, headers }: Answer, length?: number): void {
  const lengthHeader = length === undefined ? {} : { 'content-length': String(length) };
  response.writeHead(status, { ...headers, ...lengthHeader });
}

function whole(response: ServerResponse, given: Answer): void {
  const body = Buffer.from(given.body);
  if (given.status === 304) {
    head(response, given);
    response.end();
    return;
  }
  head(response, given, body.length);
  response.end(body);
}

async function drip(response: ServerResponse, given: Answer, everyMs: number): Promise<void> {
  const body = Buffer.from(given.body);
  head(response, given, body.length);
  response.flushHeaders();
  for (const byte of body) {
    await sleep(everyMs, undefined, { ref: false });
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
  }
  response.end();
}

async function huge(
  response: ServerResponse,
  given: Answer,
  bytes: number,
  declared: boolean,
): Promise<void> {
  head(response, given, declared ? bytes : undefined);
  const closed = once(response, 'close');
  for (let left = bytes; left > 0 && !response.destroyed; left -= CHUNK.length) {
    const room = response.write(CHUNK.subarray(0, Math.min(left, CHUNK.length)));
    if (!room) await Promise.race([once(response, 'drain'), closed]);
  }
  if (!response.destroyed) response.end();
}

function resetMidBody(response: ServerResponse, given: Answer): void {
  const body = Buffer.from(given.body);
  head(response, given, body.length);
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.socket?.resetAndDestroy());
}

/** Sends an answer, in the way the fault asks for. */
export async function deliver(
  response: ServerResponse,
  given: Answer,
  fault: Fault | undefined,
): Promise<void> {
  switch (fault?.kind) {
    case 'silence':
      return;
    case 'hang-up':
      response.socket?.destroy();
      return;
    case 'reset':
      return resetMidBody(response, given);
    case 'drip':
      return drip(response, given, fault.everyMs);
    case 'huge':
      return huge(response, given, fault.bytes, fault.declared);
    case 'delay':
      await sleep(fault.ms, undefined, { ref: false });
      if (!response.destroyed) whole(response, given);
      return;
    default:
      return whole(response, given);
  }
}
