import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * When the focused button of a row becomes disabled, its enabled sibling gets the focus. The hook remembers the button:
 * Chromium 150 removes the focus at once, later versions after the layout.
 */
export function useFocusEnabledSibling() {
  const held = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    const button = held.current;
    if (!button?.disabled) return;
    held.current = null;
    button.parentElement?.querySelector<HTMLElement>(':scope > :enabled')?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = target instanceof HTMLButtonElement ? target : null;
    },
    onBlur: () => {
      if (!held.current?.disabled) held.current = null;
    },
  };
}
