import { expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { allWordsOf, quickGet, upstreamOf } from '#feeds/http/testing/harness.ts';
import type { Answer } from '#feeds/http/testing/local-upstream.ts';
import { createMyfxbookFeed } from './myfxbook-api/feed.ts';
import { createOutlookPageFeed } from './outlook-page/feed.ts';
import { failureOf, live, memoryAccount, steppingClock } from './testing/fakes.ts';
import { loginAnswer, outlookAnswer } from './testing/outlook-payloads.ts';

const CHALLENGE = '<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>';
const takeCall = async () => true;

/** The API on a real socket; `outlook` answers the second call. */
const api =
  (outlook: Answer): Answer =>
  (request, response) => {
    if (!request.url?.startsWith('/api/login.json')) return outlook(request, response);
    response
      .writeHead(200, { 'content-type': 'text/html;charset=UTF-8' })
      .end(JSON.stringify(loginAnswer('tok1')));
  };

async function feedOn(answer: Answer) {
  const upstream = await upstreamOf(answer);
  const credentials = { email: 'ana@mail.example', password: 'hunter2-secret' };
  const { clock } = steppingClock();
  const { store } = memoryAccount(clock);
  const options = { baseUrl: upstream.origin, ...credentials, store, clock, takeCall };
  return createMyfxbookFeed({ ...options, get: quickGet() });
}

test('K2 K5 reads log-in and outlook over a real connection with any content type', async () => {
  const feed = await feedOn(api((_request, response) => response.end(JSON.stringify(outlookAnswer()))));
  expect((await feed.read(live())).rows).toHaveLength(SYMBOLS.length);
});

test('K2 a browser check instead of the API is a challenge', async () => {
  const feed = await feedOn(api((_request, response) => response.end(CHALLENGE)));
  expect((await failureOf(feed.read(live()))).kind).toBe('challenge');
});

test('K5 K8 the error of a failed log-in contains no credentials', async () => {
  const feed = await feedOn((_request, response) => response.writeHead(502).end());
  const error = await failureOf(feed.read(live()));
  expect(error.kind).toBe('http_5xx');
  expect(allWordsOf(error)).not.toMatch(/hunter2|ana/);
});

test.each([200, 403, 503])('K2 a browser check instead of the page is a challenge (%i)', async (status) => {
  const upstream = await upstreamOf((_request, response) => {
    const mitigated = status === 503 ? { 'cf-mitigated': 'challenge' } : {};
    response.writeHead(status, { 'content-type': 'text/html; charset=UTF-8', ...mitigated }).end(CHALLENGE);
  });
  const { clock } = steppingClock();
  const feed = createOutlookPageFeed({ baseUrl: upstream.origin, get: quickGet(), clock, takeCall });
  expect((await failureOf(feed.read(live()))).kind).toBe('challenge');
  expect(upstream.requests).toHaveLength(1);
});
