import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { plainText } from '../plain-text.ts';
import { distPages } from './pages.ts';

const pages = distPages();

function mainOf(path: string, locale: BaseLocale) {
  const page = pages.find((one) => one.path === path && one.file.startsWith(`${locale}/`));
  if (!page) throw new Error(`${locale}${path} is missing`);
  return { $: page.$, main: page.$('main') };
}

/** Texts that the product description prescribes, with their fixed Spanish. */
const FIXED = {
  '/cancel': {
    es: {
      h1: 'Pago Cancelado',
      said: [
        'El pago fue cancelado. No se realizó ningún cargo.',
        'Si fue un error, puedes intentarlo de nuevo desde la página anterior.',
      ],
      links: { '/#services': 'Intentar de nuevo', '/': 'Volver al inicio' },
    },
    en: {
      h1: 'Payment Canceled',
      said: [
        'The payment was canceled. No charges were made.',
        'If it was an error, you can try again from the previous page.',
      ],
      links: { '/#services': 'Try Again', '/': 'Back to Home' },
    },
  },
  '/404': {
    es: {
      h1: 'Página No Encontrada',
      said: ['La página que buscas no existe o se movió a otra dirección.'],
      links: { '/': 'Volver al inicio' },
    },
    en: {
      h1: 'Page Not Found',
      said: ["The page you are looking for doesn't exist or has been moved."],
      links: { '/': 'Return to Home' },
    },
  },
} as const;

const CASES = Object.entries(FIXED).flatMap(([path, words]) =>
  BASE_LOCALES.map((locale) => [path, locale, words[locale]] as const),
);

describe.each(CASES)('H7 H10 %s in %s', (path, locale, { h1, said, links }) => {
  const { $, main } = mainOf(path, locale);

  it('H7 H10 shows the prescribed texts', () => {
    expect(plainText(main.find('h1').text())).toBe(h1);
    const paragraphs = main
      .find('p')
      .toArray()
      .map((one) => plainText($(one).text()));
    expect(paragraphs).toEqual(expect.arrayContaining([...said]));
  });

  it('H7 H10 gives its buttons the prescribed labels and targets', () => {
    const labels = Object.keys(links).map((href) => [
      href,
      plainText(main.find(`a[href="${href}"]`).first().text()),
    ]);
    expect(Object.fromEntries(labels)).toEqual(links);
  });
});

/** The facts on the page after a payment, in both languages (H6). */
const AFTER = {
  es: {
    sent: `Hemos enviado un correo con instrucciones de acceso a tu plan ${brand.name}.`,
    spam: /después de 5 minutos[^.]*spam[^.]*promociones/,
    unchecked: /no comprueba el pago/,
    claims: /pago (exitoso|verificado|confirmado|aprobado|recibido)|compra confirmada/i,
  },
  en: {
    sent: `We have sent an email with instructions for access to your ${brand.name} plan.`,
    spam: /after 5 minutes[^.]*spam[^.]*promotions/,
    unchecked: /does not check the payment/,
    claims: /payment (was )?(successful|verified|confirmed|approved|received)|purchase confirmed/i,
  },
} as const;

it.each(BASE_LOCALES)(
  'H6 names in %s the e-mail and the spam folder after five minutes on /success, and claims no payment',
  (locale) => {
    const { main } = mainOf('/success', locale);
    const text = plainText(main.text());
    const { sent, spam, unchecked, claims } = AFTER[locale];
    expect(text).toContain(sent);
    expect(text).toMatch(spam);
    expect(text).toMatch(unchecked);
    expect(text).toContain(brand.email);
    expect(text).not.toMatch(claims);
    expect(main.find('[data-part="session"]').attr('hidden')).toBeDefined();
  },
);

it.each(BASE_LOCALES)(
  'H8 ends each legal document in %s with the prescribed link to the home page',
  (locale) => {
    for (const path of [
      '/privacy-policy',
      '/cookie-notice',
      '/financial-disclaimer',
      '/terms-and-conditions',
    ]) {
      const homes = mainOf(path, locale).main.find('a[href="/"]');
      expect(plainText(homes.last().text()), path).toBe(locale === 'es' ? 'Volver a Home' : 'Back to Home');
    }
  },
);
