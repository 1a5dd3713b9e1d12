import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offerById, priceOf } from '#content/offers.ts';
import { roadmap } from '#content/roadmap.ts';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { plainText } from '#tests/plain-text.ts';
import { RoadmapPhases } from './Roadmap.tsx';

/** The plan's own table as each language writes it. */
const FACTS = {
  es: {
    duration: ['3–4 meses', '4 meses', '5–6 meses'],
    multiple: ['5×', '4×', '5×'],
    returns: [/^100% en 2 meses, .*200%/, /^El plan/, /^400% en 2 meses$/],
    tier: [/Análisis premium/, /acelerado/, /NWLVL/],
    hypothetical: /hipotético.*plan/,
  },
  en: {
    duration: ['3–4 months', '4 months', '5–6 months'],
    multiple: ['5×', '4×', '5×'],
    returns: [/^100% in 2 months, .*200%/, /^The plan/, /^400% in 2 months$/],
    tier: [/Premium analysis/, /Accelerated/, /NWLVL/],
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

  it('D9 each phase shows its months, multiple and least amount', () => {
    for (const fact of ['duration', 'multiple'] as const) expect(cells(fact, 'dd')).toEqual(words[fact]);
    expect(cells('entry', 'dd')).toEqual(
      roadmap.flatMap(({ tier }) => offerById(tier) ?? []).map((offer) => priceOf(offer, locale)),
    );
  });

  it('D9 only a tier that is sold is to be asked about', () => {
    const asked = $(`article:contains("${translate(locale, 'roadmap.ask')}")`);
    expect(asked).toHaveLength(offerById(roadmap[1]?.tier ?? '') ? 1 : 0);
  });

  it('D9 each phase names its tier while it is sold', () => {
    const tiers = $('article > div > p:first-of-type').toArray();
    for (const [index, tier] of words.tier.entries()) {
      const isSold = offerById(roadmap[index]?.tier ?? '') !== undefined;
      expect(tier.test($(tiers[index]).text()), String(tier)).toBe(isSold);
    }
  });

  it('D9 A5 A8 a return is said to be hypothetical and the plan’s, never one the brand has made', () => {
    expect(cells('returns', 'dd')).toHaveLength(words.returns.length);
    for (const [index, text] of cells('returns', 'dd').entries())
      expect(text).toMatch(words.returns[index] ?? '');
    for (const name of cells('returns', 'dt')) expect(name).toMatch(words.hypothetical);
    expect($('dl').text()).not.toMatch(/declara|marca|brand|states/i);
  });
});
