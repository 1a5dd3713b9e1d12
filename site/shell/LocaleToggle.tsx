import type { MouseEvent } from 'react';
import type { Locale } from '#contracts/locale.ts';
import styles from './LocaleToggle.module.css';
import { switchLocale } from './switch-locale.ts';

interface LocaleToggleProps {
  /** Language of the page. */
  readonly locale: Locale;
  /** The other languages. The label describes the link and is read aloud after the two visible letters. */
  readonly others: readonly { readonly code: Locale; readonly label: string }[];
}

/**
 * A link to this page in each other language. With script it also keeps the choice and the place, and a clean address
 * (C4, J2).
 */
export function LocaleToggle({ locale, others }: LocaleToggleProps) {
  const choose = (event: MouseEvent, code: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    switchLocale(window, code, event.detail === 0);
  };
  return others.map(({ code, label }) => (
    <a
      key={code}
      className={`small strong ${styles.toggle}`}
      href={`?lang=${code}`}
      hrefLang={code}
      data-part="locale-toggle"
      data-value={locale}
      onClick={(event) => choose(event, code)}
    >
      <span lang={code}>{code.toUpperCase()}</span>
      <span className="hidden-text">, {label}</span>
    </a>
  ));
}
