import { expect, test } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { IndicatorAnswer, IndicatorMeasure } from '#contracts/indicator.ts';
import { indicatorWords } from './words.ts';

const RELEASE = {
  period: '2026-Q3',
  first: '0.2%',
  latest: '0.2%',
  forecast: '0.3%',
  difference: '-0.1 pp',
} as IndicatorMeasure['releases'][number];

function wordsOf(release: Partial<typeof RELEASE>) {
  const measures = [{ measure: 'change', releases: [{ ...RELEASE, ...release }] }];
  const answer = { name: 'GDP · United States', measures } as unknown as IndicatorAnswer;
  return indicatorWords(answer, 'es');
}

test('N15 N18 the preview of an indicator has forecast and surprise only beside the figure that they were of', () => {
  const labelsOf = (release: Partial<typeof RELEASE>) => wordsOf(release)?.figures.map(({ label }) => label);
  const own = [translate('es', 'indicator.forecast'), translate('es', 'indicator.surprise')];
  expect(labelsOf({})).toEqual(expect.arrayContaining(own));
  for (const label of own) expect(labelsOf({ latest: '0.1%' })).not.toContain(label);
});

test('N15 J3 the preview of an indicator writes its period in words', () => {
  expect(wordsOf({})?.detail).toMatch(/T3 2026$/);
});
