import { expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { failureOf, live } from '../testing/fakes.ts';
import { setUp } from '../testing/myfxbook.ts';
import { allRows, apiRow, loginAnswer, outlookAnswer, refusal } from '../testing/outlook-payloads.ts';

test.each([
  ['cut JSON', '{"error":false,"message":"","symbols":[{"name":"EUR'],
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '42'],
  ['a list', []],
  ['an empty object', {}],
  ['no symbols', { error: false, message: '' }],
  ['symbols null', outlookAnswer(null)],
  ['symbols an object', outlookAnswer({ EURUSD: {} })],
  ['error as text', { error: 'no', symbols: [] }],
  ['no rows', outlookAnswer([])],
  ['rows of the wrong kind', outlookAnswer([null, 1, 'x', []])],
])('K2 an outlook of %s is malformed, and the session is kept', async (_name, body) => {
  const { feed, count } = setUp({ outlook: (_token, nth) => (nth === 1 ? body : outlookAnswer()) });
  expect((await failureOf(feed.read(live()))).kind).toBe('malformed');
  expect((await feed.read(live())).rows).toHaveLength(SYMBOLS.length);
  expect(count.login).toBe(1);
});

test.each([
  ['null', null],
  ['nothing', ''],
  ['a number', 7],
  ['a list', ['x']],
  ['two words', 'with space'],
  ['letters beyond ASCII', 'línea'],
  ['endless text', 'x'.repeat(501)],
])('K2 a log-in answered with a session of %s is malformed', async (_name, session) => {
  const { feed, count } = setUp({ login: () => loginAnswer(session) });
  expect((await failureOf(feed.read(live()))).kind).toBe('malformed');
  expect(count.outlook).toBe(0);
});

test('K2 a refused log-in with an empty session is an auth failure', async () => {
  const { feed, count } = setUp({ login: () => ({ ...refusal('Wrong email/password.'), session: '' }) });
  expect((await failureOf(feed.read(live()))).kind).toBe('auth');
  expect(count.outlook).toBe(0);
});

test.each(['Too many requests.', 'TOO MANY REQUESTS, slow down', 'too many request'])(
  'K2 K5 "%s" with HTTP 200 is a rate limit of the upstream, and keeps the session',
  async (message) => {
    const { feed, count } = setUp({
      outlook: (_token, nth) => (nth === 1 ? refusal(message) : outlookAnswer()),
    });
    expect((await failureOf(feed.read(live()))).kind).toBe('rate_limited');
    expect((await feed.read(live())).rows).toHaveLength(SYMBOLS.length);
    expect(count.login).toBe(1);
  },
);

test('K2 uses the time of our reading, because the upstream sends none', async () => {
  const { feed, pass } = setUp();
  const first = await feed.read(live());
  pass(61_000);
  const second = await feed.read(live());
  const times = [first, second].map(({ rows }) => new Set(rows.map(({ observedAt }) => observedAt)));
  expect(times).toEqual([new Set([first.observedAt]), new Set([second.observedAt])]);
  expect(Date.parse(second.observedAt) - Date.parse(first.observedAt)).toBe(61_000);
});

test.each([120, 186])('K2 finds our symbols in a list of %i, with shares and dotted names', async (size) => {
  const others = Array.from({ length: size - SYMBOLS.length }, (_, nth) =>
    apiRow(nth % 2 ? `SHARE${nth}` : `IDX${nth}.D`),
  );
  const { feed } = setUp({ outlook: () => outlookAnswer([...others, ...allRows()]) });
  expect(await feed.read(live())).toMatchObject({
    received: size,
    dropped: { other_symbol: size - SYMBOLS.length },
  });
});
