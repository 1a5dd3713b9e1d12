import * as z from 'zod/mini';

/** What a channel is for: a whole site, a profile of the brand on a platform, a payment page, the mailbox. */
export const CHANNEL_KINDS = ['site', 'profile', 'payment', 'email'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** One official channel. `address` is a full https address, or an e-mail address for the mailbox. */
const channelSchema = z.strictObject({
  kind: z.enum(CHANNEL_KINDS),
  /** As people call it: the platform's name, the site's domain. */
  name: z.string().check(z.minLength(1)),
  address: z.string().check(z.minLength(1)),
  /** As the platform prints it, for a profile. */
  handle: z.optional(z.string().check(z.minLength(1))),
  /** Every page below the address is official too. Without it, only the address itself is. */
  coversPages: z.optional(z.literal(true)),
});
export type OfficialChannel = z.infer<typeof channelSchema>;

/** What `/.well-known/official-channels.json` holds: all of them, and nothing else is official (SPEC N9). */
export const officialChannelsSchema = z.strictObject({
  name: z.string(),
  website: z.url(),
  channels: z.array(channelSchema),
});
export type OfficialChannels = z.infer<typeof officialChannelsSchema>;
