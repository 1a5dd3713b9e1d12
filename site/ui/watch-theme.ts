export const DARK = '(prefers-color-scheme: dark)';

/**
 * Calls back when the page's colours change: by the visitor's choice or, with "system", by the device's (J5). Returns
 * a function that stops it.
 */
export function watchTheme(onChange: () => void): () => void {
  const stop = new AbortController();
  matchMedia(DARK).addEventListener('change', onChange, { signal: stop.signal });
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    stop.abort();
    choice.disconnect();
  };
}
