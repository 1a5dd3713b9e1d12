import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'tech-finance-fiat',
  number: 3,
  slug: 'futuro-tech-finance-fiat',
  published: '2025-08-26',
  updated: '2026-11-23',
  topics: ['economy'],
  level: 'beginner',
  calls: ['freeChannel', 'vip'],
};
