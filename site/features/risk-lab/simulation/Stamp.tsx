import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import lab from '../Lab.module.css';
import styles from './Simulation.module.css';

/** Id of the full statement on simulated results; a link to it opens it. */
const STATEMENT = 'simulated';

/** The mark on a simulated picture; it leads to the full statement (A8). */
export function Stamp({ locale }: { readonly locale: Locale }) {
  return (
    <a className={styles.stamp} href={`#${STATEMENT}`} data-part="simulated-stamp">
      {translate(locale, 'lab.simulation.stamp')}
    </a>
  );
}

interface StatementProps {
  readonly locale: Locale;
  /** The full text. */
  readonly children?: ReactNode;
}

/** What the mark means in full, once on the page, readable without scripts. */
export function Statement({ locale, children }: StatementProps) {
  return (
    <details className={lab.fold}>
      <summary className="tap">{translate(locale, 'lab.simulation.stamp')}</summary>
      <div id={STATEMENT}>{children}</div>
    </details>
  );
}
