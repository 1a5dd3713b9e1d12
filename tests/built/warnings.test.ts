import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { officialChannels } from '#brand/official-channels.ts';
import { type DistPage, distPages } from './pages.ts';

/** Statements of every page (A7), found by their substance: the brand may change the wording. */
const STATEMENTS = {
  es: {
    'no registered adviser': /no somos asesores de inversi\S+ registrad/i,
    'no third-party funds': /ni administramos fondos de terceros/i,
    'education only': /solo educativ|únicamente educativ|fines educativos/i,
    'high risk of loss': /alto riesgo de pérdida/i,
    'past results': /resultados pasados no garantizan resultados futuros/i,
    'individual results': /resultados individuales no son típicos/i,
    'one official site': /único dominio oficial/i,
  },
  en: {
    'no registered adviser': /we are not a registered investment adviser/i,
    'no third-party funds': /manage no third-party funds/i,
    'education only': /education(al)? only|only educational|for education/i,
    'high risk of loss': /high risk of loss/i,
    'past results': /past results do not guarantee future (ones|results)/i,
    'individual results': /individual results are not typical/i,
    'one official site': /only official domain/i,
  },
} as const;

/** Pages that sell nothing: the header and the footer warn there (decision 039). */
const SELL_NOTHING = ['/merch', '/success', '/cancel'];

const pages = distPages();

/**
 * Places where a page asks for an action: to pay, to join, to follow. Sources, credits and sharing links are not
 * among them.
 */
const CALLS = officialChannels(brand)
  .channels.filter(({ kind }) => kind !== 'email')
  .map(({ address }) => `main a[href="${address}"]`)
  .join(', ');

function placeOf({ $ }: DistPage, selector: string): number {
  const found = $(selector).first();
  return found.length > 0 ? $('main *').index(found) : Infinity;
}

describe.each(pages.map((page) => [page.file, page] as const))('A7 A8 %s', (file, page) => {
  it('A7 makes each statement in the footer', () => {
    const text = page.$('footer').text().replace(/\s+/g, ' ');
    for (const [what, said] of Object.entries(STATEMENTS[file.startsWith('es') ? 'es' : 'en'])) {
      expect(text, what).toMatch(said);
    }
    expect(text).toContain(brand.domain);
  });

  it('A8 the loss warning comes before the first call that leaves the site', () => {
    if (SELL_NOTHING.includes(page.path)) return;
    const call = placeOf(page, CALLS);
    if (call < Infinity) expect(placeOf(page, 'main [data-part="risk-line"]')).toBeLessThan(call);
  });
});

it('A8 includes the pages with calls in the check', () => {
  const asking = pages.filter((page) => placeOf(page, CALLS) < Infinity).map(({ path }) => path);
  expect(asking).toEqual(expect.arrayContaining(['/', '/comprar-vip', '/canal-gratuito', '/contacto']));
});
