import { parse } from 'yaml';
import * as z from 'zod';
import { BrandError, parseFile } from '#brand/parse.ts';

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

const any = z
  .string('takes one line of text')
  .nullish()
  .transform((text) => text || undefined);

/** Of a draft, whose texts may be short or still missing. */
export const draftHeadSchema = z.strictObject({
  title: any,
  seoTitle: any,
  description: any,
  standfirst: any,
});

/** What is wrong with the front matter of a text: a line for each field, in words for an editor (N6). */
export function headProblems(file: string, data: unknown, isDraft: boolean): readonly string[] {
  const schema: z.ZodType = isDraft ? draftHeadSchema : frontMatterSchema;
  // A list or a sentence has none of the fields.
  const fields: Readonly<Record<string, unknown>> = Array.isArray(data) ? {} : { ...Object(data) };
  try {
    parseFile({ file, whole: 'the front matter', schema }, fields);
    return [];
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    const empty = new Set(Object.keys(frontMatterSchema.shape).filter((name) => !fields[name]));
    const lines = error.problems.map((line) => {
      const name = line.slice(file.length + 2).split(' ', 1)[0] ?? '';
      return empty.has(name) ? `${file}: ${name} takes a text: it is still empty` : line;
    });
    return [...new Set(lines)];
  }
}

/** With the empty line below it. */
const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n(\r?\n)?/;

export interface ArticleText {
  /** The front matter as it is written, with its marks; empty when there is none. */
  readonly head: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** The parts of an article's text in one language. Throws BrandError, which names the file, on front matter that is no YAML. */
export function articleText(file: string, text: string): ArticleText {
  const [head = '', yaml = ''] = HEAD.exec(text) ?? [];
  const body = text.slice(head.length);
  try {
    return { head, data: parse(yaml, { logLevel: 'error' }) ?? {}, body };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/:?\n/);
    throw new BrandError([`${file}: the lines between --- cannot be read: ${reason}`]);
  }
}
