import * as z from 'zod/mini';
import { LOCALES } from './locale.ts';
import { SYMBOLS } from './sentiment.ts';

/** What a reader wants to hear of an event or an indicator: one of the two, never both. */
export const REMINDER_STAGES = ['before', 'figure'] as const;
export type ReminderStage = (typeof REMINDER_STAGES)[number];

/** An event or an indicator with its stage, or an instrument whose long share reaches an extreme. */
export const wishSchema = z.union([
  z.object({
    topic: z.string().check(z.regex(/^(event|indicator)\/[\w.-]{1,160}$/)),
    stage: z.enum(REMINDER_STAGES),
  }),
  z.object({
    topic: z.enum(SYMBOLS.map((symbol) => `extreme/${symbol}` as const)),
    stage: z.literal('reached'),
  }),
]);
export type Wish = z.infer<typeof wishSchema>;

/** Wall times in the reader's zone between which nothing is sent; `to` may be on the next day. */
export const quietSchema = z.object({
  from: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  to: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
});
export type Quiet = z.infer<typeof quietSchema>;

/** The longest endpoint of a push service that is taken, in characters; those of today have up to 500. */
const MOST_ENDPOINT = 1_024;
const endpoint = z.string().check(z.minLength(1), z.maxLength(MOST_ENDPOINT));

/** What `PushSubscription#toJSON` gives: a point of P-256 (65 bytes) and a secret (16 bytes), in base64url. */
export const pushTargetSchema = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
});
export type PushTarget = z.infer<typeof pushTargetSchema>;

/** Body of `POST /reminders/save`. */
export const saveReminderSchema = z.object({
  subscription: pushTargetSchema,
  wish: wishSchema,
  locale: z.enum(LOCALES),
  /** IANA name of the reader's time zone. */
  zone: z.string().check(z.regex(/^[A-Za-z][\w+/-]{1,63}$/)),
  quiet: z.nullable(quietSchema),
});

/** Body of `POST /reminders/list` and `/reminders/visit`. */
export const namedReminderSchema = z.object({ endpoint });
/** Body of `POST /reminders/delete`: one wish, or without a topic everything. */
export const deleteReminderSchema = z.object({
  endpoint,
  topic: z.optional(z.string().check(z.maxLength(200))),
});
/** Body of `POST /reminders/move`: the browser gave the subscription a new endpoint. */
export const moveReminderSchema = z.object({ endpoint, subscription: pushTargetSchema });

/** Answer of `GET /reminders`: the key to subscribe with; null while reminders are off. */
export const reminderKeySchema = z.object({ publicKey: z.nullable(z.string()) });

/** Answer of each POST: everything the subscription asks for. */
export const remindersSchema = z.object({
  wishes: z.array(z.object({ topic: z.string(), stage: z.string() })),
  quiet: z.nullable(quietSchema),
});
export type Reminders = z.infer<typeof remindersSchema>;
