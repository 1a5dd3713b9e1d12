import { Hono } from 'hono';
import * as z from 'zod/mini';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import type { OpenObservation } from '#contracts/observations.ts';
import { type Column, csvText } from '../csv.ts';
import { Refusal } from '../errors.ts';
import { localeOf } from '../events/route.ts';
import { COSTLY } from '../guards.ts';
import { oneOf, refuseUnknown } from '../one-of.ts';
import { readyFile, sendFile } from '../ready-file.ts';
import { rememberVersion } from '../remember-version.ts';
import type { ObservationsQuery } from './observations.ts';
import type { OfficialService } from './service.ts';

/** The columns of the file in their order. A field without one fails the types. */
const COLUMNS = {
  kind: ['kind', (row) => row.kind],
  country: ['country', (row) => row.country],
  series: ['series', (row) => row.series],
  period: ['period', (row) => row.period],
  value: ['value', (row) => row.value],
  unit: ['unit', (row) => row.unit],
  vintage: ['vintage', (row) => row.vintage],
  firstSeen: ['first_seen_utc', (row) => row.firstSeen],
  scheduledAt: ['scheduled_at_utc', (row) => row.scheduledAt],
  publisher: ['publisher', (row) => row.publisher],
  link: ['link', (row) => row.link],
  licence: ['licence', (row) => row.licence],
  notice: ['notice', (row) => row.notice],
  ours: ['calculated_by_us', (row) => row.ours],
} satisfies Record<keyof OpenObservation, Column<OpenObservation>>;

const sinceSchema = z.union([z.iso.date(), z.iso.datetime()]);

/**
 * `GET /observations?kind&country&since&next[&format=csv]` → Observations, or the same rows as CSV, whose next page is in
 * the `Link` header.
 */
export function observationsRoute(service: ObservationsService): Hono {
  const answer = rememberVersion(
    keyOf,
    () => service.version(),
    (asked: Asked) => makePage(asked, service),
  );
  return new Hono().get('/observations', async (c) => {
    refuseUnknown(c, ['kind', 'country', 'since', 'next', 'format']);
    const kind = chosen('kind', c.req.query('kind'), OFFICIAL_ROWS, 'unknown_kind');
    const ofKind = OFFICIAL_ROWS.filter((row) => kind === null || row.kind === kind);
    const country = chosen('country', c.req.query('country'), ofKind, 'unknown_country');
    const since = sinceOf(c.req.query('since'));
    const before = beforeOf(c.req.query('next'));
    const format = oneOf('format', c.req.query('format') ?? 'json', ['json', 'csv'], 'bad_request');
    const asked = { kind, country, since, before, format };
    const { file, next } = await answer(asked, () => c.var.spend(COSTLY));
    if (format === 'json') return sendFile(c, file, JSON_HEADERS);
    if (next !== null) c.header('Link', nextLink(c.req.url, next));
    return sendFile(c, file, CSV_HEADERS);
  });
}

type ObservationsService = Pick<OfficialService, 'observations' | 'version'>;
type Asked = ObservationsQuery & { readonly format: 'json' | 'csv' };

/** A client may store it, but must revalidate it each time. */
const REVALIDATE = { 'Cache-Control': 'private, no-cache' } as const;
const JSON_HEADERS = { ...REVALIDATE, 'Content-Type': 'application/json' } as const;
const CSV_HEADERS = {
  ...REVALIDATE,
  'Content-Type': 'text/csv; charset=utf-8; header=present',
  'Content-Disposition': 'attachment; filename="observations.csv"',
} as const;

function keyOf({ kind, country, since, before, format }: Asked): string {
  return [kind, country, since, before, format].join('|');
}

async function makePage({ format, ...query }: Asked, service: ObservationsService) {
  const page = await service.observations(query);
  const text = format === 'json' ? JSON.stringify(page) : csvText(Object.values(COLUMNS), page.observations);
  return { file: await readyFile(text), next: page.next };
}

/** `GET /observations/coverage` → Coverage. */
export function coverageRoute(service: Pick<OfficialService, 'coverage'>): Hono {
  return new Hono().get('/observations/coverage', async (c) => {
    refuseUnknown(c, []);
    return c.json(await service.coverage());
  });
}

/** `GET /indicator?id&lang` → IndicatorAnswer; 404 for an unknown id. */
export function indicatorRoute(service: Pick<OfficialService, 'indicator'>): Hono {
  return new Hono().get('/indicator', async (c) => {
    refuseUnknown(c, ['id', 'lang']);
    const locale = localeOf(c);
    const found = await service.indicator(c.req.query('id') ?? '', locale, () => c.var.spend(COSTLY));
    if (!found) throw new Refusal('not_found', 'There is no followed indicator of this id.');
    c.header('Content-Language', locale);
    return c.json(found);
  });
}

function chosen(
  name: 'kind' | 'country',
  given: string | undefined,
  rows: readonly Readonly<Record<'kind' | 'country', string>>[],
  code: 'unknown_kind' | 'unknown_country',
): string | null {
  if (given === undefined) return null;
  return oneOf(name, given, [...new Set(rows.map((row) => row[name]))].sort(), code);
}

function sinceOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (!sinceSchema.safeParse(given).success)
    throw new Refusal(
      'bad_request',
      '"since" takes a day (2026-08-01) or a UTC instant (2026-08-01T12:30:00Z).',
    );
  return new Date(given).toISOString();
}

function beforeOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(given))
    throw new Refusal('bad_request', '"next" takes the "next" of the page before.');
  return Number(given);
}

/** RFC 8288; relative, because the address of the site is the proxy's matter. */
function nextLink(url: string, next: string): string {
  const query = new URL(url).searchParams;
  query.set('next', next);
  return `<?${query}>; rel="next"`;
}
