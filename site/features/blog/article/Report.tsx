import { claimById, claimText } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { chartAddress } from '#brand/routes.ts';
import type { CaseReport } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import { Tally } from '#site/features/blog/trades/Tally.tsx';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { Meter } from '#site/ui/Meter.tsx';
import styles from './Report.module.css';
import { ReportedMark } from './ReportedMark.tsx';
import { claimRowName, reportRows } from './report-rows.ts';

interface ReportProps {
  readonly locale: Locale;
  readonly report: CaseReport;
}

/** What the brand reported of a trade besides its prices, all of it marked as such (A5, G6-G10). */
export function Report({ locale, report }: ReportProps) {
  const { sentiment, claims = [] } = report;
  const chart = report.chart === undefined ? null : chartAddress(report.chart, brand.charts);
  const rows = reportRows(locale, report);
  if (!sentiment && !chart && rows.length + claims.length === 0) return null;
  return (
    <aside className={`margin ${styles.report}`} aria-labelledby="report-title" data-part="report">
      <p className={styles.title} id="report-title">
        {translate(locale, 'blog.reportTitle')}
      </p>
      {sentiment && <Sentiment {...{ locale, ...sentiment }} />}
      <dl className={styles.rows}>
        {rows.map(({ name, text, strokes }) => (
          <div key={name} data-row={name}>
            <dt>{translate(locale, `blog.report${name}`)}</dt>
            <dd>
              {strokes !== undefined && <Tally count={strokes} />} {text}
            </dd>
          </div>
        ))}
        {claims.map((id) => (
          <div key={id}>
            <dt>{claimRowName(locale, id)}</dt>
            <dd>
              <ClaimFigure
                id={id}
                figure={claimText(claimById(id), locale)}
                mark={translate(locale, 'shell.claimMark')}
              />
            </dd>
          </div>
        ))}
      </dl>
      {report.management && <p className={styles.note}>{translate(locale, 'blog.tallies')}</p>}
      {chart && (
        <a className={styles.chart} href={chart} target="_blank" rel="noopener">
          {translate(locale, 'blog.reportChart')}
          <span className="hidden-text"> {translate(locale, 'shell.newTab')}</span>
        </a>
      )}
      <ReportedMark locale={locale} />
    </aside>
  );
}

interface SentimentProps {
  readonly locale: Locale;
  readonly long: number;
  readonly short: number;
}

function Sentiment({ locale, long, short }: SentimentProps) {
  const words = translate(locale, 'blog.reportSides', {
    long: formatShare(long, locale),
    short: formatShare(short, locale),
  });
  return (
    <div data-part="quoted-sentiment" data-long={long} data-short={short}>
      <p className={styles.sides}>
        <span>{translate(locale, 'blog.reportSentiment')}</span> <span>{words}</span>
      </p>
      <Meter long={long} short={short} label={words} />
    </div>
  );
}
