import { beforeEach, expect, it, vi } from 'vitest';
import type { FiguresSource } from '#contracts/live-answers.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
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
    removeFile: (path) => void files.delete(path),
  } satisfies Site;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const sourceIn = (locale: Locale) => ({ locale }) as unknown as FiguresSource;
  const withPreview = vi.fn(async (_path: string, html: string) => html);
  const update = createFiguresPages({
    site,
    renderer,
    sourceIn,
    withPreview,
    pack,
    clock: () => new Date(now),
    log,
  });
  const textOf = (path: string, locale: Locale) => pages.get(path)?.[locale].ready.identity.body.toString();
  /** The address of the answers of a page. */
  const addressIn = (path: string, locale: Locale) =>
    / from (.*)$/.exec(textOf(path, locale) ?? '')?.[1] ?? '';
  return { site, update, log, textOf, addressIn, withPreview };
}

beforeEach(() => {
  now = START;
  answers = '{"share":62}';
  rendered.mockClear();
});

it('N12 renders a live page in each language, with the address of a file of the same answers', async () => {
  const { site, update, textOf, addressIn } = await siteOf();
  await update();
  expect(textOf('/live', 'es')).toMatch(/^es live part with {"share":62} from \/figures\/[\w-]+\.json$/);
  expect(textOf('/live', 'en')).toMatch(/^en live part with {"share":62} from/);
  expect(textOf('/other', 'es')).toBe('es text');
  const file = site.files.get(addressIn('/live', 'en'))?.ready.identity;
  expect(JSON.parse(file?.body.toString() ?? '')).toEqual({ share: 62 });
  expect(file?.headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

it('N12 a page that is some minutes old finds its own answers, and one of an hour ago none', async () => {
  const { site, update, addressIn } = await siteOf();
  const sharesAt = (address: string) => site.files.get(address)?.ready.identity.body.toString();
  await update();
  const first = addressIn('/live', 'es');
  now += 5 * 60_000;
  answers = '{"share":63}';
  await update();
  const second = addressIn('/live', 'es');
  expect([first, second].map(sharesAt)).toEqual(['{"share":62}', '{"share":63}']);
  for (let minute = 0; minute < 60; minute += 1) {
    now += 60_000;
    await update();
  }
  expect([first, second].map(sharesAt)).toEqual([undefined, '{"share":63}']);
});

it('N12 another instance names the file of the same answers alike', async () => {
  const [one, other] = [await siteOf(), await siteOf()];
  await one.update();
  now += 20_000;
  await other.update();
  expect(one.addressIn('/live', 'es')).toBe(other.addressIn('/live', 'es'));
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

it('N18 renders a live page with its link preview, and keeps the built page when that fails', async () => {
  const { update, textOf, withPreview } = await siteOf();
  withPreview.mockImplementation(async (path, html) => `${html} as seen at ${path}`);
  await update();
  expect(textOf('/live', 'es')).toMatch(/ as seen at \/live$/);
  answers = '{"share":65}';
  withPreview.mockRejectedValue(new Error('no figures'));
  await update();
  expect(textOf('/live', 'es')).toBe('es live part');
});
