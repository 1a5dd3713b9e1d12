import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: '24h-epic-run',
  number: 9,
  slug: '{{slug}}-24h-epic-run',
  published: '2025-09-19',
  updated: '2025-09-19',
  topics: ['cases', 'method'],
  level: 'intermediate',
  badges: [{ es: 'EPIC', en: 'EPIC' }],
  statedMinutes: 12,
  calls: ['vip', 'freeChannel', 'blog'],
  report: {
    basis: 'self-reported',
    trades: [
      { id: 'main', asset: 'XAUUSD', order: 'buy', ratio: '10' },
      { id: 'second', asset: 'XAUUSD', order: 'buy', ratio: '45' },
    ],
  },
};
