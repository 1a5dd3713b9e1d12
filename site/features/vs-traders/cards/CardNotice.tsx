import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import styles from './CardNotice.module.css';
import type { Sentiment } from './useSentiment.ts';

interface CardNoticeProps {
  readonly sentiment: Sentiment | null;
  readonly locale: Locale;
}

/** Said in place of figures: the source reports none, or they could not be had at all, which may be tried again (K2, E3, E4). */
export function CardNotice({ sentiment, locale }: CardNoticeProps) {
  if (sentiment?.state === 'empty')
    return (
      <div className={`muted small ${styles.notice}`}>
        <p className={`size-1 strong ${styles.title}`}>{translate(locale, 'sentiment.empty.title')}</p>
        <p>{translate(locale, 'sentiment.empty.text')}</p>
      </div>
    );
  return (
    <div className={`muted small ${styles.notice}`} role="alert">
      <p className={`size-1 strong ${styles.title}`}>{translate(locale, 'sentiment.noData.title')}</p>
      <p>{translate(locale, 'sentiment.noData.text')}</p>
      <RetryButton
        isPending={sentiment?.isFetching ?? false}
        onPress={sentiment?.refresh}
        stays="sentiment-refresh"
      >
        {translate(locale, 'sentiment.noData.retry')}
      </RetryButton>
    </div>
  );
}
