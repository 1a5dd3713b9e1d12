/** Files kept. Twenty names are in use; those no longer asked for leave as others are written. */
export const MOST_FILES = 32;
