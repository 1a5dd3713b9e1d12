import { expect, it } from 'vitest';
import { shows } from '#tests/example.ts';
import { ARTICLES, articleById, parseArticles, WRITTEN } from './articles.ts';
import { neighboursOf, relatedTo } from './neighbours.ts';
import { sampleCase } from './sample-case.ts';
import type { Topic } from './schema.ts';

it('G2 each article leads to the one before and the one after it, and back', () => {
  for (const article of ARTICLES) {
    const { older, newer } = neighboursOf(article);
    if (older) expect(neighboursOf(older).newer).toBe(article);
    if (newer) expect(neighboursOf(newer).older).toBe(article);
  }
  const [newest, oldest] = [ARTICLES[0], ARTICLES.at(-1)];
  expect(newest && neighboursOf(newest).newer).toBeNull();
  expect(oldest && neighboursOf(oldest).older).toBeNull();
});

it.runIf(shows('second-masterclass', 'institutional-volume'))(
  'G7 the second masterclass follows the case of 2 September',
  () => {
    expect(neighboursOf(articleById('second-masterclass')).older?.id).toBe('institutional-volume');
  },
);

it('G2 related articles share topics, and an editor’s choice stands before that; a removed one is left out', () => {
  const of = (id: string, number: number, topics: Topic[]) => ({
    ...sampleCase,
    id,
    number,
    topics,
    slug: id,
  });
  const articles = parseArticles([
    of('five', 5, ['cases', 'sentiment']),
    of('four', 4, ['cases', 'sentiment', 'method']),
    of('six', 6, ['cases', 'method']),
    of('seven', 7, ['cases', 'method']),
    of('two', 2, ['safety']),
  ]);
  const article = articleById('five', articles);
  const idsOf = (related: typeof articles) => related.map(({ id }) => id);
  expect(idsOf(relatedTo(article, 3, articles))).toEqual(['four', 'six', 'seven']);
  const chosen = { ...article, related: ['two', 'removed'] };
  expect(idsOf(relatedTo(chosen, 3, articles))).toEqual(['two']);
});

it('N6 an article that this build does not list has no neighbours', () => {
  const [first, ...others] = WRITTEN;
  if (!first) throw new Error('there is no article');
  expect(neighboursOf(first, others)).toEqual({ older: null, newer: null });
});
