import { Fragment, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { formatInstant } from '#domain/format.ts';
import { beginsAt, endedAt } from '#domain/sentiment-history.ts';
import { Choice } from '#site/features/vs-traders/board/Choice.tsx';
import type { Backend } from '#site/lib/backend/client.ts';
import { CsvButton } from './CsvButton.tsx';
import { changeText, summaryText } from './change-words.ts';
import { HistoryChart } from './HistoryChart.tsx';
import styles from './HistoryPanel.module.css';
import { HistoryTable } from './HistoryTable.tsx';
import type { HistoryViewProps } from './props.ts';

export type HistoryForm = 'chart' | 'table';

interface ReadingsProps extends HistoryViewProps {
  readonly form: HistoryForm;
  readonly onForm: (form: HistoryForm) => void;
  readonly backend: Pick<Backend, 'historyCsv'>;
}

/** The readings of a range as a chart or a table, then in words. A single reading gives no line, so it has no chart. */
export function Readings({ form, onForm, backend, ...view }: ReadingsProps) {
  const { readings, locale } = view;
  const isShort = readings.points.length < 2;
  const [hasFailed, setFailed] = useState(false);
  const forms = (['chart', 'table'] as const).map((value) => ({
    value,
    text: translate(locale, `history.${value}`),
  }));
  const canDraw = !isShort && !hasFailed;
  return (
    <>
      {hasFailed && <p role="alert">{translate(locale, 'history.chartFailed')}</p>}
      {canDraw && form === 'chart' ? (
        <HistoryChart {...view} onFailed={() => setFailed(true)} />
      ) : (
        <HistoryTable {...view} />
      )}
      <Summary {...view} />
      <div className="cluster">
        {canDraw && (
          <Choice label={translate(locale, 'history.view')} options={forms} chosen={form} onChoose={onForm} />
        )}
        <CsvButton symbol={readings.symbol} days={readings.days} backend={backend} locale={locale} />
      </div>
    </>
  );
}

function Summary({ readings, locale }: HistoryViewProps) {
  const dateOf = (at: string) => formatInstant(Date.parse(at), locale);
  const since = beginsAt(readings);
  const ended = endedAt(readings);
  return (
    <div className="stack gap-1 small muted">
      <p className={`strong ${styles.change}`} data-part="history-change">
        {changeText(readings, 'day', locale)} {changeText(readings, 'week', locale)}
      </p>
      <p>{summaryText(readings, locale)}</p>
      <p data-part="history-source">
        {translate(locale, 'events.source')}{' '}
        {(readings.credits ?? [readings.credit]).map(({ name, url }, place) => (
          <Fragment key={url}>
            {place > 0 && ', '}
            <a href={url} target="_blank" rel="noopener nofollow">
              {name}
              <span className="hidden-text"> {translate(locale, 'sentiment.newTab')}</span>
            </a>
          </Fragment>
        ))}
      </p>
      {since && (
        <p data-part="history-since">{translate(locale, 'history.since', { date: dateOf(since) })}</p>
      )}
      {readings.leftOut && (
        <p data-part="history-left-out">
          {translate(locale, 'history.leftOut', {
            date: dateOf(readings.leftOut.until),
            basis: translate(locale, `basis.percent.${readings.leftOut.basis}`),
          })}
        </p>
      )}
      {ended && (
        <p data-part="history-ended">{translate(locale, 'history.ended', { date: dateOf(ended) })}</p>
      )}
    </div>
  );
}
