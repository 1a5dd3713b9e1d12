import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestIdVariables } from 'hono/request-id';
import { COUNT_PATH } from '#contracts/count-path.ts';
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
 * `POST /count` with a language, the address of a page and, for an outbound call, that of the link, parted by spaces (N17).
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
      const visit = visitOf(await c.req.text(), deps);
      if (visit === null) throw new Refusal('bad_request', 'Send a language, a page and perhaps a link.');
      if (isCounted((name) => c.req.header(name))) tally.add(visit);
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

/** What a sent text counts as; null for a text of another form. */
function visitOf(text: string, { isPage, linkOf, successPath }: CountingDeps) {
  const sent = sentCountSchema.safeParse(text.split(' ')).data;
  const page = sent && URL.parse(sent[1], 'https://site.example');
  if (!sent || !page) return null;
  const path = page.pathname.replace(/(?<=.)\/$/, '');
  const link = sent[2] === undefined ? null : URL.parse(sent[2]);
  if (sent[2] !== undefined && !/^https?:$/.test(link?.protocol ?? '')) return null;
  const kind: CountedKind = link ? 'call' : path === successPath ? 'success' : 'view';
  const keeps = (field: CountedField, value: string) =>
    (COUNTED[kind] as readonly CountedField[]).includes(field) ? value : '';
  return {
    kind,
    page: keeps('page', isPage(path) ? path : OTHER),
    locale: sent[0] satisfies Locale,
    link: keeps('link', (link && linkOf(link)) ?? OTHER),
    source: keeps('source', sourceOf(page.searchParams) ?? OTHER),
  };
}
