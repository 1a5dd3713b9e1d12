import * as z from 'zod/mini';

const target = z._default(z.string().check(z.minLength(1)), '*');
const times = z.optional(z.int().check(z.positive()));
const status = z.int().check(z.gte(200), z.lte(599));
const fault = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), on: target, times, ...shape });

/**
 * One way for an upstream to fail. `on` is an upstream ("forexfactory"), a whole path
 * ("/myfxbook/rss/forex-economic-calendar-events") or "*". `times` limits it to the next n calls.
 */
export const faultSchema = z.discriminatedUnion('kind', [
  /** An error status with a plain body. */
  fault('status', { status }),
  /** 429; `retryAfter` in seconds, written as such or as an HTTP date; none without it. */
  fault('rate-limit', {
    retryAfter: z.optional(z.int()),
    as: z._default(z.enum(['seconds', 'date']), 'seconds'),
  }),
  /** The whole answer, `ms` late. */
  fault('delay', { ms: z.int() }),
  /** Takes the request and never answers. */
  fault('silence', {}),
  /** Headers at once, then a byte every `everyMs`. */
  fault('drip', { everyMs: z._default(z.int(), 1000) }),
  /** Closes the connection without an answer. */
  fault('hang-up', {}),
  /** Half the body, then a connection reset. */
  fault('reset', {}),
  /** Half the body as if it were all. */
  fault('truncated', {}),
  /** A body of `bytes`; only with `declared` it has a content length. */
  fault('huge', { bytes: z._default(z.int(), 60_000_000), declared: z._default(z.boolean(), false) }),
  /** The browser check's page. */
  fault('challenge', { status: z._default(status, 403) }),
  /** The weekly export's refusal page, which may come as 200. */
  fault('denied', { status: z._default(status, 200) }),
  /** Prose under the right content type. */
  fault('not-json', {}),
  /** The right structure with the wrong types, in the first `rows` rows or in all. */
  fault('wrong-types', { rows: z.optional(z.int()) }),
  /** The last `rows` rows of a list, or all, have lost their date ("" in JSON). */
  fault('undated', { rows: z.optional(z.int()) }),
  /** A valid list that ends after `rows` rows. */
  fault('short', { rows: z.int() }),
  /** The right structure without a row. */
  fault('empty', {}),
  /** The outlook call's session is refused. */
  fault('invalid-session', {}),
  /** Login: too many attempts. */
  fault('locked', {}),
  /** Login: wrong password. */
  fault('wrong-password', {}),
  /** Any API call: HTTP 200 with this message. */
  fault('api-error', { message: z.string() }),
  /** Not a fault: takes back all faults set with the same `on`. */
  fault('none', {}),
]);
export type Fault = z.infer<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;

const LOGIN = '/myfxbook/api/login.json';
const OUTLOOK = '/myfxbook/api/get-community-outlook.json';

function concerns(fault: Fault, path: string): boolean {
  if (fault.kind === 'invalid-session' && path !== OUTLOOK) return false;
  if ((fault.kind === 'locked' || fault.kind === 'wrong-password') && path !== LOGIN) return false;
  if (fault.kind === 'api-error' && !/^\/(?:myfxbook\/api|bls)\//.test(path)) return false;
  return fault.on === '*' || fault.on === path || path.startsWith(`/${fault.on}/`);
}

/** Pending faults. A call meets at most one: the oldest that matches, so several with `times` follow each other. */
export interface FaultQueue {
  add(fault: Fault): void;
  take(path: string): Fault | undefined;
  clear(): void;
}

export function createFaultQueue(): FaultQueue {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      if (fault.kind === 'none') waiting = waiting.filter((other) => other.fault.on !== fault.on);
      else waiting.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    take(path) {
      const met = waiting.find(({ fault }) => concerns(fault, path));
      if (!met) return undefined;
      met.left -= 1;
      if (met.left === 0) waiting = waiting.filter((other) => other !== met);
      return met.fault;
    },
    clear() {
      waiting = [];
    },
  };
}
