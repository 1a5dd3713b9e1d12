/** Pixels of a swipe that close a toast (J7), and the pixels that sonner requires. */
const SWIPE = { stack: 20, slot: 50, sonner: 45 };
const TOASTER = '[data-sonner-toaster]';
const SLOT = '.system-slot';

/**
 * Adds behaviour that J7 requires and sonner has no option for: the swipe length, a timer that pauses while the focus
 * is inside, and Escape in the single slot. Returns a function that removes the listeners.
 */
export function addGestures(document: Document): () => void {
  const stop = new AbortController();
  // In the capture phase: React handles events in the bubble phase.
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('pointerup', measureSwipe, options);
  document.addEventListener('focusin', holdTimer, options);
  document.addEventListener('focusout', holdTimer, options);
  document.addEventListener('keydown', closeOnEscape, options);
  return () => stop.abort();
}

/** sonner reads the length of a swipe from two properties of the toast's style when the pointer goes up. */
function measureSwipe({ target }: Event): void {
  const toast = (target as Element).closest<HTMLElement>('[data-sonner-toast]');
  if (!toast) return;
  const threshold = toast.closest(SLOT) ? SWIPE.slot : SWIPE.stack;
  for (const property of ['--swipe-amount-x', '--swipe-amount-y']) {
    const length = Number.parseFloat(toast.style.getPropertyValue(property)) || 0;
    toast.style.setProperty(property, `${swipeLength(length, threshold)}px`);
  }
}

/** The length to report to sonner: 0 below the threshold, otherwise at least the length that sonner requires. */
export function swipeLength(length: number, threshold: number): number {
  if (Math.abs(length) < threshold) return 0;
  return Math.sign(length) * Math.max(Math.abs(length), SWIPE.sonner);
}

/**
 * sonner pauses its timers from a mouse move over the list until a drag ends. A focus change dispatches the same
 * events.
 */
function holdTimer({ type, target, relatedTarget }: FocusEvent): void {
  const toaster = (target as Element).closest(TOASTER);
  if (!toaster || toaster.contains(relatedTarget as Node | null)) return;
  toaster.dispatchEvent(new Event(type === 'focusin' ? 'mousemove' : 'dragend', { bubbles: true }));
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const slot = (target as Element).closest(SLOT);
  slot?.querySelector<HTMLElement>('.toast-close')?.click();
}
