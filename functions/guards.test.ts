import { createHash, timingSafeEqual } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { JSON_TYPE, KEY, setUp } from './testing/answering-app.ts';

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  return { ...real, timingSafeEqual: vi.fn(real.timingSafeEqual) };
});

const digestOf = (text: string) => createHash('sha256').update(text).digest();

const { apikey } = KEY;
const KEYS = {
  'the right one': apikey,
  'the right one but for its first letter': `X${apikey.slice(1)}`,
  'the right one but for its last letter': `${apikey.slice(0, -1)}X`,
  'the beginning of the right one': apikey.slice(0, 4),
  'the right one and more': `${apikey}${apikey}`,
  'one letter': 'p',
  'a thousand letters': 'p'.repeat(1000),
} as const;

// Every key gives a digest of the same length. A comparison that stops early or checks the length first makes no digest.
test.each(Object.entries(KEYS))('K7 K9 compares keys by digests of one length: %s', async (_name, given) => {
  vi.mocked(timingSafeEqual).mockClear();
  const response = await setUp().get('', { apikey: given });
  expect(response.status).toBe(given === apikey ? 200 : 401);
  const compared = vi.mocked(timingSafeEqual).mock.calls;
  expect(compared).toEqual([[digestOf(given), digestOf(apikey)]]);
});

test('K7 K9 rejects a wrong key before it reads the body', async () => {
  const { post, sentiment } = setUp();
  const answers = await Promise.all(
    ['{"symbol":"XAUUSD"}', '{', 'x'.repeat(70_000)].map((body) =>
      post(body, { ...JSON_TYPE, apikey: `${apikey}x` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(sentiment.answer).not.toHaveBeenCalled();
});
