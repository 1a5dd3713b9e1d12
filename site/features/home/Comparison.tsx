import { showsClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { type ComparisonRow, claimsOf, comparison, houseRules } from '#content/comparison.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, periodsOf } from '#site/lib/Figure.tsx';
import { MarkedWord } from '#site/ui/ClaimFigure.tsx';
import { DataTable } from '#site/ui/DataTable.tsx';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import styles from './Comparison.module.css';

/** The house's eight rules, and five rows against the traditional way (D6). */
export function Comparison({ locale }: { readonly locale: Locale }) {
  const rows = comparison.filter((row) => showsClaims(...claimsOf(row)));
  const { note } = periodsOf(rows.flatMap(claimsOf), locale);
  return (
    <Section className="stack gap-4" id="features" aria-labelledby="features-heading">
      <SectionHead
        className="measure"
        id="features-heading"
        register="list"
        title={translate(locale, 'features.title')}
        lead={translate(locale, 'features.lead')}
      />
      <ComparisonRules locale={locale} />
      <h3 className="size-1" id="comparison-heading">
        {translate(locale, 'comparison.title')}
      </h3>
      <div className="stack gap-2">
        <ComparisonTable rows={rows} locale={locale} labelledBy="comparison-heading" />
        {note && <p className="small muted">{note}</p>}
      </div>
    </Section>
  );
}

/** The rules as a numbered ledger, and their reasons in one fold below it (D6). */
function ComparisonRules({ locale }: { readonly locale: Locale }) {
  return (
    <div>
      <ol className={`ledger ${styles.rules}`}>
        {houseRules.map(({ key }, index) => (
          <Reveal as="li" key={key} className={styles.rule} order={index % 2}>
            <h3 className="subtitle">{translate(locale, `features.${key}.title`)}</h3>
          </Reveal>
        ))}
      </ol>
      <PhoneFold summary={translate(locale, 'features.reasons')} everywhere>
        <ol className={`small muted ${styles.reasons}`}>
          {houseRules.map((rule) => (
            <li key={rule.key}>
              {'claim' in rule && !showsClaims(rule.claim)
                ? translate(locale, `features.${rule.key}.bare`)
                : translate(locale, `features.${rule.key}.text`)}
              {'claim' in rule && showsClaims(rule.claim) && (
                <>
                  {' '}
                  <Figure id={rule.claim} locale={locale} />
                </>
              )}
            </li>
          ))}
        </ol>
      </PhoneFold>
    </div>
  );
}

interface ComparisonTableProps {
  readonly rows: readonly ComparisonRow[];
  readonly locale: Locale;
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

/** Five rows, on a real domain those whose figures it shows: who wins those that a visitor can check, and which are declared (D6, A5, N13). */
function ComparisonTable({ rows, locale, labelledBy }: ComparisonTableProps) {
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
      rows={rows.map((row) => ({
        id: row.key,
        cells: [
          translate(locale, `comparison.${row.key}.title`),
          <Value key="product" row={row} side="product" locale={locale} />,
          <Value key="traditional" row={row} side="traditional" locale={locale} />,
          <Winner key="winner" row={row} locale={locale} />,
        ],
        attributes: row.winner ? { 'data-winner': row.winner } : {},
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
  return (
    <span className={`size-2 ${styles.figure}`}>
      <Figure id={value.claim} locale={locale} />
    </span>
  );
}

function Winner({ row: { winner }, locale }: Pick<ValueProps, 'row' | 'locale'>) {
  if (winner === 'product') return <strong>{brand.name}</strong>;
  if (winner === 'traditional') return <strong>{translate(locale, 'comparison.wins.traditional')}</strong>;
  return <MarkedWord word={translate(locale, 'risk.declared')} mark={translate(locale, 'shell.claimMark')} />;
}
