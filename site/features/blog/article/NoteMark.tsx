import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CLAIM_NOTE } from '#site/ui/ClaimFigure.tsx';
import styles from './NoteMark.module.css';

/** The mark after words that the note at the foot of the page qualifies (A5). With no space before it, it stays on the line of its word. */
export function NoteMark({ locale }: { readonly locale: Locale }) {
  return (
    <a className={styles.mark} href={`#${CLAIM_NOTE}`} aria-label={translate(locale, 'shell.claimMark')}>
      *
    </a>
  );
}
