import { shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { chartAddress } from '#brand/routes.ts';
import type { CaseReport } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import { Figure } from '#site/lib/Figure.tsx';
import { Meter } from '#site/ui/Meter.tsx';
import { ReportedMark } from './NoteMark.tsx';
import styles from './Report.module.css';
import { claimRowName, reportRows } from './report-rows.ts';

interface ReportProps {
  readonly locale: Locale;
  readonly report: CaseReport;
}

/** What the brand reports of a trade besides its prices, marked as self-reported (A5, G6-G10). */
export function Report({ locale, report }: ReportProps) {
  const { sentiment, unpublished } = report;
  const claims = shownClaims(report.claims ?? []);
  const chart = report.chart === undefined ? null : chartAddress(report.chart, brand.charts);
  const rows = reportRows(locale, report);
  if (!sentiment && !chart && rows.length + claims.length === 0) return null;
  return (
    <aside className="margin panel stack gap-3" aria-labelledby="report-title" data-part="report">
      <p className="strong" id="report-title">
        {translate(locale, 'blog.reportTitle')}
      </p>
      {sentiment && <Sentiment {...{ locale, ...sentiment }} />}
      <dl className={`ledger ${styles.rows}`}>
        {rows.map(({ name, text, strokes }) => (
          <div key={name} className="cluster apart flush gap-4 small" data-row={name}>
            <dt className="muted">{translate(locale, `blog.report${name}`)}</dt>
            <dd className="cluster gap-2 strong figures">
              {strokes !== undefined && <Tally count={strokes} />} {text}
            </dd>
          </div>
        ))}
        {claims.map(({ id }) => (
          <div key={id} className="cluster apart flush gap-4 small">
            <dt className="muted">{claimRowName(locale, id)}</dt>
            <dd className="cluster gap-2 strong figures">
              <Figure {...{ id, locale }} />
            </dd>
          </div>
        ))}
        {unpublished && (
          <div className="cluster apart flush gap-4 small" data-row="Unpublished">
            <dt className="muted">{translate(locale, 'blog.reportUnpublished')}</dt>
            <dd className={styles.words}>{inLocale(unpublished, locale)}</dd>
          </div>
        )}
      </dl>
      {report.management && <p className="small muted">{translate(locale, 'blog.tallies')}</p>}
      {chart && (
        <a className="tap strong" href={chart} target="_blank" rel="noopener">
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
      <p className={`cluster apart flush gap-4 small ${styles.sides}`}>
        <span>{translate(locale, 'blog.reportSentiment')}</span> <span>{words}</span>
      </p>
      <Meter long={long} short={short} label={words} />
    </div>
  );
}

/** A count as strokes in fives; the number is beside it. */
function Tally({ count }: { readonly count: number }) {
  const strokes = Array.from({ length: count }, (_, index) => {
    const left = Math.floor(index / 5) * 33 + (index % 5) * 6 + 2;
    return index % 5 === 4 ? `M${left - 27} 15 ${left + 2} 3` : `M${left} 2v14`;
  });
  const rest = count % 5;
  const width = Math.floor(count / 5) * 33 + (rest > 0 ? rest * 6 - 2 : -3);
  return (
    <svg className={styles.tally} viewBox={`0 0 ${width} 18`} width={width} height="18" aria-hidden="true">
      <path d={strokes.join('')} />
    </svg>
  );
}
