import { Component, type ReactNode, Suspense } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { useHydrated } from '#site/ui/useHydrated.ts';
import styles from './LazyBoundary.module.css';

/** How long a retry waits for the page's address to answer. */
const RETRY_TIMEOUT_MS = 8000;

interface LazyBoundaryProps {
  readonly words: Readonly<Record<'failed' | 'retry', string>>;
  /** A second button that goes back to where the visitor was. */
  readonly leave?: { readonly text: string; readonly go: () => void };
  /** Called before the page reloads, for state that its address does not keep. */
  readonly onReload?: () => void;
  /** For a part the visitor did not ask for: a failed load shows nothing. */
  readonly isSilent?: boolean;
  /** A lazy component. */
  readonly children: ReactNode;
}

/**
 * Suspense and error boundary of a lazy component. When its code does not load (offline, or removed by a new build) or
 * throws, a message with a retry button takes its place and the rest of the island keeps working.
 */
export class LazyBoundary extends Component<LazyBoundaryProps> {
  override state = { hasFailed: false, isRetrying: false };
  #isUnmounted = false;

  static getDerivedStateFromError(): object {
    return { hasFailed: true };
  }

  /** A visitor who leaves the part during a retry keeps the page. */
  override componentWillUnmount(): void {
    this.#isUnmounted = true;
  }

  /**
   * A browser caches a failed import until the page reloads. So a retry reloads the page, but only after a HEAD request
   * shows that it loads without an error page. Its address keeps what is open.
   */
  readonly #retry = () => {
    if (this.state.isRetrying) return;
    this.setState({ isRetrying: true });
    fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(RETRY_TIMEOUT_MS),
    }).then(
      ({ ok }) => (ok ? this.#isUnmounted || this.#reload() : this.#stopRetry()),
      () => this.#stopRetry(),
    );
  };

  #stopRetry(): void {
    this.setState({ isRetrying: false });
  }

  #reload(): void {
    this.props.onReload?.();
    location.reload();
  }

  override render(): ReactNode {
    const { words, leave, isSilent, children } = this.props;
    if (!this.state.hasFailed)
      return (
        <AfterFirstFrame>
          <Suspense>{children}</Suspense>
        </AfterFirstFrame>
      );
    if (isSilent) return null;
    return (
      <div className={styles.failed} role="alert" data-part="late-failed">
        <p>{words.failed}</p>
        <Button aria-disabled={this.state.isRetrying} onClick={this.#retry}>
          {words.retry}
        </Button>
        {leave && (
          <Button kind="quiet" onClick={leave.go}>
            {leave.text}
          </Button>
        )}
      </div>
    );
  }
}

/** The server does not wait for code: a lazy part in the frame that hydrates would be an error of React's. */
function AfterFirstFrame({ children }: Pick<LazyBoundaryProps, 'children'>): ReactNode {
  return useHydrated() && children;
}
