import { describe, expect, it } from 'vitest';
import { findTiersWithoutCall } from '#brand/doctor.ts';
import { brand } from '#brand/load.ts';
import { officialChannels } from '#brand/official-channels.ts';
import { BLS_DAYS } from '#content/indicators/official/bls-days.ts';
import { FIRST_OFFER, periodOf } from '#content/offers.ts';
import { roadmap } from '#content/roadmap.ts';
import { DEFAULT_LOCALE, LOCALES } from '#contracts/locale.ts';
import { VENDORS, vendorsOf } from '#contracts/vendors.ts';
import { type DistPage, distPages, isAnswered } from './pages.ts';

/** An expected broken link: an article that the product description links but does not contain (B26). */
const MISSING = '/blog/analisis-tecnico-institucional';

/** A mail with a recipient that the visitor chooses. */
const SHARE = 'mailto:';

const pages = distPages();
const hrefsOf = ({ $ }: DistPage) =>
  $('a[href]')
    .toArray()
    .map((one) => ({
      href: $(one).attr('href') ?? '',
      target: $(one).attr('target'),
      rel: $(one).attr('rel'),
    }));
const OFFICIAL = new Set(
  officialChannels(brand)
    .channels.filter(({ kind }) => kind !== 'email')
    .map(({ address }) => new URL(address).hostname),
);
/** Companies whose data a live page shows and credits (E3, F11), and sharing windows for the visitor (F2). */
const CREDITED = new Set(['www.myfxbook.com', 'www.investing.com', 'www.tradingview.com']);
/** Publishers of official figures, their terms, and the document that days are copied from (N11). */
const PUBLISHERS = new Set(
  [BLS_DAYS.source, ...vendorsOf('official').flatMap((id) => [VENDORS[id].url, VENDORS[id].terms])].map(
    (address) => new URL(address).hostname,
  ),
);
const SHARING = new Set(['wa.me', 'x.com']);
const isKnown = (host: string) => [OFFICIAL, CREDITED, PUBLISHERS, SHARING].some((hosts) => hosts.has(host));

describe.each(pages.map((page) => [page.file, page] as const))('B A1 %s', (_file, page) => {
  it('B26 links internally only to pages and files of the site', () => {
    const dead = hrefsOf(page)
      .filter(({ href }) => href.startsWith('/'))
      .map(({ href }) => href.replace(/[?#].*$/, ''))
      .filter((path) => path !== MISSING && !isAnswered(path, pages));
    expect([...new Set(dead)]).toEqual([]);
  });

  it('C10 links only to anchors that exist, on this page or another', () => {
    const lost = hrefsOf(page)
      .filter(({ href }) => /^\/?[^:]*#./.test(href))
      .filter(({ href }) => {
        // Values for the fields of a tool follow the name of its anchor.
        const [path = '', id = ''] = href.replace(/(#[^?]*)\?.*$/, '$1').split('#');
        const locale = page.file.slice(0, 3);
        const target =
          path === '' ? page : pages.find((one) => one.file.startsWith(locale) && one.path === path);
        return !target || target.$(`[id="${decodeURIComponent(id)}"]`).length === 0;
      })
      .map(({ href }) => href);
    expect([...new Set(lost)]).toEqual([]);
  });

  it('A1 N9 links externally only to hosts on the brand’s list, without an opener', () => {
    const external = hrefsOf(page).filter(({ href }) => /^(https?:)?\/\//i.test(href));
    const strange = external.filter(({ href }) => !isKnown(new URL(href).hostname)).map(({ href }) => href);
    expect([...new Set(strange)]).toEqual([]);
    for (const { href, target, rel } of external) {
      if (target === '_blank') expect(rel, href).toMatch(/noopener/);
    }
  });

  it('H1 D2 says how often one pays in every link to the checkout of a subscription', () => {
    const locale = LOCALES.find((one) => page.file.startsWith(`${one}/`)) ?? DEFAULT_LOCALE;
    const [said = ''] = /mes|año|month|year|$/.exec(periodOf(FIRST_OFFER, locale)) ?? [];
    const calls = page.$(`a[href="${FIRST_OFFER.checkout}"]`).toArray();
    const silent = calls.map((one) => page.$(one).text()).filter((text) => !text.includes(said));
    expect(silent).toEqual([]);
  });

  it('A1 has no other links except mail to the brand and mail for sharing', () => {
    const others = hrefsOf(page).filter(({ href }) => /^[a-z]+:/i.test(href) && !/^https?:/i.test(href));
    for (const { href } of others) expect([`mailto:${brand.email}`, SHARE]).toContain(href.split('?')[0]);
  });
});

it('B26 reads pages in both languages', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter(({ file }) => file.startsWith('es/')).length).toBe(
    pages.filter(({ file }) => file.startsWith('en/')).length,
  );
});

const uncalled = findTiersWithoutCall(
  brand,
  roadmap.map(({ tier }) => tier),
).map(({ field }) => field);
/** The doctor names a tier that has no button yet. */
const CALLED = brand.offers.filter(({ id }) => !uncalled.includes(`offers.${id}`));

it.each(CALLED.map(({ id, checkout }) => [id, checkout]))(
  'A1 D9 links the checkout of %s in both languages',
  (_tier, link) => {
    for (const locale of LOCALES) {
      const own = pages.filter(({ file }) => file.startsWith(`${locale}/`));
      expect(
        own.some(({ $ }) => $(`main a[href="${link}"]`).length > 0),
        locale,
      ).toBe(true);
    }
  },
);
