import { EPIC_RUN } from '#content/articles/24h-epic-run/run.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Run.module.css';

/** The four lessons of the case (G13). */
export function RunLessons({ locale }: { readonly locale: Locale }) {
  return (
    <ul className={`ledger ${styles.lessons}`} data-part="run-lessons">
      {EPIC_RUN.lessons.map((lesson) => (
        <li key={lesson} data-lesson={lesson}>
          <strong>{translate(locale, `run.lesson.${lesson}.title`)}</strong>
          <p className="muted">{translate(locale, `run.lesson.${lesson}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
