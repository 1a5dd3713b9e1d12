/** The event by which Astro says that an island's code did not come; it bubbles from the island. */
export const FAILED = 'astro:hydration-error';

/** Says the same of code that a living island asked for later (N10). */
export function sayFailed(inside: Element): void {
  inside.closest('astro-island')?.dispatchEvent(new CustomEvent(FAILED, { bubbles: true }));
}
