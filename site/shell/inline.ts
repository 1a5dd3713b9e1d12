/**
 * The text of an inline script that runs a self-contained function on the window: the build keeps the function's
 * indentation, which the page does not need.
 */
export function inlineCall(run: (view: Window & typeof globalThis) => void): string {
  return `(${run})(window)`.replace(/\n\s*/g, '\n');
}
