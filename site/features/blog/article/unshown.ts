import { showsClaims } from '#brand/claims.ts';
import { ARTICLES, type Article } from '#content/articles/articles.ts';

/** Sentences that go by themselves where the site does not show what they are about. */
const GUARDED = /<WhileShown\b[\s\S]*?<\/WhileShown>/g;

/** A line for each claim and article that a text names although the site does not show it: its writer reads them in the build. */
export function unshownIn(
  { id }: Pick<Article, 'id'>,
  body: string,
  articles: readonly Pick<Article, 'id'>[] = ARTICLES,
): readonly string[] {
  const open = body.replace(GUARDED, '');
  const named = (tag: string) => [
    ...new Set([...open.matchAll(new RegExp(`<${tag}\\s+id="([^"]*)"`, 'g'))].map(([, name = '']) => name)),
  ];
  return [
    ...named('ArticleLink')
      .filter((name) => !articles.some((article) => article.id === name))
      .map((name) => `links to "${name}", which this build does not have: plain text instead`),
    ...named('Claim')
      .filter((name) => !showsClaims(name))
      .map(
        (name) =>
          `names the claim "${name}", which this site does not show: put the sentence into <WhileShown claim="${name}">`,
      ),
  ].map((line) => `content/articles/${id}: ${line}`);
}
