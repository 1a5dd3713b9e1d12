import { setImmediate as nextTurn } from 'node:timers/promises';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import type { FiguresSource, PageAnswers } from '#contracts/page-figures.ts';
import type { Log } from '#functions/log.ts';
import type { Site, SiteFile } from '../site/load.ts';
import type { FiguresRenderer } from './renderer.ts';

const MINUTE_MS = 60_000;

export interface FiguresPagesDeps {
  readonly site: Site;
  readonly renderer: FiguresRenderer;
  readonly sourceIn: (locale: Locale) => FiguresSource;
  /** Makes a file of the site from its place below `dist/` and its text. */
  readonly pack: (path: string, text: string) => Promise<SiteFile>;
  readonly clock: () => Date;
  readonly log: Log;
}

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
 */
export function createFiguresPages(deps: FiguresPagesDeps): () => Promise<void> {
  const pages = livePages(deps);
  let running: Promise<void> | null = null;
  let isAsked = false;
  const update = async () => {
    while (isAsked) {
      isAsked = false;
      for (const page of pages) {
        // A page takes this thread for long: connections are read, and visitors answered, before each.
        await nextTurn();
        await updatePage(page, deps);
      }
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

async function updatePage(page: LivePage, { site, renderer, sourceIn, pack, clock, log }: FiguresPagesDeps) {
  const { path, locale, part, html, built } = page;
  const at = clock().getTime();
  try {
    const answers = await renderer.readAnswers(part, sourceIn(locale), at);
    const shown = answers === null ? '' : `${Math.floor(at / MINUTE_MS)} ${answers}`;
    if (shown === page.shown) return;
    page.shown = shown;
    if (answers === null) return site.replacePage(built);
    const file = `figures${path}.${locale}.json`;
    const carried: PageAnswers = { at, answers: JSON.parse(answers) };
    site.replaceFile(await pack(file, JSON.stringify(carried)));
    site.replacePage(
      await pack(`${locale}${path}/index.html`, renderer.renderPage(html, carried, `/${file}`)),
    );
  } catch (err) {
    page.shown = '';
    site.replacePage(built);
    log.error({ path, locale, err }, 'page was not rendered with its figures');
  }
}
