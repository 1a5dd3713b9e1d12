import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offerById, priceOf } from '#content/offers.ts';
import { roadmap } from '#content/roadmap.ts';
import { BASE_LOCALES, inLocale } from '#contracts/locale.ts';
import { isExample } from '#tests/example.ts';
import { plainText } from '#tests/plain-text.ts';
import { RoadmapPhases } from './Roadmap.tsx';

/** The plan's own table as each language writes it. */
const FACTS = {
  es: {
    duration: ['3–4 meses', '4 meses', '5–6 meses'],
    multiple: ['5×', '4×', '5×'],
    returns: [/^100% en 2 meses, .*200%/, /^El plan/, /^400% en 2 meses$/],
    hypothetical: /hipotético.*plan/,
  },
  en: {
    duration: ['3–4 months', '4 months', '5–6 months'],
    multiple: ['5×', '4×', '5×'],
    returns: [/^100% in 2 months, .*200%/, /^The plan/, /^400% in 2 months$/],
    hypothetical: /hypothetical.*plan/i,
  },
} as const;

describe.each(BASE_LOCALES)('in %s', (locale) => {
  const $ = load(renderToStaticMarkup(<RoadmapPhases locale={locale} />));
  const cells = (fact: string, cell: 'dt' | 'dd') =>
    $(`[data-fact="${fact}"] ${cell}`)
      .toArray()
      .map((one) => plainText($(one).text()));
  const words = FACTS[locale];

  it.runIf(isExample)('D9 each phase shows its months, multiple and least amount', () => {
    for (const fact of ['duration', 'multiple'] as const) expect(cells(fact, 'dd')).toEqual(words[fact]);
    expect(cells('entry', 'dd')).toEqual(
      roadmap.flatMap(({ tier }) => offerById(tier) ?? []).map((offer) => priceOf(offer, locale)),
    );
  });

  it('D9 each phase names its tier', () => {
    const tiers = $('article > div > p:first-of-type').toArray();
    expect(tiers).toHaveLength(roadmap.length);
    for (const [index, { tierName }] of roadmap.entries())
      expect($(tiers[index]).text()).toContain(inLocale(tierName, locale));
  });

  it.runIf(isExample)(
    'D9 A5 A8 a return is said to be hypothetical and the plan’s, never one the brand has made',
    () => {
      expect(cells('returns', 'dd')).toHaveLength(words.returns.length);
      for (const [index, text] of cells('returns', 'dd').entries())
        expect(text).toMatch(words.returns[index] ?? '');
      for (const name of cells('returns', 'dt')) expect(name).toMatch(words.hypothetical);
      expect($('dl').text()).not.toMatch(/declara|marca|brand|states/i);
    },
  );
});
