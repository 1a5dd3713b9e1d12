import { describe, expect, it } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { distPages } from './pages.ts';

/** The exact note that every claim figure links to (A5). */
const NOTE = {
  es: 'cifra declarada por la marca, no verificada por terceros; resultados pasados no garantizan resultados futuros',
  en: 'figure stated by the brand, not verified by third parties; past results do not guarantee future results',
};

/** The note beside a simulated figure, recognised by its substance (A8, CFTC Rule 4.41). */
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

/** The sections of the home page with hypothetical or simulated figures. */
const SECTIONS = [
  '#educational-simulator',
  '#roadmap',
  '#roi-calculator',
  ':has([data-part="before-after"])',
];

const pages = distPages();

describe.each(BASE_LOCALES)('in %s', (locale) => {
  const own = pages.filter(({ file }) => file.startsWith(`${locale}/`));

  it('A5 shows the exact note on every page with claim figures', () => {
    const notes = own.map(({ $ }) => $('#claim-note').text().replace(/\s+/g, ' ').toLowerCase());
    expect(notes.length).toBeGreaterThan(20);
    for (const [index, note] of notes.entries()) expect(note, own[index]?.file).toContain(NOTE[locale]);
  });

  it.each(['short', 'full'] as const)(
    'A8 keeps the substance of the %s statement on simulated figures',
    (length) => {
      const said = `${translate(locale, 'simulated.title')} ${translate(locale, `simulated.${length}`)}`;
      for (const [what, substance] of Object.entries(SIMULATED[locale]))
        expect(said, what).toMatch(substance);
    },
  );

  it('A8 D3 D5 D9 D10 every section of the home page with such figures has the note', () => {
    const home = own.find(({ path }) => path === '/');
    const full = translate(locale, 'simulated.full');
    const short = translate(locale, 'simulated.short');
    const notes = SECTIONS.map((section) =>
      home?.$(`main section${section} [data-part="simulated-note"]`).text(),
    );
    for (const [index, note] of notes.entries())
      expect(note, SECTIONS[index]).toContain(index === 0 ? full : short);
  });
});
