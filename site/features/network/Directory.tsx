import { platformName } from '#brand/official-channels.ts';
import { type NetworkCard, networkCards } from '#content/network.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { SocialIcon } from '#site/ui/SocialIcon.tsx';
import styles from './Directory.module.css';

/** The official profiles: what each is for, and the way there in a new tab (H5). */
export function Directory({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`tape ${styles.section}`} aria-labelledby="directory-title">
      <div className="page">
        <h2 className={`size-3 ${styles.title}`} id="directory-title">
          {translate(locale, 'network.directory')}
        </h2>
        <ul className={styles.cards}>
          {networkCards().map((card) => (
            <Card key={card.kind} card={card} locale={locale} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ card, locale }: { readonly card: NetworkCard; readonly locale: Locale }) {
  const { kind, handle, url } = card;
  const name = platformName(card.name, locale);
  const title = translate(locale, `networkCards.${kind}.title`);
  return (
    <li>
      <a
        className={`stack ${styles.card}`}
        href={url}
        target="_blank"
        rel="noopener"
        data-part="network-card"
        data-kind={kind}
      >
        <SocialIcon kind={kind} />
        <span className={styles.name}>{title}</span>
        <span className={`muted small ${styles.handle}`}>
          {name === title ? handle : `${name} · ${handle}`}
        </span>
        <span className={styles.text}>{translate(locale, `networkCards.${kind}.text`)}</span>
        <span className={`cluster gold strong ${styles.cta}`}>
          {translate(locale, `networkCards.${kind}.cta`)}
          <svg className={styles.arrow} viewBox="0 0 32 12" aria-hidden="true" data-part="arrow">
            <path d="M0 6h30M24 1l6 5-6 5" />
          </svg>
          <span className="hidden-text"> {translate(locale, 'shell.newTab')}</span>
        </span>
      </a>
    </li>
  );
}
