import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'choose-vip-channel',
  number: 2,
  slug: 'como-elegir-canal-vip-trading',
  published: '2025-08-19',
  updated: '2026-11-22',
  topics: ['safety'],
  level: 'beginner',
  calls: ['freeChannel', 'vip', 'contact'],
};
