import type { MouseEvent } from 'react';
import type { Locale } from '#contracts/locale.ts';
import styles from './LocaleToggle.module.css';
import { switchLocale } from './switch-locale.ts';

interface LocaleToggleProps {
  /** Language of the page. */
  readonly locale: Locale;
  /** What the switch does, read aloud after the two letters it shows. */
  readonly label: string;
  readonly short: string;
}

/** A link to this page in the other language; with script it also keeps choice, place and address tidy (C4, J2). */
export function LocaleToggle({ locale, label, short }: LocaleToggleProps) {
  const other = locale === 'es' ? 'en' : 'es';
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    switchLocale(window, other, event.detail === 0);
  };
  return (
    <a
      className={styles.toggle}
      href={`?lang=${other}`}
      hrefLang={other}
      data-part="locale-toggle"
      data-value={locale}
      onClick={choose}
    >
      <span lang={other}>{short}</span>
      <span className="hidden-text">, {label}</span>
    </a>
  );
}
