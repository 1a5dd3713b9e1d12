import { expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { FeedError } from '#feeds/ports.ts';
import { failureOf, live } from '../testing/fakes.ts';
import { HOUR, PASSWORD, setUp } from '../testing/myfxbook.ts';
import { loginAnswer, outlookAnswer, refusal } from '../testing/outlook-payloads.ts';
import { createMyfxbookFeed } from './feed.ts';

test('K2 logs in once, then reads; the next reads and a restart reuse the session', async () => {
  const { feed, options, count, asked } = setUp();
  expect(feed.source).toBe('live_api');
  const result = await feed.read(live());
  expect(result.rows).toHaveLength(SYMBOLS.length);
  expect(result.observedAt).toBe('2026-10-14T12:00:00.000Z');
  await feed.read(live());
  await createMyfxbookFeed(options).read(live());
  expect(count).toEqual({ login: 1, outlook: 3, taken: 3 });
  expect(asked[0]?.href).toBe(
    'https://outlook.example/api/login.json?email=ana%40mail.example&password=S3cret%26pass%2F1',
  );
  expect(asked[1]?.href).toBe('https://outlook.example/api/get-community-outlook.json?session=tok1');
});

test.each(['Invalid session', 'Invalid session.', 'INVALID SESSION..'])(
  'K2 %j causes one new log-in and then the answer',
  async (message) => {
    const { feed, count } = setUp({
      login: (nth) => loginAnswer(`tok${nth}`),
      outlook: (token) => (token === 'tok1' ? refusal(message) : outlookAnswer()),
    });
    expect((await feed.read(live())).rows).toHaveLength(SYMBOLS.length);
    expect(count).toEqual({ login: 2, outlook: 2, taken: 2 });
    await feed.read(live());
    expect(count.login).toBe(2);
  },
);

test('K2 ends the read after one new log-in when the session stays invalid, and stops after six log-ins a day', async () => {
  const { feed, count, pass } = setUp({ outlook: () => refusal('Invalid session.') });
  const error = await failureOf(feed.read(live()));
  expect(error).toMatchObject({
    kind: 'upstream_error',
    message: expect.stringContaining('Invalid session'),
  });
  expect(count).toEqual({ login: 2, outlook: 2, taken: 2 });
  await failureOf(feed.read(live()));
  await failureOf(feed.read(live()));
  expect(count.login).toBe(6);
  expect(await failureOf(feed.read(live()))).toMatchObject({ kind: 'quota' });
  expect(count.login).toBe(6);
  pass(24 * HOUR);
  expect((await failureOf(feed.read(live()))).kind).toBe('upstream_error');
  expect(count.login).toBe(8);
});

test('K2 does not use a session of other credentials', async () => {
  const { feed, options, count } = setUp();
  await feed.read(live());
  await createMyfxbookFeed({ ...options, email: 'leo@mail.example' }).read(live());
  expect(count.login).toBe(2);
});

test('K2 fails with quota when no outlook call is left in 24 hours, after the log-in', async () => {
  const { feed, count } = setUp({}, { takeCall: async () => false });
  expect((await failureOf(feed.read(live()))).kind).toBe('quota');
  expect((await failureOf(feed.read(live()))).kind).toBe('quota');
  expect(count).toEqual({ login: 1, outlook: 0, taken: 0 });
});

test.each([
  ['is late', () => new FeedError('timeout', 'late')],
  ['fails', () => new FeedError('http_5xx', 'HTTP 502')],
  ['meets a browser check', () => new FeedError('challenge', 'a page')],
  ['is cut off', () => '{"error":false,'],
  ['is refused', () => refusal('Something else.')],
])('K2 counts a log-in that %s: six in 24 hours, and no outlook call is spent', async (_name, login) => {
  const { feed, count, pass } = setUp({ login });
  for (let read = 0; read < 20; read += 1) {
    await failureOf(feed.read(live()));
    pass(HOUR / 3);
  }
  expect(count).toEqual({ login: 6, outlook: 0, taken: 0 });
  expect((await failureOf(feed.read(live()))).kind).toBe('quota');
});

test('K2 sends nothing when the store cannot count the call', async () => {
  const full = async () => Promise.reject(new Error('disk full'));
  const { feed, asked, store } = setUp();
  store.takeCall = full;
  expect(await failureOf(feed.read(live()))).toMatchObject({
    kind: 'store',
    cause: { message: 'disk full' },
  });
  expect(asked).toHaveLength(0);
});

test('K2 keeps a session in memory when it cannot be stored, and stores it later: one log-in', async () => {
  const { feed, count, kept, store, options } = setUp();
  const { writeNote } = store;
  store.writeNote = async () => Promise.reject(new Error('disk full'));
  await expect(feed.read(live())).rejects.toThrow('disk full');
  await expect(feed.read(live())).rejects.toThrow('disk full');
  store.writeNote = writeNote;
  expect((await feed.read(live())).rows).toHaveLength(SYMBOLS.length);
  await createMyfxbookFeed(options).read(live());
  expect(count.login).toBe(1);
  expect(kept.has('myfxbook.session')).toBe(true);
});

test('K2 K8 the stored session is encrypted, and a changed note gives no session', async () => {
  const { feed, count, kept } = setUp({ login: (nth) => loginAnswer(`tok${nth}`) });
  await feed.read(live());
  const note = kept.get('myfxbook.session') ?? '';
  expect(note).not.toContain('tok1');
  expect(Buffer.from(JSON.parse(note).sealed, 'base64').toString('latin1')).not.toContain('tok1');
  const { account, sealed } = JSON.parse(note);
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  kept.set('myfxbook.session', JSON.stringify({ account, sealed: changed }));
  await feed.read(live());
  expect(count.login).toBe(2);
});

test('K2 uses a session that another instance renewed, without a new log-in', async () => {
  let valid = 'tok1';
  const { feed, options, count } = setUp({
    login: (nth) => loginAnswer(`tok${nth}`),
    outlook: (token) => (token === valid ? outlookAnswer() : refusal('Invalid session.')),
  });
  await feed.read(live());
  valid = 'tok2';
  await createMyfxbookFeed(options).read(live());
  expect((await feed.read(live())).rows).toHaveLength(SYMBOLS.length);
  expect(count.login).toBe(2);
});

test.each([
  ['abc%2Bdef%3D', 'abc%2Bdef%3D'],
  ['abc+def=', 'abc%2Bdef%3D'],
  ['abc%ZZ', 'abc%25ZZ'],
  ['aB3xY9', 'aB3xY9'],
])('K2 sends the token %j as %j', async (token, sent) => {
  const { feed, asked } = setUp({ login: () => loginAnswer(token) });
  await feed.read(live());
  expect(asked[1]?.search).toBe(`?session=${sent}`);
});

test('K2 another error with HTTP 200 is upstream_error with its message, and does not lock', async () => {
  const { feed, count } = setUp({
    outlook: (_token, nth) => (nth === 1 ? refusal('Required fields missing.') : outlookAnswer()),
  });
  const error = await failureOf(feed.read(live()));
  expect(error.kind).toBe('upstream_error');
  expect(error.message).toContain('Required fields missing.');
  expect((await feed.read(live())).rows).toHaveLength(SYMBOLS.length);
  expect(count.login).toBe(1);
});

test.each([
  ['one word', 'x'.repeat(120_000)],
  ['words', 'Something is wrong. '.repeat(6_000)],
  ['a token that is cut', `${'a '.repeat(995)}tok-secret-1234567890`],
])('N19 K8 the reason holds the first words of an error text that is %s', async (_name, text) => {
  const { feed } = setUp({ outlook: () => refusal(text) });
  const { kind, message } = await failureOf(feed.read(live()));
  expect(kind).toBe('upstream_error');
  expect(message.length).toBeLessThan(300);
  expect(message).not.toContain('tok-secret');
});

test('K2 K8 no error contains the password or the token, and no note contains the password', async () => {
  const messageWithSecrets = `cannot find ana@mail.example with ${PASSWORD} (${encodeURIComponent(PASSWORD)})`;
  const refusedLogin = setUp({ login: () => refusal(messageWithSecrets) });
  const refusedOutlook = setUp({
    login: () => loginAnswer('tok-secret'),
    outlook: () => refusal(`${messageWithSecrets} in tok-secret`),
  });
  const cutLogin = setUp({ login: () => `{"error":false,"session":"${PASSWORD}` });
  const wrong = setUp({ login: () => refusal('Wrong email/password.') });
  for (const { feed, kept } of [refusedLogin, refusedOutlook, cutLogin, wrong]) {
    const error = await failureOf(feed.read(live()));
    const words = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), 'ana@mail.example']) {
      expect(words).not.toContain(secret);
      expect([...kept.values()].join()).not.toContain(secret);
    }
    expect(words).not.toContain('tok-secret');
  }
});

test('K2 K8 no error repeats a session that was lost on its way to this site', async () => {
  const lost = 'rT70001+qZx/8LbW7919';
  const { feed } = setUp({
    login: () => refusal(`Session ${lost} (${encodeURIComponent(lost)}) is in use.`),
  });
  const { message } = await failureOf(feed.read(live()));
  expect(message).toContain('Session … … is in use.');
});

test('K5 passes a network failure on and does not remember it', async () => {
  const { feed } = setUp({
    login: (nth) => (nth === 1 ? new FeedError('timeout', 'late') : loginAnswer('tok1')),
  });
  expect((await failureOf(feed.read(live()))).kind).toBe('timeout');
  expect((await feed.read(live())).rows).toHaveLength(SYMBOLS.length);
});

test.each(['not json', '{}', '[]', '{"account":1,"token":2}'])(
  'K2 ignores an unreadable note %j',
  async (text) => {
    const { feed, kept, count } = setUp();
    kept.set('myfxbook.session', text);
    expect((await feed.read(live())).rows).toHaveLength(SYMBOLS.length);
    expect(count.login).toBe(1);
  },
);
