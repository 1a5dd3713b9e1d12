import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { frontMatterSchema, LEGAL_DOCUMENTS, type LegalId } from './documents.ts';

/** The sections the product's description asks of each document; ours has more. */
const REQUIRED: Readonly<Record<LegalId, readonly string[]>> = {
  privacy: ['data', 'purposes', 'third-parties', 'rights', 'contact'],
  cookies: ['what', 'technical', 'analytics', 'advertising', 'management', 'consent'],
  disclaimer: ['risk', 'legal', 'risks', 'liability', 'transparency', 'recommendation', 'signature'],
  terms: [
    'acceptance',
    'services',
    'responsibilities',
    'property',
    'limitations',
    'termination',
    'changes',
    'contact',
  ],
};

function read(id: LegalId, locale: BaseLocale) {
  const source = readFileSync(new URL(`./${id}/${locale}.mdx`, import.meta.url), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const entries = [...head.matchAll(/^(\w+): (.*)$/gm)].map(([, key = '', value = '']) => [
    key,
    parse(value),
  ]);
  return { head: frontMatterSchema.parse(Object.fromEntries(entries)), body };
}

function parse(value: string): unknown {
  if (value.startsWith('[')) return value.slice(1, -1).split(/,\s*/);
  return value.replace(/^'(.*)'$/, '$1');
}

describe.each(LEGAL_DOCUMENTS.map(({ id }) => id))('H8 %s', (id) => {
  const [es, en] = BASE_LOCALES.map((locale) => read(id, locale));
  if (!es || !en) throw new Error('two languages');

  it('H8 has a title, a lead, a version and a day of its last change in both languages', () => {
    expect([es.head.version, es.head.lastChanged]).toEqual([en.head.version, en.head.lastChanged]);
    expect(Date.parse(es.head.lastChanged)).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it('H8 has the same sections in both languages, each with an anchor, and those asked for', () => {
    expect(en.head.anchors).toEqual(es.head.anchors);
    expect(new Set(es.head.anchors).size).toBe(es.head.anchors.length);
    for (const { head, body } of [es, en]) {
      expect(body.match(/^## /gm)?.length).toBe(head.anchors.length);
    }
    expect(es.head.anchors).toEqual(expect.arrayContaining([...REQUIRED[id]]));
  });

  it('H8 every section says something', () => {
    for (const { body } of [es, en]) {
      for (const section of body.split(/^## .*$/m).slice(1)) {
        expect(section.replace(/\s+/g, ' ').trim().length).toBeGreaterThan(60);
      }
    }
  });

  it('A1 H8 names no brand fact by itself', () => {
    for (const { body } of [es, en]) expect(body).not.toMatch(/Áureo|aureo|\.example/);
  });

  it('H8 both languages lead to the same places', () => {
    const links = (body: string) => [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href).sort();
    expect(links(es.body)).toEqual(links(en.body));
  });
});
