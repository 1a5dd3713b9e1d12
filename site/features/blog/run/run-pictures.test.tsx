import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findIllustrations } from '#brand/doctor.ts';
import { brand } from '#brand/load.ts';
import { showsInvented } from '#brand/placeholder.ts';
import { parseArticles } from '#content/articles/articles.ts';
import { dayPictures } from '#content/articles/day.ts';
import { sampleCase } from '#content/articles/sample-case.ts';
import type { ArticleInput, DayPicture } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, LOCALES, type Locale } from '#contracts/locale.ts';
import { RunResults } from './Run.tsx';
import { filesOf } from './run-pictures.ts';
import { DAY } from './sample-day.ts';

const REAL: DayPicture = {
  phase: 2,
  file: 'free.png',
  alt: { es: 'Estado de cuenta', en: 'Account statement' },
  illustrative: false,
};
const INVENTED: DayPicture = { ...REAL, phase: 4, file: 'funded.jpg', illustrative: true };
const GIVEN = [REAL, INVENTED];
const FOLDER = Object.fromEntries(
  GIVEN.map(({ file }) => [
    `/content/articles/sample-case/results/${file}`,
    { default: { src: `/_astro/${file}`, width: 800, height: 450 } },
  ]),
);

function draw(locale: Locale, results: readonly DayPicture[]) {
  const props = {
    locale,
    day: DAY,
    pictures: dayPictures(results),
    files: filesOf('sample-case', results, FOLDER),
  };
  const $ = load(renderToStaticMarkup(<RunResults {...props} />));
  return $('[data-part="result"]')
    .toArray()
    .map((one) => ({
      isDrawn: $(one).find('svg').length > 0,
      picture: $(one).find('img').attr(),
      isLabelled: $(one).text().includes(translate(locale, 'blog.illustrative')),
      isVouched: $(one).text().includes(translate(locale, 'run.verified')),
    }));
}

describe.each(LOCALES)('A6 G13 the pictures of the 24-hour case in %s', (locale) => {
  it('A6 without an owner’s own, all five are drawn and labelled as illustrations', () => {
    expect(draw(locale, [])).toEqual(
      Array.from({ length: 5 }, () => ({
        isDrawn: true,
        picture: undefined,
        isLabelled: true,
        isVouched: showsInvented(brand),
      })),
    );
  });

  it('A6 an owner’s own takes the place of the drawn one; the label goes where it is real, and stays where it is not', () => {
    const drawn = draw(locale, GIVEN);
    expect(drawn.map(({ isDrawn }) => isDrawn)).toEqual([true, false, true, false, true]);
    expect(drawn.map(({ isLabelled }) => isLabelled)).toEqual([true, false, true, true, true]);
    // On a real domain, the brand vouches for real pictures alone.
    expect(drawn.map(({ isVouched }) => isVouched)).toEqual(
      drawn.map(({ isLabelled }) => !isLabelled || showsInvented(brand)),
    );
    expect(drawn[1]?.picture).toMatchObject({
      src: '/_astro/free.png',
      alt: inLocale(REAL.alt, locale),
      width: '800',
      height: '450',
      loading: 'lazy',
    });
  });
});

it('A2 A6 the doctor lists every picture of the day that is drawn or invented', () => {
  const listed = (results: readonly DayPicture[]) =>
    findIllustrations(
      dayPictures(results).map(({ phase, illustrative }) => ({
        id: `${phase}`,
        name: 'picture',
        illustrative,
      })),
      'put a real one',
    );
  expect(listed([]).map(({ field }) => field)).toEqual(['1', '2', '3', '4', '5']);
  expect(listed(GIVEN).map(({ field }) => field)).toEqual(['1', '3', '4', '5']);
  expect(listed(GIVEN)[0]?.advice).toBe('put a real one');
});

it.each<[string, readonly unknown[], RegExp]>([
  [
    'of no phase',
    [{ ...REAL, phase: 6 }],
    /^content\/articles\/sample-case: report\.day\.pictures\.0\.phase takes a phase from 1 to 5$/,
  ],
  [
    'that is a path',
    [{ ...REAL, file: '../x.png' }],
    /pictures\.0\.file takes the name of a picture in the folder results/,
  ],
  ['that is no bitmap', [{ ...REAL, file: 'x.svg' }], /pictures\.0\.file takes the name of a picture/],
  [
    'without words in one language',
    [{ ...REAL, alt: { es: 'a' } }],
    /pictures\.0\.alt\.en takes in es and en/,
  ],
  ['that does not say whether it is real', [{ ...REAL, illustrative: undefined }], /illustrative takes true/],
  ['for a phase that has one', [REAL, REAL], /report\.day\.pictures takes one picture a phase$/],
])('A6 N6 a picture %s is refused in words for an editor', (_title, inputs, message) => {
  const { freeRatio: _, vipRatio: __, ...day } = DAY;
  const report = { ...sampleCase.report, day: { ...day, pictures: inputs } };
  expect(() => parseArticles([{ ...sampleCase, report } as unknown as ArticleInput])).toThrow(message);
});

it('A6 N6 a picture that is not in the folder is refused by phase, name and folder', () => {
  expect(() => filesOf('sample-case', [REAL], {})).toThrow(
    'content/articles/sample-case/article.ts: the picture of phase 2, "free.png", is not in content/articles/sample-case/results',
  );
});
