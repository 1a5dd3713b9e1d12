import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import { FIRST_OFFER, priceOf } from '#content/offers.ts';
import { PROMO, promoOf } from '#content/promo.ts';
import { isClosed } from '#content/routes.ts';
import { LOCALES } from '#contracts/locale.ts';
import { CALLED } from '#tests/offer.ts';
import { Bar } from './Bar.tsx';
import { Footer } from './Footer.tsx';
import { Menu } from './Menu.tsx';
import { MAIN_NAV } from './nav.ts';
import { Promo } from './Promo.tsx';

const { network } = brandRoutes(brand.slug);
/** The ten places, without those that the brand does not have. */
const NAV = [
  '/comprar-vip',
  '/canal-gratuito',
  '/merch',
  '/blog',
  '/vs-traders',
  '/fx-impact',
  '/herramientas-riesgo',
  network,
  ...(brand.simulator ? [brand.simulator] : []),
  '/contacto',
].filter((path) => !isClosed(path));
/** A page that the owner added may be between them (docs/recipes.md). */
const isPlace = (path: string | undefined) => NAV.some((one) => one === path);
/** How many of the two calls of the header open that address. */
const openedBy = (checkout: string) =>
  [CALLED.start, CALLED.invest].filter((one) => one.checkout === checkout).length;
const LEGAL = ['/privacy-policy', '/cookie-notice', '/financial-disclaimer', '/terms-and-conditions'];

const draw = (part: ReactElement) => load(renderToStaticMarkup(part));
type Drawn = ReturnType<typeof draw>;
const hrefs = ($: Drawn, selector: string) =>
  $(selector)
    .toArray()
    .map((one) => $(one).attr('href'));

describe.each(LOCALES)('the complete shell in %s', (locale) => {
  const header = draw(<Bar locale={locale} path="/blog" warns />);

  it('C2 links the ten places in their order in the header, with the current page marked', () => {
    const places = hrefs(header, 'header nav > ul a');
    expect(places.filter(isPlace)).toEqual(NAV);
    expect(places).toEqual(MAIN_NAV.map(({ path }) => path));
    expect(hrefs(header, 'header [aria-current="page"]')).toEqual(['/blog']);
  });

  it.runIf(brand.simulator)('C2 opens the live simulator in a new tab, with a game pad icon', () => {
    const live = header(`header a[href="${brand.simulator}"]`);
    expect([live.attr('target'), live.attr('rel')]).toEqual(['_blank', 'noopener']);
    expect(live.find('svg[data-icon="game"]')).toHaveLength(1);
  });

  it('C3 lists the four legal documents in their order', () => {
    expect(hrefs(header, 'header [popover] a')).toEqual(LEGAL);
  });

  it('C5 A8 opens a checkout in a new tab from two calls, after the loss warning', () => {
    const calls = header(`header a[href="${CALLED.start.checkout}"]`);
    expect(calls).toHaveLength(openedBy(CALLED.start.checkout));
    for (const call of calls.toArray()) {
      expect([header(call).attr('target'), header(call).attr('rel')]).toEqual(['_blank', 'noopener']);
    }
    const order = header('header [data-part="risk-line"], header a[target="_blank"]').toArray();
    expect(order.findIndex((one) => header(one).is('[data-part="risk-line"]'))).toBeLessThan(
      order.findIndex((one) => header(one).is(`[href="${CALLED.start.checkout}"]`)),
    );
  });

  it('C5 has the call of the VIP channel as the second one on its page, and no two calls with one label', () => {
    for (const path of ['/comprar-vip', '/blog']) {
      const $ = draw(<Bar locale={locale} path={path} />);
      const calls = $('header a:has([data-part="price"])').toArray();
      expect(calls.map((one) => $(one).attr('href'))).toEqual([
        CALLED.start.checkout,
        CALLED[path === '/comprar-vip' ? 'vip' : 'invest'].checkout,
      ]);
      expect(new Set(calls.map((one) => $(one).text())).size).toBe(2);
    }
  });

  it('C6 shows the ten places, the legal grid and the call to start in the menu', () => {
    const menu = draw(<Menu locale={locale} path="/" warns />);
    const places = hrefs(menu, 'nav a');
    expect(places.filter((path) => isPlace(path) || LEGAL.some((one) => one === path))).toEqual([
      ...NAV,
      ...LEGAL,
    ]);
    expect(menu(`a[href="${CALLED.start.checkout}"]`)).toHaveLength(1);
    // The gold call of the home page on phones comes first; the loss warning is before both.
    expect(hrefs(menu, `[data-part="risk-line"] ~ a[target="_blank"]`)).toEqual([
      brand.freeChannel,
      CALLED.start.checkout,
    ]);
  });

  it('A8 leaves the loss warning to the page that has its own', () => {
    for (const part of [
      <Bar key="bar" locale={locale} path="/" />,
      <Menu key="menu" locale={locale} path="/" />,
    ])
      expect(draw(part)('[data-part="risk-line"]')).toHaveLength(0);
  });

  it('C7 renders the messages in their order, shows the first, and opens other sites in a new tab', () => {
    const promo = draw(<Promo locale={locale} />);
    const items = promo('[data-part="promo-item"]').toArray();
    expect(items.map((one) => promo(one).attr('data-index'))).toEqual(PROMO.map((_, index) => String(index)));
    expect(hrefs(promo, '[data-part="promo-item"]')).toEqual(PROMO.map(({ href }) => href));
    expect(items.filter((one) => promo(one).attr('hidden') === undefined)).toEqual([items[0]]);
    const away = promo('[data-part="promo-item"][target="_blank"][rel="noopener"]');
    expect(away).toHaveLength(PROMO.filter(({ external }) => external).length);
    expect(promo('[aria-live], [role="status"], [role="alert"]')).toHaveLength(0);
  });

  it('A9 shows the limited-offer tag of an offer with its regular price, only once the clock was read', () => {
    const offer = { regular: 137, until: '2026-12-31T23:59:59-06:00' };
    const promo = draw(<Promo locale={locale} items={promoOf({ ...brand, offer })} />);
    expect(promo('[data-until]:not([hidden]), [data-urgent="true"]')).toHaveLength(0);
    const tag = promo('[data-part="promo-item"][data-index="0"] [data-until]');
    expect(tag.attr('data-until')).toBe(offer.until);
    expect(tag.text()).toContain(priceOf({ ...FIRST_OFFER, price: 137 }, locale));
    expect(tag.text()).toContain('31');
  });

  it('A9 calls nothing limited when a price is the same all year', () => {
    const { offer: _, ...site } = brand;
    expect(draw(<Promo locale={locale} items={promoOf(site)} />)('[data-until]')).toHaveLength(0);
  });

  it('C8 C9 links terms, privacy and risk disclosure in the footer, and marks its claim figures', () => {
    const footer = draw(<Footer locale={locale} path="/" year={2026} />);
    const links = hrefs(footer, 'a');
    for (const path of ['/terms-and-conditions', '/privacy-policy', '/financial-disclaimer']) {
      expect(links).toContain(path);
    }
    const claims = footer('[data-part="claim"]');
    const isStated =
      locale === 'es' && shownClaims(['win-rate', 'risk-reward-best', 'community-size']).length > 0;
    expect(claims.length > 0).toBe(isStated);
    for (const claim of claims.toArray()) expect(footer(claim).find('a[href^="#"]')).toHaveLength(1);
    expect(footer('h2')).toHaveLength((locale === 'es' ? 5 : 4) + Number(isStated));
    expect(footer('[data-part="year"]').text()).toBe('2026');
    expect(footer.text()).toContain(brand.domain);
  });
});

describe('C7 A9 the messages', () => {
  it('C7 has each of its own links once, and none to a network without a profile', () => {
    expect(new Set(PROMO.map(({ href }) => href)).size).toBe(PROMO.length);
    const without = promoOf({ ...brand, socials: [] });
    expect(without.length).toBeGreaterThan(0);
    for (const { url } of brand.socials) expect(without.map(({ href }) => href)).not.toContain(url);
  });

  it.each(PROMO)('C7 marks $href as external exactly when it leaves the site', ({ href, external }) => {
    expect(href.startsWith('https://')).toBe(external);
  });
});
