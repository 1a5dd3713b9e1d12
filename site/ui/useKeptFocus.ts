import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a row of buttons that go dead at an end: the one that leads back takes the keyboard's place. Which button had it
 * is remembered, because browsers differ in when a button that goes dead lets go of the focus (Chromium 150 at once,
 * later ones after the layout).
 */
export function useKeptFocus() {
  const held = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    const dead = held.current;
    if (!dead?.disabled) return;
    held.current = null;
    dead.parentElement?.querySelector<HTMLElement>(':scope > :enabled')?.focus();
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
