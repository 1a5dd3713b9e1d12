import { describe, expect, it } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { distPages } from './pages.ts';

/** The exact note that every claim figure links to (A5). */
const NOTE = {
  es: 'cifra declarada por la marca, no verificada por terceros; resultados pasados no garantizan resultados futuros',
  en: 'figure stated by the brand, not verified by third parties; past results do not guarantee future results',
};

/** The text that a stamp opens, recognised by its substance (A8, CFTC Rule 4.41). */
const SIMULATED = {
  es: {
    'simulated, not an actual record':
      /simulad.*(no son un historial real|a diferencia de un historial real)/i,
    'made with hindsight': /a posteriori|saber ya lo que pasó/i,
    'over- or under-estimates market factors such as liquidity':
      /(sobrestimar o subestimar|de más o de menos).*liquidez/i,
    'no representation that an account will achieve it':
      /no se afirma que una cuenta vaya a lograr.*(ganancias o pérdidas parecidas|algo parecido)/i,
  },
  en: {
    'simulated, not an actual record':
      /simulated.*(not an actual trading record|unlike an actual performance record)/i,
    'made with hindsight': /hindsight/i,
    'over- or under-compensates for market factors such as liquidity':
      /(over- or under-|under- or over-)compensate.*liquidity/i,
    'no representation that an account will achieve it':
      /no representation is (being )?made that any account will.*(profits or losses similar to these|similar results)/i,
  },
};

const pages = distPages();

describe.each(BASE_LOCALES)('in %s', (locale) => {
  const own = pages.filter(({ file }) => file.startsWith(`${locale}/`));

  it('A5 shows the exact note on every page with claim figures', () => {
    const stating = own.filter(({ $ }) => $('a[href="#claim-note"]').length > 0);
    expect(own.length).toBeGreaterThan(10);
    for (const { file, $ } of stating) {
      const note = $('#claim-note').text().replace(/\s+/g, ' ').toLowerCase();
      expect(note, file).toContain(NOTE[locale]);
    }
  });

  it('A8 keeps the substance of the statement on simulated figures', () => {
    const said = `${translate(locale, 'risk.simulatedTitle')} ${translate(locale, 'risk.simulated')}`;
    for (const [what, substance] of Object.entries(SIMULATED[locale])) expect(said, what).toMatch(substance);
  });

  it('A8 the stamp says that the figure is simulated and no record', () => {
    const said = { es: /^simulado.*no es historial$/i, en: /^simulated.*not a track record$/i };
    expect(translate(locale, 'risk.stamp')).toMatch(said[locale]);
  });
});
