import type { CSSProperties, ReactNode } from 'react';
import styles from './Reveal.module.css';

interface RevealProps {
  /**
   * `rise`: moves 12 px up when it is 150 px above the lower edge of the view. `fade`: appears when a tenth is in
   * view. `fill`: a bar that fills from its start, 200 ms after a tenth is in view. `roll`: a figure that rolls up from
   * its base line for 2 s when a tenth is in view; it never shows another number than its own.
   */
  readonly kind?: 'rise' | 'fade' | 'fill' | 'roll';
  /** Position among its siblings: each appears 100 ms after the one before; a bar has no delay. */
  readonly order?: number;
  readonly as?: 'div' | 'li' | 'span' | 'section' | 'article' | 'details';
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** Of a `details`: at most one of a name is open. */
  readonly name?: string;
  readonly 'data-part'?: string;
  readonly children?: ReactNode;
}

/**
 * A part that appears once the visitor scrolls to it; `watchMotion` drives it. Without scripts it is visible from the
 * start (J6).
 */
export function Reveal(props: RevealProps) {
  const { kind = 'rise', order = 0, as: Part = 'div', className, style, children, ...rest } = props;
  const classNames = [styles[kind], className].filter(Boolean).join(' ');
  const place = order === 0 ? style : ({ ...style, '--order': order } as CSSProperties);
  return (
    <Part className={classNames} data-motion={kind} style={place} {...rest}>
      {children}
    </Part>
  );
}
