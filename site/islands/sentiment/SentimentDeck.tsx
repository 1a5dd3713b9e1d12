import { QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SectionWords } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { type BackendAddress, createBackend } from '#site/backend/client.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';
import { useScrolledIndex } from '#site/ui/useScrolledIndex.ts';
import { openShelf } from './cache.ts';
import { LiveCard } from './LiveCard.tsx';
import { SentimentCard } from './SentimentCard.tsx';
import styles from './SentimentDeck.module.css';
import { createSentimentQueries } from './useSentiment.ts';

export type SentimentWords = SectionWords<'sentiment'>;

export interface SentimentDeckProps {
  readonly locale: Locale;
  readonly words: SentimentWords;
  readonly address: BackendAddress;
}

/** The six cards (SPEC E1). The server and the first client render show them loading; storage is read after that. */
export function SentimentDeck(props: SentimentDeckProps) {
  const isHydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const index = useScrolledIndex(list, ':scope > li', isHydrated);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label={props.words['sentiment.deck']}
      data-part="sentiment-deck"
      data-index={index}
      data-locked="false"
    >
      <ul className={styles.row} ref={list}>
        {isHydrated ? <LiveCards {...props} /> : <LoadingCards {...props} />}
      </ul>
      <p className={styles.ticks} aria-hidden="true">
        {SYMBOLS.map((symbol, place) => (
          <span key={symbol} className={styles.tick} data-current={place === index} />
        ))}
      </p>
    </div>
  );
}

function LoadingCards({ locale, words }: SentimentDeckProps) {
  return SYMBOLS.map((symbol) => (
    <li key={symbol}>
      <SentimentCard symbol={symbol} sentiment={null} locale={locale} words={words} />
    </li>
  ));
}

function LiveCards({ locale, words, address }: SentimentDeckProps) {
  const [queries] = useState(createSentimentQueries);
  const [source] = useState(() => ({ backend: createBackend(address), shelf: openShelf(), now: Date.now }));
  return (
    <QueryClientProvider client={queries}>
      {SYMBOLS.map((symbol) => (
        <li key={symbol}>
          <LiveCard symbol={symbol} source={source} locale={locale} words={words} />
        </li>
      ))}
    </QueryClientProvider>
  );
}
