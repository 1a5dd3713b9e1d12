import { useEffect, useMemo, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { RowDetail } from '#site/features/vs-traders/board/RowDetail.tsx';
import { SentimentBoard } from '#site/features/vs-traders/board/SentimentBoard.tsx';
import { useOpenRow } from '#site/features/vs-traders/board/useOpenRow.ts';
import { DeckFrame } from '#site/features/vs-traders/deck/DeckFrame.tsx';
import { useSentimentDeck } from '#site/features/vs-traders/deck/useSentimentDeck.ts';
import { HistoryDialog } from '#site/features/vs-traders/history/HistoryDialog.tsx';
import { takeOpened } from '#site/features/vs-traders/history/reopen.ts';
import { PositioningPanel } from '#site/features/vs-traders/positioning/PositioningPanel.tsx';
import type { BackendAddress } from '#site/lib/backend/address.ts';
import { type Backend, createBackend } from '#site/lib/backend/client.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { useIsLive } from '#site/ui/useHydrated.ts';
import { openShelf } from './cache.ts';
import type { SentimentSource } from './read.ts';
import styles from './SentimentDeck.module.css';

export interface SentimentDeckProps {
  readonly locale: Locale;
  readonly address: BackendAddress;
  /** Anchor of the note on method, without "#". */
  readonly method: string;
}

/** Source of the island's figures after hydration. */
export interface LiveSource extends SentimentSource {
  readonly backend: Backend;
}

/** The board, the cards, the positions of institutions, and an instrument's history (E1, N1, N8). Storage is read after hydration. */
export function SentimentDeck({ locale, address, method }: SentimentDeckProps) {
  const isLive = useIsLive();
  const source = useMemo(() => (isLive ? openSource(address) : null), [isLive, address]);
  const deck = useSentimentDeck(isLive);
  const [asked, setAsked] = useState<InstrumentSymbol | null>(null);
  useEffect(() => setAsked(takeOpened()), []);
  const [open, setOpen] = useOpenRow(isLive);
  const symbol = SYMBOLS[deck.index];
  /** The card and the report below follow the open row. */
  const openRow = (row: InstrumentSymbol | null) => {
    setOpen(row);
    if (row === null) return;
    // As a new address does: also while another change of the deck runs.
    deck.turn({ follow: SYMBOLS.indexOf(row) });
    history.replaceState(history.state, '', `#${row}`);
  };
  return (
    <>
      <SentimentBoard
        {...{ open, locale }}
        onOpen={openRow}
        detailOf={(row) =>
          source && <RowDetail symbol={row} onHistory={() => setAsked(row)} {...{ source, locale }} />
        }
        backend={source?.backend ?? null}
      />
      <h2 className="hidden-text" id="readings-heading">
        {translate(locale, 'vsTraders.readings.heading')}
      </h2>
      <div className={styles.frame}>
        <div className={`stack gap-7 ${styles.board}`}>
          <DeckFrame deck={deck} source={source} onHistory={setAsked} locale={locale} />
          {symbol && <PositioningPanel {...{ symbol, method, locale }} backend={source?.backend ?? null} />}
        </div>
      </div>
      {source && asked && (
        <HistoryDialog
          {...{ locale }}
          symbol={asked}
          backend={source.backend}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function openSource(address: BackendAddress): LiveSource {
  return { backend: createBackend(address), shelf: openShelf(), now: serverNow };
}
