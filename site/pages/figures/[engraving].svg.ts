import type { APIRoute } from 'astro';
import { WITH_PAGE } from '#content/articles/articles.ts';
import { ENGRAVED, engravingAddress, engravingFile } from '#site/ui/engraving.ts';

interface Engraved {
  readonly seed: string;
}

export function getStaticPaths() {
  return [...ENGRAVED, ...WITH_PAGE.map(({ id }) => id)].map((seed) => ({
    params: { engraving: engravingAddress(seed).replace(/^\/figures\/|\.svg$/g, '') },
    props: { seed },
  }));
}

export const GET: APIRoute<Engraved> = ({ props: { seed } }) =>
  new Response(engravingFile(seed), { headers: { 'Content-Type': 'image/svg+xml' } });
