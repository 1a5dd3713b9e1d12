import { brand } from '#brand/load.ts';
import { VERSUS_ROWS, type VersusRow } from '#content/vip.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { TABLE_ROLES } from '#site/ui/table-roles.ts';
import styles from './Versus.module.css';

interface VersusProps {
  readonly locale: Locale;
}

/** Seven things in which a plan-first channel and an improvised one differ (H1). */
export function Versus({ locale }: VersusProps) {
  const columns = {
    ours: translate(locale, 'vipVersus.ours', { brand: brand.name }),
    theirs: translate(locale, 'vipVersus.theirs'),
  };
  return (
    <section className={`page ${styles.section}`} aria-labelledby="versus-title">
      <div className={`stack ${styles.words}`}>
        <h2 className={`title ${styles.title}`} id="versus-title">
          {translate(locale, 'vipVersus.title')}
        </h2>
        <p className={`measure muted ${styles.lead}`}>{translate(locale, 'vipVersus.lead')}</p>
      </div>
      <table
        className={styles.table}
        {...TABLE_ROLES.table}
        aria-labelledby="versus-title"
        data-part="versus"
      >
        <thead className={styles.head} {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {[translate(locale, 'vipVersus.subject'), columns.ours, columns.theirs].map((name) => (
              <th key={name} {...TABLE_ROLES.column}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {VERSUS_ROWS.map((row) => (
            <Row key={row} row={row} columns={columns} locale={locale} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends VersusProps {
  readonly row: VersusRow;
  readonly columns: Readonly<Record<'ours' | 'theirs', string>>;
}

function Row({ row, columns, locale }: RowProps) {
  return (
    <tr className={styles.row} {...TABLE_ROLES.row}>
      <th className={`strong ${styles.subject}`} {...TABLE_ROLES.subject}>
        {translate(locale, `vipVersus.${row}.title`)}
      </th>
      {(['ours', 'theirs'] as const).map((side) => (
        <td key={side} className={styles[side]} {...TABLE_ROLES.cell}>
          <span className={`muted smaller strong ${styles.label}`} aria-hidden="true">
            {columns[side]}
          </span>
          <span>{translate(locale, `vipVersus.${row}.${side}`)}</span>
        </td>
      ))}
    </tr>
  );
}
