import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const line = z.string().regex(/^\S(.*\S)?$/, 'takes one line of text');

/** Front matter of an article's language: only what differs between languages. docs/content.md explains it to editors. */
const frontMatter = z.strictObject({
  title: line.max(110),
  /** Title of the page for search engines, without the brand’s name. */
  seoTitle: line.min(50).max(60),
  /** For search engines and feeds. */
  description: line.max(160),
  /** One or two sentences under the title. */
  standfirst: line.max(400),
});

export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '*/{es,en}.mdx' }),
    schema: frontMatter,
  }),
};
