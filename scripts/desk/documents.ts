import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import type { core } from 'zod/mini';
import { findProblem } from '#brand/data-files.ts';
import { BrandError, nameOf } from '#brand/parse.ts';
import { articleText } from '#content/articles/front-matter.ts';
import { articleSchema, tradeProblems } from '#content/articles/schema.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { fromEditor, toEditor, unreadNumbers } from './values.ts';

// The editor knows one document for each thing that an owner edits; here they become the files of the project, and back.

type Data = Readonly<Record<string, unknown>>;

/** A folder of its own for the documents of articles, which are three files each. */
export const ARTICLES = 'content/articles';
/** The id of an article is the name of its folder. */
const ARTICLE = /^content\/articles\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/;

/** The name of the article's folder; null for another document. */
export const articleIn = (path: string) => ARTICLE.exec(path)?.[1] ?? null;

/** A change before it is written: the new text of each file, or null for the folder of an article to delete. */
export type Change = Readonly<Record<string, string | null>>;

/** The documents of all articles. A folder without `article.ts` is none: a crash may have left it. */
export async function listArticles(root: string): Promise<string[]> {
  const entries = await readdir(join(root, ARTICLES), { withFileTypes: true });
  return entries
    .filter((one) => one.isDirectory() && existsSync(join(root, ARTICLES, one.name, 'article.ts')))
    .map(({ name }) => `${ARTICLES}/${name}.json`);
}

interface Readable {
  readonly files: readonly string[];
  /** What is wrong with each of the others: a line each. */
  readonly problems: readonly string[];
}

/** The documents of the articles that can be read. One that somebody broke by hand does not close the others. */
export async function readableArticles(root: string): Promise<Readable> {
  const files = await listArticles(root);
  const read = await Promise.allSettled(files.map((file) => readArticle(root, articleIn(file) ?? '')));
  return {
    files: files.filter((_, index) => read[index]?.status === 'fulfilled'),
    problems: read.flatMap((one) =>
      one.status === 'rejected' ? String(one.reason.message).split('\n') : [],
    ),
  };
}

/** The folders of articles whose facts the rules refuse as they are. */
export async function refusedArticles(root: string): Promise<string[]> {
  const folders = (await listArticles(root)).map((file) => file.replace(/\.json$/, ''));
  const facts = await Promise.allSettled(folders.map((folder) => readFacts(root, basename(folder))));
  const isTaken = (one: PromiseSettledResult<Data> | undefined) => {
    const { data } = articleSchema.safeParse(one?.status === 'fulfilled' ? one.value : null);
    return data !== undefined && tradeProblems(data).length === 0;
  };
  return folders.filter((_, index) => !isTaken(facts[index]));
}

/** An article as the editor takes it: the facts and the Spanish text in `es`, the English text in `en`. */
export async function readArticle(root: string, id: string): Promise<Data> {
  const [es, en] = await Promise.all(BASE_LOCALES.map((locale) => readText(root, id, locale)));
  const facts = toEditor(articleSchema, await readFacts(root, id)) as Data;
  return { es: { ...facts, ...es?.data, body: es?.body }, en: { ...en?.data, body: en?.body } };
}

/** The module is loaded again when its file has changed. Throws BrandError, which names the file, when it cannot be loaded. */
async function readFacts(root: string, id: string): Promise<Data> {
  const file = join(root, ARTICLES, id, 'article.ts');
  const { mtimeMs, size } = await stat(file);
  const refuse = (reason: string) =>
    new BrandError([`${ARTICLES}/${id}/article.ts: cannot be read: ${reason}`]);
  const module = await import(`${pathToFileURL(file)}?version=${mtimeMs}-${size}`).catch((error: Error) => {
    throw refuse(error.message.split('\n')[0] ?? '');
  });
  const { article } = module;
  if (typeof article !== 'object' || article === null) throw refuse('it exports no "article"');
  return article;
}

async function readText(root: string, id: string, locale: string) {
  const file = `${ARTICLES}/${id}/${locale}.mdx`;
  const path = join(root, file);
  return articleText(file, existsSync(path) ? await readFile(path, 'utf8') : '');
}

const TEXT_FIELDS = ['title', 'seoTitle', 'description', 'standfirst'] as const;

/** The files of a saved article. A file whose content stays the same is left as it is written. */
export async function articleChange(root: string, id: string, saved: Data): Promise<Change> {
  const { es = {}, en = {} } = saved as Readonly<Record<'es' | 'en', Data>>;
  const texts = { es, en };
  const facts = Object.fromEntries(
    Object.entries(es).filter(([key]) => key !== 'body' && !TEXT_FIELDS.some((name) => name === key)),
  );
  if (facts.id !== undefined && facts.id !== id)
    throw new BrandError([
      `${ARTICLES}/${id}: id takes "${id}" here: small letters and digits joined by hyphens`,
    ]);
  const { es: own, en: other } = (es.slug ?? {}) as Readonly<Record<'es' | 'en', string | undefined>>;
  const slug = { es: own || other || id, en: other || own || id };
  const written = readEditor(`${ARTICLES}/${id}`, articleSchema, { ...facts, slug }) as Data;
  const old = existsSync(join(root, ARTICLES, id, 'article.ts')) ? await readFacts(root, id) : null;
  const change: Record<string, string> = {};
  for (const locale of BASE_LOCALES) {
    const before = await readText(root, id, locale);
    const { body = '' } = texts[locale];
    const data = Object.fromEntries(TEXT_FIELDS.map((name) => [name, texts[locale][name] ?? '']));
    const head = isDeepStrictEqual({ ...before.data }, data) ? before.head : headOf(data);
    if (head + body !== before.head + before.body)
      change[`${ARTICLES}/${id}/${locale}.mdx`] = `${head}${String(body).trimEnd()}\n`;
  }
  // Last, so that a crash before it leaves no article without its texts.
  if (!isDeepStrictEqual(old, written))
    change[`${ARTICLES}/${id}/article.ts`] = inOurLayout(root, `${ARTICLES}/${id}/article.ts`, written);
  return change;
}

const headOf = (data: Data) =>
  `---\n${stringify(data, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n\n`;

/** The module of an article's facts, laid out as `npm run format` would. */
function inOurLayout(root: string, file: string, facts: Data): string {
  const text = `import type { ArticleInput } from '../schema.ts';\n\nexport const article: ArticleInput = ${JSON.stringify(facts, null, 2)};\n`;
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status, stdout } = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : text;
}

/** An article with all that is in its folder, to delete. */
export const articleRemoval = (id: string): Change => ({ [`${ARTICLES}/${id}`]: null });

/** A file of data as the editor takes it. A list is its field `items`. Throws BrandError on a file that is not JSON. */
export async function readData(root: string, file: string, schema: core.$ZodType): Promise<Data> {
  const bytes = await readFile(join(root, file)).catch(() => null);
  const problem = findProblem(file, bytes);
  if (problem !== null) throw new BrandError([problem]);
  const value = toEditor(schema, JSON.parse(String(bytes)));
  return Array.isArray(value) ? { items: value } : (value as Data);
}

/** The file of saved data. */
export function dataChange(file: string, schema: core.$ZodType, saved: Data): Change {
  const isList = schema._zod.def.type === 'array';
  const value = readEditor(file, schema, isList ? (saved.items ?? []) : saved);
  return { [file]: `${JSON.stringify(value, null, 2)}\n` };
}

/** A saved value as a file has it. Throws BrandError for a number that can be read in two ways, or in none. */
function readEditor(file: string, schema: core.$ZodType, saved: unknown): unknown {
  const value = fromEditor(schema, saved);
  const problems = unreadNumbers(schema, value).map(
    ({ path, advice }) => `${file}: ${nameOf(path, value)} ${advice}`,
  );
  if (problems.length > 0) throw new BrandError(problems);
  return value;
}

/** Writes each file beside its place and then moves it there, so that a crash leaves no half of one; a folder goes as a whole. */
export async function writeChange(root: string, change: Change): Promise<void> {
  for (const [file, text] of Object.entries(change)) {
    const path = join(root, file);
    if (text === null) {
      await removeFolder(root, path);
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.new`;
    await writeFile(temporary, text);
    await rename(temporary, path);
  }
}

/** One move takes it out of the project; what a crash leaves after that is in a folder that nothing reads. */
async function removeFolder(root: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, 'deleted-'));
  await rename(folder, join(aside, basename(folder)));
  await rm(aside, { recursive: true, force: true });
}
