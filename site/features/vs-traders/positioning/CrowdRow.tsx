import { fill } from '#content/words/define.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { formatShare } from '#domain/format.ts';
import { realFiguresOf } from '#site/features/vs-traders/cards/card-state.ts';
import { usePeekedSentiment } from '#site/features/vs-traders/cards/useSentiment.ts';
import type { PositioningWords, SentimentWords } from '#site/features/vs-traders/cards/words.ts';
import { Meter } from '#site/ui/Meter.tsx';
import styles from './PositioningPanel.module.css';

interface CrowdRowProps {
  readonly symbol: InstrumentSymbol;
  readonly locale: Locale;
  readonly words: PositioningWords & SentimentWords;
}

/** The retail side of the comparison: the card's own figures; an example is not compared with real ones (K2, N8). */
export function CrowdRow({ symbol, locale, words }: CrowdRowProps) {
  const { data, isFetching } = usePeekedSentiment(symbol);
  const isExample = data?.dataSource === 'error_fallback' && data.entry !== null;
  const entry = realFiguresOf(data);
  const inWords = entry && {
    long: formatShare(entry.longPercentage, locale),
    short: formatShare(entry.shortPercentage, locale),
  };
  const none = isExample
    ? words['positioning.crowdExample']
    : words[isFetching ? 'sentiment.state.loading' : 'positioning.crowdNone'];
  return (
    <div className={styles.crowd} data-part="positioning-crowd">
      <h4 className={styles.name}>{words['positioning.crowd']}</h4>
      <Meter
        long={entry?.longPercentage ?? 0}
        short={entry?.shortPercentage ?? 0}
        label={inWords ? fill(words['sentiment.meter'], inWords) : none}
      />
      <p className={styles.small}>{inWords ? fill(words['positioning.crowdUnit'], inWords) : none}</p>
    </div>
  );
}
