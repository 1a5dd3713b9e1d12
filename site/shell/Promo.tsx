import { brand } from '#brand/load.ts';
import { FIRST_OFFER, priceOf, termsOf } from '#content/offers.ts';
import { PROMO, type PromoItem } from '#content/promo.ts';
import { fill } from '#content/words/define.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import styles from './Promo.module.css';

interface PromoProps {
  readonly locale: Locale;
  readonly items?: readonly PromoItem[];
}

/**
 * The banner at the bottom shows its first message; `run-promo.ts` turns to the others (C7). Only the reader's clock
 * knows whether an offer has ended, so a script shows its tag. Without scripts the message stays below the footer,
 * where it covers nothing (N10).
 */
export function Promo({ locale, items = PROMO }: PromoProps) {
  return (
    <aside
      className={`line-above ${styles.promo}`}
      data-part="promo"
      aria-label={translate(locale, 'shell.promoLabel')}
    >
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.progress}
          data-part="promo-progress"
          style={{ inlineSize: `${100 / items.length}%` }}
        />
      </div>
      <div className={`page ${styles.row}`}>
        {items.map((item, index) => (
          <PromoLink key={item.href} {...{ item, index, locale }} />
        ))}
        <button className={`muted ${styles.close}`} type="button" data-part="promo-close">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
          <span className="hidden-text">{translate(locale, 'shell.promoClose')}</span>
        </button>
      </div>
    </aside>
  );
}

interface PromoLinkProps {
  readonly item: PromoItem;
  readonly index: number;
  readonly locale: Locale;
}

interface LimitedProps {
  readonly offer: NonNullable<PromoItem['offer']>;
  readonly locale: Locale;
}

function PromoLink({ item, index, locale }: PromoLinkProps) {
  const price = termsOf(FIRST_OFFER, locale);
  return (
    <a
      className={`small ${styles.item}`}
      href={item.href}
      data-part="promo-item"
      data-index={index}
      data-urgent="false"
      hidden={index > 0}
      {...(item.external && { target: '_blank', rel: 'noopener' })}
    >
      {item.offer && <Limited {...{ offer: item.offer, locale }} />}
      <span>{fill(inLocale(item.text, locale), { price, brand: brand.name })}</span>
      {item.external && <span className="hidden-text"> {translate(locale, 'shell.newTab')}</span>}
    </a>
  );
}

/** The tag of an offer says from which price, and until when (A9). */
function Limited({ offer: { until, regular }, locale }: LimitedProps) {
  return (
    <span className={styles.limited} data-until={until} hidden>
      {translate(locale, 'shell.promoLimited', {
        regular: priceOf({ ...FIRST_OFFER, price: regular }, locale),
        date: lastDay(until, locale),
      })}
    </span>
  );
}

function lastDay(until: string, locale: Locale): string {
  const day = new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'America/Mexico_City',
  });
  return day.format(Date.parse(until));
}
