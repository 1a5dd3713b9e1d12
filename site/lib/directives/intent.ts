import { createFirstIntent, type HydrateAtIntent } from './first-intent.ts';

const hydrateAtIntent = createFirstIntent(window);

/** `client:intent`: the island hydrates at the visitor's first sign of intent (N10). */
const intent: HydrateAtIntent = (load, _options, island, after) => hydrateAtIntent(load, island, after);

export default intent;
