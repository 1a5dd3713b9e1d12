import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { frontMatterSchema } from '#content/articles/front-matter.ts';

export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '*/{es,en}.mdx' }),
    schema: frontMatterSchema,
  }),
};
