import type { MDXInstance } from 'astro';
import { type FrontMatter, frontMatterSchema, type LegalId } from '#content/legal/documents.ts';
import { type Locale, textLocales } from '#contracts/locale.ts';
import { type LegalSection, legalSections } from './anchors.ts';

export type LegalFile = Pick<MDXInstance<Record<string, unknown>>, 'Content' | 'frontmatter' | 'getHeadings'>;

export interface LegalDocument extends FrontMatter {
  readonly Content: LegalFile['Content'];
  readonly sections: readonly LegalSection[];
}

/** One document in one language, its head checked. Throws with the file's name where something is missing (H8). */
export function readLegal(
  files: Readonly<Record<string, LegalFile>>,
  id: LegalId,
  locale: Locale,
): LegalDocument {
  const names = textLocales(locale).map((one) => `content/legal/${id}/${one}.mdx`);
  const name = names.find((one) => Object.keys(files).some((path) => path.endsWith(one))) ?? names[0];
  const [, file] = Object.entries(files).find(([path]) => path.endsWith(name ?? '')) ?? [];
  if (!file) throw new Error(`${name} is missing`);
  const head = frontMatterSchema.safeParse(file.frontmatter);
  if (!head.success)
    throw new Error(`${name}: ${head.error.issues[0]?.path.join('.')} is not as it should be`);
  return {
    ...head.data,
    Content: file.Content,
    sections: legalSections(file.getHeadings(), head.data.anchors),
  };
}
