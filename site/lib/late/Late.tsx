import { Component, type ReactNode, Suspense } from 'react';
import { Button } from '#site/ui/Button.tsx';
import styles from './Late.module.css';

/** How long a retry waits for the page's address to answer. */
const RETRY_TIMEOUT_MS = 8000;

interface LateProps {
  readonly words: Readonly<Record<'failed' | 'retry', string>>;
  /** How to go back to where one was without it. */
  readonly leave?: { readonly text: string; readonly go: () => void };
  /** Called before the page is read anew, where its address does not tell all that is open. */
  readonly onReadAnew?: () => void;
  /** For a part nobody asked for: where it does not come, nothing is said. */
  readonly isSilent?: boolean;
  /** A lazy component. */
  readonly children: ReactNode;
}

/**
 * A part whose code comes when it is asked for. Where it does not come (offline, or gone with an older build) or fails,
 * that is said in its place and the rest of the island stands.
 */
export class Late extends Component<LateProps> {
  override state = { hasFailed: false, isTrying: false };
  #isGone = false;

  static getDerivedStateFromError(): object {
    return { hasFailed: true };
  }

  /** Who leaves the part meanwhile keeps the page as it is. */
  override componentWillUnmount(): void {
    this.#isGone = true;
  }

  /**
   * A browser keeps a failed import as long as the page: the page is read anew, once it can be had and no error page
   * would take its place; its address tells what is open.
   */
  readonly #retry = () => {
    if (this.state.isTrying) return;
    this.setState({ isTrying: true });
    fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(RETRY_TIMEOUT_MS),
    }).then(
      ({ ok }) => (ok ? this.#isGone || this.#readAnew() : this.#wait()),
      () => this.#wait(),
    );
  };

  #wait(): void {
    this.setState({ isTrying: false });
  }

  #readAnew(): void {
    this.props.onReadAnew?.();
    location.reload();
  }

  override render(): ReactNode {
    const { words, leave, isSilent, children } = this.props;
    if (!this.state.hasFailed) return <Suspense>{children}</Suspense>;
    if (isSilent) return null;
    return (
      <div className={styles.failed} role="alert" data-part="late-failed">
        <p>{words.failed}</p>
        <Button aria-disabled={this.state.isTrying} onClick={this.#retry}>
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
