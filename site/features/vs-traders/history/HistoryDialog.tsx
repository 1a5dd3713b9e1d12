import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { LazyBoundary } from '#site/lib/lazy/LazyBoundary.tsx';
import { CloseButton } from '#site/ui/CloseButton.tsx';
import styles from './HistoryDialog.module.css';
import { HistoryLoading } from './HistoryNotice.tsx';
import { keepOpened } from './reopen.ts';

/** The dialog's contents with chart and words, loaded at its first opening. */
const HistoryPanel = lazy(() =>
  import('./HistoryPanel.tsx').then(({ HistoryPanel: panel }) => ({ default: panel })),
);

export interface HistoryDialogProps {
  readonly symbol: InstrumentSymbol;
  readonly backend: Pick<Backend, 'get' | 'history' | 'historyCsv'>;
  readonly onClose: () => void;
  readonly locale: Locale;
}

/** Opens at once over a card and then loads its contents (N1). Closing it returns the focus. */
export function HistoryDialog({ onClose, locale, ...rest }: HistoryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself; a click outside it is for the mouse
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate(locale, 'historyFrame.heading', { symbol: rest.symbol })}
      data-part="sentiment-history"
      data-symbol={rest.symbol}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={`stack gap-3 ${styles.sheet}`}>
        <header className={`cluster apart gap-4 ${styles.head}`}>
          <h2 className="size-2">{rest.symbol}</h2>
          <CloseButton
            label={translate(locale, 'historyFrame.close')}
            data-part="sentiment-history-close"
            onClick={() => dialog.current?.close()}
          />
        </header>
        <LazyBoundary
          words={{
            failed: translate(locale, 'historyFrame.failed'),
            retry: translate(locale, 'historyFrame.retry'),
          }}
          onReload={() => keepOpened(rest.symbol)}
        >
          <Suspense fallback={<HistoryLoading locale={locale} />}>
            <HistoryPanel {...rest} locale={locale} />
          </Suspense>
        </LazyBoundary>
      </div>
    </dialog>
  );
}
