import * as z from 'zod/mini';
import { eachOnce, slug, withFacts } from '#brand/fields.ts';
import { brand } from '#brand/load.ts';
import { parseFile } from '#brand/parse.ts';
import { type BrandValues, SOCIAL_KINDS } from '#brand/schema.ts';
import type { Localized } from '#contracts/locale.ts';
import file from './promo.json' with { type: 'json' };
import { href, isOpen, ROUTE_IDS } from './routes.ts';

/** The facts that a message may name. */
const FACTS = ['brand', 'price'] as const;
const PROFILES = ['freeChannel', ...SOCIAL_KINDS] as const;
const TARGET = 'takes either page or profile';

const message = z
  .strictObject(
    {
      id: slug('vip'),
      /** `{{price}}` is that of the first tier, with how often it is paid. */
      text: withFacts(FACTS),
      page: z.optional(z.enum(ROUTE_IDS, `takes one of ${ROUTE_IDS.join(', ')}`)),
      profile: z.optional(z.enum(PROFILES, `takes one of ${PROFILES.join(', ')}`)),
    },
    'takes id, text and either page or profile',
  )
  .check(z.refine(({ page, profile }) => (page === undefined) !== (profile === undefined), TARGET));

export const promoSchema = z
  .array(message, 'takes messages in [ ]')
  .check(
    z.minLength(1, 'takes at least one message'),
    z.maxLength(12, 'takes 12 messages at most'),
    eachOnce(),
  );

/** Checks the content of `promo.json`; throws BrandError (A2). */
export function parsePromo(input: unknown) {
  return parseFile({ file: 'content/promo.json', whole: 'the list', schema: promoSchema }, input);
}

const MESSAGES = parsePromo(file);

export interface PromoItem {
  readonly text: Localized<string>;
  /** A path of the site, or a URL of another site. */
  readonly href: string;
  /** Links to another site: opens in a new tab. */
  readonly external: boolean;
  /** A price below the regular one until a moment, ISO 8601 with its zone: the tag shows until then (A9). */
  readonly offer?: NonNullable<BrandValues['offer']>;
}

type Site = Pick<BrandValues, 'offer' | 'socials' | 'freeChannel'>;

/**
 * The messages of the banner, in order (C7). A network without a profile and a page that is off are omitted. The VIP channel is urgent only while
 * the owner sells it below its regular price until a moment (A9).
 */
export function promoOf({ offer, socials, freeChannel }: Site): PromoItem[] {
  return MESSAGES.flatMap(({ text, page, profile }): PromoItem[] => {
    if (page !== undefined && !isOpen(page)) return [];
    if (page !== undefined)
      return [{ text, href: href(page), external: false, ...(page === 'vip' && offer && { offer }) }];
    const url = profile === 'freeChannel' ? freeChannel : socials.find(({ kind }) => kind === profile)?.url;
    return url === undefined ? [] : [{ text, href: url, external: true }];
  });
}

export const PROMO: readonly PromoItem[] = promoOf(brand);
