import { describe, expect, test } from 'vitest';
import { TOPICS } from '#contracts/events.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Indicator } from './indicator.ts';

const PROMISE =
  /garantiz|sin riesgo|asegurad|compra ahora|vende ahora|abre (?:un|una) |guarantee|risk-free|buy now|sell now|go long|go short|!/i;
const DATED = /\b(?:19|20)\d{2}\b|\d %|\d%/;
const texts = ({ name, summary, insight }: Indicator) => [name, summary, insight];

describe('catalogue', () => {
  test('K4 there are at least 70 kinds, each id once, in kebab case', () => {
    const kinds = CATALOGUE.map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThanOrEqual(70);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const kind of kinds) expect(kind).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test.each(BASE_LOCALES)(
    'K4 F7 every text in %s is one or two short sentences with a full stop',
    (locale) => {
      for (const { kind, name, summary, insight } of CATALOGUE) {
        expect(insight[locale].length, kind).toBeLessThanOrEqual(300);
        expect(summary[locale].length, kind).toBeLessThanOrEqual(200);
        expect(name[locale].length, kind).toBeLessThanOrEqual(70);
        for (const text of [summary[locale], insight[locale]]) expect(text, kind).toMatch(/^\S.*\S\.$/);
      }
    },
  );

  test('K4 no two kinds share a summary or an insight, and Spanish is not English', () => {
    for (const locale of BASE_LOCALES) {
      for (const field of ['name', 'summary', 'insight'] as const) {
        const all = CATALOGUE.map((indicator) => indicator[field][locale]);
        expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
      }
    }
    for (const indicator of CATALOGUE) {
      for (const { es, en } of texts(indicator)) expect(es, indicator.kind).not.toBe(en);
    }
  });

  test('K4 nothing promises, orders a trade, or quotes a figure that will age', () => {
    for (const indicator of CATALOGUE) {
      for (const text of texts(indicator).flatMap(({ es, en }) => [es, en])) {
        expect(text, indicator.kind).not.toMatch(PROMISE);
        expect(text, indicator.kind).not.toMatch(DATED);
      }
    }
  });

  test('K4 tags are short, distinct, and as many in each language', () => {
    for (const { kind, tags } of CATALOGUE) {
      for (const locale of BASE_LOCALES) {
        expect(new Set(tags[locale]).size, kind).toBe(tags[locale].length);
        for (const tag of tags[locale]) expect(tag.length, kind).toBeLessThanOrEqual(30);
      }
      expect(tags.es.length, kind).toBe(tags.en.length);
    }
  });

  test('K4 every topic has a kind, and few kinds have none', () => {
    const topics = new Set(CATALOGUE.map(({ topic }) => topic));
    for (const topic of TOPICS) expect(topics, topic).toContain(topic);
    const without = CATALOGUE.filter(({ topic }) => topic === null).map(({ kind }) => kind);
    expect(without).toEqual(['election', 'crop-report']);
  });

  test('K3 stocks of fuel carry no direction for a currency', () => {
    for (const { kind, market, direction } of CATALOGUE) {
      if (market !== undefined) expect(direction, kind).toBe('none');
    }
  });
});

test('K4 the type refuses nonsense', () => {
  const valid = CATALOGUE[0];
  if (valid === undefined) throw new Error('the catalogue is empty');
  const nonsense: Indicator[] = [
    // @ts-expect-error a kind is lower case
    { ...valid, kind: 'CPI' },
    // @ts-expect-error at least one pattern
    { ...valid, match: [] },
    // @ts-expect-error a pattern is lower case
    { ...valid, match: ['Core CPI'] },
    // @ts-expect-error one of three directions
    { ...valid, direction: 'up' },
    // @ts-expect-error one of the topics, or null on purpose
    { ...valid, topic: undefined },
    // @ts-expect-error both languages
    { ...valid, insight: { es: 'Solo en español.' } },
    // @ts-expect-error at least one tag in each language
    { ...valid, tags: { es: [], en: ['CPI'] } },
  ];
  expect(nonsense).toHaveLength(7);
});
