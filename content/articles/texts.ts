import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrandError } from '#brand/parse.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { type Article, WRITTEN } from './articles.ts';
import { articleText, headProblems } from './front-matter.ts';

/**
 * Refuses a text whose front matter no page can show, and an article that is no draft and misses a language. Astro would stop
 * with a stack. Throws BrandError with a line for each file and field (N6).
 */
export function checkTexts(root: string, articles: readonly Pick<Article, 'id' | 'draft'>[] = WRITTEN): void {
  const problems = [
    ...articles
      .filter(({ draft }) => !draft)
      .flatMap(({ id }) => BASE_LOCALES.map((locale) => `content/articles/${id}/${locale}.mdx`))
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${file}: is missing: write the text in this language too`),
    ...globSync(`content/articles/*/{${BASE_LOCALES}}.mdx`, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .flatMap((file) => {
        const isDraft = articles.some(({ id, draft }) => draft && file.startsWith(`content/articles/${id}/`));
        return textProblems(file, readFileSync(join(root, file), 'utf8'), isDraft);
      }),
  ];
  if (problems.length > 0) throw new BrandError(problems);
}

/** What is wrong with the front matter of a whole text. */
export function textProblems(file: string, text: string, isDraft: boolean): readonly string[] {
  try {
    return headProblems(file, articleText(file, text).data, isDraft);
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
}
