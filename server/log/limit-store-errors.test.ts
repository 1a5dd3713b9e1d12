import { expect, test, vi } from 'vitest';
import { rememberingLog } from '#functions/testing/fixtures.ts';
import { StoreError } from '#store/errors.ts';
import { limitStoreErrors } from './limit-store-errors.ts';

function setUp() {
  const { log, lines } = rememberingLog();
  vi.useFakeTimers();
  const limited = limitStoreErrors(log);
  const fail = (err: Error) => limited.error({ err }, 'refresh failed');
  const advance = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  return { fail, advance, lines };
}

test('K8 one cause in the store is one line a minute, with the count of the lines left out', () => {
  const { fail, advance, lines } = setUp();
  for (let visit = 0; visit < 100; visit += 1) fail(new StoreError('The disk is full.'));
  fail(new StoreError('The file is locked.'));
  advance(59);
  fail(new StoreError('The disk is full.'));
  expect(lines).toHaveLength(2);
  advance(1);
  fail(new StoreError('The disk is full.'));
  expect(lines.map(({ fields }) => fields)).toMatchObject([
    { err: { message: 'The disk is full.' }, leftOut: 0 },
    { err: { message: 'The file is locked.' }, leftOut: 0 },
    { err: { message: 'The disk is full.' }, leftOut: 99 },
  ]);
});

test('K8 logs the end of a flood, and a cause that comes again later at once', () => {
  const { fail, advance, lines } = setUp();
  for (let visit = 0; visit < 3; visit += 1) fail(new StoreError('The disk is full.'));
  advance(600);
  fail(new StoreError('The disk is full.'));
  expect(lines.map(({ fields }) => fields)).toMatchObject([{ leftOut: 0 }, { leftOut: 1 }, { leftOut: 0 }]);
});

test('K8 every error that is not the store’s keeps its line, because its request id is in an answer', () => {
  const { fail, lines } = setUp();
  for (let request = 0; request < 3; request += 1) fail(new Error('a bug'));
  expect(lines).toHaveLength(3);
});
