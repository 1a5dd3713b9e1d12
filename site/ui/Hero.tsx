import type { ReactNode } from 'react';
import styles from './Opening.module.css';

interface HeroProps {
  readonly headline: ReactNode;
  /** Width of the headline's longest line, in em. */
  readonly width?: number;
  readonly lead?: ReactNode;
  /** What is beside the words, or below them on narrow screens. */
  readonly beside?: ReactNode;
  /** `div` inside a section that contains more than this. */
  readonly as?: 'section' | 'div';
  readonly className?: string | undefined;
  /** What follows the first paragraph. */
  readonly children?: ReactNode;
}

/** The first view of a page: its headline, its first paragraph, and what is beside them. */
export function Hero({
  headline,
  width,
  lead,
  beside,
  as: Part = 'section',
  className = '',
  children,
}: HeroProps) {
  const label = Part === 'section' ? { 'aria-labelledby': 'headline' } : {};
  return (
    <Part className={`page split first-wider ${styles.hero} ${className}`} {...label}>
      <div>
        <h1
          className={styles.headline}
          id="headline"
          style={width === undefined ? undefined : { maxInlineSize: `${width}em` }}
        >
          {headline}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {beside}
    </Part>
  );
}
