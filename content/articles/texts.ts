import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrandError } from '#brand/parse.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { type Article, WRITTEN } from './articles.ts';
import { headProblems } from './front-matter.ts';

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
      .flatMap((file) => headProblems(file, readFileSync(join(root, file), 'utf8'))),
  ];
  if (problems.length > 0) throw new BrandError(problems);
}
