import { shownClaims } from '#brand/claims.ts';
import { FIRST_OFFER, periodOf, termsOf } from '#content/offers.ts';
import {
  ANALYSIS_CLAIM,
  ANALYSIS_HOURS_CLAIM,
  SERVICES,
  type Service,
  serviceWords,
} from '#content/services.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { CheckoutCall, FreeCall, Renewal } from '#site/lib/calls.tsx';
import { Figure, figureWords } from '#site/lib/Figure.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import { SectionTitle } from '#site/ui/Section.tsx';
import styles from './Services.module.css';

/** What is sold, as a ledger with the amounts in one column, and what the analysis looks at (D2, A7, A8). */
export function Services({ locale }: { readonly locale: Locale }) {
  return (
    <section className="section" id="services" aria-labelledby="services-title">
      <div className="page stack">
        <div className="stack">
          <SectionTitle
            id="services-title"
            eyebrow={translate(locale, 'eyebrow.services')}
            register="statement"
          >
            {translate(locale, 'services.title')}
          </SectionTitle>
          <p className="measure muted">{translate(locale, 'services.text')}</p>
        </div>
        <ul className="ledger">
          {SERVICES.map((service) => (
            <ServicesCard key={service.tier} service={service} locale={locale} />
          ))}
        </ul>
      </div>
      <ServicesAnalysis locale={locale} />
    </section>
  );
}

interface ServicesCardProps {
  readonly service: Service;
  readonly locale: Locale;
}

/** One line of the ledger: what it is, its price and its calls; its five features are folded, on wide screens all but the first service's (D2). */
function ServicesCard({ service, locale }: ServicesCardProps) {
  const { tier } = service;
  const { title, about, features } = serviceWords(service, locale);
  const isFirst = service.offer === FIRST_OFFER;
  return (
    <li className={styles.card} data-part="service-card" data-tier={tier}>
      <h3 className="size-1">{title}</h3>
      <Price service={service} locale={locale} />
      <Reveal className={`stack gap-2 ${styles.offer}`}>
        <Calls service={service} locale={locale} />
      </Reveal>
      <div className={`muted ${styles.included}`}>
        <PhoneFold summary={about} heading={isFirst && <p>{about}</p>} everywhere={!isFirst}>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </li>
  );
}

function Price({ service: { offer }, locale }: ServicesCardProps) {
  const { price, currency, decimals = 0 } = offer ?? { price: 0, currency: FIRST_OFFER.currency };
  return (
    <p className={`figures small muted ${styles.price}`}>
      {offer?.from && `${translate(locale, 'services.from')} `}
      <b className="size-2">{formatNumber(price, decimals, locale)}</b> {currency}
      {offer && offer.period !== 'one-time' && ` ${periodOf(offer, locale)}`}
      {!offer && `, ${translate(locale, 'services.freeTerm')}`}
    </p>
  );
}

function Calls({ service: { offer }, locale }: ServicesCardProps) {
  if (!offer) return <FreeCall kind="quiet" locale={locale} />;
  return (
    <>
      <CheckoutCall tier={offer.id} kind={offer === FIRST_OFFER ? 'primary' : 'quiet'} locale={locale} />
      {offer.second && (
        <LinkButton href={offer.second.url} kind="quiet" newTab={translate(locale, 'shell.newTab')}>
          {translate(locale, 'services.wallet', {
            wallet: offer.second.name,
            price: termsOf(offer, locale),
          })}
        </LinkButton>
      )}
      <Renewal offer={offer} locale={locale} />
    </>
  );
}

/** What the institutional analysis looks at, the best ratio declared, and its hours (D2, A5). */
function ServicesAnalysis({ locale }: { readonly locale: Locale }) {
  const [best] = shownClaims([ANALYSIS_CLAIM]);
  const [hours] = shownClaims([ANALYSIS_HOURS_CLAIM]);
  return (
    <div className={`tape band ${styles.analysis}`}>
      <div className="page split first-wider">
        <div>
          <h3 className="size-2">{translate(locale, 'services.analysisTitle')}</h3>
          <p className="lead">{translate(locale, 'services.analysisText')}</p>
        </div>
        {(best || hours) && (
          <ul className={`stack gap-3 small ${styles.facts}`}>
            {best && (
              <li className={styles.fact}>
                <p className="big">
                  <Figure id={best.id} locale={locale} rolls />
                </p>
                <p>{figureWords({ id: best.id, locale })}</p>
              </li>
            )}
            {hours && (
              <li className={styles.fact}>
                <p className="big">
                  <Figure id={hours.id} locale={locale} />
                </p>
                <p>
                  {figureWords({ id: hours.id, locale })}. {translate(locale, 'services.analysisHours')}
                </p>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
