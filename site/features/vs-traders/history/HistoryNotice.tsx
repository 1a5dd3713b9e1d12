import type { HistoryFrameWords } from '#site/features/vs-traders/cards/words.ts';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import styles from './HistoryDialog.module.css';

interface HistoryNoticeProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly words: HistoryFrameWords;
}

/** In place of readings: they are on their way, take long, or could not be had. */
export function HistoryNotice({ hasFailed, onRetry, words }: HistoryNoticeProps) {
  if (hasFailed) {
    return (
      <div className={styles.notice} role="alert">
        <p>{words['historyFrame.failed']}</p>
        <RetryButton isPending={false} onPress={onRetry} stays="sentiment-history-close">
          {words['historyFrame.retry']}
        </RetryButton>
      </div>
    );
  }
  return <HistoryLoading words={words} />;
}

export function HistoryLoading({ words }: Pick<HistoryNoticeProps, 'words'>) {
  return (
    <div className={styles.notice} role="status">
      <p>{words['historyFrame.loading']}</p>
      <p className={styles.slow}>{words['historyFrame.slow']}</p>
    </div>
  );
}
