import { expect, it } from 'vitest';
import { madeHistory } from '#tests/e2e/sentiment-history.ts';
import { summaryText } from './change-words.ts';

const history = madeHistory({ now: new Date('2026-06-10T16:00:00.000Z'), days: 90 });

it.each([
  ['es', 41, '41 tramos en extremo'],
  ['es', 1, '1 tramo en extremo'],
  ['es', 0, 'ninguna lectura guardada en extremo'],
  ['en', 41, '41 stretches at an extreme'],
  ['en', 1, '1 stretch at an extreme'],
  ['en', 0, 'no stored reading at an extreme'],
] as const)(
  'N1 describes the stretches (%s, %i) of all readings, not of the sampled points',
  (locale, extremeStretches, told) => {
    expect(summaryText({ ...history, extremeStretches }, locale)).toContain(told);
  },
);
