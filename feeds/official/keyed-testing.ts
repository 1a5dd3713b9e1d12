import type { UpstreamRequest } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';
import type { KeyedOptions } from './keyed.ts';
import type { AskedSeries, OfficialFeed } from './port.ts';

export const KEY = 'owner-key-0123456789';
export const NOW = '2026-09-24T15:00:00.000Z';
const BASE = 'https://publisher.example';

/** A publisher with a key that gives these answers, the last one again and again. */
export function scriptedKeyed(
  create: (options: KeyedOptions) => OfficialFeed,
  answers: readonly (string | object | FeedError)[],
) {
  const asked: { readonly url: string; readonly request: UpstreamRequest }[] = [];
  const feed = create({
    baseUrl: BASE,
    key: KEY,
    clock: () => new Date(NOW),
    get: async (url, request) => {
      asked.push({ url, request });
      const given = answers[Math.min(asked.length, answers.length) - 1] ?? '';
      if (given instanceof FeedError) throw given;
      return { text: typeof given === 'string' ? given : JSON.stringify(given), validators: {} };
    },
  });
  const read = (...series: AskedSeries[]) => feed.read(series, '2025-01-01', new AbortController().signal);
  return { read, asked };
}
