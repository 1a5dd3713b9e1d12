import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDataFiles } from '#brand/data-files.ts';
import type { Article } from '#content/articles/articles.ts';
import { articleText, headProblems } from '#content/articles/front-matter.ts';
import { proseProblems } from '#content/articles/prose-rules.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { countWords } from '#site/features/blog/article-text.ts';

// Prints what is wrong with the project in which it lies, as JSON: a line for each file and field. Its arguments are the
// files that were changed; the texts of other articles are not read. `try-change.ts` runs it in a copy of the project.

const ROOT = join(import.meta.dirname, '..', '..');

const changed = process.argv.slice(2);
const problems = await problemsOf(async () => checkDataFiles(ROOT));
if (problems.length === 0) problems.push(...(await problemsOf(() => import('#content/owner-files.ts'))));
if (problems.length === 0)
  problems.push(...(await problemsOf(() => import('#content/articles/articles.ts'))));
if (problems.length === 0) problems.push(...(await textProblems().catch(linesOf)));
console.log(JSON.stringify([...new Set(problems)]));

/** Loading a module checks its files: each line of the error is a problem. */
function problemsOf(load: () => Promise<unknown>): Promise<string[]> {
  return load().then(() => [], linesOf);
}

function linesOf(error: Error): string[] {
  return error.message.split('\n');
}

/** What is wrong with the texts of the changed articles. */
async function textProblems(): Promise<string[]> {
  const { WRITTEN } = await import('#content/articles/articles.ts');
  const folders = new Set(
    changed.filter((file) => file.startsWith('content/articles/')).map((file) => file.split('/')[2] ?? ''),
  );
  const problems: string[] = [];
  for (const folder of folders) {
    if (!existsSync(join(ROOT, 'content/articles', folder))) continue;
    const article = WRITTEN.find(({ id }) => id === folder);
    if (!article) {
      problems.push(`content/articles/${folder}: id takes the name of the folder, ${folder}`);
      continue;
    }
    for (const locale of BASE_LOCALES)
      problems.push(...(await inLanguage(`content/articles/${folder}/${locale}.mdx`, article)));
  }
  return problems;
}

async function inLanguage(file: string, article: Article): Promise<string[]> {
  // A draft is written bit by bit.
  const isDraft = article.draft === true;
  if (!existsSync(join(ROOT, file)))
    return isDraft ? [] : [`${file}: is missing: write the text in this language too`];
  const { data, body } = articleText(file, readFileSync(join(ROOT, file), 'utf8'));
  const kind = article.kind ?? (article.report ? 'case' : 'guide');
  const ofProse = isDraft ? [] : proseProblems({ file, body, words: countWords(body), kind });
  // It loads the articles too.
  const { bodyProblems } = await import('./body.ts');
  return [
    ...headProblems(file, data, isDraft),
    ...(await bodyProblems(ROOT, article, file, body)),
    ...ofProse,
  ];
}
