import { expect, it } from 'vitest';
import { articleById } from '#content/articles/articles.ts';
import { shows } from '#tests/example.ts';
import { HERO_PLAN } from './hero-plan.ts';

it.runIf(shows('second-masterclass'))(
  'D1 G7 the example of the home page has the levels of its article, to the last digit',
  () => {
    const { symbol, ...levels } = HERO_PLAN;
    expect(articleById('second-masterclass').report?.trades[0]).toMatchObject({ asset: symbol, ...levels });
  },
);
