import { expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { failureOf, live } from '../testing/fakes.ts';
import { HOUR, setUp } from '../testing/myfxbook.ts';
import { loginAnswer, refusal } from '../testing/outlook-payloads.ts';
import { createMyfxbookFeed } from './feed.ts';

test('K2 too many log-ins: fails with locked and sends no call for 6 h, across restarts', async () => {
  let open = false;
  const { feed, options, asked, pass } = setUp({
    login: () =>
      open ? loginAnswer('tok1') : refusal('Max login attempts reached. Please try again later.'),
  });
  expect((await failureOf(feed.read(live()))).kind).toBe('locked');
  const calls = asked.length;
  open = true;
  pass(6 * HOUR - 1_000);
  const reborn = createMyfxbookFeed(options);
  expect(await failureOf(reborn.read(live()))).toMatchObject({ kind: 'locked', retryAfterMs: 1_000 });
  expect(asked).toHaveLength(calls);
  pass(1_000);
  expect((await reborn.read(live())).rows).toHaveLength(SYMBOLS.length);
});

test('K2 wrong credentials: one try per 24 h, and at once when they change', async () => {
  const { feed, options, count, pass } = setUp({ login: () => refusal('Wrong email/password.') });
  expect((await failureOf(feed.read(live()))).kind).toBe('auth');
  pass(23 * HOUR);
  expect((await failureOf(createMyfxbookFeed(options).read(live()))).kind).toBe('auth');
  expect(count.login).toBe(1);
  const changed = createMyfxbookFeed({ ...options, password: 'another' });
  expect((await failureOf(changed.read(live()))).kind).toBe('auth');
  expect(count.login).toBe(2);
  pass(24 * HOUR);
  await failureOf(changed.read(live()));
  await failureOf(changed.read(live()));
  expect(count.login).toBe(3);
});
