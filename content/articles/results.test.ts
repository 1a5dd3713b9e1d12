import { expect, it } from 'vitest';
import { parseArticles } from './articles.ts';
import { sampleCase } from './sample-case.ts';
import type { ArticleInput } from './schema.ts';

interface Quoted {
  /** The reward as it was published; null where the trade quotes none. */
  readonly reward: string | null;
  readonly isNoted?: boolean;
}

/** The sample case with another published result, and another quoted reward. */
function withResult(pips: string, { reward, isNoted }: Quoted): ArticleInput {
  const changed = structuredClone(sampleCase);
  const [trade] = changed.report?.trades ?? [];
  if (!changed.report || !trade || !('quoted' in trade)) throw new Error('the case has lost its trade');
  changed.report.result = { pips };
  if (reward === null) delete trade.quoted.reward;
  else trade.quoted.reward = reward;
  if (isNoted) trade.notes = { reward: { es: 'se publicó así', en: 'it was published so' } };
  return changed;
}

it.each([
  ['the quoted 199, which the trade’s note explains', withResult('199', { reward: '199', isNoted: true })],
  ['what the prices give, where the trade quotes none', withResult('200', { reward: null })],
])('G12 a published result of %s stands', (_title, article) => {
  expect(parseArticles([article])).toHaveLength(1);
});

it.each([
  [
    'exact, but not as it was quoted',
    withResult('200', { reward: '199', isNoted: true }),
    /has 200, but trade main quotes 199$/,
  ],
  ['mistyped', withResult('210', { reward: '200' }), /has 210, but trade main quotes 200$/],
  [
    'mistyped where the trade quotes none',
    withResult('210', { reward: null }),
    /has 210, but trade main gives 200$/,
  ],
])('G12 a published result in pips that is %s is refused by name', (_title, article, message) => {
  expect(() => parseArticles([article])).toThrow(message);
});
