import type { FrontMatter } from '#content/legal/documents.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatDate } from '#domain/format.ts';
import styles from './Head.module.css';

interface HeadProps extends Pick<FrontMatter, 'title' | 'lead' | 'version' | 'lastChanged'> {
  readonly locale: Locale;
}

/** What the document is, and when it last changed: not today's date, which would say nothing (H8). */
export function Head({ locale, title, lead, version, lastChanged }: HeadProps) {
  return (
    <header className={`page ${styles.head}`}>
      <h1 className="title">{title}</h1>
      <p className={`size-1 ${styles.lead}`}>{lead}</p>
      <p className={`muted small ${styles.facts}`} data-part="legal-facts">
        <time dateTime={lastChanged}>
          {translate(locale, 'legal.changed', { date: formatDate(lastChanged, locale) })}
        </time>
        <span>{translate(locale, 'legal.version', { version })}</span>
      </p>
    </header>
  );
}
