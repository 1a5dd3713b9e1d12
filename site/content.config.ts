import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { draftHeadSchema } from '#content/articles/front-matter.ts';

export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '*/{es,en}.mdx' }),
    // The texts of drafts are among them; `loadReadings` checks those of the other articles.
    schema: draftHeadSchema,
  }),
};
