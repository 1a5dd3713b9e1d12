import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { ROOT } from '../dist.ts';
import { write } from './changes.ts';
import { makeNew } from './make.ts';

const SOURCES = ['brand', 'content', 'contracts', 'domain', 'site', 'package.json', 'tsconfig.json'];
const HOME = 'site/pages/[locale]/index.astro';
/** The first section of the home page that is one file: whichever an engineer left there. */
const [, SECTION = ''] =
  /^import .* from '#site\/features\/home\/(\w+)\.tsx';$/m.exec(readFileSync(join(ROOT, HOME), 'utf8')) ?? [];
/** From the middle of the table: the first and the last are easier. */
const SYMBOL = SYMBOLS[Math.floor(SYMBOLS.length / 2)] ?? '';
const OFFERS: readonly { readonly id: string }[] = JSON.parse(
  readFileSync(join(ROOT, 'brand/offers.json'), 'utf8'),
);
const [KEPT_TIER = '', TIER] = OFFERS.map(({ id }) => id);
/** The tier that sells a button of the header, then one whose price a question names. */
const SOLD = ['brand/brand.json', 'content/faq.json'] as const;

let dir = '';
const text = (file: string) => readFileSync(join(dir, file), 'utf8');
const change = (file: string, edit: (before: string) => string) =>
  writeFile(join(dir, file), edit(text(file)));
/** The first article of the folder, and the first profile of the list: whatever an owner has there. */
const [article = ''] = globSync('content/articles/*/article.ts', { cwd: ROOT })
  .sort()
  .map((file) => file.split('/')[2] ?? '');

/** An expression over names that modules of the copy export: `{ brand: '#brand/load.ts' }`. The owner's files pass their checks; nothing warns. */
function valueIn(names: Readonly<Record<string, string>>, expression: string) {
  const loaded = Object.entries(names).map(
    ([name, module]) => `const { ${name} } = await import('${module}');`,
  );
  const print = `await import('#content/owner-files.ts'); console.log(JSON.stringify(${expression}));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', [...loaded, print].join('\n')],
    { cwd: dir, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** A copy of the sources from which one of each is removed, by the steps of docs/recipes.md. */
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'remove-'));
  await Promise.all(SOURCES.map((name) => cp(join(ROOT, name), join(dir, name), { recursive: true })));
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  await rm(join(dir, 'content/articles', article), { recursive: true });
  await rm(join(dir, `site/features/home/${SECTION}.tsx`));
  await change(HOME, (before) => before.replace(new RegExp(`^.*\\b${SECTION}\\b.*\\n`, 'gm'), ''));
  await change('contracts/instruments.ts', (before) =>
    before.replace(new RegExp(`^ {2}${SYMBOL}: \\{\\n[\\s\\S]*?^ {2}\\},\\n`, 'm'), ''),
  );
  // The only tier stays.
  if (TIER !== undefined) {
    await change('brand/offers.json', () => JSON.stringify(OFFERS.filter(({ id }) => id !== TIER)));
    for (const file of SOLD) await change(file, (before) => before.replaceAll(TIER, KEPT_TIER));
  }
  await change('brand/socials.json', (before) => JSON.stringify(JSON.parse(before).slice(1)));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it('M what is left after one of each is removed passes the types', async () => {
  const config = {
    extends: './tsconfig.json',
    include: ['site/env.d.ts', ...SOURCES.slice(0, -2)],
    exclude: ['**/*.test.ts', '**/*.test.tsx', 'node_modules'],
  };
  await writeFile(join(dir, 'tsconfig.left.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', 'tsconfig.left.json'], {
    cwd: dir,
    encoding: 'utf8',
  });
  const gone = [SYMBOL, TIER, `${SECTION}\\.tsx`, article].filter(Boolean);
  const named = new RegExp(gone.join('|'));
  expect(stdout.split('\n').filter((line) => /error TS/.test(line) && named.test(line))).toEqual([]);
});

it('M no page or part imports what was removed', () => {
  const files = globSync('{site,content}/**/*.{ts,tsx,astro}', { cwd: dir }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const missing = files.flatMap((file) =>
    [...text(file).matchAll(/from '#(brand|content|contracts|domain|site)\/([^']+\.(?:tsx?|astro))'/g)]
      .map(([, folder = '', path = '']) => join(folder, path))
      .filter((path) => !existsSync(join(dir, path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('M lists, menu, banner and official channels follow, and the brand is well-formed', () => {
  const left = valueIn(
    {
      'ARTICLES, addressesOf': '#content/articles/articles.ts',
      'relatedTo, neighboursOf': '#content/articles/neighbours.ts',
      heroPlan: '#site/features/home/hero/hero-plan.ts',
      PROMO: '#content/promo.ts',
      networkCards: '#content/network.ts',
      SYMBOLS: '#contracts/sentiment.ts',
      brand: '#brand/load.ts',
      officialChannels: '#brand/official-channels.ts',
    },
    `{
      ids: ARTICLES.flatMap((one) => [one.id, ...relatedTo(one).map(({ id }) => id), ...Object.values(neighboursOf(one)).map((next) => next?.id)]),
      plan: Object.keys(heroPlan()).length,
      links: [...PROMO.map(({ href }) => href), ...networkCards().map(({ url }) => url), ...officialChannels(brand).channels.map(({ address }) => address)],
      symbols: SYMBOLS,
      tiers: brand.offers.map(({ id }) => id),
    }`,
  );
  const [social] = JSON.parse(readFileSync(join(ROOT, 'brand/socials.json'), 'utf8'));
  expect(left.ids).not.toContain(article);
  expect(left.links).not.toContain(social.url);
  expect(left.symbols).toEqual(SYMBOLS.filter((symbol) => symbol !== SYMBOL));
  expect(left.tiers).toEqual(OFFERS.map(({ id }) => id).filter((id) => id !== TIER));
  expect(left.plan).toBe(4);
});

it.each([1, 8])(
  'D2 M services, prices, questions and structured data hold with a number of tiers: %i',
  async (count) => {
    const [first] = OFFERS;
    const before = new Map(['brand/offers.json', ...SOLD].map((file) => [file, text(file)]));
    const tiers = Array.from({ length: count }, (_, place) => ({
      ...first,
      id: `TIER_${place}`,
      price: 10 + place,
    }));
    await change('brand/offers.json', () => JSON.stringify(tiers));
    for (const file of SOLD)
      await change(file, (own) => OFFERS.reduce((all, { id }) => all.replaceAll(id, 'TIER_0'), own));
    const shown = valueIn(
      {
        brand: '#brand/load.ts',
        SERVICES: '#content/services.ts',
        serviceData: '#site/seo/service.ts',
        FAQ: '#content/faq.ts',
      },
      `{
        tiers: brand.offers.length,
        services: SERVICES.length,
        data: ['vip', 'free'].map((id) => serviceData('es', id)),
        questions: FAQ.length,
      }`,
    );
    expect(shown).toMatchObject({ tiers: count, services: count + 1 });
    expect(JSON.stringify(shown.data)).toMatch(/"price":"?10\b/);
    expect(shown.questions).toBeGreaterThan(0);
    for (const [file, own] of before) await change(file, () => own);
  },
);

it.each([
  ['page', 'made-page', /madePage|made-page|MadePage/],
  ['indicator', 'trade/made-figure', null],
  ['article', 'made-article', null],
] as const)(
  'M what npm run new made of the kind %s goes with its files and its lines',
  (kind, name, named) => {
    const { changes } = makeNew(dir, kind, name, '2026-11-22');
    const before = new Map(
      changes.map(({ file }) => [file, existsSync(join(dir, file)) ? text(file) : null] as const),
    );
    write(dir, changes);
    for (const [file, source] of before) {
      if (source === null || named === null) continue;
      const kept = text(file)
        .split('\n')
        .filter((line) => !named.test(line))
        .join('\n');
      expect(kept, file).toBe(source);
    }
    // What is new is a file of its own, or lines that name it.
    expect([...before.values()].some((source) => source === null) || kind === 'indicator').toBe(true);
  },
);
