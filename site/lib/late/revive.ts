import { FAILED } from './failed.ts';

/** An island of Astro's: `start` runs its directive again. */
type Island = HTMLElement & { start(): unknown };

const SIGNS = ['online', 'click', 'input'] as const;

/**
 * Tells of islands whose code did not come, marked by `data-failed`, and brings them to life where it can be had after all:
 * all of them when the connection is back, one when the visitor presses or types in it (N10).
 */
export function reviveIslands(view: Window, tell: () => void): () => void {
  const trying = new WeakSet<Element>();
  const report = ({ target }: Event) => {
    trying.delete(target as Element);
    tell();
  };
  const again = ({ type, target, isTrusted }: Event) => {
    // A press that a directive gives again is no new one: it would be given again, and start the island, without end.
    if (!isTrusted) return;
    for (const island of view.document.querySelectorAll<Island>('astro-island[ssr][data-failed]')) {
      if (trying.has(island) || (type !== 'online' && !island.contains(target as Node))) continue;
      trying.add(island);
      void island.start();
    }
  };
  if (view.document.querySelector('astro-island[data-failed]')) tell();
  view.addEventListener(FAILED, report);
  for (const sign of SIGNS) view.addEventListener(sign, again, { capture: true, passive: true });
  return () => {
    view.removeEventListener(FAILED, report);
    for (const sign of SIGNS) view.removeEventListener(sign, again, { capture: true });
  };
}
