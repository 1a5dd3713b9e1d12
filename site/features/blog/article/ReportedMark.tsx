import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { NoteMark } from './NoteMark.tsx';
import styles from './ReportedMark.module.css';

/** Says that the brand reports the figures above itself, without an outside check; links to the note (A5). */
export function ReportedMark({ locale }: { readonly locale: Locale }) {
  return (
    <p className={`small strong ${styles.mark}`} data-part="self-reported">
      {translate(locale, 'blog.reported')}
      <NoteMark locale={locale} />
    </p>
  );
}
