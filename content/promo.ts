import { brand } from '#brand/load.ts';
import type { BrandValues } from '#brand/schema.ts';
import { href } from './routes.ts';
import type { MessageKey } from './words/translate.ts';

export interface PromoItem {
  readonly text: Extract<MessageKey, `shell.notice${string}`>;
  /** A path of the site, or the address of another one. */
  readonly href: string;
  /** Leads off the site: opens in a new tab. */
  readonly external: boolean;
  /** Carries the limited-offer tag while the offer stands. */
  readonly urgent: boolean;
  /** Instant at which the offer ends, ISO 8601 with its zone; the tag goes with it (A9). */
  readonly until?: string;
  /** The urgency came with the default content: the owner has not yet said that the offer truly ends then. */
  readonly untilAssumed?: true;
}

type SocialKind = BrandValues['socials'][number]['kind'];

/** The messages of the banner, in their order (C7). A network the brand is not on is left out. */
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

function onSite(text: PromoItem['text'], address: string): PromoItem {
  return { text, href: address, external: false, urgent: false };
}

function offSite(text: PromoItem['text'], address: string): PromoItem {
  return { text, href: address, external: true, urgent: false };
}

function social(text: PromoItem['text'], kind: SocialKind): PromoItem[] {
  return brand.socials.filter((one) => one.kind === kind).map(({ url }) => offSite(text, url));
}
