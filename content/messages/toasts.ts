import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'toasts.stackLabel':
    'Name of the place where notices appear, for screen readers; the keys that lead there follow it',
  'toasts.systemLabel':
    'Name of the place for news of the site itself, for screen readers; its key follows it',
  'toasts.systemName': 'Read aloud before each news of the site itself',
  'toasts.close': 'Name of the cross that closes a notice',
  'toasts.lost': 'Notice: the connection is gone',
  'toasts.lostText': 'Notice: what no connection means for the reader',
  'toasts.back': 'Notice: the connection is back',
  'toasts.backText': 'Notice: what the reader can do again',
  'toasts.unloaded': 'Notice: the code of a part of the page did not come',
  'toasts.unloadedText': 'Notice: what the reader can do about a part that did not come',
} as const;

export const es: Words<typeof notes> = {
  'toasts.stackLabel': 'Avisos',
  'toasts.systemLabel': 'Avisos del sitio',
  'toasts.systemName': 'Aviso del sitio',
  'toasts.close': 'Cerrar aviso',
  'toasts.lost': 'Te quedaste sin conexión',
  'toasts.lostText': 'Lo que ya ves sigue aquí; los datos en vivo no se actualizan mientras tanto.',
  'toasts.back': 'Volvió la conexión',
  'toasts.backText': 'Ya puedes pedir datos nuevos.',
  'toasts.unloaded': 'Una parte de la página no respondió',
  'toasts.unloadedText': 'Lo que muestra puede no estar al día. Púlsala para intentarlo otra vez.',
};

export const en: Words<typeof notes> = {
  'toasts.stackLabel': 'Notices',
  'toasts.systemLabel': 'Site notices',
  'toasts.systemName': 'Site notice',
  'toasts.close': 'Close notice',
  'toasts.lost': 'You are offline',
  'toasts.lostText': 'What you see stays; live data does not update in the meantime.',
  'toasts.back': 'You are back online',
  'toasts.backText': 'You can ask for new data again.',
  'toasts.unloaded': 'A part of the page did not respond',
  'toasts.unloadedText': 'What it shows may be out of date. Press it to try again.',
};
