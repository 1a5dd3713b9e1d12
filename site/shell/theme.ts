/** The themes to choose from, in the order of the control (C4). */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme that the page shows; an unknown value counts as the system's. */
export function themeOf(value: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

/**
 * Sets a theme on the page and on the browser's own bars. Without one, as in the attribute of a page, CSS follows the
 * system's (J5).
 */
export function applyTheme(page: Document, chosen?: string): void {
  const { dataset } = page.documentElement;
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.scheme;
    if (chosen) meta.media = own === chosen ? 'all' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}
