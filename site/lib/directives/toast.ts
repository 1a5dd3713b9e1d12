import type { ClientDirective } from 'astro';
import { reportLoadFailure } from '#site/lib/lazy/load-failure.ts';
import { hydrateOnToast } from './hydrate-on-toast.ts';

/** `client:toast`: the island hydrates with the page's first toast (J7). */
const toast: ClientDirective = (load, _options, island) =>
  hydrateOnToast(window, island, load, (error) => {
    // biome-ignore lint/suspicious/noConsole: Astro logs the failures of the other directives; this one hydrates after it returned.
    console.error('[toasts] Could not hydrate', error);
    reportLoadFailure(island);
  });

export default toast;
