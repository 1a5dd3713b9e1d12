import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'pages.notFoundTitle': 'Heading and title of the 404 page; wording is fixed',
  'pages.notFoundText': '404: what happened; wording is fixed in English',
  'pages.notFoundHome': '404: button to the home page',
  'pages.notFoundTools': '404: sentence before the links to the live pages',
} as const;

export const es: Words<typeof notes> = {
  'pages.notFoundTitle': 'Página No Encontrada',
  'pages.notFoundText': 'La página que buscas no existe o se movió a otra dirección.',
  'pages.notFoundHome': 'Volver al inicio',
  'pages.notFoundTools': 'O sigue con lo que está abierto ahora:',
};

export const en: Words<typeof notes> = {
  'pages.notFoundTitle': 'Page Not Found',
  'pages.notFoundText': "The page you are looking for doesn't exist or has been moved.",
  'pages.notFoundHome': 'Return to Home',
  'pages.notFoundTools': 'Or carry on with what is open now:',
};
