import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import { isClosed } from '#content/routes.ts';
import type { Locale } from '#contracts/locale.ts';
import { Footer } from './Footer.tsx';

const open = (path: string | undefined) => path !== undefined && !isClosed(path);
const SERVICES = ['/comprar-vip', '/canal-gratuito', '/merch', '/#services', brand.simulator].filter(open);
const RESOURCES = ['/blog', '/vs-traders', '/fx-impact', '/#roi-calculator', '/#faq'].filter(open);
/** The claims of the Spanish footer that the brand shows. */
const CLAIMS = shownClaims(['win-rate', 'risk-reward-best', 'community-size']);
const CONTACT = [
  `mailto:${brand.email}`,
  '/contacto',
  brandRoutes(brand.slug).network,
  brand.freeChannel,
].filter(open);

/** Each column: its heading and the targets of its links. */
function columnsOf(locale: Locale): (readonly [title: string, hrefs: readonly (string | undefined)[]])[] {
  const $ = load(renderToStaticMarkup(<Footer locale={locale} path="/" year={2026} />));
  return $('h2')
    .toArray()
    .map((title) => {
      const links = $(title).closest('nav, section').find('a').toArray();
      return [$(title).text(), links.map((one) => $(one).attr('href'))];
    });
}

it('C8 renders the Spanish footer with legal documents, services, resources, statistics, contact, educational notice', () => {
  const columns = columnsOf('es');
  expect(columns.map(([, hrefs]) => hrefs)).toEqual([
    ['/privacy-policy', '/cookie-notice', '/financial-disclaimer', '/terms-and-conditions', '/legal-hub'],
    SERVICES,
    RESOURCES,
    ...(CLAIMS.length > 0 ? [CLAIMS.map(() => '#claim-note')] : []),
    CONTACT,
    [],
  ]);
  const titles = [
    ...[/legal/i, /servicios/i, /recursos/i],
    ...(CLAIMS.length > 0 ? [/cifras|estadísticas/i] : []),
    ...[/contacto/i, /educativ/i],
  ];
  for (const [index, title] of titles.entries()) expect(columns[index]?.[0]).toMatch(title);
});

it('C9 renders the English footer with Services, Resources, Contact, disclaimer', () => {
  const columns = columnsOf('en');
  expect(columns).toEqual([
    ['Services', SERVICES],
    ['Resources', RESOURCES],
    ['Contact', CONTACT],
    ['Disclaimer', []],
  ]);
});
