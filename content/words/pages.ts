import { defineWords } from './define.ts';

export const pages = defineWords({
  'pages.notFoundTitle': {
    note: 'Heading and title of the 404 page; wording is fixed',
    es: 'Página No Encontrada',
    en: 'Page Not Found',
  },
  'pages.notFoundText': {
    note: '404: what happened; wording is fixed in English',
    es: 'La página que buscas no existe o se movió a otra dirección.',
    en: "The page you are looking for doesn't exist or has been moved.",
  },
  'pages.notFoundHome': {
    note: '404: button to the home page',
    es: 'Volver al inicio',
    en: 'Return to Home',
  },
  'pages.notFoundTools': {
    note: '404: sentence before the links to the live pages',
    es: 'O prueba estas páginas:',
    en: 'Or try these pages:',
  },
});
