import { expect, it } from 'vitest';
import type { Group } from '../brand-findings.ts';
import { ROOT } from '../dist.ts';
import { printedJson } from '../printed-json.ts';
import { placed } from './places.ts';

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
    'brand/offers.json VIP_100.checkout',
    undefined,
    ['site/entries/offers items 0 checkout'],
  ],
  [
    'each key that a claim lacks',
    'brand/claims.json: claims',
    'claims.win-rate',
    ['period', 'confirmed'],
    ['site/entries/claims items 0 period', 'site/entries/claims items 0 confirmed'],
  ],
  ['the video', 'content/video.json: a placeholder', 'id', ['id'], ['site/entries/video id']],
  [
    'a case',
    'content/articles: cases',
    'content/articles/epic-xauusd/article.ts',
    ['confirmed'],
    ['articles/entries/epic-xauusd confirmed'],
  ],
  [
    'a text of an article',
    'content: texts',
    'content/articles/epic-xauusd/es.mdx:3',
    undefined,
    ['articles/entries/epic-xauusd'],
  ],
  ['nothing for a setting', 'settings (.env and environment)', 'DEMO_DATA', undefined, []],
  ['nothing for an article that is not there', 'content/articles: cases', 'no-such-article', undefined, []],
] as const)('N6 the list of what is left leads to %s', async (_what, title, field, keys, places) => {
  expect(await placesOf(title, field, keys)).toEqual(places);
});

it('N6 an entry of a list is found by its kind where it has no id', async () => {
  const [place] = (await placesOf('brand: placeholders', 'brand/socials.json photo.url')) ?? [];
  expect(place).toMatch(/^site\/entries\/socials items \d+ url$/);
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
      'Perfiles › Mensajería › Dirección',
      'Cifras de la marca › win-rate › Confirmado por el titular',
    ]),
  );
  expect(links.filter(({ text }) => /\.(json|ts)\b/.test(text))).toEqual([]);
});
