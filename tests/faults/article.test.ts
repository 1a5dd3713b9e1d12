import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES, type Locale } from '#contracts/locale.ts';
import { ROOT } from '../../scripts/dist.ts';
import { shows } from '../example.ts';
import { plainText } from '../plain-text.ts';

const SOURCES = [
  'brand',
  'content',
  'contracts',
  'domain',
  'site',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];
/** One article that does not compile, and one that compiles and throws when it renders. */
const BROKEN = {
  'epic-xauusd': '<Trade id="main"\n\nText <b>.',
  'second-masterclass': '<Trade id="none" />',
};
const ADDRESSES = ['operacion-epica-xauusd', 'segunda-masterclass-sentimiento-oro'];
/** Parts of the page around the prose that throw for one article each, in both languages. */
const BROKEN_PARTS = {
  'Report.tsx': {
    where: 'const { sentiment, unpublished } = report;',
    when: 'report.sentiment?.short === 75',
  },
  'ArticleHead.tsx': {
    where: 'const { article, locale, title, standfirst } = reading;',
    when: "reading.article.id === 'supreme-buy-stop'",
  },
  'Onward.tsx': {
    where: 'const { article, locale } = reading;',
    when: "reading.article.id === 'tech-finance-fiat'",
  },
};
const PARTLY_BROKEN = [
  'xauusd-volumen-institucional-2-septiembre-2025',
  'operacion-suprema-buy-stop-oro',
  'futuro-tech-finance-fiat',
];

/** The articles that are broken here, and one that is not. */
const hasArticles = shows(
  ...Object.keys(BROKEN),
  'institutional-volume',
  'supreme-buy-stop',
  'tech-finance-fiat',
  'institutional-1-10',
);

let dir = '';
let build: ReturnType<typeof spawnSync>;

/** Builds a copy of the site in which the Spanish text of two articles is broken, and the frame of three. */
beforeAll(async () => {
  if (!hasArticles) return;
  dir = await mkdtemp(join(tmpdir(), 'broken-'));
  await Promise.all(SOURCES.map((name) => cp(join(ROOT, name), join(dir, name), { recursive: true })));
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  for (const [id, body] of Object.entries(BROKEN))
    await breakArticle(join(dir, 'content/articles', id, 'es.mdx'), body);
  for (const [file, { where, when }] of Object.entries(BROKEN_PARTS))
    await breakPart(join(dir, 'site/features/blog/article', file), where, when);
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  build = spawnSync(process.execPath, [astro, 'build'], { cwd: dir, encoding: 'utf8' });
});

afterAll(() => (dir === '' ? undefined : rm(dir, { recursive: true, force: true })));

async function breakArticle(file: string, body: string): Promise<void> {
  const [, frontMatter = ''] = /^---\n([\s\S]*?\n)---\n/.exec(await readFile(file, 'utf8')) ?? [];
  await writeFile(file, `---\n${frontMatter}---\n\n${body}\n`);
}

async function breakPart(file: string, where: string, when: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  expect(source).toContain(where);
  await writeFile(file, source.replace(where, `if (${when}) throw new Error('a part is broken');\n${where}`));
}

const page = (locale: string, slug: string) =>
  readFile(join(dir, 'dist', locale, 'blog', slug, 'index.html'), 'utf8');

it.runIf(hasArticles)(
  'G15 the production build reports the failed articles and why, and exits non-zero',
  () => {
    expect(build.status).not.toBe(0);
    for (const address of ADDRESSES) expect(`${build.stderr}${build.stdout}`).toContain(`es/blog/${address}`);
    expect(build.stderr).toContain('article.ts has no trade "none"');
    expect(build.stderr).toContain('epic-xauusd/es.mdx cannot be shown');
  },
);

/** The fallback of a failed article: the blog's title, two topics, the paid and the free channel. */
function checkFallback(html: string, locale: Locale): void {
  const $ = load(html);
  const fallback = $('[data-part="article-fallback"]');
  expect(fallback).toHaveLength(1);
  expect(plainText(fallback.find('h1, h2').text())).toBe(translate(locale, 'blog.title'));
  const links = fallback.find('a[href]:not([href^="#"])').toArray();
  expect(links.map((one) => $(one).attr('href'))).toEqual([
    '/blog#topic-cases',
    '/blog#topic-method',
    FIRST_OFFER.checkout,
    brand.freeChannel,
  ]);
  const [, , vip, free] = links.map((one) => plainText($(one).text()));
  expect(vip).toMatch(locale === 'es' ? /VIP.*al mes/ : /VIP.*a month/);
  expect(free).toMatch(locale === 'es' ? /canal gratis/ : /free channel/);
}

it.runIf(hasArticles)(
  'G15 a failed article shows title, two topics and two calls, and is logged; the others are unchanged',
  async () => {
    for (const address of ADDRESSES) {
      const html = await page('es', address);
      checkFallback(html, 'es');
      expect(html).toContain('Article could not be shown');
      expect(await page('en', address)).not.toContain('data-part="article-fallback"');
    }
    expect(await page('es', 'estrategia-institucional-1-10')).not.toContain('data-part="article-fallback"');
  },
);

it.runIf(hasArticles)(
  'G15 what fails around the prose of an article gives the same fallback under one main heading',
  async () => {
    for (const address of PARTLY_BROKEN) {
      for (const locale of BASE_LOCALES) {
        const html = await page(locale, address);
        checkFallback(html, locale);
        expect(html.match(/<h1\b/g), address).toHaveLength(1);
      }
      expect(`${build.stderr}${build.stdout}`).toContain(`en/blog/${address}`);
    }
  },
);
