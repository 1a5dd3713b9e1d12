import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { officialChannels } from '#brand/official-channels.ts';
import { paymentLinks } from '#brand/routes.ts';
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

const pages = distPages();

/**
 * Places where a page asks for an action: to pay, to join, to follow. Sources, credits and sharing links are not
 * among them.
 */
const CALLS = officialChannels(brand)
  .channels.filter(({ kind }) => kind !== 'email')
  .map(({ address }) => `main a[href="${address}"]`)
  .join(', ');
/** The calls to a payment. */
const SALES = paymentLinks(brand.offers)
  .map((address) => `main a[href="${address}"]`)
  .join(', ');
const LINE = '[data-part="risk-line"]';

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

  it('A8 the loss warning is once in the content, above its first call; else in header and menu', () => {
    const inMain = page.$(`main ${LINE}`).length;
    const inShell = [`[data-part="header"] ${LINE}`, `[role="dialog"] ${LINE}`].map(
      (one) => page.$(one).length,
    );
    expect([inMain, ...inShell]).toEqual(inMain > 0 ? [1, 0, 0] : [0, 1, 1]);
    expect(page.$(LINE)).toHaveLength(inMain > 0 ? 1 : 2);
    const line = placeOf(page, `main ${LINE}`);
    if (inMain > 0) expect(line).toBeLessThanOrEqual(placeOf(page, CALLS));
    const sale = placeOf(page, SALES);
    if (sale < Infinity) expect(line).toBeLessThan(sale);
  });
});

it.each(['/404', '/cookie-notice', '/legal-hub'])(
  'A8 %s, which sells nothing, warns in the header alone',
  (path) => {
    const found = pages.filter((page) => page.path === path);
    expect(found.length).toBeGreaterThan(1);
    for (const { $ } of found) expect($(`main ${LINE}`)).toHaveLength(0);
  },
);

it('A8 includes the pages with calls in the check', () => {
  const asking = pages.filter((page) => placeOf(page, CALLS) < Infinity).map(({ path }) => path);
  expect(asking).toEqual(expect.arrayContaining(['/', '/comprar-vip', '/canal-gratuito', '/contacto']));
});
