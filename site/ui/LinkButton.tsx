import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface LinkButtonProps {
  readonly href: string;
  /** `primary` once a view; `quiet` for the second link. */
  readonly kind?: 'primary' | 'quiet';
  /** Text for screen readers; with it, the link opens in a new tab. */
  readonly newTab?: string;
  /** A label of two lines fills the first one, so that it breaks before its price. */
  readonly hasPrice?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ href, kind = 'primary', newTab, hasPrice, children }: LinkButtonProps) {
  const away = newTab === undefined ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a
      className={`${styles.button} ${styles[kind]} ${hasPrice ? styles.priced : ''}`.trimEnd()}
      href={href}
      {...away}
    >
      {children}
      {newTab !== undefined && <span className="hidden-text"> {newTab}</span>}
    </a>
  );
}
