import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { SentimentSource } from './read.ts';
import { SentimentCard } from './SentimentCard.tsx';
import { useSentiment } from './useSentiment.ts';

interface LiveCardProps {
  readonly symbol: InstrumentSymbol;
  readonly source: SentimentSource;
  readonly onHistory: () => void;
  readonly locale: Locale;
}

/** One instrument bound to its figures. */
export function LiveCard({ symbol, source, onHistory, locale }: LiveCardProps) {
  const sentiment = useSentiment(symbol, source);
  return <SentimentCard {...{ symbol, sentiment, onHistory, locale }} />;
}
