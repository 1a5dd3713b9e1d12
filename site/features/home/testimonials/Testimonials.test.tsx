import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { Testimonials } from './Testimonials.tsx';

const CASES = [
  ['none', [true, true, true], 'voices.title', 'voices.intro'],
  ['some', [true, false, true], 'voices.titleSome', 'voices.introSome'],
  ['all', [false, false, false], 'voices.titleReal', 'voices.introReal'],
] as const;

describe.each(BASE_LOCALES)('in %s', (locale) => {
  it.each(CASES)(
    'A6 D11 where %s of the voices are real, the section says so',
    (_, examples, title, intro) => {
      const voices = examples.map((illustrative) => ({ illustrative }));
      const $ = load(renderToStaticMarkup(<Testimonials locale={locale} voices={voices} />));
      expect($('h2').text()).toBe(translate(locale, title));
      expect($('h2 + p').text()).toBe(translate(locale, intro));
    },
  );

  it('A6 the three heads differ, none counts the voices, and the mixed one names the label of an example', () => {
    const heads = CASES.map(([, , title, intro]) => translate(locale, title) + translate(locale, intro));
    expect(new Set(heads).size).toBe(CASES.length);
    for (const head of heads) expect(head).not.toMatch(/\d|\b(tres|cuatro|cinco|three|four|five)\b/i);
    expect(translate(locale, 'voices.introSome')).toContain(translate(locale, 'voices.illustrative'));
  });
});
