import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'institutional-volume',
  number: 4,
  slug: 'xauusd-volumen-institucional-2-septiembre-2025',
  published: '2025-09-02',
  updated: '2026-11-23',
  topics: ['cases', 'sentiment', 'method'],
  level: 'intermediate-advanced',
  statedMinutes: 8,
  calls: ['vip', 'vsTraders', 'freeChannel', 'merch', 'contact'],
  report: {
    basis: 'self-reported',
    unpublished: {
      es: 'hora de entrada, temporalidad y razón del stop',
      en: 'entry time, timeframe and reason for the stop',
    },
    sentiment: { long: 25, short: 75 },
    trades: [
      {
        id: 'main',
        asset: 'XAUUSD',
        order: 'buy',
        entry: 3474.7,
        stop: 3471.353,
        target: 3508.5,
        quoted: { reward: '337', ratio: '10' },
        notes: {
          reward: {
            es: 'Publicamos +337 pips; los precios dan 338 exactos. Dejamos ambas cifras.',
            en: 'It was published as +337 pips; the prices give exactly 338. We keep both figures.',
          },
        },
      },
    ],
    result: { pips: '337' },
  },
};
