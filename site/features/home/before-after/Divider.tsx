import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import handle from '#site/ui/Handle.module.css';
import styles from './Divider.module.css';

interface DividerProps {
  readonly locale: Locale;
  /** The drawing that the line divides, at `--split`. */
  readonly children?: ReactNode;
}

/**
 * A line over a drawing, moved by pointer, touch and keyboard: a range input as large as the drawing, so that pressing
 * anywhere moves the line and releasing anywhere ends the move (D5). Without scripts it is at one half.
 */
export function Divider({ locale, children }: DividerProps) {
  const range = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState(SLIDER_START);
  // A visitor can move the native input before hydration: start from its value.
  useEffect(() => setPlace(clampShare(range.current?.valueAsNumber ?? Number.NaN)), []);
  const shares = { before: formatShare(place, locale), after: formatShare(100 - place, locale) };
  return (
    <div className={styles.stage} style={{ '--split': `${place}%` } as CSSProperties}>
      {children}
      <input
        className={`${handle.handle} ${styles.range}`}
        ref={range}
        type="range"
        // biome-ignore lint/a11y/noRedundantRoles: tests find the handle by this attribute too (M)
        role="slider"
        min={0}
        max={100}
        defaultValue={SLIDER_START}
        aria-label={translate(locale, 'beforeAfter.handle')}
        aria-valuenow={place}
        aria-valuetext={translate(locale, 'beforeAfter.value', shares)}
        onInput={(event) => setPlace(clampShare(event.currentTarget.valueAsNumber))}
      />
      <span className={styles.line} aria-hidden="true" />
    </div>
  );
}

/** Initial place of the divider, in percent of the width (D5). */
export const SLIDER_START = 50;

/** A divider's place in percent of the width, never outside 0-100; a value that is not a number gives the start (D5). */
export function clampShare(value: number): number {
  return Number.isNaN(value) ? SLIDER_START : Math.min(100, Math.max(0, value));
}
