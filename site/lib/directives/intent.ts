import type { ClientDirective } from 'astro';
import { createFirstIntent } from './first-intent.ts';

const hydrateAtIntent = createFirstIntent(window);

/** `client:intent`: the island hydrates at the visitor's first sign of intent (N10). */
const intent: ClientDirective = (load, _options, island) => hydrateAtIntent(load, island);

export default intent;
