import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import styles from './BuyerCalls.module.css';

/** The two calls of the header: label, product and checkout are the brand's, and the price is that of the product (C5). */
export function BuyerCalls({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.calls}>
      {(['start', 'invest'] as const).map((name) => {
        const { label, product, checkout } = brand.buyerCalls[name];
        return (
          <a
            key={name}
            className={styles[name]}
            href={brand.checkout[checkout]}
            target="_blank"
            rel="noopener"
          >
            {inLocale(label, locale)} <b data-part="price">{formatPrice(brand.prices[product], locale)}</b>
            <span className="hidden-text"> {translate(locale, 'shell.newTab')}</span>
          </a>
        );
      })}
    </div>
  );
}
