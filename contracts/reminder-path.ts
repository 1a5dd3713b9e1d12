// Apart from the schemas, which the service worker must not load.

/** Where a page and the service worker ask for reminders (N16). */
export const REMINDERS_PATH = '/reminders';
export const REMINDER_CALLS = ['save', 'list', 'delete', 'visit', 'move'] as const;
export type ReminderCall = (typeof REMINDER_CALLS)[number];

/** What a push message holds once the browser has decrypted it. The worker shows it as it is. */
export interface ReminderMessage {
  readonly title: string;
  readonly body: string;
  /** Two messages with one tag are shown as one. */
  readonly tag: string;
  /** Path of the page that a press opens, on this site. */
  readonly url: string;
  readonly lang: string;
}
