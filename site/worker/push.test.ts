import { expect, test, vi } from 'vitest';
import { type ReminderScope, receiveReminders } from './push.ts';

const MESSAGE = {
  title: 'USD CPI: 0.4%',
  body: 'x',
  tag: 'event/1',
  url: '/fx-impact?event=1#week',
  lang: 'es',
};
const KEYS = { p256dh: 'point', auth: 'secret' };
const subscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: new Uint8Array([4]).buffer },
  toJSON: () => ({ endpoint, keys: KEYS }),
});

function setUp({ own = null as ReturnType<typeof subscription> | null, open = [] as string[] } = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const focus = vi.fn(async () => {});
  const scope = {
    location: { origin: 'https://site.example' },
    registration: {
      showNotification: vi.fn(async () => {}),
      pushManager: {
        getSubscription: async () => own,
        subscribe: vi.fn(async () => subscription('https://push.example/new')),
      },
    },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus })),
      openWindow: vi.fn(async () => null),
    },
    fetch: vi.fn(async (_path: string, _init: RequestInit) => new Response()),
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  receiveReminders(scope as unknown as ReminderScope);
  const fire = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  const sent = () => scope.fetch.mock.calls.map(([path, init]) => [path, JSON.parse(String(init.body))]);
  return { scope, focus, fire, sent };
}

test('N16 shows a message as it is, under the tag of its event', async () => {
  const { scope, fire } = setUp();
  await fire('push', { data: { json: () => MESSAGE } });
  const { title, url, ...rest } = MESSAGE;
  expect(scope.registration.showNotification.mock.calls).toEqual([[title, { ...rest, data: url }]]);
});

test.each([null, { json: () => ({}) }, { json: () => JSON.parse('{') }])(
  'N16 a message that cannot be read stops nothing',
  async (data) => {
    const { scope, fire } = setUp();
    await fire('push', { data });
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
  },
);

test.each([
  ['/fx-impact?event=1#week', 'https://site.example/fx-impact?event=1#week'],
  ['https://evil.example/', 'https://site.example'],
  ['//evil.example/', 'https://site.example'],
])('N16 a press on a message with %s opens %s', async (data, opened) => {
  const { scope, fire } = setUp();
  const close = vi.fn();
  await fire('notificationclick', { notification: { data, close } });
  expect(close).toHaveBeenCalled();
  expect(scope.clients.openWindow.mock.calls).toEqual([[opened]]);
});

test('N16 a press focuses the page where it is open already', async () => {
  const { scope, focus, fire } = setUp({ open: ['https://site.example/vs-traders#EURUSD'] });
  await fire('notificationclick', { notification: { data: '/vs-traders#EURUSD', close: () => {} } });
  expect([focus.mock.calls.length, scope.clients.openWindow.mock.calls.length]).toEqual([1, 0]);
});

test('N16 a browser that changes its endpoint keeps its reminders', async () => {
  const { fire, sent } = setUp();
  await fire('pushsubscriptionchange', { oldSubscription: subscription('https://push.example/old') });
  expect(sent()).toEqual([
    [
      '/reminders/move',
      {
        endpoint: 'https://push.example/old',
        subscription: { endpoint: 'https://push.example/new', keys: KEYS },
      },
    ],
  ]);
});

test('N16 notes a visit once in the life of a worker, and none without a subscription', async () => {
  const { fire, sent } = setUp({ own: subscription('https://push.example/own') });
  await fire('fetch', { request: { mode: 'cors' } });
  expect(sent()).toEqual([]);
  await fire('fetch', { request: { mode: 'navigate' } });
  await fire('fetch', { request: { mode: 'navigate' } });
  expect(sent()).toEqual([['/reminders/visit', { endpoint: 'https://push.example/own' }]]);
  const without = setUp();
  await without.fire('fetch', { request: { mode: 'navigate' } });
  expect(without.sent()).toEqual([]);
});
