import * as z from 'zod/mini';
import type { World } from './answer.ts';
import type { EventChange, ScheduleChange } from './calendar.ts';
import { createFaultQueue, type FaultInput, type FaultQueue, faultSchema } from './faults.ts';
import { SYMBOL_STATES, type SymbolState } from './outlook.ts';
import { createSessions, type Sessions } from './sessions.ts';

const MINUTE_MS = 60_000;

const eventSchema = z.strictObject({
  event: z.string(),
  from: z.optional(z.iso.datetime()),
  actual: z.optional(z.nullable(z.string())),
  forecast: z.optional(z.string()),
  previous: z.optional(z.string()),
  moveMinutes: z.optional(z.number()),
  cancelled: z.optional(z.boolean()),
});
const scheduleSchema = z.strictObject({
  schedule: z.string(),
  moveMinutes: z.optional(z.number()),
  cancelled: z.optional(z.boolean()),
  withdrawn: z.optional(z.boolean()),
});
const symbolSchema = z.strictObject({ symbol: z.string(), as: z.enum(SYMBOL_STATES) });
const sessionsSchema = z.strictObject({ sessions: z.literal('revoked') });
const clockSchema = z.strictObject({ clockOffsetSeconds: z.number() });
/** From now on the price indices of the BLS are these many times smaller, in every period: a new base year. */
const rebaseSchema = z.strictObject({ rebasedBy: z.number().check(z.positive()) });
const orderSchema = z.union([
  faultSchema,
  eventSchema,
  scheduleSchema,
  symbolSchema,
  sessionsSchema,
  clockSchema,
  rebaseSchema,
]);

/** All orders of a test, in code (`set`) and over HTTP (`POST /_control`). */
export type Order =
  | FaultInput
  | EventChange
  | ScheduleChange
  | { readonly symbol: string; readonly as: SymbolState }
  | { readonly sessions: 'revoked' }
  | { readonly clockOffsetSeconds: number }
  | { readonly rebasedBy: number };

/** What the running server knows beyond its payloads. */
export interface Control {
  readonly faults: FaultQueue;
  readonly sessions: () => Sessions;
  world(): World;
  /** Carries out one order; throws a ZodError when it is none. */
  set(order: unknown): void;
  /** Forgets faults, changes, sessions and the clock's shift; with `anchor`, the near events start over from now. */
  reset(anchor: boolean): void;
}

function wholeMinute(at: Date): Date {
  return new Date(Math.round(at.getTime() / MINUTE_MS) * MINUTE_MS);
}

export function createControl(clock: () => Date): Control {
  const faults = createFaultQueue();
  const symbols = new Map<string, SymbolState>();
  const schedules = new Map<string, ScheduleChange>();
  let changes: World['changes'] = [];
  let sessions = createSessions();
  let shiftSeconds = 0;
  let rebasedBy = 1;
  const now = () => new Date(clock().getTime() + shiftSeconds * 1000);
  let anchor = wholeMinute(now());

  function set(order: unknown): void {
    const asked = orderSchema.parse(order);
    if ('kind' in asked) faults.add(asked);
    else if ('event' in asked) changes = [...changes, { ...asked, from: asked.from ?? now().toISOString() }];
    else if ('schedule' in asked) schedules.set(asked.schedule, asked);
    else if ('symbol' in asked) symbols.set(asked.symbol, asked.as);
    else if ('sessions' in asked) sessions.revokeAll();
    else if ('rebasedBy' in asked) rebasedBy = asked.rebasedBy;
    else shiftSeconds = asked.clockOffsetSeconds;
  }

  function reset(anew: boolean): void {
    faults.clear();
    symbols.clear();
    schedules.clear();
    changes = [];
    sessions = createSessions();
    shiftSeconds = 0;
    rebasedBy = 1;
    if (anew) anchor = wholeMinute(now());
  }

  return {
    faults,
    sessions: () => sessions,
    world: () => ({ now: now(), anchor, changes, symbols, schedules, rebasedBy }),
    set,
    reset,
  };
}
