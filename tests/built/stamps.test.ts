import { describe, expect, it } from 'vitest';
import { shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { SIDE_CLAIMS } from '#brand/schema.ts';
import { roadmap } from '#content/roadmap.ts';
import { SAMPLE_TRADE } from '#content/sample-trade.ts';
import { SCENARIO_CURRENCY, SCENARIOS } from '#content/scenarios.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { formatPrice, formatShare } from '#domain/format.ts';
import { scenarioRoi } from '#domain/scenario.ts';
import { hasSection } from '../home-sections.ts';
import { plainText } from '../plain-text.ts';
import { distPages } from './pages.ts';

const STAMP = '[data-part="stamp"]';
const FULL_TEXT = '[data-part="simulated-note"]';
/** The mark of a declared figure. */
const MARK = 'a[href="#claim-note"]';

/** The claims that this brand shows (N13). */
const CLAIMS = shownClaims(brand.claims.map(({ id }) => id)).map(({ id }) => id);

const pages = distPages();

describe.each(BASE_LOCALES)('in %s', (locale) => {
  const own = pages.filter(({ file }) => file.startsWith(`${locale}/`));
  const home = own.find(({ path }) => path === '/');
  if (!home) throw new Error('there is no home page');

  it('A8 a page has the text on simulated figures once if it has a stamp, else not; every stamp opens it', () => {
    expect(own.some(({ $ }) => $(STAMP).length > 0)).toBe(true);
    for (const { file, $ } of own) {
      const stamps = $(STAMP).toArray();
      expect($(FULL_TEXT).length, file).toBe(stamps.length > 0 ? 1 : 0);
      const id = $(FULL_TEXT).attr('id');
      for (const one of stamps) expect($(one).attr('popovertarget'), file).toBe(id);
    }
  });

  it.runIf(hasSection('educationalSimulator'))(
    'D3 A8 each scenario has a stamp beside its return and its result',
    () => {
      for (const scenario of SCENARIOS) {
        const panel = home.$(`#scenario-${scenario.id}-panel`);
        const text = plainText(panel.text());
        expect(text).toContain(formatShare(scenarioRoi(scenario), locale));
        expect(text).toContain(
          plainText(formatPrice(scenario.result, locale, { currency: SCENARIO_CURRENCY })),
        );
        expect(panel.find(STAMP), scenario.id).toHaveLength(1);
      }
    },
  );

  it('D9 A8 the roadmap shows each return of the plan, with one stamp', () => {
    const section = home.$('#roadmap');
    const text = plainText(section.text());
    for (const { percent } of roadmap.flatMap(({ returns }) => returns))
      expect(text).toContain(formatShare(percent, locale));
    expect(section.find(STAMP)).toHaveLength(1);
  });

  it.runIf(hasSection('calculator'))('D10 A8 each output of the calculator has the stamp above it', () => {
    const outputs = home.$('[data-part^="roi-"][data-value]').toArray();
    expect(outputs.length).toBeGreaterThan(4);
    for (const one of outputs) {
      const calculator = home.$(one).closest('[data-part="roi"]');
      expect(calculator.find(STAMP), one.attribs['data-part']).toHaveLength(1);
    }
  });

  it('D5 H1 A8 every figure with a simulated result or the sample trade has a stamp, on every page', () => {
    const results = Object.values(SIDE_CLAIMS).map((id) => `[data-claim="${id}"]`);
    // The trade of the hero is one to try, and says that it is an example.
    const trade = `:not([data-part="hero-trade"]) > [data-part="trade"][data-entry="${SAMPLE_TRADE.entry}"][data-target="${SAMPLE_TRADE.target}"]`;
    const found = own.flatMap(({ file, $ }) =>
      $([...results, trade].map((one) => `main ${one}`).join(', '))
        .toArray()
        .map((one) => ({ file, stamps: $(one).closest('figure').find(STAMP).length })),
    );
    expect(found.length).toBeGreaterThan(hasSection('beforeAfter') ? 2 : 0);
    for (const { file, stamps } of found) expect(stamps, file).toBe(1);
  });

  it('A5 a claim has its mark wherever it is', () => {
    const shown = own.flatMap(({ file, $ }) =>
      $('[data-part="claim"]')
        .toArray()
        .map((one) => ({ file, id: one.attribs['data-claim'], marks: $(one).find(MARK).length })),
    );
    expect(shown.length > 0).toBe(CLAIMS.length > 0);
    for (const { file, id, marks } of shown) expect(marks, `${file} ${id}`).toBe(1);
  });

  it('A5 a group of claims says once that it has no period', () => {
    const said = locale === 'es' ? /no declarado|sin periodo/gi : /not stated|no stated period/gi;
    for (const { file, $ } of own) {
      for (const group of $('main :is(section, figure, aside)').toArray()) {
        const text = $(group).clone();
        text.find('section, figure, aside').remove();
        expect((text.text().match(said) ?? []).length, file).toBeLessThan(2);
      }
    }
  });
});

it.skipIf(brand.off?.length)('A5 every claim that the brand shows is on a page', () => {
  const ids = pages.flatMap(({ $ }) =>
    $('[data-part="claim"]')
      .toArray()
      .map((one) => one.attribs['data-claim']),
  );
  expect([...new Set(ids)].sort()).toEqual([...CLAIMS].sort());
});
