import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'roi.title': 'Heading of the calculator',
} as const;

export const es: Words<typeof notes> = {
  'roi.title': 'Haz la cuenta antes de creerla',
};

export const en: Words<typeof notes> = {
  'roi.title': 'Do the sum before you believe it',
};
