import { expect, test } from 'vitest';
import { failureOf, live } from '../testing/fakes.ts';
import { setUp } from '../testing/myfxbook.ts';
import { loginAnswer, outlookAnswer } from '../testing/outlook-payloads.ts';

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
  expect((await feed.read(live())).rows).toHaveLength(6);
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
