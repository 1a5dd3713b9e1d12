import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { brand } from '#brand/load.ts';
import { href } from '#content/routes.ts';
import { COUNT_PATH } from '#contracts/count-path.ts';
import type { Locale } from '#contracts/locale.ts';
import { REMINDERS_PATH } from '#contracts/reminder-path.ts';
import { CALENDAR_PATHS } from '#functions/calendar/route.ts';
import type { Log } from '#functions/log.ts';
import { nameRequest } from '#functions/request-id.ts';
import { createCspReport } from './csp-report.ts';
import { createEmbeds } from './embeds/route.ts';
import type { IndicatorPages } from './live/indicators.ts';
import type { Previews } from './previews/previews.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { answerFile } from './site/answer.ts';
import { HSTS, plainSecurity } from './site/headers.ts';
import { choiceHeaders, choiceOf, cookieLocale } from './site/language.ts';
import type { Site, SiteFile } from './site/load.ts';
import type { Visitor } from './visitor.ts';

export interface FrontDoorDeps {
  readonly site: Site;
  /** Answers everything below `/functions/v1`, the calendar files, `/healthz` and `/readyz`. */
  readonly functions: Hono;
  readonly visitor: Visitor;
  /** The pages that are made when they are asked for (N15). Default: none. */
  readonly indicators?: IndicatorPages;
  /** Link previews with figures (N18). Default: those of the build. */
  readonly previews?: Pick<Previews, 'eventPage' | 'picture'>;
  readonly log: Log;
  readonly clock?: () => Date;
}

/** Its links name an event in their query. */
const CALENDAR = href('fxImpact');

/**
 * The site's front door: functions first, then the built pages in the visitor's language and the files, all from memory.
 * One address serves both languages; `/es/…` and `/en/…` answer 404 (B, J3, K9).
 */
export function createFrontDoor({
  site,
  functions,
  visitor,
  indicators = () => null,
  previews = NO_PREVIEWS,
  log,
  clock = () => new Date(),
}: FrontDoorDeps): Hono {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(async (c, next) => {
    await next();
    if (visitor.isSecure(c)) c.header('Strict-Transport-Security', HSTS);
  });
  app.use('/functions/v1/*', secured);
  app.on('POST', COUNT_PATH, secured);
  app.use(`${REMINDERS_PATH}/*`, secured);
  app.on('GET', ['/healthz', '/readyz', '/metrics', ...CALENDAR_PATHS], secured);
  app.route('/', functions);
  app.route('/', createCspReport({ log, addressOf: visitor.addressOf }));
  app.route('/', createEmbeds());
  app.get(SECURITY_TXT_PATH, () => plainText(securityTxt(brand, clock())));
  app.get('*', (c) => answer({ site, indicators, previews }, c, visitor.isSecure(c)));
  app.all('*', () => plainText('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  const name = nameRequest(visitor.isProxied);
  app.onError(async (error, c) => {
    // A page is sent as it was built. Only a failed page needs a request id.
    await name(c, async () => {});
    const requestId = c.get('requestId');
    log.error({ requestId, path: c.req.path.slice(0, 200), err: error }, 'front door failed');
    return plainText('Something failed on our side. Try again in a moment.', 500, {
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
    });
  });
  return app as unknown as Hono;
}

function plainText(text: string, status = 200, own: Readonly<Record<string, string>> = {}): Response {
  const headers = { ...plainSecurity, 'Content-Type': 'text/plain; charset=utf-8', ...own };
  return new Response(text, { status, headers });
}

/** Adds the headers of K9 to what has none of its own; a page that answers in its place keeps its policy. */
const secured: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.headers.has('Content-Security-Policy')) return;
  for (const [name, value] of Object.entries(plainSecurity)) c.header(name, value);
};

const NO_PREVIEWS: NonNullable<FrontDoorDeps['previews']> = {
  eventPage: async () => null,
  picture: async () => null,
};

type Answering = Required<Pick<FrontDoorDeps, 'site' | 'indicators' | 'previews'>>;

async function answer(
  { site, indicators, previews }: Answering,
  c: Context,
  secure: boolean,
): Promise<Response> {
  const { path } = c.req;
  const file = site.files.get(path);
  if (file) return answerFile(file, c.req.raw);
  const page = site.pages.get(path);
  if (page) {
    const id = path === CALENDAR ? c.req.query('event') : undefined;
    const own = id ? await previews.eventPage(page[choiceOf(c).locale], id) : null;
    return answerPage((locale) => own ?? page[locale], c, secure, 200);
  }
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  const made = indicators(plain, choiceOf(c).locale);
  if (plain !== path && (made || site.pages.has(plain))) return redirectToPage(c, plain);
  if (made) {
    const file = await made;
    return answerPage(() => file, c, secure, 200);
  }
  const picture = await previews.picture(path);
  return picture ?? answerPage((locale) => site.notFound[locale], c, secure, 404);
}

function answerPage(
  pageIn: (locale: Locale) => SiteFile,
  c: Context,
  secure: boolean,
  status: 200 | 404,
): Response {
  const choice = choiceOf(c);
  const headers = choiceHeaders(choice, cookieLocale(c.req.header('cookie')), secure);
  return answerFile(pageIn(choice.locale), c.req.raw, status, headers);
}

function redirectToPage(c: Context, path: string): Response {
  const { search } = new URL(c.req.url);
  return new Response(null, {
    status: 308,
    headers: { ...plainSecurity, Location: path + search, 'Cache-Control': 'public, max-age=3600' },
  });
}
