import { Hono } from 'hono';
import type { ErrorCode } from '#contracts/errors.ts';
import { EVENT_SOURCES, SCOPES } from '#contracts/events.ts';
import { LOCALES } from '#contracts/locale.ts';
import { chooseLocale } from '#domain/locale.ts';
import { Refusal } from '../errors.ts';
import type { EventsService } from './service.ts';

/** `GET /economic-events?scope&source&lang` → EventsResponse, words in `lang` (default: the visitor's own). */
export function eventsRoute(service: EventsService): Hono {
  return new Hono().get('/economic-events', async (c) => {
    const scope = oneOf('scope', c.req.query('scope') ?? 'day', SCOPES, 'unknown_scope');
    const source = oneOf(
      'source',
      c.req.query('source') ?? 'forex-community',
      EVENT_SOURCES,
      'unknown_source',
    );
    const wanted = c.req.query('lang');
    const query = wanted === undefined ? null : oneOf('lang', wanted, LOCALES, 'unknown_language');
    const { locale } = chooseLocale({
      query,
      cookie: null,
      acceptLanguage: c.req.header('accept-language') ?? null,
    });
    c.header('Content-Language', locale);
    return c.json(await service.answer({ scope, source, locale }));
  });
}

function oneOf<const Value extends string>(
  name: string,
  given: string,
  known: readonly Value[],
  code: ErrorCode,
): Value {
  const value = known.find((one) => one === given);
  if (value === undefined) throw new Refusal(code, `Unknown ${name}. Known ones: ${known.join(', ')}.`);
  return value;
}
