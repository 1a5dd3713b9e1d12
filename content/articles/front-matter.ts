import { parse } from 'yaml';
import * as z from 'zod';
import { BrandError } from '#brand/parse.ts';

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

/** What is wrong with the front matter of a text: a line for each field. */
export function headProblems(
  file: string,
  data: Readonly<Record<string, unknown>>,
  isDraft: boolean,
): string[] {
  const { error } = (isDraft ? draftHeadSchema : frontMatterSchema).safeParse(data);
  const lines = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const name = path.join('.');
    const reason = data[name] ? message : 'takes a text: it is still empty';
    if (!lines.has(name)) lines.set(name, `${file}: ${name} ${reason}`);
  }
  return [...lines.values()];
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
    return { head, data: parse(yaml) ?? {}, body };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/:?\n/);
    throw new BrandError([`${file}: the lines between --- cannot be read: ${reason}`]);
  }
}
