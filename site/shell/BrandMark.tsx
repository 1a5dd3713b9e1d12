import { useId } from 'react';
import { ownMark } from '#brand/load-mark.ts';
import { theme } from '#brand/load-theme.ts';
import type { OwnMark } from '#brand/mark.ts';
import styles from './BrandMark.module.css';

interface BrandMarkProps {
  readonly name: string;
  /** The owner's own mark; null draws the theme's. */
  readonly mark?: OwnMark | null;
}

const { text, accent } = theme.mark.bar;
/** A name of more letters is written smaller. */
const SHORT = 14;

/** The logo of the brand, and its name. */
export function BrandMark({ name, mark = ownMark }: BrandMarkProps) {
  return (
    <span className={`${styles.brand} ${name.length > SHORT ? styles.long : ''}`.trim()}>
      {mark ? (
        <Drawing className={styles.own} mark={mark} />
      ) : (
        <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
          <Lines />
        </svg>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}

interface DrawingProps {
  readonly mark: OwnMark;
  readonly className?: string | undefined;
  /** Its place in a drawing around it. */
  readonly at?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The owner's file, of which `cleanMark` has left known elements and attributes only. */
function Drawing({ mark, className, at }: DrawingProps) {
  const { viewBox, markup } = mark;
  // Header, menu and footer each have it: an id is on a page once, and `url(#…)` must not meet a hidden copy.
  const place = useId();
  return (
    <svg
      {...at}
      className={className}
      viewBox={viewBox}
      aria-hidden="true"
      data-part="own-mark"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by cleanMark, element by element
      dangerouslySetInnerHTML={{ __html: markup.replace(/(\bid="|#)mark-/g, `$1${place}-`) }}
    />
  );
}

function Lines() {
  return (
    <>
      <path className={styles.stem} fill={text.line ? undefined : 'currentColor'} d={text.path} />
      <path className={styles.entry} fill={accent.line ? undefined : 'var(--gold)'} d={accent.path} />
    </>
  );
}

/** A circle as a path: only a path may say its length. */
const EDGE = 'M5 48a43 43 0 1 1 86 0 43 43 0 1 1-86 0';

/** The large mark, as a coin with the marks of a ruler along its edge. It has no name: the words beside it have. */
export function BrandCoin({ mark = ownMark }: Pick<BrandMarkProps, 'mark'>) {
  return (
    <svg width="64" viewBox="0 0 96 96" fill="none" stroke="var(--gold)" aria-hidden="true" data-part="coin">
      <path d={EDGE} pathLength="144" strokeWidth="7" strokeDasharray=".4 .6" />
      <circle cx="48" cy="48" r="37" />
      {mark ? (
        <Drawing className={styles.coined} mark={mark} at={{ x: 26, y: 26, width: 44, height: 44 }} />
      ) : (
        <g className={styles.mark} transform="translate(24 24) scale(2)">
          <Lines />
        </g>
      )}
    </svg>
  );
}
