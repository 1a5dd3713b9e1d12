import type { APIRoute } from 'astro';
import { brand } from '#brand/load.ts';
import { hexOf } from '#brand/load-theme.ts';
import { ICONS, TOUCH_ICON } from '#site/seo/icons.ts';

/** The site as an app on a home screen (N7). One file for both languages, because it has one address. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      id: '/',
      start_url: '/',
      scope: '/',
      // iOS gives web push only to an app of its own; where the browser has them, with its buttons for back and reload.
      display: 'standalone',
      display_override: ['minimal-ui', 'standalone'],
      background_color: hexOf('ground', 'dark'),
      theme_color: hexOf('ground', 'dark'),
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...ICONS.filter(({ file }) => file !== TOUCH_ICON).map(({ file, size, maskable }) => ({
          src: file,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: maskable ? 'maskable' : 'any',
        })),
      ],
    }),
  );
