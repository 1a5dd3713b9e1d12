import { fileURLToPath } from 'node:url';
import Validator from '@adobe/structured-data-validator';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import { distPages, isFile } from './pages.ts';

interface Thing {
  readonly '@type'?: string | readonly string[];
  readonly '@graph'?: readonly Thing[];
}

/** All structured data of the pages, one by one; data that several pages share appears once. */
const things = new Map(
  distPages().flatMap(({ file, $ }) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((one) => [JSON.parse($(one).text()) as Thing | Thing[]].flat())
      .map((thing) => [JSON.stringify(thing), { file, thing }] as const),
  ),
);

const CONTEXT = "'@context': 'https://schema.org'";
/** Data that schema.org does not define. */
const WRONG = [
  `{ ${CONTEXT}, '@type': 'ContactPage', colour: 'red' }`,
  `{ ${CONTEXT}, '@type': 'Kontaktseite', name: 'x' }`,
];

/** The errors of the compiler for each sample as a value of the schema.org types. */
function complaintsOf(samples: readonly string[]): readonly (readonly string[])[] {
  const name = fileURLToPath(new URL('./json-ld-sample.ts', import.meta.url));
  // The import is last: the line of a sample is its index.
  const text = [
    ...samples.map((sample, index) => `export const thing${index}: Graph | WithContext<Thing> = ${sample};`),
    "import type { Graph, Thing, WithContext } from 'schema-dts';",
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === name || fileExists.call(host, file);
  host.readFile = (file) => (file === name ? text : readFile.call(host, file));
  host.getSourceFile = (file, language, ...rest) =>
    file === name
      ? ts.createSourceFile(file, text, language)
      : getSourceFile.call(host, file, language, ...rest);
  const program = ts.createProgram([name], options, host);
  const complaints = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => ({
    line: file?.fileName === name ? file.getLineAndCharacterOfPosition(start).line : 0,
    message: ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 600),
  }));
  return samples.map((_, index) =>
    complaints.filter(({ line }) => line === index).map(({ message }) => message),
  );
}

/** The names, types and vocabulary of a thing, without its own words: what its types depend on. */
function shapeOf(thing: unknown, name = ''): unknown {
  if (Array.isArray(thing))
    return [...new Set(thing.map((one) => JSON.stringify(shapeOf(one, name))))].sort();
  if (typeof thing === 'object' && thing !== null)
    return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, shapeOf(value, key)]));
  const isVocabulary = name.startsWith('@') || /^https?:\/\/schema\.org\//.test(String(thing));
  return isVocabulary && name !== '@id' ? thing : typeof thing;
}

it('B N7 all JSON-LD matches the schema.org types, and wrong JSON-LD is reported', () => {
  expect(things.size).toBeGreaterThan(10);
  // The compiler takes a second for each thing, and those of one kind differ only in their words.
  const kinds = new Map([...things].map(([text, { thing }]) => [JSON.stringify(shapeOf(thing)), text]));
  const complaints = complaintsOf([...kinds.values(), ...WRONG]);
  expect(complaints.slice(0, kinds.size).flat()).toEqual([]);
  for (const found of complaints.slice(kinds.size)) expect(found).not.toEqual([]);
});

it('B G14 names an existing picture in the JSON-LD of an article', () => {
  const images = [...things.values()].flatMap(({ thing }) => ('image' in thing ? thing.image : []));
  expect(images.length).toBeGreaterThanOrEqual(ARTICLES.length);
  for (const image of images) expect(isFile(new URL(String(image)).pathname), String(image)).toBe(true);
});

it('B G14 gives the organisation one name on all pages', () => {
  const text = JSON.stringify([...things.values()]);
  const names = [...text.matchAll(/"@id":"[^"]+\/#organization","name":"([^"]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  expect([...new Set(names)]).toEqual([brand.name]);
});

it('B N7 has every field that a search engine requires for its results', async () => {
  for (const { file, thing } of things.values()) {
    for (const part of thing['@graph'] ?? [thing]) {
      const type = [part['@type'] ?? []].flat()[0] ?? '';
      const issues = await new Validator().validate({ jsonld: { [type]: [part] } });
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      expect(errors.map(({ issueMessage }) => `${file} ${type}: ${issueMessage}`)).toEqual([]);
    }
  }
});
