import { describe, expect, it } from 'vitest';
import { claimById, claimText } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { formatNumber, formatShare } from '#domain/format.ts';
import { scenarioRoi } from '#domain/scenario.ts';
import { plainText } from '../plain-text.ts';
import { distPages } from './pages.ts';

/** A selector or text for each section of the home page, in the order of the rows D1 to D14. */
const SECTIONS = [
  '[data-part="hero-subtitle"]',
  '#services',
  '#educational-simulator',
  '#process',
  '[data-part="before-after"]',
  '#features',
  '[data-part="video"]',
  `#${brandRoutes(brand.slug).liveSection}`,
  '#roadmap',
  '#roi-calculator',
  '[data-part="testimonials"]',
  '#faq',
  '#social',
  '#internal-links',
];
const STATS = ['win-rate', 'risk-reward-best', 'monthly-roi'];
const HYPOTHETICAL = { es: /hipotétic/i, en: /hypothetical/i };

const pages = distPages();

describe.each(BASE_LOCALES)('the home page in %s', (locale) => {
  const home = pages.find(({ file }) => file === `${locale}/index.html`);
  if (!home) throw new Error(`no home page in ${locale}`);
  const { $ } = home;

  it('D1 D14 has its fourteen sections once each in order, with the footer after them', () => {
    const parts = $('main > *');
    const places = SECTIONS.map((name) => {
      expect($(`main ${name}`), name).toHaveLength(1);
      return parts.index($(`main > ${name}, main > *:has(${name})`));
    });
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBe(parts.length - 1);
    expect($('main ~ footer')).toHaveLength(1);
  });

  it('N10 arrives with at most 1,240 elements, head and closed folds included', () => {
    expect($('*').length).toBeLessThanOrEqual(1_240);
  });

  it('D1 J6 the HTML holds the three final figures of the hero, each marked to roll up', () => {
    const figures = $('[data-part="stat"]').toArray();
    expect(figures.map((one) => one.attribs['data-claim'])).toEqual(STATS);
    expect(figures.map((one) => $(one).find('[data-motion="roll"]').text())).toEqual(
      STATS.map((id) => claimText(claimById(id), locale)),
    );
  });

  it('D3 A8 labels the return and the result of each scenario as hypothetical beside the figure', () => {
    for (const scenario of SCENARIOS) {
      const facts = $(`#scenario-${scenario.id}-panel dl > div`).toArray();
      for (const figure of [
        formatShare(scenarioRoi(scenario), locale),
        `${formatNumber(scenario.result, 0, locale)} USD`,
      ]) {
        const fact = facts.filter((one) => plainText($(one).find('dd').text()) === figure);
        expect(fact, `${scenario.id} ${figure}`).toHaveLength(1);
        expect($(fact).find('dt').text()).toMatch(HYPOTHETICAL[locale]);
      }
    }
  });

  it('N10 preloads no picture before the text', () => {
    expect($('[fetchpriority="high"], link[rel="preload"][as="image"]')).toHaveLength(0);
    expect($('img:not([loading="lazy"])')).toHaveLength(0);
  });
});
