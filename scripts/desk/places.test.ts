import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { deskFindings } from '#content/words/desk-findings.ts';
import { CASE_ID } from '#tests/example.ts';
import type { Group } from '../brand-findings.ts';
import { ROOT } from '../dist.ts';
import { printedJson } from '../printed-json.ts';
import { placed } from './places.ts';

const [offer] = brand.offers;
const [claim] = brand.claims;
const [social] = brand.socials;

const placesOf = async (title: string, field: string, keys?: readonly string[]) => {
  const finding = { field, value: '', advice: '', ...(keys && { keys }) };
  const [group] = await placed(ROOT, [{ title, findings: [finding], isCounted: true }], 'es');
  return group?.findings[0]?.places.map(({ document, path }) => [document, ...path].join(' '));
};

it.each([
  ['a field', 'brand/brand.json: who answers', 'owner.name', undefined, ['site/entries/brand owner name']],
  [
    'a field in a list of another file',
    'brand: placeholders',
    `brand/offers.json ${offer?.id}.checkout`,
    undefined,
    ['site/entries/offers items 0 checkout'],
  ],
  [
    'each key that a claim lacks',
    'brand/claims.json: claims',
    `claims.${claim?.id}`,
    ['period', 'confirmed'],
    ['site/entries/claims items 0 period', 'site/entries/claims items 0 confirmed'],
  ],
  ['the video', 'content/video.json: a placeholder', 'id', ['id'], ['site/entries/video id']],
  [
    'a case',
    'content/articles: cases',
    `content/articles/${CASE_ID}/article.ts`,
    ['confirmed'],
    [`articles/entries/${CASE_ID} confirmed`],
  ],
  [
    'a text of an article',
    'content: texts',
    `content/articles/${CASE_ID}/es.mdx:3`,
    undefined,
    [`articles/entries/${CASE_ID}`],
  ],
  ['nothing for a setting', 'settings (.env and environment)', 'DEMO_DATA', undefined, []],
  ['nothing for an article that is not there', 'content/articles: cases', 'no-such-article', undefined, []],
] as const)('N6 the list of what is left leads to %s', async (_what, title, field, keys, places) => {
  expect(await placesOf(title, field, keys)).toEqual(places);
});

it('N6 an entry of a list is found by its kind where it has no id', async () => {
  const [place] = (await placesOf('brand: placeholders', `brand/socials.json ${social?.kind}.url`)) ?? [];
  expect(place).toMatch(/^site\/entries\/socials items 0 url$/);
});

it('N6 has Spanish words for every title and every advice of the doctor', () => {
  const words = (file: string, pattern: RegExp) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([, text = '']) => text);
  const texts = [
    ...words('scripts/brand-findings.ts', /'((?:brand|content|settings)[^']*)':/g),
    ...words('scripts/brand-findings.ts', /advice(?: =|:)\s*'([^']+)'/g),
    ...words('brand/doctor.ts', /advice(?: =|:)\s*'([^']+)'/g),
  ];
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((text) => !(`desk.findings.${text}` in deskFindings))).toEqual([]);
});

it('N6 says in Spanish what is left, and names each field as the desk does', async () => {
  const groups = await printedJson<Group[]>(ROOT, 'scripts/commands/doctor.ts', ['--json']);
  const inSpanish = await placed(ROOT, groups, 'es');
  const texts = (all: readonly Group[]) =>
    all.flatMap(({ title, findings }) => [title, ...findings.flatMap(({ advice }) => advice.split('; '))]);
  const own = new Set(texts(groups.filter(({ title }) => !title.startsWith('settings'))));
  expect(texts(inSpanish).filter((text) => own.has(text))).toEqual([]);
  const links = inSpanish.flatMap(({ findings }) => findings.flatMap(({ places }) => places));
  expect(links.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Perfiles › [\p{L} ]+ › Dirección$/u),
      `Cifras de la marca › ${claim?.id} › Confirmado por el titular`,
    ]),
  );
  expect(links.filter(({ text }) => /\.(json|ts)\b/.test(text))).toEqual([]);
});
