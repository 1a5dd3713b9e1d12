import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'supreme-buy-stop',
  number: 6,
  slug: { es: 'operacion-suprema-buy-stop-oro', en: 'supreme-gold-buy-stop-trade' },
  published: '2025-09-07',
  updated: '2026-11-23',
  topics: ['cases', 'method'],
  level: 'intermediate',
  badges: [
    { es: 'SUPREMO', en: 'SUPREME' },
    { es: '1:10 RR', en: '1:10 RR' },
  ],
  calls: ['vip', 'freeChannel'],
  report: {
    basis: 'self-reported',
    unpublished: {
      es: 'precios, hora, temporalidad, duración y costos',
      en: 'prices, time, timeframe, duration and costs',
    },
    trades: [
      {
        id: 'main',
        asset: 'XAUUSD',
        order: 'buy-stop',
        ratio: '10',
        steps: [
          {
            es: 'La orden espera por encima del precio, con su stop ya puesto',
            en: 'The order waits above the price, its stop already set',
          },
          {
            es: 'El precio sube hasta la orden y la activa',
            en: 'Price rises to the order and triggers it',
          },
          {
            es: 'El precio avanza y se mide en múltiplos del riesgo',
            en: 'Price moves on, measured in multiples of the risk',
          },
          { es: 'El take profit está a diez veces el riesgo', en: 'The target lies at ten times the risk' },
        ],
      },
    ],
  },
};
