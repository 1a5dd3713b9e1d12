import { once } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createLog } from './create.ts';

const LINE = 'x'.repeat(1000);

test('K8 the log keeps 1 MiB at most when its reader is stuck, and counts the lost lines when it reads again', async () => {
  const output = new PassThrough();
  const onDrop = vi.fn();
  const { log } = createLog({ level: 'info', output, onDrop });
  for (let line = 0; line < 5_000; line += 1) log.warn({ line: LINE }, 'flood');
  expect(output.writableLength).toBeLessThan(1.1 * 1024 * 1024);
  expect(onDrop.mock.calls.length).toBeGreaterThan(3_000);
  const read = text(output);
  await once(output, 'drain');
  output.end();
  expect(await read).toContain(`"dropped":${onDrop.mock.calls.length}`);
});

test('K8 the log drops lines when its reader is gone', async () => {
  const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const onDrop = vi.fn();
  const { log, flush } = createLog({ level: 'info', output, onDrop });
  log.warn({}, 'first');
  await once(output, 'error');
  log.warn({}, 'second');
  await flush();
  expect(onDrop).toHaveBeenCalledOnce();
});

test('K8 a flush writes the last lines, and gives up after a second when the reader is stuck', async () => {
  const slow = new Writable({ write: (_chunk, _encoding, done) => void setTimeout(done, 50) });
  const { log, flush } = createLog({ level: 'info', output: slow });
  log.info({}, 'last words');
  await flush();
  expect(slow.writableLength).toBe(0);
  const stuck = createLog({ level: 'info', output: new Writable({ write: () => {} }) });
  stuck.log.info({}, 'lost');
  const began = performance.now();
  await stuck.flush();
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('K8 the log leaves out a line when its level is below LOG_LEVEL', async () => {
  const output = new PassThrough();
  const { log } = createLog({ level: 'warn', output });
  log.info({}, 'quiet');
  log.warn({}, 'loud');
  output.end();
  const written = await text(output);
  expect(written).toContain('loud');
  expect(written).not.toContain('quiet');
});
