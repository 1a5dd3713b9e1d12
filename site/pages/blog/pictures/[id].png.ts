import type { APIRoute } from 'astro';
import { ARTICLES, articleById } from '#content/articles/articles.ts';
import { articlePicture } from '#site/seo/article-picture.ts';

export function getStaticPaths() {
  return ARTICLES.map(({ id }) => ({ params: { id } }));
}

export const GET: APIRoute<Record<string, never>, { id: string }> = ({ params: { id } }) =>
  new Response(Uint8Array.from(articlePicture(articleById(id))), {
    headers: { 'Content-Type': 'image/png' },
  });
