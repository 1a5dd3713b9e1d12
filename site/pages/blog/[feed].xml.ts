import type { APIRoute } from 'astro';
import type { Locale } from '#contracts/locale.ts';
import { loadReadings } from '#site/features/blog/article/reading.ts';
import { FEED_TYPES, FEEDS, type FeedKind, feedText } from '#site/seo/feed.ts';

interface Feed {
  readonly kind: FeedKind;
  readonly locale: Locale;
}

export function getStaticPaths() {
  return FEEDS.map(({ kind, locale }) => ({
    params: { feed: `${kind}-${locale}` },
    props: { kind, locale },
  }));
}

export const GET: APIRoute<Feed> = async ({ props: { kind, locale } }) =>
  new Response(feedText(kind, locale, await loadReadings(locale)), {
    headers: { 'Content-Type': FEED_TYPES[kind] },
  });
