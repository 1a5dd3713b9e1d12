import { createECDH, randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { limitRate } from '../guards.ts';
import {
  calendarEvent,
  rememberingLog,
  standingClock,
  storeEvents,
  temporaryStore,
} from '../testing/fixtures.ts';
import { createReminders } from './route.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/browser-one';
const OTHER = 'https://updates.push.services.mozilla.com/wpush/v2/browser-two';
const EXTREME = { topic: 'extreme/EURUSD', stage: 'reached' } as const;
const EMPTY = { wishes: [], quiet: null };

function subscription(endpoint = ENDPOINT) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, keys };
}

const saving = (over: object = {}) => ({
  subscription: subscription(),
  wish: EXTREME,
  locale: 'es',
  zone: 'America/Mexico_City',
  quiet: { from: '22:00', to: '07:00' },
  ...over,
});

async function setUp({ publicKey = 'the-public-key' as string | null, requests = 500 } = {}) {
  const clock = standingClock('2026-06-10T12:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  onTestFinished(remove);
  const app = createReminders({
    publicKey,
    store,
    limit: limitRate({ requests, perSeconds: 60, clientOf: () => 'visitor' }),
    clientOf: () => 'visitor',
    clock: clock.now,
    log: rememberingLog().log,
  });
  const post = async (call: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await app.request(`/reminders/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
  };
  return { app, post, store };
}

test('N16 keeps a wish with nothing of the reader, lists it and deletes everything with one call', async () => {
  const { post, store } = await setUp();
  const kept = { wishes: [EXTREME], quiet: { from: '22:00', to: '07:00' } };
  expect(await post('save', saving())).toMatchObject({ status: 200, body: kept });
  const list = await post('list', { endpoint: ENDPOINT });
  expect([list.body, list.headers.get('cache-control')]).toEqual([kept, 'no-store']);
  expect((await post('list', { endpoint: OTHER })).body).toEqual(EMPTY);
  expect((await post('delete', { endpoint: ENDPOINT })).body).toEqual(EMPTY);
  expect(await store.wishedTopics()).toEqual([]);
});

test('N16 deletes one wish, moves all to a new endpoint, and refuses a move from an unknown one', async () => {
  const { post } = await setUp();
  const indicator = { topic: 'indicator/average-hourly-earnings-us', stage: 'figure' };
  await post('save', saving());
  expect((await post('save', saving({ wish: indicator }))).body.wishes).toHaveLength(2);
  expect((await post('delete', { endpoint: ENDPOINT, topic: EXTREME.topic })).body.wishes).toEqual([
    indicator,
  ]);
  const moved = await post('move', { endpoint: ENDPOINT, subscription: subscription(OTHER) });
  expect(moved.body.wishes).toEqual([indicator]);
  expect((await post('list', { endpoint: ENDPOINT })).body).toEqual(EMPTY);
  expect((await post('move', { endpoint: ENDPOINT, subscription: subscription(OTHER) })).status).toBe(404);
  const elsewhere = { endpoint: OTHER, subscription: subscription('https://10.0.0.1/') };
  expect((await post('move', elsewhere)).status).toBe(422);
});

test.each([
  ['an endpoint of another host', { subscription: subscription('https://push.example/x') }, 422],
  ['an endpoint of this machine', { subscription: subscription('http://127.0.0.1:4620/push/x') }, 422],
  ['a long endpoint', { subscription: subscription(`${ENDPOINT}${'x'.repeat(1_100)}`) }, 400],
  [
    'a key that is no point',
    { subscription: { ...subscription(), keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } } },
    400,
  ],
  [
    'a short secret',
    { subscription: { endpoint: ENDPOINT, keys: { ...subscription().keys, auth: 'short' } } },
    400,
  ],
  ['a zone that does not exist', { zone: 'Mars/Base' }, 400],
  ['a language that does not exist', { locale: 'xx' }, 400],
  ['an hour that does not exist', { quiet: { from: '24:00', to: '07:00' } }, 400],
  ['an unknown instrument', { wish: { topic: 'extreme/ABCDEF', stage: 'reached' } }, 400],
  ['a stage of another kind', { wish: { topic: 'extreme/EURUSD', stage: 'before' } }, 400],
  ['an unknown event', { wish: { topic: 'event/none', stage: 'before' } }, 404],
  ['an unknown indicator', { wish: { topic: 'indicator/none', stage: 'before' } }, 404],
  ['a topic with other signs', { wish: { topic: 'event/../x', stage: 'before' } }, 400],
])('N16 refuses to save %s', async (_what, over, status) => {
  const { post, store } = await setUp();
  const answer = await post('save', saving(over));
  expect([answer.status, typeof answer.body.error.message]).toEqual([status, 'string']);
  expect(answer.body.error.message).not.toMatch(/zod|stack|undefined/i);
  expect(await store.wishedTopics()).toEqual([]);
});

test.each([
  ['a holiday', { holiday: true }, 'before', 422],
  [
    'the figure of a speech',
    { title: 'Fed Chair Powell Speaks', forecast: null, previous: null },
    'figure',
    422,
  ],
  ['a speech', { title: 'Fed Chair Powell Speaks', forecast: null, previous: null }, 'before', 200],
  ['the figure of a followed publisher', { forecast: null, previous: null }, 'figure', 200],
  ['a figure', {}, 'figure', 200],
])('N16 answers to a reminder of %s with %o and stage %s: %i', async (_what, over, stage, status) => {
  const { post, store } = await setUp();
  await storeEvents(store, [calendarEvent({ id: 'one', ...over })], '2026-06-10T11:00:00.000Z');
  const answer = await post('save', saving({ wish: { topic: 'event/one', stage } }));
  expect(answer.status).toBe(status);
});

test('N16 refuses other sites, other types, broken JSON and large bodies', async () => {
  const { post, app } = await setUp();
  expect((await post('save', saving(), { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  expect((await post('save', saving(), { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post('save', '{')).status).toBe(400);
  expect((await post('save', `"${'x'.repeat(5_000)}"`)).status).toBe(413);
  expect((await post('other', {})).status).toBe(404);
  expect((await app.request('/reminders/save')).status).toBe(404);
});

test('N16 one address can save few reminders a minute', async () => {
  const { post } = await setUp({ requests: 13 });
  expect((await post('save', saving())).status).toBe(200);
  expect((await post('save', saving())).status).toBe(200);
  const third = await post('save', saving());
  expect([third.status, third.headers.has('retry-after')]).toEqual([429, true]);
});

test('N16 one address can add few browsers a day, so that it cannot take all places', async () => {
  const { post, store } = await setUp({ requests: 5_000 });
  const add = (name: number) => post('save', saving({ subscription: subscription(`${OTHER}/${name}`) }));
  for (let name = 0; name < 100; name += 1) expect((await add(name)).status).toBe(200);
  const refused = await add(100);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3_600]).toEqual([429, true]);
  // A browser that is known can still change what it asks for.
  expect((await add(99)).status).toBe(200);
  expect(await store.wishedTopics()).toEqual([EXTREME.topic]);
});

test('N16 without keys it says so, takes nothing, and still deletes', async () => {
  const { post, app } = await setUp({ publicKey: null });
  expect(await (await app.request('/reminders')).json()).toEqual({ publicKey: null });
  expect((await post('save', saving())).status).toBe(404);
  expect((await post('delete', { endpoint: ENDPOINT })).status).toBe(200);
});
