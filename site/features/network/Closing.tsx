import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import closing from '#site/ui/Closing.module.css';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Closing.module.css';

/** The checkout of the paid channel, or the free one (H5, A8). */
export function Closing({ locale }: { readonly locale: Locale }) {
  const newTab = translate(locale, 'shell.newTab');
  const price = formatPrice(brand.prices.VIP_100, locale);
  return (
    <section
      className={`page ${closing.closing} ${styles.closing}`}
      aria-labelledby="closing-title"
      data-part="closing"
    >
      <h2 className={`${closing.title} ${styles.title}`} id="closing-title">
        {translate(locale, 'network.closeTitle')}
      </h2>
      <div>
        <p className={styles.text}>{translate(locale, 'network.closeText')}</p>
        <RiskLine text={translate(locale, 'shell.risk')} />
        <div className={styles.calls}>
          <LinkButton href={brand.checkout.VIP_100} newTab={newTab}>
            {translate(locale, 'network.startVip', { price })}
          </LinkButton>
          <LinkButton href={brand.freeChannel} kind="quiet" newTab={newTab}>
            {translate(locale, 'network.joinFree')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
