import type { ClientDirective } from 'astro';
import { hydrateOnToast } from './hydrate-on-toast.ts';

/** `client:toast`: the island hydrates with the page's first toast (J7). */
const toast: ClientDirective = (load) => hydrateOnToast(window, load);

export default toast;
