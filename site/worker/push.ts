import { REMINDERS_PATH, type ReminderCall, type ReminderMessage } from '#contracts/reminder-path.ts';
import type { Lasting } from './scope.ts';

/** An event of a push message. */
interface PushEvent extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface ClickEvent extends Lasting {
  readonly notification: Pick<Notification, 'data' | 'close'>;
}

interface ChangeEvent extends Lasting {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface NavigateEvent extends Lasting {
  readonly request: Pick<Request, 'mode'>;
}

/** What of the worker's scope reminders use. */
export interface ReminderScope {
  readonly location: Pick<Location, 'origin'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly fetch: typeof fetch;
  addEventListener(type: string, listener: (event: never) => void): void;
}

/** Shows the messages of the reader's own reminders, and keeps their subscription alive (N16). */
export function receiveReminders(scope: ReminderScope): void {
  let isVisitNoted = false;
  scope.addEventListener('push', (event: PushEvent) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event: ClickEvent) => {
    event.notification.close();
    event.waitUntil(openPage(scope, String(event.notification.data ?? '/')));
  });
  scope.addEventListener('pushsubscriptionchange', (event: ChangeEvent) =>
    event.waitUntil(move(scope, event)),
  );
  // Once in the life of a worker: a subscription is deleted after a year without a visit.
  scope.addEventListener('fetch', (event: NavigateEvent) => {
    if (event.request.mode !== 'navigate' || isVisitNoted) return;
    isVisitNoted = true;
    event.waitUntil(noteVisit(scope));
  });
}

/** Every message must be shown: a browser takes the permission away from a site that shows none. */
async function show({ registration }: ReminderScope, { data }: PushEvent): Promise<void> {
  const message = readMessage(data);
  if (message === null) return;
  const { title, body, tag, lang, url } = message;
  await registration.showNotification(title, { body, tag, lang, data: url });
}

function readMessage(data: PushEvent['data']): ReminderMessage | null {
  try {
    const read = data?.json() as Partial<ReminderMessage> | undefined;
    const { title, body = '', tag = '', url = '/', lang = '' } = read ?? {};
    return typeof title === 'string' ? { title, body, tag, url, lang } : null;
  } catch {
    return null;
  }
}

/** Only pages of this site, whatever the message holds. */
async function openPage({ location, clients }: ReminderScope, path: string): Promise<void> {
  const url = URL.parse(path, location.origin);
  const target = url?.origin === location.origin ? url.href : location.origin;
  const open = (await clients.matchAll({ type: 'window' })).find((client) => client.url === target);
  await (open ? open.focus() : clients.openWindow(target));
}

async function move(scope: ReminderScope, { oldSubscription, newSubscription }: ChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const { endpoint, options } = oldSubscription;
  const { applicationServerKey } = options;
  const subscription =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  await post(scope, 'move', { endpoint, subscription: subscription.toJSON() });
}

async function noteVisit(scope: ReminderScope): Promise<void> {
  const subscription = await scope.registration.pushManager?.getSubscription();
  if (subscription) await post(scope, 'visit', { endpoint: subscription.endpoint });
}

/** Nothing is lost without an answer: the next visit tries again. */
async function post(scope: ReminderScope, call: ReminderCall, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await scope
    .fetch(`${REMINDERS_PATH}/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
    .catch(() => {});
}
