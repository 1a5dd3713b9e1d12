import { useSyncExternalStore } from 'react';
import { DARK, watchTheme } from '#site/ui/watch-theme.ts';

/** The theme of the page, updated when it changes (J5); dark on the server. */
export function useTheme(): 'dark' | 'light' {
  return useSyncExternalStore(watchTheme, shownTheme, () => 'dark');
}

function shownTheme(): 'dark' | 'light' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}
