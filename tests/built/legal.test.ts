import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEGAL_DOCUMENTS } from '#content/legal/documents.ts';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { formatDate } from '#domain/format.ts';
import { plainText } from '../plain-text.ts';
import { distPages } from './pages.ts';

const pages = distPages();
const CASES = LEGAL_DOCUMENTS.flatMap(({ id, path }) =>
  BASE_LOCALES.map((locale) => [`${locale}${path}`, id, path, locale] as const),
);

function pageOf(path: string, locale: BaseLocale) {
  const page = pages.find((one) => one.path === path && one.file.startsWith(`${locale}/`));
  if (!page) throw new Error(`${locale}${path} is missing`);
  return page.$;
}

/** The front matter of the document, read without the code under test. */
function headOf(id: string, locale: BaseLocale) {
  const source = readFileSync(new URL(`../../content/legal/${id}/${locale}.mdx`, import.meta.url), 'utf8');
  const [, version = ''] = /^version: '(.+)'$/m.exec(source) ?? [];
  const [, lastChanged = ''] = /^lastChanged: '(.+)'$/m.exec(source) ?? [];
  return { version, lastChanged };
}

describe.each(CASES)('H8 %s', (_name, id, path, locale) => {
  const { version, lastChanged } = headOf(id, locale);

  it('H8 shows the version and the date of its last change from its front matter', () => {
    const facts = pageOf(path, locale)('[data-part="legal-facts"]');
    expect(version).toMatch(/^\d+\.\d+$/);
    expect(facts.find('time').attr('datetime')).toBe(lastChanged);
    expect(plainText(facts.find('time').text())).toContain(plainText(formatDate(lastChanged, locale)));
    expect(plainText(facts.text())).toMatch(new RegExp(`\\b${version.replace('.', '\\.')}$`));
  });

  it('H8 B gives the same day in the structured data', () => {
    const data = pageOf(path, locale)('script[type="application/ld+json"]').text();
    expect(data).toContain(`"dateModified":"${lastChanged}"`);
    expect(data.match(/"dateModified"/g)).toHaveLength(1);
  });

  it('H9 shows the same date on its card in the hub', () => {
    const card = pageOf('/legal-hub', locale)(`[data-part="legal-card"][data-document="${id}"]`);
    expect(card.find('a').attr('href')).toBe(path);
    expect(plainText(card.text())).toContain(plainText(formatDate(lastChanged, locale)));
  });
});

it('H8 the owner reads that counsel must review the documents', () => {
  for (const file of ['../../README.md', '../../scripts/commands/doctor.ts']) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\s+/g, ' ');
    expect(text, file).toMatch(/no lawyer[^.]*[.:\\n→ ]*have counsel of the countries[^.]*review/i);
  }
});

it.each(BASE_LOCALES)('H9 the list of the documents in %s leads back to the home page', (locale) => {
  const $ = pageOf('/legal-hub', locale);
  const home = $('main a[href="/"]');
  expect(home).toHaveLength(1);
  if (locale === 'es') expect(plainText(home.text())).toBe('Volver a Home');
});
