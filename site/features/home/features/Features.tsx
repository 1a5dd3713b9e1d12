import type { CSSProperties, ReactNode } from 'react';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { formatShare } from '#domain/format.ts';
import { lossesUntil } from '#domain/risk/losing-streak.ts';
import { Reveal } from '#site/ui/Reveal.tsx';
import { Section } from '#site/ui/Section.tsx';
import styles from './Features.module.css';

interface FeaturesProps {
  readonly locale: Locale;
  /** The latest shares of the instruments, and the next event: islands. */
  readonly shares?: ReactNode;
  readonly next?: ReactNode;
}

/** Three feature cards (risk, positioning, calendar) and a link to the services (D1). */
export function Features({ locale, shares, next }: FeaturesProps) {
  return (
    <Section className={`split first-wider ${styles.features}`} aria-labelledby="features-title">
      <h2 className={`title ${styles.title}`} id="features-title">
        {translate(locale, 'home.featuresTitle')}
      </h2>
      <article className={`stack gap-3 ${styles.risk}`}>
        <h3 className="size-2">{translate(locale, 'home.riskTitle')}</h3>
        <p className="measure muted">{translate(locale, 'home.riskText')}</p>
        <RiskTable locale={locale} />
      </article>
      <article className={`stack gap-3 start ${styles.live}`}>
        <h3 className="size-2">{translate(locale, 'home.vsTitle')}</h3>
        <p className="measure muted">{translate(locale, 'home.vsText', { count: SYMBOLS.length })}</p>
        {shares}
        <a className={`tap gold strong ${styles.link}`} href={href('vsTraders')}>
          {translate(locale, 'home.vsLink')}
        </a>
      </article>
      <article className={`stack gap-3 start ${styles.live}`}>
        <h3 className="size-2">{translate(locale, 'home.fxTitle')}</h3>
        <p className="measure muted">{translate(locale, 'home.fxText')}</p>
        {next}
        <a className={`tap gold strong ${styles.link}`} href={href('fxImpact')}>
          {translate(locale, 'home.fxLink')}
        </a>
      </article>
      <a className={`tap gold strong ${styles.link} ${styles.discover}`} href="#services">
        {translate(locale, 'home.discover')}
      </a>
    </Section>
  );
}

/** Shares of the capital risked on each trade. */
const RISKS = [0.01, 0.02, 0.05, 0.1] as const;

/** How many losses in a row take half the capital at each risk a trade; one tick of the tape is one loss. */
export function RiskTable({ locale }: { readonly locale: Locale }) {
  const rows = RISKS.map((risk) => ({ risk, losses: lossesUntil(0.5, risk) }));
  const most = Math.max(...rows.map(({ losses }) => losses));
  return (
    <>
      <table className={styles.table}>
        <thead className="small muted">
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
              <th className="size-1 strong" scope="row">
                {formatShare(risk * 100, locale)}
              </th>
              <td className={styles.tape} aria-hidden="true">
                <Reveal
                  as="span"
                  kind="fill"
                  style={{ '--losses': losses, '--most': most } as CSSProperties}
                />
              </td>
              <td className={`size-3 ${styles.losses}`}>{losses}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{translate(locale, 'home.riskMethod')}</p>
    </>
  );
}
