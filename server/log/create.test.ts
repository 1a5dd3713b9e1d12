import { once } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createLog } from './create.ts';

const LINE = 'x'.repeat(1000);

test('K8 a reader that is stuck costs 1 MiB at most, and is told how much it missed once it reads', async () => {
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

test('K8 a reader that is gone ends no process', async () => {
  const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const onDrop = vi.fn();
  const { log, flush } = createLog({ level: 'info', output, onDrop });
  log.warn({}, 'first');
  await once(output, 'error');
  log.warn({}, 'second');
  await flush();
  expect(onDrop).toHaveBeenCalledOnce();
});

test('K8 a flush writes what is left, and waits for no one longer than a second', async () => {
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

test('K8 lines below LOG_LEVEL are not written', async () => {
  const output = new PassThrough();
  const { log } = createLog({ level: 'warn', output });
  log.info({}, 'quiet');
  log.warn({}, 'loud');
  output.end();
  const written = await text(output);
  expect(written).toContain('loud');
  expect(written).not.toContain('quiet');
});
