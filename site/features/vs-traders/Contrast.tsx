import type { ReactNode } from 'react';
import { shownClaims, showsClaims } from '#brand/claims.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figureWords, periodsOf } from '#site/lib/Figure.tsx';
import { Section } from '#site/ui/Section.tsx';
import { TABLE_ROLES } from '#site/ui/table-roles.ts';
import styles from './Contrast.module.css';

const ROWS = ['entry', 'stop', 'size', 'time'] as const;
const SIDES = ['retail', 'institutional'] as const;
const RESULTS = { retail: 'retail-loss', institutional: 'institutional-gain' } as const;
/** Claims about the brand's own signals. */
const SIGNALS = ['risk-reward-minimum', 'signal-precision'] as const;

type Side = (typeof SIDES)[number];

/** The crowd and traders who follow institutional money, side by side, and the brand's claims about both (E5, A5). */
export function Contrast({ locale }: { readonly locale: Locale }) {
  const hasResults = showsClaims(...Object.values(RESULTS));
  return (
    <Section className="stack gap-5" aria-labelledby="contrast-heading">
      <div>
        <h2 className="size-3" id="contrast-heading">
          {translate(locale, 'vsTraders.contrast.heading')}
        </h2>
        <p className="lead">{translate(locale, 'vsTraders.contrast.lead')}</p>
      </div>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is in TABLE_ROLES */}
      <div className={styles.frame} {...TABLE_ROLES.frame} aria-labelledby="contrast-heading">
        <table className={styles.table} {...TABLE_ROLES.table}>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              <th className="hidden-text" {...TABLE_ROLES.column}>
                {translate(locale, 'vsTraders.contrast.topic')}
              </th>
              {SIDES.map((side) => (
                <th key={side} data-of={side} {...TABLE_ROLES.column}>
                  <Entry side={side} />
                  {translate(locale, `vsTraders.contrast.${side}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            {ROWS.map((row) => (
              <tr key={row} {...TABLE_ROLES.row}>
                <th {...TABLE_ROLES.subject}>{translate(locale, `vsTraders.contrast.${row}`)}</th>
                {SIDES.map((side) => (
                  <Cell key={side} {...{ side, locale }}>
                    {translate(locale, `vsTraders.contrast.${row}.${side}`)}
                  </Cell>
                ))}
              </tr>
            ))}
            {hasResults && <ResultRow locale={locale} />}
          </tbody>
        </table>
      </div>
      <p className="small muted">
        {hasResults && `${translate(locale, 'vsTraders.contrast.ours')} `}
        {translate(locale, 'vsTraders.contrast.note')}
      </p>
      <Signals locale={locale} />
    </Section>
  );
}

interface CellProps {
  readonly side: Side;
  readonly locale: Locale;
  readonly children: ReactNode;
}

function Cell({ side, locale, children }: CellProps) {
  return (
    <td data-of={side} data-label={translate(locale, `vsTraders.contrast.${side}`)} {...TABLE_ROLES.cell}>
      {children}
    </td>
  );
}

function ResultRow({ locale }: { readonly locale: Locale }) {
  const results = periodsOf(Object.values(RESULTS), locale);
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.subject}>
        {translate(locale, 'vsTraders.contrast.result')}{' '}
        <span className={`smaller muted ${styles.period}`}>{results.note}</span>
      </th>
      {SIDES.map((side) => (
        <Cell key={side} {...{ side, locale }}>
          <span className={styles.figure}>
            <Figure id={RESULTS[side]} locale={locale} />
          </span>
          <span className={`smaller muted ${styles.period}`}>{results.own(RESULTS[side])}</span>
        </Cell>
      ))}
    </tr>
  );
}

/** One and the same price for both: it takes the highs, falls back to the zone and rises. Only the entry differs. */
const PRICE = 'M0 44 14 34 26 40 44 18 52 22 62 6 70 12 84 46 92 40 104 52 122 24 132 30 150 4';
const ENTRIES = { retail: [62, 6], institutional: [104, 52] } as const;

function Entry({ side }: { readonly side: Side }) {
  const [x, y] = ENTRIES[side];
  return (
    <svg className={styles.drawing} viewBox="-4 -4 158 68" aria-hidden="true">
      <rect x="0" y="42" width="150" height="14" />
      <path d={PRICE} />
      <circle cx={x} cy={y} r="6" />
    </svg>
  );
}

function Signals({ locale }: { readonly locale: Locale }) {
  const claims = shownClaims(SIGNALS);
  if (claims.length === 0) return null;
  return (
    <ul className={`stack gap-5 ${styles.signals}`}>
      {claims.map(({ id }) => (
        <li key={id}>
          <span className={styles.figure}>
            <Figure id={id} locale={locale} />
          </span>
          <span>{figureWords({ id, locale })}</span>
        </li>
      ))}
    </ul>
  );
}
