import { beforeEach, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import type { FiguresSource } from '#contracts/page-figures.ts';
import type { Site, SiteFile } from '../site/load.ts';
import { packText } from '../site/load.ts';
import { createFiguresPages } from './pages.ts';
import type { FiguresRenderer } from './renderer.ts';

const START = Date.parse('2026-06-10T16:00:10.000Z');
let now = START;
let answers: string | null | Error;
const rendered = vi.fn<FiguresRenderer['renderPage']>();

const renderer: FiguresRenderer = {
  livePartOf: (html) => (html.includes('live part') ? 'Part' : null),
  async readAnswers() {
    if (answers instanceof Error) throw answers;
    return answers;
  },
  renderPage(...given) {
    rendered(...given);
    return `${given[0]} with ${JSON.stringify(given[1].answers)} from ${given[2]}`;
  },
};

const pack = (path: string, text: string) => packText(path, text, null);

/** A site with one live page and one other, in each language. */
async function siteOf() {
  const inEach = async (path: string, text: string) => {
    const files = LOCALES.map(
      async (locale) => [locale, await pack(`${locale}/${path}/index.html`, `${locale} ${text}`)] as const,
    );
    return Object.fromEntries(await Promise.all(files)) as Record<Locale, SiteFile>;
  };
  const pages = new Map([
    ['/live', await inEach('live', 'live part')],
    ['/other', await inEach('other', 'text')],
  ]);
  const files = new Map<string, SiteFile>();
  const site = {
    pages,
    files,
    notFound: await inEach('404', 'nothing here'),
    replacePage: ({ file, ready }) => {
      const known = pages.get(file.path);
      if (known && file.locale) pages.set(file.path, { ...known, [file.locale]: { file, ready } });
    },
    replaceFile: (one) => void files.set(one.file.path, one),
  } satisfies Site;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const sourceIn = (locale: Locale) => ({ locale }) as unknown as FiguresSource;
  const update = createFiguresPages({ site, renderer, sourceIn, pack, clock: () => new Date(now), log });
  const textOf = (path: string, locale: Locale) => pages.get(path)?.[locale].ready.identity.body.toString();
  return { site, update, log, textOf };
}

beforeEach(() => {
  now = START;
  answers = '{"share":62}';
  rendered.mockClear();
});

it('N12 renders a live page in each language, with the address of a file of the same answers', async () => {
  const { site, update, textOf } = await siteOf();
  await update();
  expect(textOf('/live', 'es')).toBe('es live part with {"share":62} from /figures/live.es.json');
  expect(textOf('/live', 'en')).toBe('en live part with {"share":62} from /figures/live.en.json');
  expect(textOf('/other', 'es')).toBe('es text');
  const file = site.files.get('/figures/live.en.json')?.ready.identity;
  expect(JSON.parse(file?.body.toString() ?? '')).toEqual({ at: START, answers: { share: 62 } });
  expect(file?.headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
});

it('N12 an answer that changes while the pages are rendered is in the pages at the end', async () => {
  const { update, textOf } = await siteOf();
  const first = update();
  answers = '{"share":64}';
  await Promise.all([first, update()]);
  for (const locale of ['es', 'en'] as const)
    expect(textOf('/live', locale)).toContain('with {"share":64} from');
});

it('N12 renders again when an answer changes or a minute begins, and not in between', async () => {
  const { update, textOf } = await siteOf();
  await update();
  now += 40_000;
  await update();
  expect(rendered).toHaveBeenCalledTimes(LOCALES.length);
  answers = '{"share":63}';
  await update();
  expect(rendered).toHaveBeenCalledTimes(2 * LOCALES.length);
  expect(textOf('/live', 'es')).toContain('63');
  now += 15_000;
  await update();
  expect(rendered).toHaveBeenCalledTimes(3 * LOCALES.length);
});

it('N12 K5 reads connections between two pages', async () => {
  const { update } = await siteOf();
  let turns = 0;
  const count = () => {
    turns += 1;
    if (rendered.mock.calls.length < LOCALES.length) setImmediate(count);
  };
  const seen: number[] = [];
  rendered.mockImplementation(() => {
    seen.push(turns);
    return '';
  });
  setImmediate(count);
  await update();
  expect(new Set(seen).size).toBe(LOCALES.length);
});

it('N12 has one update at a time', async () => {
  const { update } = await siteOf();
  await Promise.all([update(), update(), update()]);
  expect(rendered).toHaveBeenCalledTimes(LOCALES.length);
});

it('N12 answers the page as it was built while there are no figures', async () => {
  const { update, textOf } = await siteOf();
  await update();
  answers = null;
  await update();
  expect(textOf('/live', 'es')).toBe('es live part');
  answers = '{"share":64}';
  await update();
  expect(textOf('/live', 'es')).toContain('64');
});

it('K7 N12 logs a failed reading and answers the page as it was built', async () => {
  const { update, log, textOf } = await siteOf();
  await update();
  answers = new Error('the store is closed');
  await update();
  expect(textOf('/live', 'es')).toBe('es live part');
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/live', locale: 'es', err: answers }),
    expect.any(String),
  );
});
