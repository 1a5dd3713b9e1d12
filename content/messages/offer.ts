import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'services.title': 'Heading of the four service cards',
} as const;

export const es: Words<typeof notes> = {
  'services.title': 'Cuatro formas de entrar, con su precio a la vista',
};

export const en: Words<typeof notes> = {
  'services.title': 'Four ways in, each with its price in view',
};
