import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Group.module.css';

interface GroupProps {
  /** What the filter knows it by. */
  readonly code: string;
  readonly name: string;
  readonly count: number;
  /** The count as a part of the largest group's, 0 to 1; left out, there is no bar. */
  readonly part?: number;
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** A folded part of the page under its name and count. It needs no script; a search in the page opens it. */
export function Group({ code, name, count, part, locale, children }: GroupProps) {
  return (
    <details className={styles.group} data-group={code}>
      <summary className="opens">
        <h2 className={styles.name} id={`sources-${code}`}>
          {name}
        </h2>
        {part !== undefined && (
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`${Math.max(2, Math.round(part * 100))}%`} height="100%" />
          </svg>
        )}
        <span className={`figures ${styles.count}`}>
          <span aria-hidden="true">{count}</span>
          <span className="hidden-text">
            {count === 1
              ? translate(locale, 'sources.countOne')
              : translate(locale, 'sources.count', { count })}
          </span>
        </span>
      </summary>
      {children}
    </details>
  );
}
