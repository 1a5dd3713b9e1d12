import { expect, test } from 'vitest';
import { backend } from './backend.ts';

const OUTLOOK = '/myfxbook/api/get-community-outlook.json';

test('K2 K5 visitors who ask more often than the quota allows get 72 outlook calls and then stored figures, over midnight too', async (context) => {
  const { upstreams, advance, sentiment } = await backend(context, undefined, { REFRESH_SENTIMENT_S: '60' });
  const sources: string[] = [];
  for (let visit = 0; visit < 80; visit += 1) {
    sources.push((await sentiment()).dataSource);
    advance(601);
  }
  const { counts, calls } = upstreams.calls();
  const days = calls.filter(({ path }) => path === OUTLOOK).map(({ at }) => at.slice(0, 10));
  expect(new Set(days)).toEqual(new Set(['2026-06-10', '2026-06-11']));
  expect(counts[OUTLOOK]).toBe(72);
  expect(sources).toEqual([...Array(72).fill('live_api'), ...Array(8).fill('historical_fallback')]);
});
