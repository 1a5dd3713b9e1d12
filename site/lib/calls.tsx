import { brand } from '#brand/load.ts';
import type { Offer } from '#brand/schema.ts';
import { callOf, FIRST_OFFER, offerById, termsOf } from '#content/offers.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';

interface CheckoutCallProps {
  /** Id of the tier. */
  readonly tier: string;
  readonly kind?: 'primary' | 'quiet';
  readonly locale: Locale;
}

const NO_BREAK = '\u00a0';

/** The button to a checkout: it says what it sells and the price; empty for a tier that is not sold (D2). */
export function CheckoutCall({ tier, kind = 'primary', locale }: CheckoutCallProps) {
  const offer = offerById(tier);
  if (!offer) return null;
  const terms = termsOf(offer, locale);
  return (
    <LinkButton href={offer.checkout} kind={kind} newTab={translate(locale, 'shell.newTab')} hasPrice>
      {callOf(offer, locale).replace(terms, () => terms.replaceAll(' ', NO_BREAK))}
    </LinkButton>
  );
}

interface RenewalProps {
  readonly locale: Locale;
  readonly offer?: Pick<Offer, 'period'>;
}

/** Says beside a button of a subscription, by default the VIP channel's, that it renews (D2). */
export function Renewal({ locale, offer = FIRST_OFFER }: RenewalProps) {
  if (offer.period === 'one-time') return null;
  return (
    <p className="small muted" data-part="renewal">
      {translate(locale, offer.period === 'year' ? 'calls.renewalYear' : 'calls.renewal')}
    </p>
  );
}

/** The button to the free channel (D1). */
export function FreeCall({ kind = 'primary', locale }: Pick<CheckoutCallProps, 'kind' | 'locale'>) {
  return (
    <LinkButton href={brand.freeChannel} kind={kind} newTab={translate(locale, 'shell.newTab')}>
      {translate(locale, 'calls.free')}
    </LinkButton>
  );
}
