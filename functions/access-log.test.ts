import { expect, test } from 'vitest';
import { KEY, setUp } from './testing/answering-app.ts';

const UUID = /^[\w-]{8,128}$/;

test('K8 ACCESS_LOG writes one line per call without query, address and key', async () => {
  const { get, post, events, infos } = setUp({ logsCalls: true });
  events.answer.mockRejectedValueOnce(new Error('broken'));
  const failed = await get('?scope=week&lang=es', { ...KEY, 'x-forwarded-for': '203.0.113.9' });
  await post('{"symbol":"XAUUSD"}');
  await get('', {});
  expect(infos.map(({ fields }) => fields)).toEqual([
    {
      requestId: failed.headers.get('x-request-id'),
      method: 'GET',
      path: '/functions/v1/economic-events',
      status: 500,
      ms: expect.any(Number),
    },
    {
      requestId: expect.stringMatching(UUID),
      method: 'POST',
      path: '/functions/v1/sentiment',
      status: 200,
      ms: expect.any(Number),
    },
    expect.objectContaining({ status: 401 }),
  ]);
  expect(JSON.stringify(infos)).not.toMatch(/203\.0|scope|public-test-key/);
});

test('K8 ACCESS_LOG never contains a path that a visitor made up', async () => {
  const { ask, infos } = setUp({ logsCalls: true });
  await ask('ana@example.org');
  expect(infos).toMatchObject([{ fields: { path: '/functions/v1/*', status: 404 } }]);
});

test('K8 writes no line per call without ACCESS_LOG', async () => {
  const { get, infos } = setUp();
  await get();
  expect(infos).toEqual([]);
});
