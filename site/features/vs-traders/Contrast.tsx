import { claimById, claimText } from '#brand/claims.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { Section } from '#site/ui/Section.tsx';
import styles from './Contrast.module.css';

const ROWS = ['entry', 'stop', 'size', 'time'] as const;
const SIDES = ['retail', 'institutional'] as const;
const RESULTS = { retail: 'retail-loss', institutional: 'institutional-gain' } as const;
/** Claims about the brand's own signals. */
const SIGNALS = ['risk-reward-minimum', 'signal-precision'] as const;

/** Compares the crowd with traders who follow institutional money, and shows the brand's claims about both (E5, A5). */
export function Contrast({ locale }: { readonly locale: Locale }) {
  return (
    <Section className={`stack gap-5 ${styles.contrast}`} aria-labelledby="contrast-heading">
      <div>
        <h2 className="size-3" id="contrast-heading">
          {translate(locale, 'vsTraders.contrast.heading')}
        </h2>
        <p className="lead">{translate(locale, 'vsTraders.contrast.lead')}</p>
      </div>
      <table className={styles.table} aria-labelledby="contrast-heading">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">{translate(locale, 'vsTraders.contrast.topic')}</span>
            </th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {translate(locale, `vsTraders.contrast.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ledger">
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{translate(locale, `vsTraders.contrast.${row}`)}</th>
              {SIDES.map((side) => (
                <td key={side} data-side={translate(locale, `vsTraders.contrast.${side}`)}>
                  {translate(locale, `vsTraders.contrast.${row}.${side}`)}
                </td>
              ))}
            </tr>
          ))}
          <ResultRow locale={locale} />
        </tbody>
      </table>
      <p className="small muted">{translate(locale, 'vsTraders.contrast.note')}</p>
      <Signals locale={locale} />
    </Section>
  );
}

function ResultRow({ locale }: { readonly locale: Locale }) {
  return (
    <tr>
      <th scope="row">{translate(locale, 'vsTraders.contrast.result')}</th>
      {SIDES.map((side) => {
        const claim = claimById(RESULTS[side]);
        return (
          <td key={side} data-side={translate(locale, `vsTraders.contrast.${side}`)}>
            <span className={styles.figure} data-of={side}>
              <Figure id={claim.id} locale={locale} />
            </span>
            <span className="small muted">
              {translate(locale, 'shell.claimPeriod', { period: inLocale(claim.period, locale) })}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

function Signals({ locale }: { readonly locale: Locale }) {
  return (
    <ul className={`stack gap-5 ${styles.signals}`}>
      {SIGNALS.map((id) => (
        <li key={id}>
          <span className={styles.figure}>
            <Figure id={id} locale={locale} />
          </span>
          <span>{inLocale(claimById(id).text, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

function Figure({ id, locale }: { readonly id: string; readonly locale: Locale }) {
  const figure = claimText(claimById(id), locale);
  return <ClaimFigure id={id} figure={figure} mark={translate(locale, 'shell.claimMark')} />;
}
