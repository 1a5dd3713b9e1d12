import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import type { Log } from '#functions/log.ts';
import { linesAMinute } from './log/lines-a-minute.ts';
import { plainSecurity, REPORT_PATH } from './site/headers.ts';
import type { Visitor } from './visitor.ts';

/** Bytes of one report; a browser's are below 4,000. */
const REPORT_LIMIT = 16 * 1024;
/** Reports of one address in a minute; those above are dropped unread. */
const REPORTS_A_MINUTE = 20;
/** Reports written to the log in a minute, whatever their addresses: a flood from many must not fill the disk. */
const LINES_A_MINUTE = 60;
const TYPES = new Set(['application/csp-report', 'application/json']);

const text = z.catch(z.optional(z.string()), undefined);
const form = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
});
/**
 * Logs a script or request that a browser blocked: one warning per request with directive, blocked origin and page only
 * (addresses may carry personal data). Always answers 204, so that the answer reveals nothing.
 */
export function createCspReport({
  log,
  addressOf,
}: { readonly log: Log } & Pick<Visitor, 'addressOf'>): Hono {
  const limiter = new RateLimiterMemory({ points: REPORTS_A_MINUTE, duration: 60 });
  const limitLines = linesAMinute(LINES_A_MINUTE);
  const quiet = () => new Response(null, { status: 204, headers: plainSecurity });
  return new Hono().post(
    REPORT_PATH,
    async (c, next) => {
      const allowed = await limiter.consume(addressOf(c)).catch(() => null);
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
      return allowed && TYPES.has(type) ? next() : quiet();
    },
    bodyLimit({ maxSize: REPORT_LIMIT, onError: quiet }),
    async (c) => {
      const report = readReport(await c.req.json().catch(() => null));
      if (report)
        limitLines('report', (leftOut) =>
          log.warn({ ...report, ...(leftOut > 0 && { leftOut }) }, 'a browser stopped something on a page'),
        );
      return quiet();
    },
  );
}

interface Report {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

function readReport(body: unknown): Report | null {
  const report = form.safeParse(body).data?.['csp-report'];
  if (!report) return null;
  const blocked = report['blocked-uri'] ?? '';
  return {
    directive: word(report['effective-directive'] ?? report['violated-directive']),
    blocked: URL.parse(blocked)?.origin.slice(0, 100) ?? word(blocked),
    page: URL.parse(report['document-uri'] ?? '')?.pathname.slice(0, 200) ?? '',
  };
}

/** "script-src", "inline", "eval"; longer or other words are dropped. */
function word(given = ''): string {
  return /^[a-z][a-z-]{0,40}/.exec(given)?.[0] ?? '';
}
