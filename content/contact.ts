import { platformName } from '#brand/official-channels.ts';
import type { BrandValues } from '#brand/schema.ts';
import type { Locale } from '#contracts/locale.ts';

/** The networks for messages, in order; the first is the main one, the mailbox is last (H4). */
export const CONTACT_KINDS = ['messaging', 'photo', 'shortVideo', 'video'] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number] | 'email';

/** A channel a visitor can write to. */
export interface ContactChannel {
  readonly kind: ContactKind;
  /** Name of the platform; null for the mailbox, whose name is translated. */
  readonly platform: string | null;
  readonly handle: string;
  readonly href: string;
  /** Its response time. */
  readonly wait: keyof NonNullable<BrandValues['answerHours']>;
  readonly isMain: boolean;
}

/** The channels of the contact page, from the brand; a network without a profile is omitted (A1, H4). */
export function contactChannels(
  { socials, email }: BrandValues,
  locale: Locale = 'es',
): readonly ContactChannel[] {
  const networks = CONTACT_KINDS.flatMap((kind) =>
    socials
      .filter((social) => social.kind === kind)
      .slice(0, 1)
      .map(({ name, handle, url }) => ({
        kind,
        platform: platformName(name, locale),
        handle,
        href: url,
        wait: kind === 'messaging' ? ('vip' as const) : ('social' as const),
        isMain: kind === 'messaging',
      })),
  );
  return [
    ...networks,
    {
      kind: 'email',
      platform: null,
      handle: email,
      href: `mailto:${email}`,
      wait: 'email',
      isMain: false,
    },
  ];
}
