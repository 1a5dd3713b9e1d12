// Apart from the schemas, which pages must not load.

/** Where browsers send what is counted (N17). */
export const COUNT_PATH = '/count';
/** Page of the owner's numbers, which is not counted itself. */
export const OWNER_PATH = '/owner';
