import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FiguresSource, PageAnswers } from '#contracts/live-answers.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import type { Log } from '#functions/log.ts';
import type { Site, SiteFile } from '../site/load.ts';
import type { FiguresRenderer } from './renderer.ts';

const MINUTE_MS = 60_000;
/** How long after its last page a file of answers stays: a browser or a proxy may have kept that page. */
const KEPT_MS = 15 * MINUTE_MS;

export interface FiguresPagesDeps {
  readonly site: Site;
  readonly renderer: FiguresRenderer;
  readonly sourceIn: (locale: Locale) => FiguresSource;
  /** A page with its link preview of today (N18). */
  readonly withPreview: (path: string, html: string, locale: Locale) => Promise<string>;
  /** Makes a file of the site from its place below `dist/` and its text. */
  readonly pack: (path: string, text: string) => Promise<SiteFile>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Characters of a name: 48 bits, for some hundred files. */
const VERSION = 8;

/** One page in one language, as it was built and as it was last rendered. */
interface LivePage {
  readonly path: string;
  readonly locale: Locale;
  readonly part: string;
  readonly html: string;
  readonly built: SiteFile;
  /** The answers and the minute it shows; empty while it is as built. */
  shown: string;
}

/**
 * Keeps the live pages of a site rendered with their figures (N12). The returned function renders those whose answers
 * have changed, and each once a minute, because a page shows ages. Asked while it runs, it looks at all of them again. It
 * never rejects: a page whose figures cannot be read goes back to what was built, and then asks for them from the browser.
 * The file with the answers of a page is named by its contents, so that a page that is some minutes old gets its own.
 */
export function createFiguresPages(deps: FiguresPagesDeps): () => Promise<void> {
  const pages = livePages(deps);
  /** The files of answers, and when a page last named each. */
  const named = new Map<string, number>();
  let running: Promise<void> | null = null;
  let isAsked = false;
  const update = async () => {
    while (isAsked) {
      isAsked = false;
      for (const page of pages) {
        // A page takes this thread for long: connections are read, and visitors answered, before each.
        await nextTurn();
        await updatePage(page, named, deps);
      }
      removeOld(named, deps);
    }
    running = null;
  };
  return () => {
    isAsked = true;
    running ??= update();
    return running;
  };
}

function livePages({ site, renderer }: FiguresPagesDeps): LivePage[] {
  return [...site.pages].flatMap(([path, built]) =>
    LOCALES.flatMap((locale) => {
      const html = built[locale].ready.identity.body.toString();
      const part = renderer.livePartOf(html);
      return part === null ? [] : [{ path, locale, part, html, built: built[locale], shown: '' }];
    }),
  );
}

async function updatePage(page: LivePage, named: Map<string, number>, deps: FiguresPagesDeps) {
  const { site, renderer, sourceIn, withPreview, pack, clock, log } = deps;
  const { path, locale, part, html, built } = page;
  const at = clock().getTime();
  try {
    const answers = await renderer.readAnswers(part, sourceIn(locale), at);
    const shown = answers === null ? '' : `${Math.floor(at / MINUTE_MS)} ${answers}`;
    if (shown === page.shown) return;
    page.shown = shown;
    if (answers === null) return site.replacePage(built);
    const file = `figures/${createHash('sha256').update(answers).digest('base64url').slice(0, VERSION)}.json`;
    if (!named.has(file)) site.replaceFile(await pack(file, answers));
    named.set(file, at);
    const carried: PageAnswers = { at, answers: JSON.parse(answers) };
    const rendered = renderer.renderPage(html, carried, `/${file}`);
    site.replacePage(await pack(`${locale}${path}/index.html`, await withPreview(path, rendered, locale)));
  } catch (err) {
    page.shown = '';
    site.replacePage(built);
    log.error({ path, locale, err }, 'page was not rendered with its figures');
  }
}

function removeOld(named: Map<string, number>, { site, clock }: FiguresPagesDeps) {
  for (const [file, at] of named) {
    if (clock().getTime() - at <= KEPT_MS) continue;
    named.delete(file);
    site.removeFile(`/${file}`);
  }
}
