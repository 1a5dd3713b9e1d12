import { brand } from '#brand/load.ts';
import { SAMPLE_TRADE } from '#content/sample-trade.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { Badge } from '#site/ui/Badge.tsx';
import styles from './Message.module.css';

/** From the highest price to the lowest, as on a chart. */
const LEVELS = ['stop', 'entry', 'target'] as const;

/** A sample signal as the channel shows it, labelled as the example it is (H2, A6). */
export function Message({ locale }: { readonly locale: Locale }) {
  return (
    <figure className={`measure ${styles.frame}`} data-part="message">
      <div className={styles.message}>
        <p className="gold small strong">{translate(locale, 'free.message.name', { brand: brand.name })}</p>
        <p className={styles.kind}>{translate(locale, 'free.message.kind')}</p>
        <p className="muted">{translate(locale, 'free.message.order', { asset: SAMPLE_TRADE.asset })}</p>
        <dl className={styles.levels}>
          {LEVELS.map((level) => (
            <div key={level} className={styles[level]}>
              <dt>{translate(locale, `free.message.${level}`)}</dt>
              <dd>{formatNumber(SAMPLE_TRADE[level], 2, locale)}</dd>
            </div>
          ))}
        </dl>
        <p className={`muted small ${styles.risk}`}>{translate(locale, 'free.message.risk')}</p>
      </div>
      <figcaption className={`cluster muted small ${styles.caption}`}>
        <Badge tone="caution">{translate(locale, 'free.message.badge')}</Badge>{' '}
        {translate(locale, 'free.message.caption')}
      </figcaption>
    </figure>
  );
}
