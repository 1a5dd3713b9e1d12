import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { formatShare } from '#domain/format.ts';
import { realFiguresOf, sidesOf, withRounding } from '#site/features/vs-traders/cards/card-state.ts';
import { usePeekedSentiment } from '#site/features/vs-traders/cards/useSentiment.ts';
import { Meter } from '#site/ui/Meter.tsx';
import styles from './PositioningPanel.module.css';

interface CrowdRowProps {
  readonly symbol: InstrumentSymbol;
  readonly locale: Locale;
}

/** The retail side of the comparison: the figures of the card, but never an example's beside real ones (K2, N8). */
export function CrowdRow({ symbol, locale }: CrowdRowProps) {
  const { data, isFetching } = usePeekedSentiment(symbol);
  const isExample = data?.dataSource === 'error_fallback' && data.entry !== null;
  const entry = realFiguresOf(data);
  const inWords = entry && {
    long: formatShare(entry.longPercentage, locale),
    short: formatShare(entry.shortPercentage, locale),
    of: translate(locale, `basis.of.${entry.basis}`),
  };
  const none = isExample
    ? translate(locale, 'positioning.crowdExample')
    : translate(locale, isFetching ? 'sentiment.state.loading' : 'positioning.crowdNone');
  return (
    <div className={`stack gap-2 ${styles.row}`} data-part="positioning-crowd">
      <h4 className="subtitle">{translate(locale, 'positioning.crowd')}</h4>
      <Meter
        long={entry?.longPercentage ?? 0}
        short={entry?.shortPercentage ?? 0}
        label={inWords ? translate(locale, 'sentiment.meter', inWords) : none}
      />
      <p className="small muted">
        {inWords
          ? withRounding(translate(locale, 'positioning.crowdUnit', inWords), [sidesOf(entry)], locale)
          : none}
      </p>
    </div>
  );
}
