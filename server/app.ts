import { Hono } from 'hono';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { TRANSCRIBED } from '#content/indicators/official/bls-days.ts';
import { indicatorPageAt } from '#content/indicators/pages.ts';
import { href } from '#content/routes.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { FiguresSource } from '#contracts/live-answers.ts';
import type { Locale } from '#contracts/locale.ts';
import { indicatorPath } from '#domain/indicators/path.ts';
import { createFunctions } from '#functions/app.ts';
import { createCalendar } from '#functions/calendar/route.ts';
import { createCounting } from '#functions/counting/route.ts';
import type { Tally } from '#functions/counting/tally.ts';
import { limitRate } from '#functions/guards.ts';
import { createReminders } from '#functions/reminders/route.ts';
import { countedLinks } from './counted-links.ts';
import type { Settings } from './env.ts';
import { createFrontDoor } from './front-door.ts';
import { createHealth } from './health.ts';
import type { Answers } from './listen.ts';
import { createIndicatorPages } from './live/indicators.ts';
import { createFiguresPages } from './live/pages.ts';
import { loadLists, loadRenderer, loadTemplates } from './live/renderer.ts';
import type { Metrics } from './metrics.ts';
import { createMetricsPage } from './metrics-page.ts';
import { createOwnerPage } from './owner/route.ts';
import { createDrawing, drawerOf } from './previews/draw.ts';
import { createPreviews } from './previews/previews.ts';
import type { Services, Shared } from './services.ts';
import { answerFromMemory } from './site/direct.ts';
import { choiceOf } from './site/language.ts';
import { loadSite, packText, type Site } from './site/load.ts';
import { watchedRefreshes } from './sources/list.ts';
import type { Visitor } from './visitor.ts';

interface AppDeps extends Shared {
  /** Folder of the built site; null serves the functions alone (development). */
  readonly dist: string | null;
  /** The upstreams are replayed: every page says so. */
  readonly replayed: boolean;
  readonly metrics: Metrics;
  readonly services: Services;
  readonly visitor: Visitor;
  readonly tally: Tally;
}

/** `fetch` answers all routes: health, metrics, functions and calendar files; with a built site, behind its front door. */
export interface App extends Answers {
  /** Renders the live pages again when their figures have changed; does nothing without a built site (N12). */
  readonly updateFigures: () => Promise<void>;
}

export async function createApp({
  services,
  visitor,
  metrics,
  tally,
  dist,
  replayed,
  ...shared
}: AppDeps): Promise<App> {
  const { settings, store, clock, log } = shared;
  const limit = limitRate({ ...RATE, clientOf: visitor.addressOf });
  const refreshes = watchedRefreshes(settings);
  const copied = settings.SOURCE_OFFICIAL ? TRANSCRIBED : [];
  const names = refreshes.filter(({ isOn }) => isOn).map(({ name }) => name);
  const functions = new Hono()
    .route('/', createHealth({ store, refreshes, copied, clock, token: settings.METRICS_TOKEN }))
    .route(
      '/',
      createMetricsPage({
        metrics,
        token: settings.METRICS_TOKEN,
        store,
        refreshes: names,
        copied,
        clock,
      }),
    )
    .route(
      '/',
      createFunctions({
        ...services,
        anonKey: settings.ANON_KEY,
        origins: settings.ALLOWED_ORIGINS,
        limit,
        log,
        logsCalls: settings.ACCESS_LOG,
        isProxied: visitor.isProxied,
      }),
    )
    .route(
      '/',
      createCalendar({ store, clock, log, replayed, limit, isProxied: visitor.isProxied, ...CALENDAR }),
    );
  functions.route(
    '/',
    createReminders({
      publicKey: settings.PUSH_PUBLIC_KEY ?? null,
      replay: settings.PUSH_REPLAY,
      store,
      limit: limitRate({ ...REMINDER_RATE, clientOf: visitor.addressOf }),
      clientOf: visitor.addressOf,
      clock,
      log,
      isProxied: visitor.isProxied,
    }),
  );
  if (dist === null) return { fetch: functions.fetch, updateFigures: async () => {} };
  const options = siteOptions(dist, settings, replayed);
  const site = await loadSite(options);
  if (!settings.SERVICE_WORKER) await removeWorker(site);
  if (brand.countVisits !== false)
    functions.route(
      '/',
      createCounting({
        tally,
        isPage: (path) => site.pages.has(path) || isIndicatorPage(path),
        linkOf: countedLinks(brand),
        successPath: '/success',
        localeOf: (c, query) => choiceOf(c, query.get('lang')).locale,
        limit: limitRate({ ...COUNT_RATE, clientOf: visitor.addressOf }),
        log,
        isProxied: visitor.isProxied,
      }),
    );
  const renderer = settings.FIGURES_IN_PAGES ? await loadRenderer(dist) : null;
  const pack = (path: string, text: string) => packText(path, text, options.backendOrigin);
  const packQuickly = (path: string, text: string) => packText(path, text, options.backendOrigin, 'quick');
  const ownerPage = await loadTemplates(dist, options.edit, 'owner');
  if (ownerPage)
    functions.route(
      '/',
      createOwnerPage({
        token: settings.OWNER_TOKEN,
        store,
        storeCounts: tally.flush,
        draw: async (view, locale) => {
          const drawing = await loadRenderer(dist);
          if (!drawing) throw new Error('The build has no renderer: build it again (npm run build).');
          const html = drawing.renderOwner(ownerPage[locale], { view, locale });
          return packQuickly(`${locale}/owner/index.html`, html);
        },
        visitor,
        clock,
        log,
      }),
    );
  const start = drawerOf(dist);
  const previews = createPreviews({
    site,
    draw: start ? createDrawing({ start, log }) : async () => null,
    event: async (id, locale) => (await services.events.history(id, locale))?.event ?? null,
    indicator: (slug, locale) => services.official.indicator(slug, locale),
    sentiment: (symbol) => services.sentiment.answer(symbol),
    pack: packQuickly,
    clock,
    log,
  });
  const updateFigures = renderer
    ? createFiguresPages({
        site,
        renderer,
        sourceIn: (locale) => figuresSource(services, locale),
        withPreview: async (path, html, locale) =>
          path === href('vsTraders') ? previews.withBoard(html, locale) : html,
        pack,
        clock,
        log,
      })
    : async () => {};
  const templates = await loadTemplates(dist, options.edit);
  if (templates) for (const [path, text] of await loadLists(dist)) site.replaceFile(await pack(path, text));
  const indicators =
    templates &&
    createIndicatorPages({
      templates,
      renderer: async () => renderer ?? loadRenderer(dist),
      answer: (slug, locale) => services.official.indicator(slug, locale),
      withPreview: previews.withIndicator,
      pack: packQuickly,
      clock,
      log,
    });
  return {
    fetch: createFrontDoor({
      site,
      functions,
      visitor,
      previews,
      log,
      clock,
      ...(indicators && { indicators }),
    }).fetch,
    answerDirectly: answerFromMemory(site, visitor),
    updateFigures,
  };
}

/** Requests to the functions from one address; a page load takes seven. */
const RATE = { requests: 600, perSeconds: 60 } as const;

/** Views and calls of one address, which a whole office or a mobile network may share. */
const COUNT_RATE = { requests: 120, perSeconds: 60 } as const;

/** Calls about reminders of one address; to store one costs several. */
const REMINDER_RATE = { requests: 60, perSeconds: 60 } as const;

/** The server makes these pages when they are asked for. */
function isIndicatorPage(path: string): boolean {
  const below = indicatorPath('');
  return path.startsWith(below) && indicatorPageAt(path.slice(below.length)) !== null;
}

const CALENDAR = {
  brandName: brand.name,
  host: brand.domain,
  pageUrl: `${brandOrigin(brand.domain)}/fx-impact`,
} as const;

/** The answers that the functions would give a visitor of one language. */
function figuresSource(
  { sentiment, history, positioning, events, official }: Services,
  locale: Locale,
): FiguresSource {
  return {
    sentiment: (symbol) => sentiment.answer(symbol),
    board: () => history.board(),
    positioning: (symbol) => positioning.answer(symbol),
    events: (scope, week) =>
      events.answer({ scope, ...(week !== undefined && { week }), source: CALENDAR_SOURCE, locale }),
    coverage: () => official.coverage(),
  };
}

function siteOptions(dir: string, { PUBLIC_BACKEND_URL }: Settings, replayed: boolean) {
  const backendOrigin = PUBLIC_BACKEND_URL ? new URL(PUBLIC_BACKEND_URL).origin : null;
  return { dir, backendOrigin, ...(replayed && { edit: showReplayNotice }) };
}

/** Browsers that have the worker ask for its file at their next visit, and get the one that removes it. */
async function removeWorker(site: Site): Promise<void> {
  const text = site.files.get('/sw-off.js')?.ready.identity.body.toString();
  if (text !== undefined) site.replaceFile(await packText('sw.js', text, null));
}

const HIDDEN = '<p class="replay-notice" data-part="replay-notice" hidden>';

/** Shows the hidden notice of every page: this copy runs on replayed data (`npm run demo`). */
function showReplayNotice(html: string): string {
  return html.replace(HIDDEN, HIDDEN.replace(' hidden', ''));
}
