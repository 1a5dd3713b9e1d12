import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { brand } from '#brand/load.ts';
import { desk } from '#content/words/desk.ts';
import { inLocale, isLocale, type Locale } from '#contracts/locale.ts';
import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import type { Group } from '../brand-findings.ts';
import { configuration, previews } from './collections.ts';
import { articleIn, readArticle, readableArticles } from './documents.ts';
import { placed } from './places.ts';
import { refusalIn } from './refusals.ts';

export interface PageOptions {
  readonly root: string;
  readonly preview: string;
  /** The browser's part of the desk: its script and its style sheet. */
  readonly bundle: { readonly script: string; readonly style: string };
  /** Starts a process, which ends at the signal. */
  readonly listFindings: (signal: AbortSignal) => Promise<readonly Group[]>;
  readonly now: () => Date;
}

const EDITOR = 'node_modules/decap-cms/dist';
const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/** It reads all texts, in some five seconds on a machine that is busy. */
const FINDINGS_MS = 60_000;
const TOO_LONG = `The list took more than ${FINDINGS_MS / 1000} seconds: load this page again.`;

/** Adds the page of the desk, the editor's own files, and what both ask for. */
export function servePages(app: Hono, { root, preview, bundle, listFindings, now }: PageOptions): void {
  let running: Promise<readonly Group[]> | null = null;
  const list = async () => {
    const signal = AbortSignal.timeout(FINDINGS_MS);
    try {
      return await listFindings(signal);
    } catch (error) {
      throw signal.aborted ? new Error(TOO_LONG) : error;
    }
  };
  /** Several tabs share one process. */
  const findings = () => {
    running ??= list().finally(() => {
      running = null;
    });
    return running;
  };
  app.get('/', (c) => {
    const locale = localeOf(c.req.query('lang'));
    return c.html(page(locale, inLocale(desk['desk.title'], locale)));
  });
  app.get('/start', async (c) => {
    const locale = localeOf(c.req.query('lang'));
    const articles = await Promise.all(
      (await readableArticles(root)).files.map((file) => readArticle(root, articleIn(file) ?? '')),
    );
    const facts = articles.map(({ es }) => es as Record<string, unknown>);
    const numbers = facts.map(({ number }) => Number(number));
    const today = wallClock(now(), MEXICO_CITY).day;
    const slugs = Object.fromEntries(facts.map(({ id, slug }) => [String(id), slug]));
    return c.json({
      config: configuration(locale, { number: Math.max(0, ...numbers) + 1, today }),
      previews: previews(slugs as never),
      preview,
      ...{ locale, slug: brand.slug },
      words: Object.fromEntries(Object.entries(desk).map(([key, entry]) => [key, inLocale(entry, locale)])),
    });
  });
  app.get('/findings', async (c) => {
    // A list that began before a save does not know of it.
    if (c.req.query('saved') !== undefined) await running?.catch(() => {});
    const locale = localeOf(c.req.query('lang'));
    const broken = brokenFiles((await readableArticles(root)).problems, locale);
    // The list is made from the articles: it fails while one of them is broken.
    const others = await findings().catch((error) => {
      if (broken.length > 0) return [];
      throw error;
    });
    return c.json(await placed(root, [...broken, ...others], locale));
  });
  // The editor reads this as it loads: the desk starts it.
  app.get('/desk-before.js', (c) => c.body('window.CMS_MANUAL_INIT = true;', 200, JAVASCRIPT));
  app.get('/desk.js', (c) => c.body(bundle.script, 200, JAVASCRIPT));
  app.get('/desk.css', (c) => c.body(bundle.style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/editor/:file{[\\w.-]+\\.js}', async (c) => {
    const text = await readFile(join(root, EDITOR, c.req.param('file')), 'utf8').catch(() => null);
    return text === null ? c.notFound() : c.body(text, 200, JAVASCRIPT);
  });
}

/** "content/articles/gold/es.mdx: the lines between --- cannot be read: …" */
function brokenFiles(problems: readonly string[], locale: Locale): Group[] {
  if (problems.length === 0) return [];
  const findings = problems.map((line) => {
    const [, field = '', reason = line] = /^(\S+): (.*)$/.exec(refusalIn(locale, line)) ?? [];
    return { field, value: reason, advice: 'correct the file by hand, or put it back as it was' };
  });
  return [{ title: 'content/articles: files that cannot be read', findings, isCounted: true }];
}

function localeOf(asked: string | undefined): Locale {
  return asked !== undefined && isLocale(asked) ? asked : 'es';
}

/** The editor is an old-style script; the desk's module starts it. */
const page = (locale: Locale, title: string) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk.css">
<body>
<script src="/desk-before.js"></script>
<script src="/editor/decap-cms.js"></script>
<script type="module" src="/desk.js"></script>
</body>
</html>
`;
