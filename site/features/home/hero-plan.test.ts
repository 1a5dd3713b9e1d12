import { expect, it } from 'vitest';
import { articleById } from '#content/articles/articles.ts';
import { HERO_PLAN } from './hero-plan.ts';

it('D1 G7 shows on the home page the same trade as its article, to the last digit', () => {
  const { published, report } = articleById('second-masterclass');
  const { day, ...plan } = HERO_PLAN;
  expect(day).toBe(published);
  expect(report?.trades[0]).toMatchObject(plan);
});
