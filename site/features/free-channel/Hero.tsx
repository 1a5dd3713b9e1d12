import { showsClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { freeChannelName } from '#brand/official-channels.ts';
import { VIP_RESULTS } from '#content/free-channel.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { SAMPLE_TRADE } from '#content/sample-trade.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { FreeCall } from '#site/lib/calls.tsx';
import { Badge } from '#site/ui/Badge.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Hero.module.css';

const [gold] = VIP_RESULTS;

interface HeroProps {
  readonly locale: Locale;
  /** Anchor of the comparison on this page. */
  readonly comparison: string;
}

/** What the free channel costs, the call to join it, and a message as it arrives there (H2, A8). */
export function Hero({ locale, comparison }: HeroProps) {
  return (
    <section className={`page split first-wider ${styles.hero}`} aria-labelledby="headline">
      <div>
        <h1 className={`${opening.headline} ${styles.headline}`} id="headline">
          {translate(locale, 'free.headline')}
        </h1>
        <p className={opening.lead}>
          {translate(locale, 'free.lead', { channel: freeChannelName(brand, locale) })}
        </p>
        <div className={`cluster gap-3 ${styles.calls}`}>
          <p className={`muted ${styles.price}`}>
            <b>0</b> {translate(locale, 'free.priceNote', { currency: FIRST_OFFER.currency })}
          </p>
          <RiskLine text={translate(locale, 'shell.risk')} />
          <FreeCall locale={locale} />
          <LinkButton href={`#${comparison}`} kind="quiet">
            {translate(locale, 'free.toComparison')}
          </LinkButton>
        </div>
      </div>
      <Message locale={locale} />
    </section>
  );
}

/** From the highest price to the lowest, as on a chart. */
const LEVELS = ['stop', 'entry', 'target'] as const;

/** A sample signal as the channel shows it, labelled as the example it is (H2, A6). */
function Message({ locale }: { readonly locale: Locale }) {
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
        {translate(
          locale,
          showsClaims(gold.move, gold.ratio) ? 'free.message.caption' : 'free.message.captionAlone',
        )}
      </figcaption>
    </figure>
  );
}
