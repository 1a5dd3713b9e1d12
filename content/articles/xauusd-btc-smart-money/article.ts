import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'xauusd-btc-smart-money',
  number: 1,
  slug: 'como-operar-xauusd-btc-smart-money',
  published: '2025-08-12',
  updated: '2026-11-23',
  topics: ['method'],
  level: 'beginner',
  calls: ['freeChannel', 'vip'],
  figures: [
    {
      id: 'ideas',
      title: { es: 'Liquidez, BOS y FVG', en: 'Liquidity, BOS and FVG' },
      ideas: [
        {
          es: 'Liquidez: dos mínimos iguales, el precio los barre y regresa',
          en: 'Liquidity: two equal lows, price sweeps them and comes back',
        },
        {
          es: 'BOS: el precio cierra arriba de su último máximo',
          en: 'BOS: price closes above its last high',
        },
        {
          es: 'FVG: un impulso deja una zona y después el precio la visita',
          en: 'FVG: a fast move leaves an area, and price visits it later',
        },
      ],
    },
    {
      id: 'streak',
      title: {
        es: 'Lo que quitan diez pérdidas seguidas, según el riesgo de cada una',
        en: 'What ten losses in a row take, by risk per trade',
      },
      unit: '%',
      bars: [
        { name: { es: '1% por operación', en: '1% a trade' }, to: 9.6 },
        { name: { es: '5% por operación', en: '5% a trade' }, to: 40.1 },
      ],
    },
  ],
};
