import * as z from 'zod';

const line = z
  .string('takes one line of text')
  .regex(/^\S(.*\S)?$/, 'takes one line of text, without a space at its ends');

/** Front matter of an article's language: only what differs between languages. docs/content.md explains it to editors. */
export const frontMatterSchema = z.strictObject({
  title: line.max(110, 'takes at most 110 letters'),
  /** Title of the page for search engines, without the brand’s name. */
  seoTitle: line.min(50, 'takes 50 to 60 letters').max(60, 'takes 50 to 60 letters'),
  /** For search engines and feeds. */
  description: line.max(160, 'takes at most 160 letters'),
  /** One or two sentences under the title. */
  standfirst: line.max(400, 'takes at most 400 letters'),
});
