import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'features.title': 'Heading of the comparison',
} as const;

export const es: Words<typeof notes> = {
  'features.title': 'Qué cambia frente a operar por tu cuenta',
};

export const en: Words<typeof notes> = {
  'features.title': 'What changes against trading on your own',
};
