import * as z from 'zod/mini';

/** The kind of a channel: a whole site, a profile of the brand on a platform, a payment page, the mailbox. */
export const CHANNEL_KINDS = ['site', 'profile', 'payment', 'email'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** One official channel. `address` is a full https address, or an e-mail address for the mailbox. */
const channelSchema = z.strictObject({
  kind: z.enum(CHANNEL_KINDS),
  /** The name that people use: the platform's name, the site's domain. */
  name: z.string().check(z.minLength(1)),
  address: z.string().check(z.minLength(1)),
  /** The handle of a profile, as the platform prints it. */
  handle: z.optional(z.string().check(z.minLength(1))),
  /** Every page below the address is official too. Without it, only the address itself is official. */
  coversPages: z.optional(z.literal(true)),
});
export type OfficialChannel = z.infer<typeof channelSchema>;

/** Content of `/.well-known/official-channels.json`: the complete list; no other channel is official (N9). */
export const officialChannelsSchema = z.strictObject({
  name: z.string(),
  website: z.url(),
  channels: z.array(channelSchema),
});
export type OfficialChannels = z.infer<typeof officialChannelsSchema>;
