import { describe, expect, it } from 'vitest';
import { claimText, shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { FIRST_OFFER, termsOf } from '#content/offers.ts';
import { SCENARIO_CURRENCY, SCENARIOS } from '#content/scenarios.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { formatNumber, formatShare } from '#domain/format.ts';
import { scenarioRoi } from '#domain/scenario.ts';
import { HERO_CLAIMS } from '#site/features/home/hero/hero-plan.ts';
import { ADDED_SECTIONS, HOME_SECTIONS, hasSection } from '../home-sections.ts';
import { plainText } from '../plain-text.ts';
import { distPages } from './pages.ts';

const HYPOTHETICAL = { es: /hipotétic/i, en: /hypothetical/i };

const pages = distPages();

describe.each(BASE_LOCALES)('the home page in %s', (locale) => {
  const home = pages.find(({ file }) => file === `${locale}/index.html`);
  if (!home) throw new Error(`no home page in ${locale}`);
  const { $ } = home;

  it('D1 D14 has each of its fourteen sections that the brand shows, once and in order, with the footer after them', () => {
    const parts = $('main > *');
    const places = Object.values(HOME_SECTIONS).flatMap(({ selector, isShown }) => {
      expect($(`main ${selector}`), selector).toHaveLength(isShown ? 1 : 0);
      return isShown ? [parts.index($(`main > ${selector}, main > *:has(${selector})`))] : [];
    });
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBe(parts.length - 1);
    expect($('main ~ footer')).toHaveLength(1);
  });

  it('N10 arrives with at most 1,240 elements, head and closed folds included, but for added sections and tiers', () => {
    const cards = $('[data-part="service-card"]').slice(4);
    const added = $(`${ADDED_SECTIONS}, ${ADDED_SECTIONS} *`).add(cards).add(cards.find('*'));
    expect($('*').length - added.length).toBeLessThanOrEqual(1_240);
  });

  it('D1 D2 the first words give the price of the first tier, and a price on a button does not break', () => {
    expect($('[data-part="hero-subtitle"]').text()).toContain(termsOf(FIRST_OFFER, locale));
    const labels = brand.offers.flatMap((offer) =>
      $(`main a[href="${offer.checkout}"]`)
        .toArray()
        .map((call) => ({ label: $(call).text(), terms: termsOf(offer, locale).replaceAll(' ', '\u00a0') })),
    );
    expect(labels).not.toEqual([]);
    expect(labels.filter(({ label, terms }) => !label.includes(terms))).toEqual([]);
  });

  it('D1 J6 the HTML holds the final figures of the hero that the brand shows, each marked to roll up', () => {
    const stats = shownClaims(HERO_CLAIMS);
    const figures = $('[data-part="stat"]').toArray();
    expect(figures.map((one) => one.attribs['data-claim'])).toEqual(stats.map(({ id }) => id));
    expect(figures.map((one) => $(one).find('[data-motion="roll"]').text())).toEqual(
      stats.map((claim) => claimText(claim, locale)),
    );
  });

  it.runIf(hasSection('educationalSimulator'))(
    'D3 A8 labels the return and the result of each scenario as hypothetical beside the figure',
    () => {
      for (const scenario of SCENARIOS) {
        const facts = $(`#scenario-${scenario.id}-panel dl > div`).toArray();
        for (const figure of [
          formatShare(scenarioRoi(scenario), locale),
          `${formatNumber(scenario.result, 0, locale)} ${SCENARIO_CURRENCY}`,
        ]) {
          const fact = facts.filter((one) => plainText($(one).find('dd').text()) === figure);
          expect(fact, `${scenario.id} ${figure}`).toHaveLength(1);
          expect($(fact).find('dt').text()).toMatch(HYPOTHETICAL[locale]);
        }
      }
    },
  );

  it('N10 preloads no picture before the text', () => {
    expect($('[fetchpriority="high"], link[rel="preload"][as="image"]')).toHaveLength(0);
    expect($('img:not([loading="lazy"])')).toHaveLength(0);
  });
});
