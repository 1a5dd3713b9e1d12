import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#brand/load.ts';
import { BrandError, parseFile } from '#brand/parse.ts';
import { type Lack, lack, mayShow } from '#brand/placeholder.ts';
import type { BrandValues } from '#brand/schema.ts';
import { fill } from '#content/words/define.ts';
import type { Localized } from '#contracts/locale.ts';
import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import { type ArticleData, type ArticleInput, articleSchema, tradeProblems } from './schema.ts';

export interface Article extends Omit<ArticleData, 'slug'> {
  /** Address per language, from the root; for all but one article the same in both. */
  readonly paths: Localized<string>;
}

/** Checks what editors wrote. Throws with one line for each field that cannot stand (G12, N6). */
export function parseArticles(inputs: readonly ArticleInput[], slug = brand.slug): Article[] {
  const problems: string[] = [];
  const articles = inputs.flatMap((input) => {
    const data = dataOf(input, problems);
    if (data === null) return [];
    problems.push(...dayProblems(data), ...tradeProblems(data), ...claimProblems(data));
    return [withPaths(data, slug)];
  });
  problems.push(...repeated(articles));
  if (problems.length > 0) throw new BrandError(problems);
  return articles.sort((a, b) => b.published.localeCompare(a.published) || b.number - a.number);
}

function dataOf(input: ArticleInput, problems: string[]): ArticleData | null {
  try {
    return parseFile(
      { file: `content/articles/${input.id}`, whole: 'the article', schema: articleSchema },
      input,
    );
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}

/** A text is not changed before it is published. */
function dayProblems({ id, published, updated }: ArticleData): string[] {
  if (updated >= published) return [];
  return [`content/articles/${id}: updated ${updated} lies before published ${published}`];
}

/** Claims an article shows that the brand does not make: drawing them would fail (A5, G15). */
function claimProblems({ id, report }: ArticleData): string[] {
  const known = brand.claims.map((claim) => claim.id);
  return (report?.claims ?? [])
    .filter((claim) => !known.includes(claim))
    .map(
      (claim) =>
        `content/articles/${id}: report.claims has "${claim}", which brand/claims.json does not list: take it out there too`,
    );
}

function withPaths({ slug, ...rest }: ArticleData, brandSlug: string): Article {
  const path = (text: string) => `/blog/${fill(text, { slug: brandSlug })}`;
  const own = typeof slug === 'string' ? { es: slug, en: slug } : slug;
  return { ...rest, paths: { es: path(own.es), en: path(own.en) } };
}

function repeated(articles: readonly Article[]): string[] {
  const once = (what: string, values: readonly (string | number)[]) =>
    values
      .filter((value, index) => values.indexOf(value) !== index)
      .map((value) => `content/articles: two articles have the ${what} ${value}`);
  return [
    ...once(
      'id',
      articles.map(({ id }) => id),
    ),
    ...once(
      'number',
      articles.map(({ number }) => number),
    ),
    ...once('address', articles.flatMap(addressesOf)),
  ];
}

/** Every address of an article: one, or one for each language (B8). */
export function addressesOf({ paths }: Pick<Article, 'paths'>): string[] {
  return [...new Set([paths.es, paths.en])];
}

/** What each `article.ts` exports. Vite finds the files itself, so that `npm run dev` shows a change; plain Node reads the folder. */
async function loadInputs(): Promise<ArticleInput[]> {
  if (import.meta.env)
    return inputsOf(import.meta.glob<{ article?: ArticleInput }>('./*/article.ts', { eager: true }));
  const modules = readdirSync(import.meta.dirname, { withFileTypes: true })
    .map(({ name }) => `./${name}/article.ts`)
    .filter((path) => existsSync(join(import.meta.dirname, path)))
    .map(async (path) => [path, await import(/* @vite-ignore */ path)] as const);
  return inputsOf(Object.fromEntries(await Promise.all(modules)));
}

/** The article of each file. Throws BrandError on a file without one, and on an id that is not the folder's name (N6). */
export function inputsOf(
  modules: Readonly<Record<string, { readonly article?: ArticleInput }>>,
): ArticleInput[] {
  const problems = Object.entries(modules).flatMap(([path, { article }]) => {
    const folder = path.split('/').at(-2);
    if (typeof article !== 'object' || article === null)
      return [
        `content/articles/${folder}/article.ts: has to begin with: export const article: ArticleInput = {`,
      ];
    return article.id === folder
      ? []
      : [`content/articles/${folder}: id takes the name of the folder, ${folder}`];
  });
  if (problems.length > 0) throw new BrandError(problems);
  return Object.values(modules).flatMap(({ article }) => article ?? []);
}

/** All articles, those too that are not public yet. */
export const WRITTEN: readonly Article[] = parseArticles(await loadInputs());

/** Whether a build of that moment has the article: from its day in Mexico City on (N6). */
export function isPublic({ draft, published }: Pick<Article, 'draft' | 'published'>, moment: Date): boolean {
  return !draft && published <= wallClock(moment, MEXICO_CITY).day;
}

/** Whether an article tells of the brand's own trades: it reports one, or is listed among the cases. */
export function isCase({ report, topics }: Pick<Article, 'report' | 'topics'>): boolean {
  return report !== undefined || topics.includes('cases');
}

/** A case waits until the owner confirms it (N13). */
export function articleLacks(article: Pick<Article, 'report' | 'topics' | 'confirmed'>): readonly Lack[] {
  return lack(
    isCase(article) && article.confirmed !== true,
    'confirmed',
    'set confirmed: true if you made these trades and can prove them, or remove the folder (docs/recipes.md)',
  );
}

/** The articles that a site of that domain has at that moment, newest first: neither later days nor unconfirmed cases (N6, N13). */
export function shownArticles(
  site: Pick<BrandValues, 'domain'>,
  moment: Date,
  articles: readonly Article[] = WRITTEN,
): readonly Article[] {
  return articles.filter((one) => isPublic(one, moment) && mayShow(articleLacks(one), site));
}

/** The articles of this build, newest first (G1). */
export const ARTICLES: readonly Article[] = shownArticles(brand, new Date());

/** Those with a page: the development server has one for each, so that the owner can read what waits. */
export const WITH_PAGE: readonly Article[] = import.meta.env?.MODE === 'development' ? WRITTEN : ARTICLES;

/** The article of that id. Throws on an id that no article has. */
export function articleById(id: string, articles: readonly Article[] = ARTICLES): Article {
  const found = articles.find((one) => one.id === id);
  if (!found) throw new Error(`content/articles: there is no article "${id}"`);
  return found;
}
