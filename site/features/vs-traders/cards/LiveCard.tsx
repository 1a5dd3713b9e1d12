import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { SentimentSource } from './read.ts';
import { SentimentCard } from './SentimentCard.tsx';
import { useSentiment } from './useSentiment.ts';
import type { SentimentWords } from './words.ts';

interface LiveCardProps {
  readonly symbol: InstrumentSymbol;
  readonly source: SentimentSource;
  readonly onHistory: () => void;
  readonly locale: Locale;
  readonly words: SentimentWords;
}

/** One instrument bound to its figures. */
export function LiveCard({ symbol, source, onHistory, locale, words }: LiveCardProps) {
  const sentiment = useSentiment(symbol, source);
  return <SentimentCard {...{ symbol, sentiment, onHistory, locale, words }} />;
}
