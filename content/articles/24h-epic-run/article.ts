import type { ArticleInput } from '../schema.ts';
import { EPIC_RUN } from './run.ts';

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
    basis: EPIC_RUN.basis,
    trades: [
      { id: 'main', ratio: String(EPIC_RUN.freeRatio) },
      { id: 'second', ratio: String(EPIC_RUN.vipRatio) },
    ],
  },
};
