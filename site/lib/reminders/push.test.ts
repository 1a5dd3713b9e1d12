import { expect, test, vi } from 'vitest';
import { deleteReminders, obstacleOf, ReminderRefused, readReminders, saveReminder } from './push.ts';

const PUBLIC_KEY = 'AQID';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const ASKED = {
  wish: { topic: 'extreme/EURUSD', stage: 'reached' },
  locale: 'es',
  zone: 'America/Mexico_City',
  quiet: null,
} as const;
const STORED = { wishes: [{ topic: 'extreme/EURUSD', stage: 'reached' }], quiet: null };

type View = Parameters<typeof saveReminder>[0];

function subscription(key = [1, 2, 3]) {
  const unsubscribe = vi.fn(async () => true);
  const options = { applicationServerKey: new Uint8Array(key).buffer };
  return { endpoint: 'https://push.example/own', options, unsubscribe, toJSON: () => ({ endpoint: 'x' }) };
}

function viewWith({
  permission = 'granted',
  publicKey = PUBLIC_KEY as string | null,
  known = null as ReturnType<typeof subscription> | null,
  answer = STORED as object,
  status = 200,
  onLine = true,
} = {}) {
  const subscribe = vi.fn(async () => subscription());
  const registration = { pushManager: { getSubscription: async () => known, subscribe } };
  const requestPermission = vi.fn(async () => permission);
  const fetch = vi.fn(async (path: string, _init?: RequestInit) => {
    if (!onLine) throw new TypeError('no network');
    return Response.json(path === '/reminders' ? { publicKey } : answer, { status });
  });
  const view = {
    navigator: {
      userAgent: 'Chrome',
      maxTouchPoints: 0,
      onLine,
      serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    },
    Notification: { permission: permission === 'denied' ? 'denied' : 'default', requestPermission },
    PushManager: {},
    fetch,
  };
  return { view: view as unknown as View, subscribe, requestPermission, fetch };
}

const refusedWith = (work: Promise<unknown>) =>
  work.then(
    () => 'saved',
    (error: unknown) => (error instanceof ReminderRefused ? error.obstacle : error),
  );

test.each([
  ['an iPhone in the browser', { userAgent: PHONE, maxTouchPoints: 5 }, 'ios'],
  ['an iPad', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 5 }, 'ios'],
  [
    'a Mac without push',
    { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 0 },
    'unsupported',
  ],
  ['another browser without push', { userAgent: 'Other', maxTouchPoints: 0 }, 'unsupported'],
])('N16 says of %s why it takes no messages', (_name, navigator, obstacle) => {
  expect(obstacleOf({ navigator, fetch } as unknown as View)).toBe(obstacle);
});

test('N16 asks for the permission, subscribes with the key of the site and stores the wish', async () => {
  const { view, subscribe, requestPermission, fetch } = viewWith();
  expect(obstacleOf(view)).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
  expect(await saveReminder(view, ASKED)).toEqual(STORED);
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY }]]);
  const [path, init] = fetch.mock.calls.at(-1) ?? [];
  expect([path, JSON.parse(String(init?.body))]).toEqual([
    '/reminders/save',
    { ...ASKED, subscription: { endpoint: 'x' } },
  ]);
});

test.each([
  ['denied', { permission: 'denied' }],
  ['unanswered', { permission: 'default' }],
  ['off', { publicKey: null }],
  ['failed', { status: 503 }],
  ['offline', { onLine: false }],
])('N16 says %s for %j, and stores nothing', async (obstacle, over) => {
  const { view, subscribe } = viewWith(over);
  expect(await refusedWith(saveReminder(view, ASKED))).toBe(obstacle);
  expect(subscribe).not.toHaveBeenCalled();
});

test('N16 uses the subscription it has, and another one after the site changed its keys', async () => {
  const same = viewWith({ known: subscription() });
  await saveReminder(same.view, ASKED);
  expect(same.subscribe).not.toHaveBeenCalled();
  const old = subscription([9]);
  const changed = viewWith({ known: old });
  await saveReminder(changed.view, ASKED);
  expect([old.unsubscribe.mock.calls.length, changed.subscribe.mock.calls.length]).toEqual([1, 1]);
});

test('N16 deletes everything, in the browser too, and asks the server nothing without a subscription', async () => {
  const known = subscription();
  const { view, fetch } = viewWith({ known, answer: { wishes: [], quiet: null } });
  expect(await deleteReminders(view)).toEqual({ wishes: [], quiet: null });
  expect([fetch.mock.calls.length, known.unsubscribe.mock.calls.length]).toEqual([1, 1]);
  const without = viewWith();
  expect([await readReminders(without.view), await deleteReminders(without.view)]).toEqual([
    null,
    { wishes: [], quiet: null },
  ]);
  expect(without.fetch).not.toHaveBeenCalled();
});
