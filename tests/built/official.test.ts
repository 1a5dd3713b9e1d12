import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { officialChannels } from '#brand/official-channels.ts';
import { faqItems } from '#content/faq.ts';
import { LOCALES } from '#contracts/locale.ts';
import { type DistPage, distPages } from './pages.ts';

/** Words that make a list final: an address that is not on it is called an impostor. */
const FINAL = {
  es: /\bno est[aá]n? (aquí|en est[ae] (lista|página))[^.]*\bno (es|son|somos)\b/i,
  en: /(\bnot|n[’']t) (listed )?(here|on this (list|page))[^.]*(\bnot|n[’']t)\b/i,
} as const;

const pages = distPages();
const ADDRESSES = officialChannels(brand).channels.map(({ address }) =>
  address.replace('https://', '').replace(/\/$/, ''),
);
/** Official addresses that are missing on the page. */
const missingOn = ({ $ }: DistPage) => ADDRESSES.filter((address) => !$('main').html()?.includes(address));
const isFinal = ({ file, $ }: DistPage) =>
  $('main :is(h1, h2, h3, p, li)')
    .toArray()
    .some((one) => FINAL[file.startsWith('es') ? 'es' : 'en'].test($(one).text()));

it('A7 N9 H4 a page that calls every other address an impostor shows all official channels', () => {
  const final = pages.filter(isFinal);
  const byLanguage = LOCALES.map((locale) => final.filter(({ file }) => file.startsWith(locale)).length);
  expect(byLanguage[0]).toBeGreaterThan(0);
  expect(byLanguage[1]).toBe(byLanguage[0]);
  expect(final.flatMap((page) => missingOn(page).map((address) => `${page.file}: ${address}`))).toEqual([]);
});

it('D12 D13 H5 N9 the answer about official profiles links to all of them', () => {
  for (const locale of LOCALES) {
    const { link } = faqItems(locale).find(({ id }) => id === 'official') ?? {};
    const list = pages.find(({ file, path }) => file.startsWith(locale) && path === link?.href);
    expect(list && missingOn(list), locale).toEqual([]);
    for (const place of ['#social', 'section:has([data-part="stat"])']) {
      const leading = pages.filter(
        ({ file, $ }) => file.startsWith(locale) && $(`${place} a[href="${link?.href}"]`).length > 0,
      );
      expect(leading.length, `${locale} ${place}`).toBeGreaterThan(0);
    }
  }
});
