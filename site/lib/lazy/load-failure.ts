/** Astro fires this event on an island whose code failed to load; it bubbles. */
export const LOAD_FAILURE = 'astro:hydration-error';

/** Reports that code failed to load that a hydrated island asked for later (N10). */
export function reportLoadFailure(inside: Element): void {
  inside.closest('astro-island')?.dispatchEvent(new CustomEvent(LOAD_FAILURE, { bubbles: true }));
}
