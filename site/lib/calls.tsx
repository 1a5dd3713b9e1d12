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

const PART = { display: 'inline-block' };

/** The button to a checkout: it says what it sells and the price (D2). */
export function CheckoutCall({ tier, kind = 'primary', locale }: CheckoutCallProps) {
  const label = translate(locale, `calls.${tier}`, { price: formatPrice(brand.prices[tier], locale) });
  // A label of two lines breaks before its price.
  const [product, price] = label.split(/(?<=:) /);
  return (
    <LinkButton href={brand.checkout[tier]} kind={kind} newTab={translate(locale, 'shell.newTab')}>
      <span>
        <span style={PART}>{product}</span> <span style={PART}>{price}</span>
      </span>
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
