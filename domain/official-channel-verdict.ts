import type { OfficialChannel } from '#contracts/official-channels.ts';

/** Why something is official: what it is. */
export const OFFICIAL_REASONS = ['site', 'profile', 'payment', 'email', 'handle'] as const;

/** Why something is not: what gives it away. */
export const FAKE_REASONS = [
  'hidden',
  'alphabet',
  'misspelt',
  'extra',
  'suffix',
  'front',
  'userinfo',
  'encoded',
  'port',
  'insecure',
  'path',
  'payment-other',
  'mailbox',
  'copies',
  'sender',
  'phone',
  'scheme',
] as const;

/** Why nothing can be said for it. */
export const UNKNOWN_REASONS = ['unknown', 'platform', 'subdomain', 'name'] as const;

/** Why there was nothing to check. */
export const UNREADABLE_REASONS = ['empty', 'no-address', 'too-long'] as const;

export type FakeReason = (typeof FAKE_REASONS)[number];

/** What the checker says (SPEC N9). */
export type ChannelCheck =
  | {
      readonly verdict: 'official';
      readonly reason: (typeof OFFICIAL_REASONS)[number];
      /** The channels it is: several where a handle is the same on several platforms. */
      readonly channels: readonly OfficialChannel[];
    }
  | { readonly verdict: 'fake'; readonly reason: FakeReason }
  | { readonly verdict: 'unknown'; readonly reason: (typeof UNKNOWN_REASONS)[number] }
  | { readonly verdict: 'unreadable'; readonly reason: (typeof UNREADABLE_REASONS)[number] };

export function fake(reason: FakeReason): ChannelCheck {
  return { verdict: 'fake', reason };
}

export function unknown(reason: (typeof UNKNOWN_REASONS)[number] = 'unknown'): ChannelCheck {
  return { verdict: 'unknown', reason };
}

export function unreadable(reason: (typeof UNREADABLE_REASONS)[number]): ChannelCheck {
  return { verdict: 'unreadable', reason };
}
