import type { ArticleInput } from './schema.ts';

/** A made-up case for tests, so that they need no article of the site. */
export const sampleCase: ArticleInput = {
  id: 'sample-case',
  number: 5,
  slug: 'caso-de-muestra',
  published: '2025-09-03',
  updated: '2025-09-20',
  topics: ['cases', 'sentiment'],
  level: 'intermediate',
  calls: ['vip'],
  report: {
    basis: 'self-reported',
    trades: [
      {
        id: 'main',
        asset: 'XAUUSD',
        order: 'buy',
        entry: 2400,
        stop: 2396,
        target: 2420,
        quoted: { risk: '40', reward: '200', ratio: '5' },
      },
    ],
    result: { pips: '200' },
  },
};
