import { createPush } from '#feeds/push/send.ts';
import { createSender } from '#functions/reminders/sender.ts';
import type { Activity } from './activity.ts';
import type { Services, Shared } from './services.ts';

interface Stopping {
  readonly activity: Activity;
  readonly signal: AbortSignal;
}

/** The job that sends reminders (N16); none without the owner's keys. */
export function reminderJob(
  { settings, store, clock, log }: Shared,
  { events }: Pick<Services, 'events'>,
  { activity, signal }: Stopping,
): Readonly<Record<string, () => Promise<void>>> {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = settings;
  if (publicKey === undefined || privateKey === undefined || contact === undefined) return {};
  const push = createPush({
    keys: { publicKey, privateKey, contact },
    replay: settings.PUSH_REPLAY,
    now: () => clock().getTime(),
  });
  const send = createSender({
    store,
    events,
    // A stop waits for what is under way, so that its outcome is stored.
    send: (message) => activity.track(push(message)),
    stopping: signal,
    clock,
    log,
  });
  return { reminders: () => activity.track(send()) };
}
