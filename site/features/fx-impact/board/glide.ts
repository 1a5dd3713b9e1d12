import { flushSync } from 'react-dom';

/** Rows that stay move to their new places where the browser can, and reduced motion does not forbid it; else they jump. */
export function glide(change: () => void): void {
  const canGlide = 'ViewTransition' in window && 'types' in ViewTransition.prototype;
  if (canGlide && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    document.startViewTransition({ update: () => flushSync(change), types: ['glide'] });
  else change();
}
