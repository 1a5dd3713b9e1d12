import { MAY_RETRY } from './load-failure.ts';

/** An island of Astro's: `start` runs its directive again. */
type Island = HTMLElement & { start(): unknown };

const RETRY_EVENTS = ['online', 'click', 'input'] as const;

/**
 * Reports islands that failed and may be tried again, marked by `data-failed` (old-page.ts), and retries them: all of them when the connection
 * is back, one when the visitor clicks or types in it (N10).
 */
export function retryFailedIslands(view: Window, onFailure: () => void): () => void {
  const loading = new WeakSet<Element>();
  const report = ({ target }: Event) => {
    loading.delete(target as Element);
    onFailure();
  };
  const retry = ({ type, target, isTrusted }: Event) => {
    // A directive repeats an early click by script. A retry on that click would loop forever. The code of an old page is gone.
    if (!isTrusted || view.document.querySelector('[data-part="old-page"] > [role]')) return;
    for (const island of view.document.querySelectorAll<Island>('astro-island[ssr][data-failed]')) {
      if (loading.has(island) || (type !== 'online' && !island.contains(target as Node))) continue;
      loading.add(island);
      void island.start();
    }
  };
  if (view.document.querySelector('astro-island[data-failed]')) onFailure();
  view.addEventListener(MAY_RETRY, report);
  for (const type of RETRY_EVENTS) view.addEventListener(type, retry, { capture: true, passive: true });
  return () => {
    view.removeEventListener(MAY_RETRY, report);
    for (const type of RETRY_EVENTS) view.removeEventListener(type, retry, { capture: true });
  };
}
