import { brand } from '#brand/load.ts';
import { contactChannels } from '#content/contact.ts';
import { walletsOf } from '#content/offers.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Scam.module.css';

const NOT_OURS = ['accounts', 'people', 'groups', 'calls', 'money'] as const;

interface ScamProps {
  readonly locale: Locale;
  /** Anchor of the steps after a scam, without "#". */
  readonly steps: string;
}

/** The whole anti-scam notice: what is not ours, what is, how to pay, and what to do afterwards (H4). */
export function Scam({ locale, steps }: ScamProps) {
  const { domain, email } = brand;
  const channel = contactChannels(brand, locale).find(({ isMain }) => isMain)?.platform;
  const ours = [
    ...(channel ? [translate(locale, 'contact.scam.messaging', { channel })] : []),
    translate(locale, 'contact.scam.web', { domain }),
    translate(locale, 'contact.scam.mail', { email }),
    translate(locale, 'contact.scam.social'),
  ];
  return (
    <section className={`page stack ${styles.section}`} aria-labelledby="scam-title" data-part="anti-scam">
      <div className={styles.head}>
        <h2 className={`title ${styles.title}`} id="scam-title">
          {translate(locale, 'contact.scam.title')}
        </h2>
        <p className={`measure size-1 ${styles.lead}`}>{translate(locale, 'contact.scam.lead')}</p>
      </div>
      <div className={styles.side} data-side="not">
        <h3>{translate(locale, 'contact.scam.not')}</h3>
        <ul className={styles.list}>
          {NOT_OURS.map((one) => (
            <li key={one} data-point={one}>
              {translate(locale, `contact.scam.${one}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.side} data-side="ours">
        <h3>{translate(locale, 'contact.scam.only')}</h3>
        <ul className={styles.list}>
          {ours.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{translate(locale, 'contact.scam.payments')}</h3>
        <div>
          <p data-point="card">{translate(locale, 'contact.scam.card')}</p>
          {walletsOf(locale).map(({ name, plans }) => (
            <p key={name}>{translate(locale, 'contact.scam.wallet', { wallet: name, plans })}</p>
          ))}
          <p>{translate(locale, 'contact.scam.never')}</p>
        </div>
      </div>
      <div id={steps}>
        <h3>{translate(locale, 'contact.scam.after')}</h3>
        <ol className={`stack gap-2 ${styles.steps}`}>
          <li>{translate(locale, 'contact.scam.bank')}</li>
          <li>{translate(locale, 'contact.scam.keep')}</li>
          <li>{translate(locale, 'contact.scam.report')}</li>
          <li>{translate(locale, 'contact.scam.tell', { email })}</li>
        </ol>
      </div>
    </section>
  );
}
