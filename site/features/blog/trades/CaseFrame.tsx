import type { ReactNode } from 'react';
import type { Trade } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { ReportedMark } from '#site/features/blog/article/NoteMark.tsx';
import styles from './Case.module.css';
import { tradeWords } from './trade-words.ts';

interface CaseFrameProps {
  readonly locale: Locale;
  readonly trade: Trade;
  /** As published: "10", "5.03". */
  readonly ratio: string;
  readonly drawing: ReactNode;
  /** What is said of the drawing. */
  readonly children: ReactNode;
}

/** The frame of a drawn trade: its name, its ratio, and the note that the brand reports it itself (A5, G12). */
export function CaseFrame({ locale, trade, ratio, drawing, children }: CaseFrameProps) {
  return (
    <figure className={`margin stack gap-3 ${styles.case}`} id={`trade-${trade.id}`} data-case={trade.id}>
      <p className={`cluster apart gap-4 line-below strong figures ${styles.head}`}>
        <span>{tradeWords(trade, locale)}</span>
        <span>{translate(locale, 'blog.tradeRatio', { ratio })}</span>
      </p>
      {drawing}
      <figcaption className="stack gap-3">
        {children}
        <ReportedMark locale={locale} />
      </figcaption>
    </figure>
  );
}
