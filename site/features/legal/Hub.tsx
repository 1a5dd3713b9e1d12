import { brand } from '#brand/load.ts';
import type { LegalId } from '#content/legal/documents.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatDate } from '#domain/format.ts';
import styles from './Hub.module.css';

export interface HubDocument {
  readonly id: LegalId;
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly lastChanged: string;
}

interface HubProps {
  readonly locale: Locale;
  readonly documents: readonly HubDocument[];
}

/** Four cards, each headed by the question its document answers, and a mail link (H9). */
export function Hub({ locale, documents }: HubProps) {
  return (
    <section className={`page ${styles.hub}`} aria-labelledby="headline">
      <div className={styles.head}>
        <h1 className="title" id="headline">
          {translate(locale, 'legal.hub.headline')}
        </h1>
        <p className={`size-1 ${styles.lead}`}>{translate(locale, 'legal.hub.lead')}</p>
      </div>
      <ul className={`stack ${styles.cards}`}>
        {documents.map((document) => (
          <Card key={document.id} {...{ locale, document }} />
        ))}
      </ul>
      <p className={`cluster flush ${styles.mail}`}>
        <strong>{translate(locale, 'legal.hub.mail')}</strong>
        <span>{translate(locale, 'legal.hub.mailText')}</span>
        <a className="tap strong" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </p>
      <p>
        <a className="tap strong" href={href('home')}>
          {translate(locale, 'legal.home')}
        </a>
      </p>
    </section>
  );
}

function Card({ locale, document }: { readonly locale: Locale; readonly document: HubDocument }) {
  const { id, path, title, lead, lastChanged } = document;
  return (
    <li className={`stack gap-2 ${styles.card}`} data-part="legal-card" data-document={id}>
      <h2>{translate(locale, `legal.hub.${id}`)}</h2>
      <p className="measure">{lead}</p>
      <p className={`muted small ${styles.date}`}>
        {translate(locale, 'legal.changed', {
          // In one piece where it fits a line.
          date: formatDate(lastChanged, locale).replaceAll(' ', '\u00a0'),
        })}
      </p>
      <a className={`tap strong ${styles.link}`} href={path}>
        {translate(locale, 'legal.hub.read', { document: title })}
      </a>
    </li>
  );
}
