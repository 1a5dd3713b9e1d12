import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import styles from './BuyerCalls.module.css';

interface BuyerCallsProps {
  readonly locale: Locale;
  /** A second copy for the eye: kept out of the tab order. */
  readonly copy: boolean;
}

/** The two calls of the header, each with the price of the 1K tier, whose checkout both open (C5). */
export function BuyerCalls({ locale, copy }: BuyerCallsProps) {
  const price = formatPrice(brand.prices.PASSIVE_1K, locale);
  const call = (className: string | undefined, words: string) => (
    <a
      className={className}
      href={brand.checkout.PASSIVE_1K}
      target="_blank"
      rel="noopener"
      tabIndex={copy ? -1 : undefined}
    >
      {words} <b data-part="price">{price}</b>
      {!copy && <span className="hidden-text"> {translate(locale, 'shell.newTab')}</span>}
    </a>
  );
  return (
    <div className={styles.calls}>
      {call(styles.vip, translate(locale, 'shell.startVip'))}
      {call(styles.invest, translate(locale, 'shell.invest'))}
    </div>
  );
}
