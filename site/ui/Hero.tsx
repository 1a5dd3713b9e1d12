import type { ReactNode } from 'react';
import styles from './Opening.module.css';

interface HeroProps {
  readonly headline: ReactNode;
  /** Width of the headline's longest line, in em. */
  readonly width?: number;
  readonly lead?: ReactNode;
  /** Content beside the words, or below them on narrow screens. */
  readonly beside?: ReactNode;
  /** `div` when the hero is inside a section with other content. */
  readonly as?: 'section' | 'div';
  readonly className?: string | undefined;
  /** Content after the first paragraph. */
  readonly children?: ReactNode;
}

/** The top of a page: its headline, its first paragraph, and content beside them. */
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
