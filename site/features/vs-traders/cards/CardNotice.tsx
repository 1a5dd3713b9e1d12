import { RetryButton } from '#site/ui/RetryButton.tsx';
import styles from './CardNotice.module.css';
import type { Sentiment } from './useSentiment.ts';
import type { SentimentWords } from './words.ts';

interface CardNoticeProps {
  readonly sentiment: Sentiment | null;
  readonly words: SentimentWords;
}

/** Said in place of figures: the source reports none, or they could not be had at all, which may be tried again (K2, E3, E4). */
export function CardNotice({ sentiment, words }: CardNoticeProps) {
  if (sentiment?.state === 'empty')
    return (
      <div className={styles.notice}>
        <p className={styles.title}>{words['sentiment.empty.title']}</p>
        <p>{words['sentiment.empty.text']}</p>
      </div>
    );
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{words['sentiment.noData.title']}</p>
      <p>{words['sentiment.noData.text']}</p>
      <RetryButton
        isPending={sentiment?.isFetching ?? false}
        onPress={sentiment?.refresh}
        stays="sentiment-refresh"
      >
        {words['sentiment.noData.retry']}
      </RetryButton>
    </div>
  );
}
