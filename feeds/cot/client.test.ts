import { expect, test } from 'vitest';
import type { UpstreamGet, UpstreamRequest, Validators } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';
import { createReportsClient, PAGE_ROWS } from './client.ts';
import { createCotFeed } from './feed.ts';
import { MARKET_CODES } from './markets.ts';
import { cotRow } from './testing/rows.ts';

const live = () => new AbortController().signal;
const BASE = 'https://reports.example';

interface Said {
  readonly text: string | null;
  readonly validators?: Validators;
}

/** Returns the answers in order, then repeats the last one. */
function scripted(...answers: readonly (Said | FeedError)[]) {
  const asked: { url: URL; request: UpstreamRequest }[] = [];
  const get: UpstreamGet = async (url, request) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ url: new URL(url), request });
    if (answer === undefined || answer instanceof FeedError) throw answer;
    return { text: answer.text, validators: answer.validators ?? {} };
  };
  return { asked, read: createReportsClient(BASE, get), get };
}

const page = (rows: number) => ({ text: JSON.stringify(Array(rows).fill(cotRow())) });

test('N8 requests the legacy futures-only data set with our markets and fields, in order and limited', async () => {
  const { read, asked } = scripted(page(3));
  expect(await read('2025-04-01', live())).toHaveLength(3);
  const url = asked[0]?.url;
  expect(url?.origin + (url?.pathname ?? '')).toBe('https://reports.example/resource/6dca-aqww.json');
  const query = Object.fromEntries(url?.searchParams ?? []);
  const codes = Object.values(MARKET_CODES)
    .map((code) => `'${code}'`)
    .join(',');
  expect(query.$where).toBe(
    `cftc_contract_market_code in(${codes}) AND report_date_as_yyyy_mm_dd >= '2025-04-01T00:00:00.000'`,
  );
  expect(query.$select?.split(',')).toContain('noncomm_positions_long_all');
  expect(query).toMatchObject({
    $order: 'report_date_as_yyyy_mm_dd,cftc_contract_market_code',
    $limit: '1000',
    $offset: '0',
  });
  expect(asked).toHaveLength(1);
});

test('N8 K5 reads the next page after a full one, stops after a short one, and rejects endless pages', async () => {
  const { read, asked } = scripted(page(PAGE_ROWS), page(2));
  expect(await read('2025-04-01', live())).toHaveLength(PAGE_ROWS + 2);
  expect(asked.map(({ url }) => url.searchParams.get('$offset'))).toEqual(['0', '1000']);
  const endless = scripted(page(PAGE_ROWS));
  await expect(endless.read('2025-04-01', live())).rejects.toMatchObject({ kind: 'too_large' });
  expect(endless.asked).toHaveLength(5);
});

test('K5 asks conditionally for the same page, and returns the known rows after 304', async () => {
  const validators = { etag: '"abc"' };
  const { read, asked } = scripted({ ...page(2), validators }, { text: null, validators });
  await read('2025-04-01', live());
  expect(await read('2025-04-01', live())).toHaveLength(2);
  expect(await read('2025-04-01', live())).toHaveLength(2);
  expect(asked.map(({ request }) => request.validators)).toEqual([undefined, validators, validators]);
});

test('K5 asks without validators when the range changes', async () => {
  const { read, asked } = scripted({ ...page(2), validators: { etag: '"abc"' } });
  await read('2025-04-01', live());
  await read('2025-04-08', live());
  expect(asked[1]?.request.validators).toBeUndefined();
});

test.each([
  ['cut JSON', '[{"market_and_ex', 'malformed'],
  ['nothing', '', 'malformed'],
  ['an object', '{}', 'malformed'],
  ['null', 'null', 'malformed'],
  ['an error inside HTTP 200', '{"code":"query.soql.invalid","error":true,"message":"x"}', 'upstream_error'],
  ['"not modified" to a first question', null, 'malformed'],
])('N8 K5 reports %s with its own kind', async (_name, text, kind) => {
  await expect(scripted({ text }).read('2025-04-01', live())).rejects.toMatchObject({ kind });
});

test('K5 passes a network failure on, and keeps the validators', async () => {
  const down = new FeedError('timeout', 'late');
  const { get, asked } = scripted({ ...page(1), validators: { etag: '"a"' } }, down, page(1));
  const feed = createCotFeed({ baseUrl: BASE, get, clock: () => new Date('2026-06-05T20:00:00.000Z') });
  expect((await feed.read('2026-05-05', live())).observedAt).toBe('2026-06-05T20:00:00.000Z');
  await expect(feed.read('2026-05-05', live())).rejects.toBe(down);
  expect((await feed.read('2026-05-05', live())).rows).toHaveLength(1);
  expect(asked[2]?.request.validators).toEqual({ etag: '"a"' });
});
