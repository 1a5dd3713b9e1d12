/** Astro fires this event on an island whose code failed to load; it bubbles. */
export const LOAD_FAILURE = 'astro:hydration-error';
/** Vite fires this event on the window when the code of an `import()` failed to load. */
export const IMPORT_FAILURE = 'vite:preloadError';
/** Fired on an island after a failure that another try may repair; it bubbles (see old-page.ts). */
export const MAY_RETRY = 'island:may-retry';

/** Reports a load that failed outside Astro's own load of the island, such as a lazy part or texts (N10). */
export function reportLoadFailure(inside: Element): void {
  inside.closest('astro-island')?.dispatchEvent(new CustomEvent(LOAD_FAILURE, { bubbles: true }));
}
