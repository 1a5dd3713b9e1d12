import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'notFound.near': '404: above the pages whose address is nearest to the one asked for',
  'notFound.latest': '404: above the newest articles, where no page is near',
} as const;

export const es: Words<typeof notes> = {
  'notFound.near': 'Quizá buscabas:',
  'notFound.latest': 'Lo último del blog',
};

export const en: Words<typeof notes> = {
  'notFound.near': 'Perhaps you were looking for:',
  'notFound.latest': 'Latest from the blog',
};
