import type { Locale } from '#contracts/locale.ts';
import { REMINDERS_PATH, type ReminderCall } from '#contracts/reminder-path.ts';
import {
  type Quiet,
  type ReminderStage,
  type Reminders,
  reminderKeySchema,
  remindersSchema,
  type Wish,
} from '#contracts/reminders.ts';

/** What a button and its dialog are about. */
export interface ReminderSubject {
  /** "event/…", "indicator/…" or "extreme/EURUSD". */
  readonly topic: string;
  /** What can be asked for of an event; absent: all. */
  readonly stages?: readonly ReminderStage[];
  /** What the button says, which is the title of its dialog. */
  readonly call: string;
  /** The topic in words. */
  readonly name: string;
  /** Address of the calendar file of an event, with an alarm. */
  readonly file?: string;
  readonly locale: Locale;
}

/** Why a reminder cannot be turned on. */
export type Obstacle = 'unsupported' | 'ios' | 'denied' | 'unanswered' | 'off' | 'offline' | 'failed';

export class ReminderRefused extends Error {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** How long the worker's start is waited for, in ms; a browser that refused it would never answer. */
const WORKER_MS = 5_000;

type View = Pick<Window & typeof globalThis, 'navigator' | 'fetch'> & {
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>;
  readonly PushManager?: unknown;
};

/** Why this browser can have no reminder, before it is asked; null when it can. */
export function obstacleOf({ navigator, Notification, PushManager }: View): Obstacle | null {
  if (!navigator.serviceWorker || !Notification || !PushManager) {
    // An iPad says that it is a Macintosh, but has a touch screen.
    const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
    const isTablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
    return isApple || isTablet ? 'ios' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** The subscription that this browser has; null without one. */
async function subscriptionOf({ navigator }: View): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** What this browser asks for; null while it has no subscription. */
export async function readReminders(view: View): Promise<Reminders | null> {
  const subscription = await subscriptionOf(view);
  return subscription && call(view, 'list', { endpoint: subscription.endpoint });
}

interface Asked {
  readonly wish: Wish;
  readonly locale: Locale;
  readonly zone: string;
  readonly quiet: Quiet | null;
}

/** Asks for the permission (call it from a press), subscribes and stores the wish. Rejects with ReminderRefused only. */
export async function saveReminder(view: View, asked: Asked): Promise<Reminders> {
  const obstacle = obstacleOf(view);
  if (obstacle) throw new ReminderRefused(obstacle);
  // First: a browser grants it only within a moment of the press.
  const permission = await view.Notification?.requestPermission();
  if (permission !== 'granted') throw new ReminderRefused(permission === 'denied' ? 'denied' : 'unanswered');
  const publicKey = await readKey(view);
  if (publicKey === null) throw new ReminderRefused('off');
  const subscription = await subscribe(view, publicKey);
  return call(view, 'save', { ...asked, subscription: subscription.toJSON() });
}

/** Deletes one reminder, or without a topic everything, the browser's subscription too. */
export async function deleteReminders(view: View, topic?: string): Promise<Reminders> {
  const subscription = await subscriptionOf(view);
  if (!subscription) return { wishes: [], quiet: null };
  const left = await call(view, 'delete', { endpoint: subscription.endpoint, ...(topic && { topic }) });
  if (left.wishes.length === 0) await subscription.unsubscribe();
  return left;
}

async function subscribe(view: View, publicKey: string): Promise<PushSubscription> {
  const late = new Promise<null>((done) => setTimeout(done, WORKER_MS, null));
  const registration = await Promise.race([view.navigator.serviceWorker.ready, late]);
  if (!registration?.pushManager) throw new ReminderRefused('unsupported');
  const known = await registration.pushManager.getSubscription();
  // Messages signed with other keys would be refused.
  if (known && keyOf(known) === publicKey) return known;
  await known?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return registration.pushManager.subscribe(options).catch(() => {
    throw new ReminderRefused('failed');
  });
}

function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey;
  if (!key) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function readKey(view: View): Promise<string | null> {
  const response = await reach(view, REMINDERS_PATH);
  if (!response.ok) throw new ReminderRefused('failed');
  return reminderKeySchema.parse(await response.json()).publicKey;
}

async function call(view: View, name: ReminderCall, body: object): Promise<Reminders> {
  const response = await reach(view, `${REMINDERS_PATH}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new ReminderRefused('failed');
  return remindersSchema.parse(await response.json());
}

async function reach({ fetch, navigator }: View, path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new ReminderRefused(navigator.onLine ? 'failed' : 'offline');
  }
}
