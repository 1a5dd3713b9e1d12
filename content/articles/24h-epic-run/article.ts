import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: '24h-epic-run',
  number: 9,
  slug: '{{slug}}-24h-epic-run',
  published: '2025-09-19',
  updated: '2026-11-23',
  topics: ['cases', 'method'],
  level: 'intermediate',
  badges: [{ es: 'EPIC', en: 'EPIC' }],
  statedMinutes: 12,
  calls: ['vip', 'freeChannel', 'blog'],
  report: {
    basis: 'self-reported',
    trades: [
      { id: 'main', ratio: '10' },
      { id: 'second', ratio: '45' },
    ],
    day: {
      fundedAccount: 100_000,
      riskPercent: { from: 0.5, to: 1 },
      timeline: ['00:00', '06:30', '12:45', '18:20', '23:59'],
    },
  },
};
