import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** The theme the page shows, followed live (SPEC J5); dark on the server. */
export function useTheme(): 'dark' | 'light' {
  return useSyncExternalStore(subscribe, shownTheme, () => 'dark');
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(DARK);
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', onChange);
  };
}

function shownTheme(): 'dark' | 'light' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}
