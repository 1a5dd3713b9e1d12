import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BrandError } from '#brand/parse.ts';
import { inputsOf, parseArticles } from './articles.ts';
import { sampleCase } from './sample-case.ts';
import type { ArticleInput } from './schema.ts';

it('G12 a quoted figure that the prices do not bear out is refused by name', () => {
  const wrong = structuredClone(sampleCase);
  const [trade] = wrong.report?.trades ?? [];
  if (!trade || !('quoted' in trade)) throw new Error('the case has lost its trade');
  trade.quoted.reward = '210.5';
  expect(() => parseArticles([wrong])).toThrow(
    /sample-case: trade main quotes reward 210.5, but its prices give 200/,
  );
  trade.quoted.reward = '200';
  trade.notes = { ratio: { es: 'nota', en: 'note' } };
  expect(() => parseArticles([wrong])).toThrow(/explains a difference of its ratio, but there is none/);
});

it('G14 N6 an article changed before it was published is refused by name and days', () => {
  const wrong = { ...sampleCase, updated: '2025-09-02' };
  expect(() => parseArticles([wrong])).toThrow(
    /^content\/articles\/sample-case: updated 2025-09-02 lies before published 2025-09-03$/,
  );
});

it('G15 A5 a claim the brand does not make is refused by article and name', () => {
  const wrong = { ...sampleCase, report: { ...sampleCase.report, claims: ['case-roi', 'case-luck'] } };
  expect(() => parseArticles([wrong as ArticleInput])).toThrow(
    /^content\/articles\/sample-case: report.claims has "case-luck", which brand\/claims.json does not list: take it out there too$/,
  );
});

it.each<[string, Partial<Record<keyof ArticleInput, unknown>>, RegExp]>([
  ['a misspelt field', { autor: 'x' } as never, /sample-case/],
  ['a topic nobody knows', { topics: ['golf'] }, /takes one or more of cases/],
  ['a day that does not exist', { published: '2025-02-30' }, /takes a day as YYYY-MM-DD/],
  ['an address with a capital', { slug: 'Oro' }, /slug/],
  [
    'a full address for a chart, whose host is the brand’s to say',
    { report: { ...sampleCase.report, chart: 'https://graficos.example/x' } },
    /report\.chart takes the last part of the address/,
  ],
])('N6 an article with %s is refused in words for an editor', (_title, change, message) => {
  expect(() => parseArticles([{ ...sampleCase, ...change } as ArticleInput])).toThrow(message);
});

it('N6 two articles cannot share id, number or address', () => {
  expect(() => parseArticles([sampleCase, sampleCase])).toThrow(
    /the id sample-case\n.*the number 5\n.*the address/,
  );
});

it('N6 a file without its article, and one of another id than its folder, are refused by name', () => {
  const modules = { './a/article.ts': {}, './b/article.ts': { article: sampleCase } };
  expect(() => inputsOf(modules)).toThrow(
    /^content\/articles\/a\/article\.ts: has to begin with: export const article.*\ncontent\/articles\/b: id takes the name of the folder, b$/,
  );
});

/** The places of all values in an article, as paths. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function withValue(value: unknown, [first, ...rest]: readonly string[], odd: unknown): unknown {
  if (first === undefined) return odd;
  const inner = withValue(Object(value)[first], rest, odd);
  if (Array.isArray(value)) return value.with(Number(first), inner);
  return { ...Object(value), [first]: inner };
}

it('N6 thousands of odd articles are answered with article and field, or used', () => {
  const paths = pathsOf(sampleCase).filter((path) => path.length > 0 && path[0] !== 'id');
  const odd = fc.constantFrom<unknown>(
    ...[undefined, null, true, '', '  ', 'x', 0, -1, 1e308, Number.NaN, [], {}, [{}], [null], '2025-02-30'],
    ...['__proto__', '{{slug}}', '\ud800', '9'.repeat(400), { es: 'a' }, { es: 1, en: 2 }, () => 0, 10n],
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), odd, (path, value) => {
      try {
        parseArticles([withValue(sampleCase, path, value) as ArticleInput]);
      } catch (error) {
        if (!(error instanceof BrandError)) throw error;
        for (const problem of error.problems) {
          expect(problem).toMatch(/^content\/articles\/?\S*: \S.* \S/);
          expect(problem, 'says what the field takes').not.toMatch(/invalid|\n/i);
        }
      }
    }),
    { numRuns: 3000 },
  );
});
