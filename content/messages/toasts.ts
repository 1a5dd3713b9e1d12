import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'toasts.title': 'Toast: the connection is back',
} as const;

export const es: Words<typeof notes> = {
  'toasts.title': 'Volvió la conexión',
};

export const en: Words<typeof notes> = {
  'toasts.title': 'You are back online',
};
