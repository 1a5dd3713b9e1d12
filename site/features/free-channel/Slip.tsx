import type { ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import styles from './Slip.module.css';

interface SlipProps {
  readonly tier: 'free' | 'vip';
  readonly name: string;
  readonly badge?: ReactNode;
  readonly lines: readonly ReactNode[];
  /** US dollars, and how they are paid. */
  readonly total: {
    readonly name: string;
    readonly amount: number;
    readonly term: string;
    readonly locale: Locale;
  };
  /** The call. */
  readonly children: ReactNode;
}

/** What a channel brings, line by line, with the amount under the sum line (H2). */
export function Slip({ tier, name, badge, lines, total, children }: SlipProps) {
  return (
    <article className={styles.slip} data-part="slip" data-tier={tier}>
      <div className={`cluster apart ${styles.head}`}>
        <h3>{name}</h3>
        {badge}
      </div>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <li key={index}>{line}</li>
        ))}
      </ul>
      <p className={`cluster apart muted figures ${styles.total}`}>
        <span>{total.name}</span>
        <span>
          <b>{formatNumber(total.amount, 0, total.locale)}</b> USD {total.term}
        </span>
      </p>
      {children}
    </article>
  );
}
