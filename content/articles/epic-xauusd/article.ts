import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'epic-xauusd',
  number: 7,
  slug: 'operacion-epica-xauusd',
  published: '2025-09-10',
  updated: '2026-11-23',
  topics: ['cases', 'method'],
  level: 'advanced',
  badges: [
    { es: 'ÉPICO NUEVO', en: 'NEW EPIC' },
    { es: '1:10 + 1:4 RR', en: '1:10 + 1:4 RR' },
  ],
  calls: ['vip', 'freeChannel'],
  callsOutside: true,
  report: {
    basis: 'self-reported',
    unpublished: {
      es: 'hora de entrada, temporalidad y razón del stop',
      en: 'entry time, timeframe and reason for the stop',
    },
    trades: [
      {
        id: 'main',
        asset: 'XAUUSD',
        order: 'buy',
        entry: 3638.13,
        stop: 3634.943,
        target: 3670,
        quoted: { risk: '31.8', reward: '318.7', ratio: '10' },
        breakevenAt: 2,
      },
      {
        id: 'second',
        name: { es: 'Reentrada 1', en: 'Re-entry 1' },
        asset: 'XAUUSD',
        order: 'buy',
        ratio: '4',
      },
      {
        id: 'third',
        name: { es: 'Reentrada 2', en: 'Re-entry 2' },
        asset: 'XAUUSD',
        order: 'buy',
        ratio: '4',
      },
    ],
    management: { minutes: 255, reentries: 3, trailingStops: 5, updates: 12 },
  },
};
