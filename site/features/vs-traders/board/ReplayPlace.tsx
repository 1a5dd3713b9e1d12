import { lazy, Suspense, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { LazyBoundary } from '#site/lib/lazy/LazyBoundary.tsx';
import type { ReplayProps } from './Replay.tsx';
import styles from './ReplayPlace.module.css';

const Replay = lazy(() => import('./Replay.tsx'));

/** The replay of the stored days: a button, and in its place the player, whose code loads at the first press. */
export function ReplayPlace(props: ReplayProps) {
  const { shares, locale } = props;
  const [isAsked, setAsked] = useState(false);
  const days = Math.max(0, ...shares.map(({ length }) => length));
  const stored = Math.max(0, ...shares.map((all) => all.filter((share) => share !== null).length));
  const button = (
    <button
      type="button"
      className={styles.play}
      aria-disabled={isAsked || stored < 2}
      onClick={() => stored > 1 && setAsked(true)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 5v14l11-7z" />
      </svg>
      {days > 0 && stored < 2
        ? translate(locale, 'board.replay.none')
        : translate(locale, 'board.replay', { days: Math.max(days - 1, 1) })}
    </button>
  );
  return (
    <div className={styles.replay} data-part="board-replay" data-day={props.day ?? 'now'}>
      {isAsked ? (
        <LazyBoundary
          words={{
            failed: translate(locale, 'board.replay.failed'),
            retry: translate(locale, 'board.replay.retry'),
          }}
        >
          <Suspense fallback={button}>
            <Replay {...props} />
          </Suspense>
        </LazyBoundary>
      ) : (
        button
      )}
    </div>
  );
}
