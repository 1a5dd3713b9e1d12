import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'institutional-1-10',
  number: 8,
  slug: 'estrategia-institucional-1-10',
  published: '2025-09-16',
  updated: '2026-11-23',
  topics: ['cases', 'method'],
  level: 'intermediate',
  badges: [
    { es: 'ÚLTIMAS NOTICIAS', en: 'LATEST NEWS' },
    { es: '1:10RR', en: '1:10RR' },
  ],
  statedMinutes: 5,
  calls: ['vip', 'freeChannel', 'blog'],
  previous: {
    slug: 'analisis-tecnico-institucional',
    title: { es: 'Análisis técnico institucional', en: 'Institutional technical analysis' },
  },
  report: {
    basis: 'self-reported',
    unpublished: {
      es: 'hora de entrada y de cierre, temporalidad y razón del stop',
      en: 'entry and exit time, timeframe and reason for the stop',
    },
    trades: [
      {
        id: 'main',
        asset: 'XAUUSD',
        order: 'buy',
        entry: 3640.792,
        stop: 3635.643,
        target: 3693.139,
        quoted: { risk: '51.4', reward: '523.4', ratio: '10.17' },
      },
    ],
    result: { pips: '523.4' },
    claims: ['case-roi', 'case-precision'],
    chart: 'xauusd-2025-09-16',
  },
};
