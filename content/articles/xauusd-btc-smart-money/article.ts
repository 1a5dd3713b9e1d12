import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'xauusd-btc-smart-money',
  number: 1,
  slug: 'como-operar-xauusd-btc-smart-money',
  published: '2025-08-12',
  updated: '2026-11-22',
  topics: ['method'],
  level: 'beginner',
  calls: ['freeChannel', 'vip'],
};
