import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { SentimentSource } from './read.ts';
import { SentimentCard } from './SentimentCard.tsx';
import type { SentimentWords } from './SentimentDeck.tsx';
import { useSentiment } from './useSentiment.ts';

interface LiveCardProps {
  readonly symbol: InstrumentSymbol;
  readonly source: SentimentSource;
  readonly locale: Locale;
  readonly words: SentimentWords;
}

/** One instrument bound to its figures. */
export function LiveCard({ symbol, source, locale, words }: LiveCardProps) {
  const sentiment = useSentiment(symbol, source);
  return <SentimentCard symbol={symbol} sentiment={sentiment} locale={locale} words={words} />;
}
