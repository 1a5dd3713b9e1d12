import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Simulation.module.css';

/** Id of the full statement on simulated results, below the simulation. */
export const STATEMENT = 'simulated';

/** The mark on a simulated picture; it leads to the full statement (A8). */
export function Stamp({ locale }: { readonly locale: Locale }) {
  return (
    <a className={styles.stamp} href={`#${STATEMENT}`} data-part="simulated-stamp">
      {translate(locale, 'lab.simulation.stamp')}
    </a>
  );
}
