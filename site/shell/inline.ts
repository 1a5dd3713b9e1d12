import { minifySync } from 'rolldown/utils';

/** The text of an inline script that runs a self-contained function on the window, as short as the bundler makes it. */
export function inlineCall(run: (view: Window & typeof globalThis) => void): string {
  return minifySync('inline.js', `(${run})(window)`, { module: false }).code;
}
