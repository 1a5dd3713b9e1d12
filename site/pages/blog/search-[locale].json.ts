import type { APIRoute } from 'astro';
import type { Locale } from '#contracts/locale.ts';
import { loadReadings } from '#site/features/blog/article/reading.ts';
import { searchParts } from '#site/features/blog/list/search-parts.ts';
import { localePaths } from '#site/lib/locale-paths.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<Record<string, never>, { locale: Locale }> = async ({ params: { locale } }) =>
  Response.json(await searchParts(await loadReadings(locale)));
