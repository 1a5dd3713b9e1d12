/** Astro fires this event on an island whose code failed to load; it bubbles. */
export const LOAD_FAILURE = 'astro:hydration-error';

/** Reports a load that failed outside Astro's own load of the island, such as a lazy part or texts (N10). */
export function reportLoadFailure(inside: Element): void {
  inside.closest('astro-island')?.dispatchEvent(new CustomEvent(LOAD_FAILURE, { bubbles: true }));
}
