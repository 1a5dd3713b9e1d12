import { showsClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { type ComparisonRow, claimsOf, comparison, houseRules } from '#content/comparison.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { Figure, periodsOf } from '#site/lib/Figure.tsx';
import { DataTable } from '#site/ui/DataTable.tsx';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import styles from './Comparison.module.css';

/** The house's rules, and rows against the traditional way (D6). */
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
  const rules = houseRules.filter(({ claim, bare }) => claim === undefined || bare || showsClaims(claim));
  return (
    <div>
      <ol className={`ledger ${styles.rules}`}>
        {houseRules.map(({ id, title }, index) => (
          <Reveal as="li" key={id} className={styles.rule} order={index % 2}>
            <h3 className="subtitle">{inLocale(title, locale)}</h3>
          </Reveal>
        ))}
      </ol>
      <PhoneFold summary={translate(locale, 'features.reasons')} everywhere>
        <ol className={`small muted ${styles.reasons}`}>
          {rules.map(({ id, text, bare, claim }) => (
            <li key={id}>
              {inLocale(claim !== undefined && bare && !showsClaims(claim) ? bare : text, locale)}
              {claim !== undefined && showsClaims(claim) && (
                <>
                  {' '}
                  <Figure id={claim} locale={locale} />
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
        id: row.id,
        cells: [
          inLocale(row.title, locale),
          <Value key="product" row={row} side="product" locale={locale} />,
          <Value key="traditional" row={row} side="traditional" locale={locale} />,
          row.winner && (
            <strong key="winner">
              {row.winner === 'product' ? brand.name : translate(locale, 'comparison.wins.traditional')}
            </strong>
          ),
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
  if ('text' in value) return inLocale(value.text, locale);
  return <Figure id={value.claim} locale={locale} className={`size-2 ${styles.figure}`} />;
}
