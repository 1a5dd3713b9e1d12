import { useSyncExternalStore } from 'react';
import { chooseTheme, watchTheme } from './choose-theme.ts';
import icon from './IconButton.module.css';
import styles from './ThemeToggle.module.css';
import { nextTheme, type Theme, themeOf } from './theme.ts';

interface ThemeToggleProps {
  /** Label of the control in each state, for screen readers and as its tooltip. */
  readonly names: Readonly<Record<Theme, string>>;
  /** Its handle; the one in the menu has its own. */
  readonly part?: string;
}

const DRAWN = {
  system: 'M12 3a9 9 0 1 0 0 18ZM12 3a9 9 0 0 1 0 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
} as const satisfies Record<Theme, string>;

/**
 * One button that cycles through system, light and dark. It is hidden without scripts, because it could do nothing
 * (C4, J5).
 */
export function ThemeToggle({ names, part = 'theme-toggle' }: ThemeToggleProps) {
  const theme = useSyncExternalStore(
    (notify) => watchTheme(window, notify),
    () => themeOf(document.documentElement.dataset.theme),
    () => 'system' as const,
  );
  return (
    <button
      className={`${icon.button} ${styles.toggle}`}
      type="button"
      title={names[theme]}
      data-part={part}
      data-value={theme}
      onClick={() => chooseTheme(window, nextTheme(theme))}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {Object.entries(DRAWN).map(([name, path]) => (
          <path key={name} className={styles[name]} d={path} />
        ))}
      </svg>
      <span className="hidden-text">{names[theme]}</span>
    </button>
  );
}
