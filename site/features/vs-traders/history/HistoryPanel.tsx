import { useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { HistoryDays } from '#contracts/sentiment-history.ts';
import type { HistoryFrameWords } from '#site/features/vs-traders/cards/words.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { HistoryNotice } from './HistoryNotice.tsx';
import styles from './HistoryPanel.module.css';
import { RangeChoice } from './RangeChoice.tsx';
import { type HistoryForm, Readings } from './Readings.tsx';
import { useHistory } from './useHistory.ts';
import { historyWords } from './words.ts';

export interface HistoryPanelProps {
  readonly symbol: InstrumentSymbol;
  readonly backend: Pick<Backend, 'history' | 'historyCsv'>;
  readonly locale: Locale;
  readonly words: HistoryFrameWords;
}

const DEFAULT_DAYS: HistoryDays = 30;

/** What an instrument's volume has done over the last days, or in words why that cannot be shown (N1). */
export function HistoryPanel({ symbol, backend, locale, words: frame }: HistoryPanelProps) {
  const [days, setDays] = useState<HistoryDays>(DEFAULT_DAYS);
  const [form, setForm] = useState<HistoryForm>('chart');
  const { state, history, retry } = useHistory(symbol, days, backend);
  const words = historyWords(locale);
  return (
    <div className={styles.panel} data-part="sentiment-history-body" data-days={days} data-state={state}>
      <RangeChoice days={days} onChoose={setDays} words={words} />
      {history === undefined ? (
        <HistoryNotice hasFailed={state === 'error'} onRetry={retry} words={frame} />
      ) : state === 'empty' ? (
        <p className={styles.notice}>{words['history.empty']}</p>
      ) : (
        <Readings key={days} readings={history} onForm={setForm} {...{ form, backend, locale, words }} />
      )}
    </div>
  );
}
