import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CLAIM_NOTE } from '#site/ui/ClaimFigure.tsx';
import styles from './NoteMark.module.css';

/** Link to the note at the foot of the page that qualifies a claim (A5). Without a space before it, it stays on the line of its word. */
export function NoteMark({ locale }: { readonly locale: Locale }) {
  return (
    <a className={styles.mark} href={`#${CLAIM_NOTE}`} aria-label={translate(locale, 'shell.claimMark')}>
      *
    </a>
  );
}

/** Says that the brand reports the figures above itself, without an outside check; links to the note (A5). */
export function ReportedMark({ locale }: { readonly locale: Locale }) {
  return (
    <p className={`small strong ${styles.reported}`} data-part="self-reported">
      {translate(locale, 'blog.reported')}
      <NoteMark locale={locale} />
    </p>
  );
}
