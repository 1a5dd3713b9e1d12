import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'second-masterclass',
  number: 5,
  slug: 'segunda-masterclass-sentimiento-oro',
  published: '2025-09-03',
  updated: '2026-11-23',
  topics: ['cases', 'sentiment'],
  level: 'intermediate',
  calls: ['vip', 'vsTraders', 'freeChannel'],
  report: {
    basis: 'self-reported',
    unpublished: {
      es: 'hora de entrada, temporalidad y razón del stop',
      en: 'entry time, timeframe and reason for the stop',
    },
    sentiment: { long: 29, short: 71 },
    trades: [
      {
        id: 'main',
        asset: 'XAUUSD',
        order: 'buy',
        entry: 3532.818,
        stop: 3528.638,
        target: 3553.854,
        quoted: { risk: '41.8', reward: '210.3', ratio: '5.03' },
      },
    ],
    result: { pips: '210.3', drawdownPercent: 0 },
  },
};
