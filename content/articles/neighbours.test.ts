import { expect, it } from 'vitest';
import { ARTICLES, articleById } from './articles.ts';
import { neighboursOf, relatedTo } from './neighbours.ts';

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

it('G7 the second masterclass follows the case of 2 September', () => {
  expect(neighboursOf(articleById('second-masterclass')).older?.id).toBe('institutional-volume');
});

it('G2 related articles share topics, and an editor’s choice stands before that', () => {
  const article = articleById('second-masterclass');
  const others = ['choose-vip-channel', 'epic-xauusd', 'institutional-volume', 'supreme-buy-stop'];
  const related = relatedTo(
    article,
    3,
    others.map((id) => articleById(id)),
  );
  expect(related.map(({ id }) => id)).toEqual(['institutional-volume', 'supreme-buy-stop', 'epic-xauusd']);
  const chosen = { ...article, related: ['choose-vip-channel'] };
  expect(relatedTo(chosen).map(({ id }) => id)).toEqual(['choose-vip-channel']);
});
