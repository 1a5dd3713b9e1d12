import { defineWords } from './define.ts';

/** What the reader sees without a connection, or with one that does not answer. */
export const offline = defineWords({
  'offline.kept': {
    note: 'Notice over a page that was opened without a connection: {{when}} is the date and time at which it was kept; a figure may be newer. It stays true when the connection is back. A link to try again follows',
    es: 'Página abierta sin conexión: es la copia del {{when}}; fíjate en la hora de cada cifra.',
    en: 'Page opened with no connection: this is the copy saved on {{when}}; check the time of each figure.',
  },
  'offline.slow': {
    note: 'The same, with {{when}}, where the network did not answer within some seconds',
    es: 'La red no respondió a tiempo: es la copia del {{when}}; fíjate en la hora de cada cifra.',
    en: 'The network did not answer in time: this is the copy saved on {{when}}; check the time of each figure.',
  },
  'offline.again': {
    note: 'Link or button that loads the page again; short',
    es: 'Probar de nuevo',
    en: 'Try again',
  },
  'offline.title': {
    note: 'Heading of the page in place of one that is not on the device',
    es: 'Sin conexión',
    en: 'No connection',
  },
  'offline.description': {
    note: 'Description of that page for browsers; search engines do not list it',
    es: 'Lo que puedes leer sin conexión en este dispositivo.',
    en: 'What you can read on this device without a connection.',
  },
  'offline.missing': {
    note: 'Under the heading: {{name}} is the name or the address of the page that was asked for',
    es: '“{{name}}” no está guardada en este dispositivo. Ábrela una vez con conexión y después la podrás leer sin ella.',
    en: '“{{name}}” is not kept on this device. Open it once with a connection and you can read it without one later.',
  },
  'offline.thisPage': {
    note: 'In place of the name of the page, before it is known; begins a sentence inside quotation marks',
    es: 'Esta página',
    en: 'This page',
  },
  'offline.list': {
    note: 'Heading over links to the pages that are on the device',
    es: 'Lo que sí puedes leer ahora',
    en: 'What you can read now',
  },
});
