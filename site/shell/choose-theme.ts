import { THEME_KEY } from '#contracts/storage.ts';
import { applyTheme, type Theme, themeOf } from './theme.ts';

/** The page leaves the system's theme to the browser. */
const chosenOf = (theme: Theme) => (theme === 'system' ? undefined : theme);

/** Applies a theme and saves it; with blocked storage it lasts as long as the page (J4, J5). */
export function chooseTheme(view: Window, theme: Theme): void {
  applyTheme(view.document, chosenOf(theme));
  try {
    view.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The head of the page has already warned that storage is blocked (J4: one warning).
  }
}

/**
 * Calls back after every change of the page's theme, also one made in another tab; returns a function that stops it.
 */
export function watchTheme(view: Window & typeof globalThis, notify: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY) applyTheme(view.document, chosenOf(themeOf(newValue)));
  };
  const observer = new view.MutationObserver(notify);
  observer.observe(view.document.documentElement, { attributeFilter: ['data-theme'] });
  view.addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    view.removeEventListener('storage', follow);
  };
}
