import * as z from 'zod/mini';

/** The legal documents in their order; each has a folder here with `es.mdx` and `en.mdx` (H8). */
export const LEGAL_DOCUMENTS = [
  { id: 'privacy', path: '/privacy-policy' },
  { id: 'cookies', path: '/cookie-notice' },
  { id: 'disclaimer', path: '/financial-disclaimer' },
  { id: 'terms', path: '/terms-and-conditions' },
] as const;
export type LegalId = (typeof LEGAL_DOCUMENTS)[number]['id'];

/** How long the owner keeps the server's logs at most, days: the privacy policy promises it, `docs/operations.md` says how. */
export const LOG_DAYS = 30;

/** What stands at the head of a legal document. */
export const frontMatterSchema = z.object({
  title: z.string().check(z.minLength(1)),
  lead: z.string().check(z.minLength(1)),
  version: z.string().check(z.regex(/^\d+\.\d+$/)),
  /** Day of the last change to the text, shown as its date (H8). */
  lastChanged: z.iso.date(),
  /** One anchor for each section in its order, the same in both languages, so that a link to one holds in the other. */
  anchors: z.array(z.string().check(z.regex(/^[a-z][a-z-]*$/))),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;
