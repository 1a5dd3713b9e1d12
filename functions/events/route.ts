import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { EVENT_SOURCES, SCOPES, type Scope } from '#contracts/events.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { HISTORY_DAYS } from '#contracts/sentiment-history.ts';
import { chooseLocale } from '#domain/locale.ts';
import { Refusal } from '../errors.ts';
import { eventIdOf, oneOf, refuseUnknown } from '../one-of.ts';
import type { ReadHistory } from './history.ts';
import type { ReadReleases } from './releases.ts';
import type { EventsService } from './service.ts';

/** The routes below `/economic-events`: the list of a day or week, one event's history, an instrument's past releases. */
export function eventsRoute(service: EventsService): Hono {
  return new Hono()
    .route('/', listRoute(service))
    .route('/', historyRoute(service.history))
    .route('/', releasesRoute(service.releases));
}

/** `GET /economic-events?scope&week&source&lang` → EventsResponse, words in `lang` (default: the visitor's language). */
function listRoute(service: EventsService): Hono {
  return new Hono().get('/economic-events', async (c) => {
    refuseUnknown(c, ['scope', 'week', 'source', 'lang']);
    const scope = oneOf('scope', c.req.query('scope') ?? 'day', SCOPES, 'unknown_scope');
    const week = weekOf(c.req.query('week'), scope);
    const source = oneOf(
      'source',
      c.req.query('source') ?? 'forex-community',
      EVENT_SOURCES,
      'unknown_source',
    );
    const locale = localeOf(c);
    c.header('Content-Language', locale);
    return c.json(await service.answer({ scope, week, source, locale }));
  });
}

/** `GET /economic-events/history?id&lang` → EventHistory; 404 for an unknown id. */
function historyRoute(history: ReadHistory): Hono {
  return new Hono().get('/economic-events/history', async (c) => {
    refuseUnknown(c, ['id', 'lang']);
    const id = eventIdOf(c);
    const locale = localeOf(c);
    const found = await history(id, locale);
    if (!found) throw new Refusal('not_found', 'There is no event of this id.');
    c.header('Content-Language', locale);
    return c.json(found);
  });
}

/** `GET /economic-events/releases?symbol&days&lang` → Releases. */
function releasesRoute(releases: ReadReleases): Hono {
  return new Hono().get('/economic-events/releases', async (c) => {
    refuseUnknown(c, ['symbol', 'days', 'lang']);
    const symbol = oneOf('symbol', c.req.query('symbol') ?? '', SYMBOLS, 'unknown_symbol');
    const days = oneOf('days', c.req.query('days') ?? '', HISTORY_DAYS, 'bad_request');
    const locale = localeOf(c);
    c.header('Content-Language', locale);
    return c.json(await releases({ symbol, days, locale }));
  });
}

/** The Sunday that names a week; null for the present one. */
function weekOf(given: string | undefined, scope: Scope): string | null {
  if (given === undefined) return null;
  if (scope !== 'week') throw new Refusal('bad_request', 'A week is asked for with scope=week.');
  if (!z.iso.date().safeParse(given).success)
    throw new Refusal('bad_request', 'The week is the date of its Sunday, like 2026-11-22.');
  if (new Date(given).getUTCDay() !== 0)
    throw new Refusal('bad_request', 'The week is named by its Sunday; that date is another day.');
  return given;
}

/** The language of an answer: `lang`, else the visitor's. */
export function localeOf(c: Context): Locale {
  const wanted = c.req.query('lang');
  const query = wanted === undefined ? null : oneOf('lang', wanted, LOCALES, 'unknown_language');
  const acceptLanguage = c.req.header('accept-language') ?? null;
  return chooseLocale({ query, cookie: null, acceptLanguage }).locale;
}
