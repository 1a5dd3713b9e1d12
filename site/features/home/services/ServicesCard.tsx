import { FEATURES, type Service } from '#content/services.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { CheckoutCall, FreeCall, Renewal } from '#site/lib/calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import styles from './ServicesCard.module.css';

interface ServicesCardProps {
  readonly service: Service;
  readonly locale: Locale;
}

/** One line of the ledger: what it is, five features, its price and its calls (D2). */
export function ServicesCard({ service, locale }: ServicesCardProps) {
  const { tier } = service;
  const features = (
    <ul className={`stack gap-2 ${styles.features}`}>
      {FEATURES.map((feature) => (
        <li key={feature}>{translate(locale, `services.${tier}.${feature}`)}</li>
      ))}
    </ul>
  );
  return (
    <li className={`stack gap-5 ${styles.card}`} data-part="service-card" data-tier={tier}>
      <div>
        <h3 className="size-2">{translate(locale, `services.${tier}.title`)}</h3>
        <p className="lead">{translate(locale, `services.${tier}.text`)}</p>
      </div>
      <div className={styles.included}>
        {service.product === 'VIP_100' ? (
          features
        ) : (
          <PhoneFold summary={translate(locale, 'services.included')}>{features}</PhoneFold>
        )}
      </div>
      <Reveal className={`stack gap-3 ${styles.offer}`}>
        <Price service={service} locale={locale} />
        <Calls service={service} locale={locale} />
      </Reveal>
    </li>
  );
}

function Price({ service: { price, term }, locale }: ServicesCardProps) {
  return (
    <p className={`figures muted ${styles.price}`} data-term={term}>
      {term === 'from' && <span>{translate(locale, 'services.from')} </span>}
      <b className="big">{formatNumber(price, 0, locale)}</b> <span>USD</span>
      {term === 'monthly' && <span className={styles.term}> {translate(locale, 'services.monthly')}</span>}
      {term === 'free' && <span className={styles.term}> {translate(locale, 'services.freeTerm')}</span>}
    </p>
  );
}

function Calls({ service: { product, wallet, price }, locale }: ServicesCardProps) {
  if (!product) return <FreeCall kind="quiet" locale={locale} />;
  return (
    <>
      <CheckoutCall tier={product} kind={product === 'VIP_100' ? 'primary' : 'quiet'} locale={locale} />
      {wallet && (
        <LinkButton href={wallet.url} kind="quiet" newTab={translate(locale, 'shell.newTab')}>
          {translate(locale, 'services.wallet', {
            wallet: wallet.name,
            price: formatNumber(price, 0, locale),
          })}
        </LinkButton>
      )}
      {product === 'VIP_100' && <Renewal locale={locale} />}
    </>
  );
}
