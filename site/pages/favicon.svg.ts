import type { APIRoute } from 'astro';
import { iconSvg } from '#site/seo/icon-svg.ts';

export const GET: APIRoute = () => new Response(iconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
