import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestIdVariables } from 'hono/request-id';
import { COUNT_PATH, OWNER_PATH } from '#contracts/count-path.ts';
import { COUNTED, type CountedField, type CountedKind, OTHER, sentCountSchema } from '#contracts/counted.ts';
import type { Locale } from '#contracts/locale.ts';
import { isCounted, sourceOf } from '#domain/counting/counted.ts';
import { Refusal, refuse } from '../errors.ts';
import type { Log } from '../log.ts';
import { type IsProxied, NEVER_PROXIED, nameRequest } from '../request-id.ts';
import type { Tally } from './tally.ts';

export interface CountingDeps {
  readonly tally: Pick<Tally, 'add'>;
  /** Whether the site has a page at a path without a slash at its end. */
  readonly isPage: (path: string) => boolean;
  /** The id of the link that leads to an address; null for a link that is none of the brand's. */
  readonly linkOf: (address: URL) => string | null;
  /** The language in which the visitor has the page, with the query of its address. */
  readonly localeOf: (c: Context, query: URLSearchParams) => Locale;
  /** The page that a buyer comes back to. */
  readonly successPath: string;
  /** Of `limitRate`. */
  readonly limit: MiddlewareHandler;
  readonly log: Log;
  /** Default: never. */
  readonly isProxied?: IsProxied;
}

/** Bytes of what a browser sends: two addresses. */
const BODY_LIMIT = 4 * 1024;

/**
 * `POST /count` of a page, which its Referer names; for an outbound call with the address of the link as its text (N17).
 * Nothing else is read, no address of a visitor is kept, and what may not be counted gets the same answer as what is. No key,
 * because a beacon sends none.
 */
export function createCounting(deps: CountingDeps): Hono {
  const { tally, limit, log, isProxied = NEVER_PROXIED } = deps;
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(COUNT_PATH, nameRequest(isProxied), limit);
  app.post(
    COUNT_PATH,
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => refuse(c, new Refusal('body_too_large', `The body may hold ${BODY_LIMIT} bytes.`)),
    }),
    async (c) => {
      const sent = readSent(c.req.header('referer'), await c.req.text());
      if (sent === null) throw new Refusal('bad_request', 'Send the page as Referer and perhaps a link.');
      if (isCounted((name) => c.req.header(name)) && sent.path !== OWNER_PATH)
        tally.add(visitOf(sent, deps.localeOf(c, sent.search), deps));
      return c.body(null, 204, { 'Cache-Control': 'no-store' });
    },
  );
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    log.error({ requestId: c.get('requestId'), path: COUNT_PATH, err: error }, 'counting failed');
    return refuse(c, new Refusal('internal', 'Something failed on our side. Try again in a moment.'));
  });
  return app as unknown as Hono;
}

interface Sent {
  /** Without a slash at its end. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly link: URL | null;
}

/** What a browser sent; null for anything else. */
function readSent(referer: string | undefined, body: string): Sent | null {
  const [address, target] = sentCountSchema.safeParse([referer, body]).data ?? [];
  const page = address && URL.parse(address);
  const link = target ? URL.parse(target) : null;
  const isWeb = !target || /^https?:$/.test(link?.protocol ?? '');
  if (!page || !isWeb) return null;
  return { path: page.pathname.replace(/(?<=.)\/$/, ''), search: page.searchParams, link };
}

/** What it counts as: by the fields of COUNTED, with names that the site knows. */
function visitOf(
  { path, search, link }: Sent,
  locale: Locale,
  { isPage, linkOf, successPath }: CountingDeps,
) {
  const kind: CountedKind = link ? 'call' : path === successPath ? 'success' : 'view';
  const fields: readonly CountedField[] = COUNTED[kind];
  const kept = (field: CountedField, value: string) => (fields.includes(field) ? value : '');
  return {
    kind,
    page: kept('page', isPage(path) ? path : OTHER),
    locale,
    link: kept('link', (link && linkOf(link)) ?? OTHER),
    source: kept('source', sourceOf(search) ?? OTHER),
  };
}
