import { expect, test, vi } from 'vitest';
import { StoreError } from '#store/errors.ts';
import { KEY, refusalOf, setUp } from './testing/answering-app.ts';

test('K7 answers 429 with Retry-After after too many requests from one address', async () => {
  const { get } = setUp({ requests: 3 });
  for (let request = 0; request < 3; request += 1) expect((await get()).status).toBe(200);
  const response = await get();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await refusalOf(response)).code).toBe('too_many_requests');
});

test('K7 K8 answers an internal failure with our own text, and logs its cause', async () => {
  const { post, sentiment, lines } = setUp();
  sentiment.answer.mockRejectedValue(new Error('secret detail'));
  const response = await post('{"symbol":"XAUUSD"}');
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).not.toContain('secret detail');
  expect(text).not.toContain('at ');
  expect(lines).toMatchObject([{ level: 'error', fields: { err: { message: 'secret detail' } } }]);
});

test('K7 K9 answers 503 when the answer takes too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { get, events } = setUp();
  events.answer.mockReturnValue(new Promise(() => {}));
  const waiting = get();
  while (events.answer.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(15_000);
  const response = await waiting;
  expect(response.status).toBe(503);
  expect((await refusalOf(response)).code).toBe('timeout');
});

test.each([
  ['a stranger’s', false, 'of-a-stranger', false],
  ['a proxy’s', true, 'of-the-proxy', true],
  ['a proxy’s of odd signs', true, 'a b"{}', false],
  ['a proxy’s of 129 letters', true, 'x'.repeat(129), false],
])('K8 K9 %s request id: behind a proxy %s', async (_name, isProxied, id, taken) => {
  const { get, events, lines } = setUp({ isProxied });
  events.answer.mockRejectedValue(new Error('broken'));
  const ours = (await get('', { ...KEY, 'x-request-id': id })).headers.get('x-request-id');
  expect(ours === id).toBe(taken);
  expect(ours).toMatch(/^[\w-]{8,128}$/);
  expect(lines).toMatchObject([{ fields: { requestId: ours } }]);
});

test('K6 K7 answers 503 with Retry-After when the store cannot be read', async () => {
  const { get, events, lines } = setUp();
  events.answer.mockRejectedValue(new StoreError('The data file /data/a.sqlite is damaged.'));
  const response = await get();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  const refusal = await refusalOf(response);
  expect(refusal.code).toBe('store_unavailable');
  expect(refusal.message).not.toContain('/data');
  expect(lines).toMatchObject([{ level: 'error', fields: { err: { name: 'StoreError' } } }]);
});
