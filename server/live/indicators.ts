import { setImmediate as nextTurn } from 'node:timers/promises';
import { indicatorFacts } from '#content/indicators/facts.ts';
import { type IndicatorPage, indicatorPageAt } from '#content/indicators/pages.ts';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import type { Locale } from '#contracts/locale.ts';
import { indicatorPath } from '#domain/indicators/path.ts';
import type { Log } from '#functions/log.ts';
import type { SiteFile } from '../site/load.ts';
import type { IndicatorRenderer } from './renderer.ts';

const MINUTE_MS = 60_000;
/** Pages kept in memory, 90 kB each with their compressed forms: those that are asked for, of some two hundred. */
export const MOST_PAGES = 32;
/** Address below which the pages are, as `indicatorPath` writes it. */
const BELOW = indicatorPath('');

export interface IndicatorPagesDeps {
  /** The built page of each language. */
  readonly templates: Readonly<Record<Locale, string>>;
  /** Loads what draws them; it is kept by its module. */
  readonly renderer: () => Promise<IndicatorRenderer | null>;
  readonly answer: (slug: string, locale: Locale) => Promise<IndicatorAnswer | null>;
  /** A page with the link preview of its answer (N18). */
  readonly withPreview: (html: string, answer: IndicatorAnswer, locale: Locale) => string;
  /** Makes a file of the site from its place below `dist/` and its text. */
  readonly pack: (path: string, text: string) => Promise<SiteFile>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The page of an indicator in a language; null for an address without one. */
export type IndicatorPages = (path: string, locale: Locale) => Promise<SiteFile> | null;

interface Kept {
  /** The minute in which its answer was read. */
  readonly minute: number;
  readonly made: Promise<Made>;
}

interface Made {
  /** What it shows, as JSON. */
  readonly shown: string;
  readonly file: SiteFile;
}

/**
 * Makes the pages of indicators when they are asked for (N15). An answer is read at most once a minute, and a page rendered only
 * when its answer has changed; one at a time, so that visitors are answered between two. The pages asked for last stay in
 * memory.
 */
export function createIndicatorPages(deps: IndicatorPagesDeps): IndicatorPages {
  const kept = new Map<string, Kept>();
  let last: Promise<unknown> = Promise.resolve();
  const oneByOne = (work: () => Promise<Made>): Promise<Made> => {
    const made = last.then(nextTurn).then(work);
    last = made.catch(() => {});
    return made;
  };
  return (path, locale) => {
    const page = path.startsWith(BELOW) ? indicatorPageAt(path.slice(BELOW.length)) : null;
    if (!page) return null;
    const key = `${locale} ${page.slug}`;
    const minute = Math.floor(deps.clock().getTime() / MINUTE_MS);
    const before = kept.get(key);
    kept.delete(key);
    const own =
      before?.minute === minute
        ? before
        : {
            minute,
            made: oneByOne(async () => makePage(page, locale, await before?.made.catch(() => null), deps)),
          };
    kept.set(key, own);
    const [oldest] = kept.keys();
    if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest);
    own.made.catch(() => {
      if (kept.get(key) === own) kept.delete(key);
    });
    return own.made.then(({ file }) => file);
  };
}

async function makePage(
  page: IndicatorPage,
  locale: Locale,
  before: Made | null | undefined,
  { templates, renderer, answer, withPreview, pack, log }: IndicatorPagesDeps,
): Promise<Made> {
  const { slug } = page;
  const read = await answer(slug, locale).catch((err: unknown) => {
    log.error({ slug, locale, err }, 'page of an indicator was made without its figures');
    return null;
  });
  const shown = JSON.stringify(read);
  if (before?.shown === shown) return before;
  const filled = { answer: read ?? indicatorFacts(page, locale), isRead: read !== null, locale };
  const drawing = await renderer();
  if (!drawing) throw new Error('The build has no renderer: build it again (npm run build).');
  const html = withPreview(drawing.renderIndicator(templates[locale], filled), filled.answer, locale);
  return { shown, file: await pack(`${locale}${indicatorPath(slug)}/index.html`, html) };
}
