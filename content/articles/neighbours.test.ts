import { expect, it } from 'vitest';
import { ARTICLES, articleById } from './articles.ts';
import { neighboursOf, relatedTo } from './neighbours.ts';

it('G2 each article leads to the one before and the one after it, and back', () => {
  for (const article of ARTICLES) {
    const { older, newer } = neighboursOf(article);
    if (older) expect(neighboursOf(older).newer).toBe(article);
    if (newer) expect(neighboursOf(newer).older).toBe(article);
  }
  expect(neighboursOf(articleById('24h-epic-run')).newer).toBeNull();
  expect(neighboursOf(articleById('xauusd-btc-smart-money')).older).toBeNull();
});

it('G7 the second masterclass follows the case of 2 September', () => {
  expect(neighboursOf(articleById('second-masterclass')).older?.id).toBe('institutional-volume');
});

it('G2 related articles share topics, and an editor’s choice stands before that', () => {
  const article = articleById('second-masterclass');
  expect(relatedTo(article)).toHaveLength(3);
  expect(relatedTo(article)[0]?.id).toBe('institutional-volume');
  const chosen = { ...article, related: ['choose-vip-channel'] };
  expect(relatedTo(chosen).map(({ id }) => id)).toEqual(['choose-vip-channel']);
});
