import { brand } from '#brand/load.ts';
import { type ComparisonRow, comparison } from '#content/comparison.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figureWords } from '#site/lib/Figure.tsx';
import { DataTable } from '#site/ui/DataTable.tsx';
import styles from './ComparisonTable.module.css';

interface ComparisonTableProps {
  readonly locale: Locale;
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

/** Five rows, who wins each, and whose figures they are (D6, A5). */
export function ComparisonTable({ locale, labelledBy }: ComparisonTableProps) {
  return (
    <DataTable
      className={styles.table}
      aria-labelledby={labelledBy}
      columns={[
        translate(locale, 'comparison.subject'),
        brand.name,
        translate(locale, 'comparison.traditional'),
        translate(locale, 'comparison.winner'),
      ]}
      rows={comparison.map((row) => ({
        id: row.key,
        cells: [
          translate(locale, `comparison.${row.key}.title`),
          <Value key="product" row={row} side="product" locale={locale} />,
          <Value key="traditional" row={row} side="traditional" locale={locale} />,
          <strong key="winner">{translate(locale, `comparison.wins.${row.winner}`)}</strong>,
        ],
        attributes: { 'data-winner': row.winner },
      }))}
      labels="above"
    />
  );
}

interface ValueProps {
  readonly locale: Locale;
  readonly row: ComparisonRow;
  readonly side: 'product' | 'traditional';
}

function Value({ row, side, locale }: ValueProps) {
  const value = row[side];
  if ('words' in value) return translate(locale, value.words);
  const figure = { id: value.claim, locale };
  return (
    <>
      <span className={`size-2 ${styles.figure}`}>
        <Figure {...figure} />
      </span>
      <span className={`small muted ${styles.about}`}>{figureWords(figure)}</span>
    </>
  );
}
