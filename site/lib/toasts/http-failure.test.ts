import { expect, it } from 'vitest';
import { httpFailure } from './http-failure.ts';

it.each([
  ['a response that is not OK', new Response(null, { status: 503 }), 'HTTP error! status: 503'],
  ['something like a response', { ok: false, status: 404 }, 'HTTP error! status: 404'],
  ['an error with a status', Object.assign(new Error('no'), { status: 429 }), 'HTTP error! status: 429'],
])('J7 %s is an HTTP failure', (_what, outcome, text) => {
  expect(httpFailure(outcome)).toBe(text);
});

it.each([
  ['a response that is OK', new Response('{}', { status: 200 })],
  ['an order whose status is a number', { status: 2 }],
  ['an error that never reached a server', new TypeError('Failed to fetch')],
  ['a refusal without a status', { ok: false }],
  ['nothing', undefined],
  ['null', null],
  ['a text', 'HTTP error! status: 500'],
])('J7 %s is none', (_what, outcome) => {
  expect(httpFailure(outcome)).toBeNull();
});
