import type { APIRoute } from 'astro';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { SITEMAP_FILE } from '#site/seo/files.ts';

/** Everything may be read but the functions; what must not be listed says so itself (N7). */
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
