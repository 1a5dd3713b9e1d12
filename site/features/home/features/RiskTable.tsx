import type { CSSProperties } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import { RISKS } from '#site/features/home/hero/hero-plan.ts';
import { lossesUntil } from '#site/features/home/roi/losing-streak.ts';
import { Reveal } from '#site/ui/Reveal.tsx';
import styles from './RiskTable.module.css';

interface RiskTableProps {
  readonly locale: Locale;
}

/** How many losses in a row take half the capital at each risk a trade; one tick of the tape is one loss. */
export function RiskTable({ locale }: RiskTableProps) {
  const rows = RISKS.map((risk) => ({ risk, losses: lossesUntil(0.5, risk) }));
  const most = Math.max(...rows.map(({ losses }) => losses));
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {translate(locale, 'home.riskColumn')}
            </th>
            <th className={styles.losses} scope="col">
              {translate(locale, 'home.lossesColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ risk, losses }) => (
            <tr key={risk}>
              <th scope="row">{formatShare(risk * 100, locale)}</th>
              <td className={styles.tape} aria-hidden="true">
                <Reveal
                  as="span"
                  kind="fill"
                  style={{ '--losses': losses, '--most': most } as CSSProperties}
                />
              </td>
              <td className={styles.losses}>{losses}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{translate(locale, 'home.riskMethod')}</p>
    </>
  );
}
