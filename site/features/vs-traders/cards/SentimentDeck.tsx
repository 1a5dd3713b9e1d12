import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { DeckFrame } from '#site/features/vs-traders/deck/DeckFrame.tsx';
import { SentimentBoard } from '#site/features/vs-traders/deck/SentimentBoard.tsx';
import { useSentimentDeck } from '#site/features/vs-traders/deck/useSentimentDeck.ts';
import { HistoryDialog } from '#site/features/vs-traders/history/HistoryDialog.tsx';
import { takeOpened } from '#site/features/vs-traders/history/reopen.ts';
import { BoardPicture } from '#site/features/vs-traders/picture/BoardPicture.tsx';
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

/** The cards, the positions of institutions, and a card's history (E1, N1, N8). Storage is read after hydration. */
export function SentimentDeck({ locale, address, method }: SentimentDeckProps) {
  const isLive = useIsLive();
  const source = useMemo(() => (isLive ? openSource(address) : null), [isLive, address]);
  const deck = useSentimentDeck(isLive);
  const [asked, setAsked] = useState<InstrumentSymbol | null>(null);
  useEffect(() => setAsked(takeOpened()), []);
  const symbol = SYMBOLS[deck.index];
  return (
    <>
      <SentimentBoard
        {...{ locale }}
        index={deck.index}
        onShow={(show) => deck.turn({ show })}
        backend={source?.backend ?? null}
      />
      <BoardPicture locale={locale} />
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
