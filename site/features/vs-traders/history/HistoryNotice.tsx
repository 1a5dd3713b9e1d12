import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { WaitingGround } from '#site/lib/WaitingGround.tsx';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import styles from './HistoryDialog.module.css';

interface HistoryNoticeProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly locale: Locale;
}

/** In place of readings: they load, take long, or failed. */
export function HistoryNotice({ hasFailed, onRetry, locale }: HistoryNoticeProps) {
  if (hasFailed) {
    return (
      <div className={`stack gap-3 measure ${styles.notice}`} role="alert">
        <WaitingGround />
        <p>{translate(locale, 'historyFrame.failed')}</p>
        <RetryButton isPending={false} onPress={onRetry} stays="sentiment-history-close">
          {translate(locale, 'historyFrame.retry')}
        </RetryButton>
      </div>
    );
  }
  return <HistoryLoading locale={locale} />;
}

export function HistoryLoading({ locale }: Pick<HistoryNoticeProps, 'locale'>) {
  return (
    <div className={`stack gap-3 measure ${styles.notice}`} role="status">
      <WaitingGround />
      <p>{translate(locale, 'historyFrame.loading')}</p>
      <p className={`muted ${styles.slow}`}>{translate(locale, 'historyFrame.slow')}</p>
    </div>
  );
}
