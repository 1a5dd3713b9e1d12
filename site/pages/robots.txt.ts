import type { APIRoute } from 'astro';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { SITEMAP_FILE } from '#site/seo/files.ts';

/** Allows everything but the functions; an unlisted page carries its own `noindex` (N7). */
export const GET: APIRoute = () =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /functions/',
      '',
      `Sitemap: ${brandOrigin(brand.domain)}${SITEMAP_FILE}`,
      '',
    ].join('\n'),
  );
