import type { ArticleInput } from '../schema.ts';

export const article: ArticleInput = {
  id: 'choose-vip-channel',
  number: 2,
  slug: 'como-elegir-canal-vip-trading',
  published: '2025-08-19',
  updated: '2026-11-23',
  topics: ['safety'],
  level: 'beginner',
  calls: ['freeChannel', 'vip', 'contact'],
  figures: [
    {
      id: 'pips',
      title: {
        es: 'Las mismas diez señales, contadas de tres maneras',
        en: 'The same ten signals, counted in three ways',
      },
      unit: ' pips',
      bars: [
        { name: { es: 'Lo que publican', en: 'What they publish' }, to: 700 },
        { name: { es: 'Lo que te queda', en: 'What you have' }, to: 66.7 },
        { name: { es: 'Lo que te queda con costos', en: 'What you have after costs' }, to: 36.7 },
      ],
    },
    {
      id: 'sample',
      title: {
        es: 'Tasa real que cabe detrás del mismo porcentaje',
        en: 'True win rates consistent with the same reported rate',
      },
      unit: '%',
      bars: [
        { name: { es: '17 de 20', en: '17 out of 20' }, from: 64, to: 95 },
        { name: { es: '85 de 100', en: '85 out of 100' }, from: 76.7, to: 90.7 },
        { name: { es: '425 de 500', en: '425 out of 500' }, from: 81.6, to: 87.9 },
      ],
    },
  ],
};
