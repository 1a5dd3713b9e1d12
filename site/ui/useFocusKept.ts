import { type RefObject, useLayoutEffect } from 'react';

/** A card that goes takes the focus with it: the deck keeps it, so that the arrow keys still turn. */
export function useFocusKept(frame: RefObject<HTMLElement | null>, index: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the turn that makes cards inert
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused?.closest('li[inert]') && frame.current?.contains(focused))
      frame.current.focus({ preventScroll: true });
  }, [frame, index]);
}
