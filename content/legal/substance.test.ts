import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BaseLocale } from '#contracts/locale.ts';
import { STORED } from '#contracts/storage.ts';
import { shows } from '#tests/example.ts';
import { type LegalId, LOG_DAYS } from './documents.ts';

/** What each document has to say in law, known by its substance and not by its words (H8, A7, A8). */
const SUBSTANCE: Readonly<Record<LegalId, Readonly<Record<BaseLocale, Readonly<Record<string, RegExp>>>>>> = {
  privacy: {
    es: {
      GDPR: /artículos 13 y 14 del Reglamento General de Protección de Datos \(RGPD\)/,
      LSSI: /34\/2002 \(LSSI\)/,
      LFPDPPP: /Ley Federal de Protección de Datos Personales[^.]*LFPDPPP[^.]*20 de marzo de 2025/,
      'four ARCO rights':
        /\*\*acceder\*\*[^.]*\*\*rectificar\w*\*\*[^.]*\*\*cancelar\w*\*\*[^.]*\*\*oponerte\*\*[^.]*ARCO/,
      'restriction, portability, withdrawal': /\*\*limitar\*\*[^.]*\*\*portabilidad\*\*[^.]*\*\*retirar\*\*/,
      'terms of the answer': /un mes[^.]*artículo 12[\s\S]*20 días hábiles[^.]*15 días/,
      authorities: /Secretaría Anticorrupción y Buen Gobierno[^.]*Agencia Española de Protección de Datos/,
      'the language leaves the device, and what an embed is shown with':
        /Solo sale de él el idioma, en una cookie[^.]*\. Si cargas contenido de otra empresa, esa empresa recibe[^.]*el idioma, el tema y la zona horaria[^.]*el tema pasa/,
      'the authority in 72 hours unless unlikely, the person at high risk':
        /autoridad en 72 horas, salvo[^.]*improbable[^.]*artículo 33[^.]*riesgo[^.]*alto \(artículo 34\)/,
      'limiting use and revoking, as Mexican law has it':
        /limitar el uso o la divulgación\*\*[^.]*\*\*revocar\*\*/,
      'what must be given to buy': /necesarios para comprar: sin ellos/,
      'reports of what was blocked': /ruta de la página, el origen bloqueado/,
    },
    en: {
      GDPR: /Articles 13 and 14 of the General Data Protection Regulation \(GDPR\)/,
      LSSI: /34\/2002 \(LSSI\)/,
      LFPDPPP: /Federal Law on Protection of Personal Data[^.]*LFPDPPP[^.]*March\s20, 2025/,
      'four ARCO rights':
        /\*\*access\*\*[^.]*\*\*rectify\*\*[^.]*\*\*canceled\*\*[^.]*\*\*object\*\*[^.]*ARCO/,
      'restriction, portability, withdrawal':
        /\*\*restricting\*\*[^.]*\*\*portability\*\*[^.]*\*\*withdrawing\*\*/,
      'terms of the answer': /one month[^.]*Article 12[\s\S]*20 business days[^.]*15 business days/,
      authorities: /Secretaría Anticorrupción y Buen Gobierno[^.]*Agencia Española de Protección de Datos/,
      'the language leaves the device, and what an embed is shown with':
        /Only the language leaves it, in a cookie[^.]*\. If you load another company’s content, that company also receives the language, theme and time zone[^.]*theme passes/,
      'the authority in 72 hours unless unlikely, the person at high risk':
        /authority within 72 hours, unless[^.]*unlikely[^.]*Article 33[^.]*risk[^.]*high \(Article 34\)/,
      'limiting use and revoking, as Mexican law has it':
        /limit the use or disclosure\*\*[^.]*\*\*revoke\*\*/,
      'what must be given to buy': /needed to buy: without it/,
      'reports of what was blocked': /path of the page, the blocked origin/,
    },
  },
  cookies: {
    es: {
      LSSI: /artículo 22\.2 de la Ley 34\/2002 \(LSSI\)/,
      'the language is sent, and what an embed is shown with':
        /a nuestro servidor llega el idioma[^.]*también el tema\. A esa empresa se le envían el idioma, el tema y la zona horaria/,
      'all that erasing takes away':
        /Borrar todo[^\n]*zona horaria[^\n]*avisos[^\n]*lecturas[^\n]*permitiste/,
    },
    en: {
      LSSI: /Article 22\.2 of Spain’s Law 34\/2002 \(LSSI\)/,
      'the language is sent, and what an embed is shown with':
        /our server gets the language[^.]*the theme as well\. That company is sent the language, theme and time zone/,
      'all that erasing takes away':
        /Erase everything[^\n]*time zone[^\n]*notices[^\n]*readings[^\n]*permissions/,
    },
  },
  disclaimer: {
    es: {
      'not registered': /No somos asesores de inversiones registrados/,
      'no third-party funds': /No administramos fondos de terceros/,
      'rule 4.41': /regla 4\.41/,
      hindsight: /simulad[\s\S]*conociendo ya lo que pasó/,
      'no such account promised':
        /No se afirma que una cuenta vaya a lograr[\s\S]*ni que sea probable que las logre/,
      'past results': /resultados pasados no garantizan resultados futuros/,
      'broker pay': /no recomienda ningún bróker[\s\S]*nos pagara/,
    },
    en: {
      'not registered': /not a registered investment adviser/,
      'no third-party funds': /manage no third-party funds/,
      'rule 4.41': /Rule 4\.41/,
      hindsight: /Simulated[\s\S]*benefit of hindsight/,
      'no such account promised': /No representation is being made that any account/,
      'past results': /Past results do not guarantee future results/i,
      'broker pay': /recommends no broker[\s\S]*pay us/,
    },
  },
  terms: {
    es: {
      'no money management or advice': /educación y análisis[^.]*, no gestión de dinero ni asesoría/,
      'withdrawal in the Union, lost only by who acknowledged it':
        /14 días\. Ese derecho lo pierdes solo si[^.]*reconociste que\s+así lo perdías[^.]*te lo confirmamos/,
      'consumer law of Mexico': /Ley Federal de Protección al Consumidor/,
      'what a plan contains can be asked for before it is paid':
        /props\.plans[^.]*\.[^.]*\. El contenido está en[^.]*\(\/contacto\)[^.]*antes de pagar/,
    },
    en: {
      'no money management or advice':
        /education and general analysis, not money management or personal advice/,
      'withdrawal in the Union, lost only by who acknowledged it':
        /14 days unless[^.]*acknowledged that you thereby lose/,
      'consumer law of Mexico': /Federal Consumer Protection Law/,
      'what a plan contains can be asked for before it is paid':
        /props\.plans[^.]*\.[^.]*\. What a plan contains[^.]*\(\/contacto\)[^.]*before you pay/,
    },
  },
};

const CASES = Object.entries(SUBSTANCE).flatMap(([id, locales]) =>
  Object.entries(locales).flatMap(([locale, facts]) =>
    Object.entries(facts).map(([what, said]) => [`${id}/${locale}`, what, said] as const),
  ),
);

/** A text on one line, without the quotation marks of a block. */
function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/^> /gm, '')
    .replace(/\s+/g, ' ');
}

describe('H8 what the documents have to say', () => {
  it.each(CASES)('H8 A7 A8 %s: %s', (document, _what, said) => {
    expect(read(`./${document}.mdx`)).toMatch(said);
  });

  it('H8 the language alone is kept where each request carries it; the other cookie is the owner’s own', () => {
    const sent = Object.entries(STORED).filter(([, { place }]) => place === 'cookie');
    expect(sent.map(([id]) => id)).toEqual(['localeCookie', 'owner']);
  });

  it.each(['privacy/es', 'privacy/en', 'cookies/es', 'cookies/en'])(
    'H8 N3 %s leaves it to the setting whether visits are counted',
    (document) => {
      const text = read(`./${document}.mdx`);
      expect(text).toContain('<Measuring locale=');
      expect(text).not.toMatch(/no analytics|no lleva analítica|measures no visits|no mide visitas/i);
    },
  );

  it('H8 the days logs are kept stand in one place, and the operator is told of them', () => {
    for (const locale of ['es', 'en']) expect(read(`./privacy/${locale}.mdx`)).toContain('{props.logDays}');
    expect(read('../../docs/operations.md')).toContain(`**${LOG_DAYS} days**`);
  });

  it.runIf(shows('choose-vip-channel')).each(['es', 'en'])(
    'H8 the article on choosing a channel answers as the disclosure does, in %s',
    (locale) => {
      const article = read(`../articles/choose-vip-channel/${locale}.mdx`);
      const answer = locale === 'es' ? /no recomienda ninguno/ : /site recommends none/;
      expect(article).toMatch(answer);
      expect(article).toContain('/financial-disclaimer#transparency');
    },
  );
});
