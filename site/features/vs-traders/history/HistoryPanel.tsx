import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { HistoryDays } from '#contracts/sentiment-history.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { WaitingGround } from '#site/lib/WaitingGround.tsx';
import { HistoryNotice } from './HistoryNotice.tsx';
import styles from './HistoryPanel.module.css';
import { RangeChoice } from './RangeChoice.tsx';
import { type HistoryForm, Readings } from './Readings.tsx';
import { useHistory } from './useHistory.ts';
import { useReleases } from './useReleases.ts';

export interface HistoryPanelProps {
  readonly symbol: InstrumentSymbol;
  readonly backend: Pick<Backend, 'get' | 'history' | 'historyCsv'>;
  readonly locale: Locale;
}

const DEFAULT_DAYS: HistoryDays = 30;

/** The history of an instrument's volume over the last days, or the reason why it cannot be shown (N1). */
export function HistoryPanel({ symbol, backend, locale }: HistoryPanelProps) {
  const [days, setDays] = useState<HistoryDays>(DEFAULT_DAYS);
  const [form, setForm] = useState<HistoryForm>('chart');
  const { state, history, retry } = useHistory(symbol, days, backend);
  const releases = useReleases({ symbol, days, locale }, backend);
  return (
    <div
      className={`stack gap-3 ${styles.panel}`}
      data-part="sentiment-history-body"
      data-days={days}
      data-state={state}
    >
      <RangeChoice days={days} onChoose={setDays} locale={locale} />
      {history === undefined ? (
        <HistoryNotice hasFailed={state === 'error'} onRetry={retry} locale={locale} />
      ) : state === 'empty' ? (
        <p className={`measure ${styles.notice}`}>
          <WaitingGround />
          {translate(locale, 'history.empty')}
        </p>
      ) : (
        <Readings key={days} readings={history} onForm={setForm} {...{ form, releases, backend, locale }} />
      )}
    </div>
  );
}
