import { brand } from '#brand/load.ts';
import type { BrandValues } from '#brand/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';

interface CheckoutCallProps {
  readonly tier: keyof BrandValues['checkout'];
  readonly kind?: 'primary' | 'quiet';
  readonly locale: Locale;
}

/** The button to a checkout: it says what it sells and the price (D2). */
export function CheckoutCall({ tier, kind = 'primary', locale }: CheckoutCallProps) {
  return (
    <LinkButton href={brand.checkout[tier]} kind={kind} newTab={translate(locale, 'shell.newTab')}>
      {translate(locale, `calls.${tier}`, { price: formatPrice(brand.prices[tier], locale) })}
    </LinkButton>
  );
}

/** Says beside a button of the VIP subscription that it renews (D2). */
export function Renewal({ locale }: { readonly locale: Locale }) {
  return (
    <p className="small muted" data-part="renewal">
      {translate(locale, 'calls.renewal')}
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
