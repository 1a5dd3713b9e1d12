import { globSync } from 'node:fs';
import { type Change, checkName, newFile, placeholder, read } from './changes.ts';

/** The folder of an article: `content/articles/<id>/`. The site finds it by itself. */
export function newArticle(root: string, name: string, today: string): Change[] {
  const id = checkName(name);
  const folder = `content/articles/${id}`;
  const numbers = globSync('content/articles/*/article.ts', { cwd: root }).map((file) =>
    Number(/^ {2}number: (\d+),$/m.exec(read(root, file))?.[1] ?? 0),
  );
  const number = Math.max(0, ...numbers) + 1;
  return [
    newFile(root, `${folder}/article.ts`, data(id, number, today)),
    newFile(root, `${folder}/es.mdx`, prose('Spanish')),
    newFile(root, `${folder}/en.mdx`, prose('English')),
  ];
}

const data = (id: string, number: number, today: string) => `import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: '${id}',
  number: ${number},
  slug: '${id}',
  published: '${today}',
  updated: '${today}',
  topics: ['method'],
  level: 'beginner',
  calls: ['freeChannel', 'vip'],
};
`;

const prose = (language: string) => `---
title: '${placeholder(`${language} title, up to 110 letters`)}'
seoTitle: '${placeholder(`${language} title for search engines, 50 to 60`)}'
description: '${placeholder(`${language} description for search engines, up to 160 letters`)}'
standfirst: '${placeholder(`one or two ${language} sentences under the title`)}'
---

${placeholder('the introduction')}

## ${placeholder('the first part')}

${placeholder('at least 900 words, with a footnote for each source')}[^1]

[^1]: ${placeholder('the source, in words')}
`;
