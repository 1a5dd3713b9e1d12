import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { draftHeadSchema } from '#content/articles/front-matter.ts';

export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '*/{es,en}.mdx' }),
    // The texts of drafts are among them; `checkTexts` checks those of the other articles before a build.
    schema: draftHeadSchema,
  }),
};
