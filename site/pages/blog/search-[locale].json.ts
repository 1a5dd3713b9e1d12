import type { APIRoute } from 'astro';
import type { Locale } from '#contracts/locale.ts';
import { localePaths } from '#site/locale-paths.ts';
import { loadReadings } from '#site/sections/blog/reading.ts';
import { searchParts } from '#site/sections/blog/search-parts.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<Record<string, never>, { locale: Locale }> = async ({ params: { locale } }) =>
  Response.json(await searchParts(await loadReadings(locale)));
