import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY, openSite } from './site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const MARK = 'zq<script>7';
const TEXT = encodeURIComponent(MARK);
const JSON_TYPE = { 'content-type': 'application/json' };
interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
const post = (body: string, headers: Record<string, string> = JSON_TYPE): Asked => ({
  method: 'POST',
  body,
  headers,
});

const ASKED: readonly (readonly [path: string, init?: Asked])[] = [
  [`/${TEXT}`],
  [`/?lang=${TEXT}`],
  [`/vs-traders/${TEXT}/`],
  [`/embed/outlook?lang=${TEXT}`],
  [`/embed/outlook?${TEXT}=1`],
  [`/calendar.ics?lang=${TEXT}`],
  [`/calendar.ics?impact=${TEXT}`],
  [`/calendar.ics?impact=high,${TEXT}`],
  [`/calendar.ics?currency=${TEXT}`],
  [`/calendar.ics?topic=${TEXT}`],
  [`/calendar/event.ics?id=${TEXT}`],
  [`/calendar/event.ics?id=x&lang=${TEXT}`],
  [`/healthz?${TEXT}`],
  [`/readyz?${TEXT}`],
  ['/csp-report', post(`{"csp-report":{"blocked-uri":"${MARK}"}}`)],
  [`/functions/v1/${TEXT}`],
  ['/functions/v1/sentiment', post(`{"symbol":"${MARK}"}`)],
  ['/functions/v1/sentiment', post(`{"${MARK}":1}`)],
  ['/functions/v1/sentiment', post(MARK)],
  ['/functions/v1/sentiment', post('{}', { 'content-type': TEXT })],
  ['/functions/v1/sentiment', { method: 'POST', headers: { apikey: TEXT } }],
  [`/functions/v1/sentiment/history?symbol=${TEXT}`],
  [`/functions/v1/sentiment/history?symbol=XAUUSD&days=${TEXT}`],
  [`/functions/v1/sentiment/history?symbol=XAUUSD&format=${TEXT}`],
  [`/functions/v1/positioning?symbol=${TEXT}`],
  [`/functions/v1/economic-events?scope=${TEXT}`],
  [`/functions/v1/economic-events?source=${TEXT}`],
  [`/functions/v1/economic-events?lang=${TEXT}`],
  [`/functions/v1/economic-events/history?id=${TEXT}`],
];

for (const [path, init = {}] of ASKED)
  test(`K7 K9 no answer repeats what was sent: ${path} ${String(init.body ?? '')}`, async () => {
    const headers = { apikey: KEY, referer: TEXT, 'x-request-id': 'zqzqzqzq', ...init.headers };
    const response = await site.app.request(path, { ...init, headers });
    expect(response.status).toBeLessThan(500);
    expect(JSON.stringify([...response.headers])).not.toMatch(/zq/i);
    expect(await response.text()).not.toMatch(/zq/i);
  });
