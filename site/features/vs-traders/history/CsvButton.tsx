import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { HistoryDays } from '#contracts/sentiment-history.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './HistoryPanel.module.css';

interface CsvButtonProps {
  readonly symbol: InstrumentSymbol;
  readonly days: HistoryDays;
  readonly backend: Pick<Backend, 'historyCsv'>;
  readonly locale: Locale;
}

/** Downloads every reading of the range as a file; a link cannot send the public key. */
export function CsvButton({ symbol, days, backend, locale }: CsvButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async () => {
    setState('busy');
    try {
      const csv = await backend.historyCsv({ symbol, days });
      saveFile(new Blob([csv], { type: 'text/csv' }), `sentiment-${symbol}-${days}-days.csv`);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        data-part="history-csv"
        aria-disabled={state === 'busy'}
        onClick={state === 'busy' ? undefined : download}
      >
        {translate(locale, 'history.csv')}
      </Button>
      <p className={`small ${styles.csvState}`} role="alert">
        {state === 'failed' && translate(locale, 'history.csvFailed')}
      </p>
    </>
  );
}
