import type { UpstreamRequest } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';
import type { AskedSeries, OfficialFeed, PublisherOptions } from './port.ts';

export const NOW = '2026-09-20T12:00:00.000Z';
type Given = string | FeedError | { readonly text: string | null; readonly lastModified?: string };

/** A publisher that gives these answers, the last one again and again. */
export function scripted(create: (options: PublisherOptions) => OfficialFeed, ...answers: readonly Given[]) {
  const asked: { readonly url: string; readonly request: UpstreamRequest }[] = [];
  const feed = create({
    baseUrl: 'https://publisher.example',
    clock: () => new Date(NOW),
    get: async (url, request) => {
      asked.push({ url, request });
      const given = answers[Math.min(asked.length, answers.length) - 1] ?? '';
      if (given instanceof FeedError) throw given;
      if (typeof given === 'string') return { text: given, validators: {} };
      const { text, lastModified } = given;
      return { text, validators: lastModified === undefined ? {} : { lastModified } };
    },
  });
  const read = (...series: AskedSeries[]) => feed.read(series, '2025-01-01', new AbortController().signal);
  return { read, asked };
}

export const brief = ({ rows }: Awaited<ReturnType<OfficialFeed['read']>>) =>
  rows.map(({ series, period, value }) => [series, period, value]);
