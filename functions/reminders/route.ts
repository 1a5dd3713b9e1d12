import { createECDH, createHash } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestIdVariables } from 'hono/request-id';
import type * as z from 'zod/mini';
import { officialRowOf } from '#content/indicators/official/rows.ts';
import { indicatorPageAt } from '#content/indicators/pages.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { REMINDERS_PATH } from '#contracts/reminder-path.ts';
import {
  deleteReminderSchema,
  moveReminderSchema,
  namedReminderSchema,
  type PushTarget,
  type Quiet,
  type Reminders,
  saveReminderSchema,
  type Wish,
} from '#contracts/reminders.ts';
import { expectsFigure } from '#domain/events/live.ts';
import { pushEndpoint } from '#domain/reminders/push-service.ts';
import { isKnownZone } from '#domain/reminders/quiet.ts';
import { StoreError } from '#store/errors.ts';
import type { Store, StoredSubscription } from '#store/port.ts';
import { Refusal, refuse, STORE_UNAVAILABLE } from '../errors.ts';
import { readJson, spending } from '../guards.ts';
import type { Log } from '../log.ts';
import { type IsProxied, NEVER_PROXIED, nameRequest } from '../request-id.ts';

export interface RemindersDeps {
  /** The owner's public key; null while reminders are off. */
  readonly publicKey: string | null;
  readonly store: Pick<
    Store,
    | 'saveReminder'
    | 'reminders'
    | 'noteVisit'
    | 'moveSubscription'
    | 'forgetWish'
    | 'forgetSubscription'
    | 'event'
  >;
  /** Origin of a replayed push service on this machine. */
  readonly replay?: string | undefined;
  /** Of `limitRate`. */
  readonly limit: MiddlewareHandler;
  /** The visitor's address. */
  readonly clientOf: (c: Context) => string;
  readonly clock: () => Date;
  readonly log: Log;
  /** Default: never. */
  readonly isProxied?: IsProxied;
}

/** Bytes of a body: an endpoint, two keys and a wish. */
const BODY_LIMIT = 4 * 1024;
const LIMITS = { mostSubscriptions: 20_000, mostWishes: 50 } as const;
/** What storing something costs of an address's minute. */
const SAVING = 5;
/** Subscriptions that one address can add in a day, so that it alone cannot take all places. A carrier's phones share one. */
const NEW_A_DAY = { requests: 100, perSeconds: 86_400 } as const;
const NOTHING: Reminders = { wishes: [], quiet: null };

/**
 * `GET /reminders` gives the key to subscribe with; `POST /reminders/{save,list,delete,visit,move}` keeps what a browser asks
 * for (N16). The endpoint is the secret that names a subscription: only its browser, the push service and this server know
 * it. No key, because the service worker calls too; only pages of this site may.
 */
export function createReminders(deps: RemindersDeps): Hono {
  const { publicKey, store, clock, log } = deps;
  const spendNew = spending({ ...NEW_A_DAY, clientOf: deps.clientOf });
  const app = new Hono<{ Variables: RequestIdVariables }>().basePath(REMINDERS_PATH);
  app.use(nameRequest(deps.isProxied ?? NEVER_PROXIED), deps.limit);
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/', (c) => c.json({ publicKey }));
  app.on(
    'POST',
    '/*',
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => refuse(c, new Refusal('body_too_large', `The body may hold ${BODY_LIMIT} bytes.`)),
    }),
    async (c, next) => {
      refuseOthers(c);
      await next();
    },
  );
  app.post('/save', async (c) => {
    if (publicKey === null) throw new Refusal('not_found', 'This site sends no reminders.');
    const { subscription, wish, locale, zone, quiet } = await bodyOf(c, saveReminderSchema);
    await c.var.spend(SAVING);
    if (!isKnownZone(zone)) throw new Refusal('bad_request', 'The time zone is not known here.');
    const stored = toStored(subscription, { locale, zone, quiet }, deps.replay);
    await refuseVain(wish, store);
    if ((await store.reminders(stored.id)) === null) await spendNew(c, 1);
    const saved = await store.saveReminder(stored, { ...wish, madeAt: clock().toISOString() }, LIMITS);
    if (saved === 'too_many')
      throw new Refusal(
        'unprocessable',
        `A browser can have ${LIMITS.mostWishes} reminders. Delete one first.`,
      );
    if (saved === 'full') throw new Refusal('overloaded', 'No more reminders can be taken right now.');
    return c.json(await remindersOf(store, stored.id));
  });
  app.post('/list', async (c) => {
    const id = idOf((await bodyOf(c, namedReminderSchema)).endpoint);
    await store.noteVisit(id, today(clock));
    return c.json(await remindersOf(store, id));
  });
  app.post('/visit', async (c) => {
    await store.noteVisit(idOf((await bodyOf(c, namedReminderSchema)).endpoint), today(clock));
    return c.body(null, 204);
  });
  app.post('/delete', async (c) => {
    const { endpoint, topic } = await bodyOf(c, deleteReminderSchema);
    const id = idOf(endpoint);
    if (topic === undefined) await store.forgetSubscription(id);
    else await store.forgetWish(id, topic);
    return c.json(await remindersOf(store, id));
  });
  app.post('/move', async (c) => {
    const { endpoint, subscription } = await bodyOf(c, moveReminderSchema);
    await c.var.spend(SAVING);
    const known = await store.reminders(idOf(endpoint));
    if (!known) throw new Refusal('not_found', 'There is no subscription of this endpoint.');
    const { locale, zone } = known.subscription;
    const own = { locale: locale as Locale, zone, quiet: quietOf(known.subscription) };
    const stored = toStored(subscription, own, deps.replay);
    await store.moveSubscription(known.subscription.id, stored, today(clock));
    return c.json(await remindersOf(store, stored.id));
  });
  app.all('*', (c) => refuse(c, new Refusal('not_found', 'There is no such function.')));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    log.error(
      { requestId: c.get('requestId'), path: c.req.path.slice(0, 200), err: error },
      'reminders failed',
    );
    if (error instanceof StoreError) return refuse(c, STORE_UNAVAILABLE);
    return refuse(c, new Refusal('internal', 'Something failed on our side. Try again in a moment.'));
  });
  return app as unknown as Hono;
}

/** A page of another site may ask for nothing in its visitor's name. */
function refuseOthers(c: Context): void {
  if ((c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin')
    throw new Refusal('not_found', 'Only pages of this site can ask for reminders.');
}

async function bodyOf<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await readJson(c));
  if (parsed.success) return parsed.data as z.infer<Schema>;
  const place = parsed.error.issues[0]?.path.join('.');
  throw new Refusal(
    'bad_request',
    place ? `The field ${place} is not as it should be.` : 'The body is not as it should be.',
  );
}

function toStored(
  { endpoint, keys: { p256dh, auth } }: PushTarget,
  { locale, zone, quiet }: { readonly locale: Locale; readonly zone: string; readonly quiet: Quiet | null },
  replay: string | undefined,
): StoredSubscription {
  if (pushEndpoint(endpoint, replay) === null)
    throw new Refusal('unprocessable', 'The endpoint is not one of a push service that this site knows.');
  if (!isPoint(p256dh)) throw new Refusal('bad_request', 'The field subscription.keys.p256dh is not a key.');
  return {
    id: idOf(endpoint),
    endpoint,
    p256dh,
    auth,
    locale,
    zone,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
  };
}

/** Whether a message can be encrypted with the key. */
function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0;
  } catch {
    return false;
  }
}

/** A wish for what does not exist, or does not come, would wait for ever. */
async function refuseVain({ topic, stage }: Wish, store: RemindersDeps['store']): Promise<void> {
  const [kind, id = ''] = topic.split('/');
  const event = kind === 'event' ? await store.event(id) : null;
  const isKnown =
    kind === 'extreme' ||
    (kind === 'indicator' && indicatorPageAt(id) !== null) ||
    event?.source === CALENDAR_SOURCE;
  if (!isKnown) throw new Refusal('not_found', 'There is nothing of this name to be reminded of.');
  if (event?.holiday) throw new Refusal('unprocessable', 'This event lasts all day: it has no hour.');
  if (stage === 'figure' && event && !expectsFigure({ ...event, official: officialRowOf(event) }))
    throw new Refusal('unprocessable', 'No figure comes out of this event.');
}

async function remindersOf(store: RemindersDeps['store'], id: string): Promise<Reminders> {
  const asked = await store.reminders(id);
  if (!asked) return NOTHING;
  return {
    wishes: asked.wishes.map(({ topic, stage }) => ({ topic, stage })),
    quiet: quietOf(asked.subscription),
  };
}

function quietOf({ quietFrom: from, quietTo: to }: StoredSubscription): Quiet | null {
  return from === null || to === null ? null : { from, to };
}

const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');
const today = (clock: () => Date) => clock().toISOString().slice(0, 10);
