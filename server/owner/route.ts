import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { OWNER_PATH } from '#contracts/count-path.ts';
import type { Count } from '#contracts/counted.ts';
import type { Locale } from '#contracts/locale.ts';
import type { OwnerView } from '#domain/counting/owner-view.ts';
import { readRange, summarize } from '#domain/counting/summary.ts';
import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import { type Column, csvText } from '#functions/csv.ts';
import type { Log } from '#functions/log.ts';
import type { Store } from '#store/port.ts';
import { answerFile } from '../site/answer.ts';
import { plainSecurity } from '../site/headers.ts';
import { choiceHeaders, choiceOf, cookieLocale } from '../site/language.ts';
import type { SiteFile } from '../site/load.ts';
import type { Visitor } from '../visitor.ts';
import { ownerSession } from './session.ts';

export interface OwnerDeps {
  /** Without it, the page does not exist. */
  readonly token: string | undefined;
  readonly store: Pick<Store, 'counts'>;
  /** Stores what this instance has counted, so that the owner sees it at once. */
  readonly storeCounts: () => Promise<void>;
  /** Makes the page in a language. */
  readonly draw: (view: OwnerView, locale: Locale) => Promise<SiteFile>;
  readonly visitor: Pick<Visitor, 'addressOf' | 'isSecure'>;
  readonly clock: () => Date;
  readonly log: Log;
}

const FILE = `${OWNER_PATH}/numbers.csv`;
/** Wrong tokens of one address; a token has at least 16 signs. */
const TRIES = { points: 10, duration: 900 } as const;
const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const;
const COLUMNS = (['day', 'kind', 'page', 'locale', 'link', 'source', 'times'] as const).map(
  (field): Column<Count> => [field, (row) => row[field]],
);

/**
 * `/owner`: the owner's numbers behind OWNER_TOKEN (N17). A form posts the token, which is in no address; a cookie keeps the
 * owner signed in. Without the setting every address falls through to the site's 404.
 */
export function createOwnerPage(deps: OwnerDeps): Hono {
  const { token, visitor, clock, log } = deps;
  const app = new Hono();
  if (token === undefined) return app;
  const session = ownerSession(token);
  const tries = new RateLimiterMemory(TRIES);
  const isSignedIn = (c: Context) => session.isOpen(c.req.header('cookie'), clock());
  const show = async (c: Context, view: OwnerView, status = 200) => {
    const choice = choiceOf(c);
    const own = choiceHeaders(choice, cookieLocale(c.req.header('cookie')), visitor.isSecure(c));
    return answerFile(await deps.draw(view, choice.locale), c.req.raw, status as 200, { ...own, ...PRIVATE });
  };
  app.get(OWNER_PATH, async (c) => {
    if (!isSignedIn(c)) return show(c, { kind: 'signIn', problem: null });
    return show(c, await numbersOf(c, deps));
  });
  app.get(FILE, async (c) => {
    // A session may end while its page is open.
    if (!isSignedIn(c)) return back(c, null);
    const { from, to } = rangeOf(c, clock);
    await deps.storeCounts();
    return c.body(csvText(COLUMNS, await deps.store.counts(from, to)), 200, {
      ...plainSecurity,
      ...PRIVATE,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="numbers-${from}-${to}.csv"`,
    });
  });
  app.post(OWNER_PATH, bodyLimit({ maxSize: 2_048 }), async (c) => {
    // A page of another site may not sign its visitor in or out.
    if ((c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return back(c, null);
    const form = new URLSearchParams(await c.req.text());
    const secure = visitor.isSecure(c);
    if (form.has('leave')) return back(c, session.close(secure));
    const allowed = await tries.consume(visitor.addressOf(c)).catch(() => null);
    if (!allowed) return show(c, { kind: 'signIn', problem: 'tooMany' }, 429);
    // A token that is pasted may bring a space along.
    if (!session.isToken((form.get('token') ?? '').trim())) {
      log.warn({ page: OWNER_PATH }, 'a wrong owner token was sent');
      return show(c, { kind: 'signIn', problem: 'wrong' }, 403);
    }
    await tries.delete(visitor.addressOf(c));
    return back(c, session.open(clock(), secure));
  });
  return app;
}

/** To the page with the days of the address, so that a reload sends no form again. */
function back(c: Context, cookie: string | null): Response {
  const days = ['from', 'to'].flatMap((name) => {
    const day = c.req.query(name);
    return day === undefined ? [] : [[name, day]];
  });
  const query = new URLSearchParams(days);
  const headers = {
    ...plainSecurity,
    ...PRIVATE,
    Location: query.size > 0 ? `${OWNER_PATH}?${query}` : OWNER_PATH,
    ...(cookie && { 'Set-Cookie': cookie }),
  };
  return new Response(null, { status: 303, headers });
}

function rangeOf(c: Context, clock: () => Date) {
  const today = wallClock(clock(), MEXICO_CITY).day;
  return { today, ...readRange({ from: c.req.query('from'), to: c.req.query('to') }, today) };
}

async function numbersOf(c: Context, { store, storeCounts, clock, log }: OwnerDeps): Promise<OwnerView> {
  const range = rangeOf(c, clock);
  try {
    await storeCounts();
    const counts = await store.counts(range.from, range.to);
    return { kind: 'numbers', ...range, summary: summarize(counts, range) };
  } catch (err) {
    log.error({ page: OWNER_PATH, err }, "the owner's numbers could not be read");
    return { kind: 'numbers', ...range, summary: null };
  }
}
