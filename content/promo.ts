import { brand } from '#brand/load.ts';
import type { BrandValues } from '#brand/schema.ts';
import { href } from './routes.ts';
import type { MessageKey } from './words/translate.ts';

export interface PromoItem {
  readonly text: Extract<MessageKey, `shell.notice${string}`>;
  /** A path of the site, or a URL of another site. */
  readonly href: string;
  /** Links to another site: opens in a new tab. */
  readonly external: boolean;
  /** A price below the regular one, US dollars, until a moment, ISO 8601 with its zone: the tag shows until then (A9). */
  readonly offer?: NonNullable<BrandValues['offer']>;
}

type SocialKind = BrandValues['socials'][number]['kind'];

/**
 * The messages of the banner, in order (C7). A network without a profile is omitted. The VIP channel is urgent only while
 * the owner sells it below its regular price until a moment (A9).
 */
export function promoOf({
  offer,
  socials,
  freeChannel,
}: Pick<BrandValues, 'offer' | 'socials' | 'freeChannel'>) {
  const social = (text: PromoItem['text'], kind: SocialKind) =>
    socials.filter((one) => one.kind === kind).map(({ url }) => offSite(text, url));
  return [
    { ...onSite('shell.noticeVip', href('vip')), ...(offer && { offer }) },
    onSite('shell.noticeFreeChannel', href('freeChannel')),
    onSite('shell.noticeBlog', href('blog')),
    onSite('shell.noticeMerch', href('merch')),
    onSite('shell.noticeVsTraders', href('vsTraders')),
    ...social('shell.noticeVideo', 'video'),
    ...social('shell.noticePhoto', 'photo'),
    offSite('shell.noticeGroup', freeChannel),
  ] satisfies PromoItem[];
}

export const PROMO: readonly PromoItem[] = promoOf(brand);

function onSite(text: PromoItem['text'], address: string): PromoItem {
  return { text, href: address, external: false };
}

function offSite(text: PromoItem['text'], address: string): PromoItem {
  return { text, href: address, external: true };
}
