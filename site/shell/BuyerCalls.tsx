import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import styles from './BuyerCalls.module.css';

/** The two calls of the header. Both open the checkout of the 1K tier and show its price (C5). */
export function BuyerCalls({ locale }: { readonly locale: Locale }) {
  const price = formatPrice(brand.prices.PASSIVE_1K, locale);
  const call = (className: string | undefined, words: string) => (
    <a className={className} href={brand.checkout.PASSIVE_1K} target="_blank" rel="noopener">
      {words} <b data-part="price">{price}</b>
      <span className="hidden-text"> {translate(locale, 'shell.newTab')}</span>
    </a>
  );
  return (
    <div className={styles.calls}>
      {call(styles.vip, translate(locale, 'shell.startVip'))}
      {call(styles.invest, translate(locale, 'shell.invest'))}
    </div>
  );
}
