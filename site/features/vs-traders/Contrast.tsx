import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figurePeriod, figureWords } from '#site/lib/Figure.tsx';
import { DataTable } from '#site/ui/DataTable.tsx';
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
      <DataTable
        className={styles.table}
        aria-labelledby="contrast-heading"
        columns={[
          translate(locale, 'vsTraders.contrast.topic'),
          ...SIDES.map((side) => translate(locale, `vsTraders.contrast.${side}`)),
        ]}
        rows={[
          ...ROWS.map((row) => ({
            id: row,
            cells: [
              translate(locale, `vsTraders.contrast.${row}`),
              ...SIDES.map((side) => translate(locale, `vsTraders.contrast.${row}.${side}`)),
            ],
          })),
          {
            id: 'result',
            cells: [
              translate(locale, 'vsTraders.contrast.result'),
              ...SIDES.map((side) => <Result key={side} side={side} locale={locale} />),
            ],
          },
        ]}
        labels="above"
      />
      <p className="small muted">{translate(locale, 'vsTraders.contrast.note')}</p>
      <Signals locale={locale} />
    </Section>
  );
}

function Result({ side, locale }: { readonly side: keyof typeof RESULTS; readonly locale: Locale }) {
  const figure = { id: RESULTS[side], locale };
  return (
    <>
      <span className={styles.figure} data-of={side}>
        <Figure {...figure} />
      </span>
      <span className="small muted">{figurePeriod(figure)}</span>
    </>
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
          <span>{figureWords({ id, locale })}</span>
        </li>
      ))}
    </ul>
  );
}
