import { brand } from '#brand/load.ts';
import { showsInvented } from '#brand/placeholder.ts';
import type { BrandValues } from '#brand/schema.ts';
import { href } from './routes.ts';
import type { MessageKey } from './words/translate.ts';

export interface PromoItem {
  readonly text: Extract<MessageKey, `shell.notice${string}`>;
  /** A path of the site, or a URL of another site. */
  readonly href: string;
  /** Links to another site: opens in a new tab. */
  readonly external: boolean;
  /** Shows the limited-offer tag until the offer ends. */
  readonly urgent: boolean;
  /** End of the offer and of its tag, ISO 8601 with its zone (A9). */
  readonly until?: string;
  /** The urgency is from the default content: the owner has not yet confirmed the end of the offer. */
  readonly untilAssumed?: true;
}

type SocialKind = BrandValues['socials'][number]['kind'];

/** The messages of the banner, in order (C7). A network without a profile is omitted. */
export const PROMO: readonly PromoItem[] = [
  {
    ...onSite('shell.noticeVip', href('vip')),
    urgent: true,
    until: '2026-12-31T23:59:59-06:00',
    untilAssumed: true,
  },
  onSite('shell.noticeFreeChannel', href('freeChannel')),
  onSite('shell.noticeBlog', href('blog')),
  onSite('shell.noticeMerch', href('merch')),
  onSite('shell.noticeVsTraders', href('vsTraders')),
  ...social('shell.noticeVideo', 'video'),
  ...social('shell.noticePhoto', 'photo'),
  offSite('shell.noticeGroup', brand.freeChannel),
];

/** The messages that pages show: on a real domain an offer whose end is ours is not called limited (A9, N13). */
export function shownPromo(site: Pick<BrandValues, 'domain'> = brand): readonly PromoItem[] {
  if (showsInvented(site)) return PROMO;
  return PROMO.map((item) => (item.untilAssumed ? { ...item, urgent: false } : item));
}

function onSite(text: PromoItem['text'], address: string): PromoItem {
  return { text, href: address, external: false, urgent: false };
}

function offSite(text: PromoItem['text'], address: string): PromoItem {
  return { text, href: address, external: true, urgent: false };
}

function social(text: PromoItem['text'], kind: SocialKind): PromoItem[] {
  return brand.socials.filter((one) => one.kind === kind).map(({ url }) => offSite(text, url));
}
