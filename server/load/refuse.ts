import type { ServerResponse } from 'node:http';
import { getPath } from 'hono/utils/url';
import { COUNT_PATH } from '#contracts/count-path.ts';
import { ERROR_STATUS, type ErrorBody } from '#contracts/errors.ts';
import { REMINDERS_PATH } from '#contracts/reminder-path.ts';
import { CALENDAR_PATHS } from '#functions/calendar/route.ts';
import type { Log } from '#functions/log.ts';
import type { Answers } from '../listen.ts';
import { linesAMinute } from '../log/lines-a-minute.ts';
import type { Metrics } from '../metrics.ts';
import { HSTS, plainSecurity } from '../site/headers.ts';
import type { Visitor } from '../visitor.ts';
import type { Pressure, Queues } from './pressure.ts';

/** Seconds after which a refused visitor may ask again: a different number for each, or all would come back at once. */
const RETRY_S = [1, 2, 3, 4] as const;
const MESSAGE = 'Too many visitors ask at once. Try again in a moment.';
const BODY = JSON.stringify({ error: { code: 'overloaded', message: MESSAGE } } satisfies ErrorBody);

/**
 * Calls under way up to which none is refused. A visitor's page makes seven; where so few are late, other work holds the
 * machine, and a refusal would not help it.
 */
const ALWAYS_TAKEN = 20;

interface Deps {
  readonly pressure: Pressure;
  readonly queues: Pick<Queues, 'watch'>;
  /** Origins of other sites that may read a refusal, or "*". */
  readonly origins: readonly string[];
  readonly visitor: Pick<Visitor, 'isSecurePeer'>;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Default: 20. */
  readonly alwaysTaken?: number;
}

/**
 * Answers part of the function calls and calendar files with 503 while the event loop is late (K8). It does so before the
 * application sees them, because a refusal must cost far less than an answer. Pages, files and health always pass.
 */
export function refuseUnderLoad(answers: Answers, deps: Deps): Answers {
  const { pressure, queues, metrics, alwaysTaken = ALWAYS_TAKEN } = deps;
  let underWay = 0;
  const writeLine = limitLines(deps);
  let refused = 0;
  return {
    fetch: answers.fetch,
    answerDirectly(request, response) {
      const kind = kindOf(request.method, request.url ?? '');
      if (kind === null) return answers.answerDirectly?.(request, response) ?? false;
      queues.watch();
      if (underWay < alwaysTaken || pressure.takes()) {
        underWay += 1;
        response.once('close', () => {
          underWay -= 1;
        });
        return answers.answerDirectly?.(request, response) ?? false;
      }
      const { origin } = request.headers;
      const isSecure = deps.visitor.isSecurePeer(
        request.socket.remoteAddress,
        request.headers['x-forwarded-proto'],
      );
      refused += 1;
      send(response, kind, {
        ...plainSecurity,
        ...(isSecure && { 'Strict-Transport-Security': HSTS }),
        ...readableBy(origin, deps.origins),
        'Cache-Control': 'no-store',
        'Retry-After': String(RETRY_S[refused % RETRY_S.length]),
      });
      metrics.count('site_refused_under_load_total', { kind });
      writeLine();
      return true;
    },
  };
}

type Kind = 'function' | 'calendar';

/** A preflight passes: its answer is cheap, and a browser keeps it for a day. */
function kindOf(method: string | undefined, url: string): Kind | null {
  if (method === 'OPTIONS') return null;
  const path = routedPath(url);
  if (path.startsWith('/functions/v1/') || path === COUNT_PATH || isReminders(path)) return 'function';
  return CALENDAR_PATHS.some((one) => one === path) ? 'calendar' : null;
}

const isReminders = (path: string) => path === REMINDERS_PATH || path.startsWith(`${REMINDERS_PATH}/`);

/** The path as the router sees it: dots are resolved and escapes decoded, so that no other spelling passes the limit. */
function routedPath(url: string): string {
  const address = URL.parse(url, 'http://host');
  return address ? getPath({ url: address.href } as Request) : url;
}

/** Each kind in the form of its other errors: JSON (K7), or a line of text for a calendar program. */
function send(response: ServerResponse, kind: Kind, headers: Readonly<Record<string, string>>): void {
  const body = kind === 'function' ? BODY : `${MESSAGE}\n`;
  const type = kind === 'function' ? 'application/json' : 'text/plain; charset=utf-8';
  response.writeHead(ERROR_STATUS.overloaded, {
    ...headers,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Lets a page of an allowed origin read the refusal, as the functions let it read their answers. */
function readableBy(
  origin: string | undefined,
  origins: readonly string[],
): Readonly<Record<string, string>> {
  const isOpen = origins.includes('*');
  if (origin === undefined || !(isOpen || origins.includes(origin))) return {};
  return {
    'Access-Control-Allow-Origin': isOpen ? '*' : origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
  };
}

function limitLines({ pressure, log }: Pick<Deps, 'pressure' | 'log'>): () => void {
  const limiter = linesAMinute();
  return () =>
    limiter('refused', (leftOut) =>
      log.warn(
        { refused: leftOut + 1, delayMs: Math.round(pressure.delayMs) },
        'the event loop is late: part of the calls are refused',
      ),
    );
}
