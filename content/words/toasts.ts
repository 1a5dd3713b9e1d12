import { defineWords } from './define.ts';

export const toasts = defineWords({
  'toasts.stackLabel': {
    note: 'Name of the place where notices appear, for screen readers; the keys that lead there follow it',
    es: 'Avisos',
    en: 'Notices',
  },
  'toasts.systemLabel': {
    note: 'Name of the place for news of the site itself, for screen readers; its key follows it',
    es: 'Avisos del sitio',
    en: 'Site notices',
  },
  'toasts.systemName': {
    note: 'Read aloud before each news of the site itself',
    es: 'Aviso del sitio',
    en: 'Site notice',
  },
  'toasts.close': {
    note: 'Name of the cross that closes a notice',
    es: 'Cerrar aviso',
    en: 'Close notice',
  },
  'toasts.lost': {
    note: 'Notice: the connection is gone',
    es: 'Te quedaste sin conexión',
    en: 'You are offline',
  },
  'toasts.lostText': {
    note: 'Notice: what no connection means for the reader',
    es: 'Lo que ya ves sigue aquí; los datos en vivo no se actualizan mientras tanto.',
    en: 'What you see stays; live data does not update in the meantime.',
  },
  'toasts.back': {
    note: 'Notice: the connection is back',
    es: 'Volvió la conexión',
    en: 'You are back online',
  },
  'toasts.backText': {
    note: 'Notice: what the reader can do again',
    es: 'Ya puedes pedir datos nuevos.',
    en: 'You can load new data again.',
  },
  'toasts.unloaded': {
    note: 'Notice: the code of a part of the page did not come',
    es: 'Una parte de la página no respondió',
    en: 'Part of the page did not respond',
  },
  'toasts.unloadedText': {
    note: 'Notice: what the reader can do about a part that did not come',
    es: 'Puede no estar al día. Tócala para intentar de nuevo.',
    en: 'It may be out of date. Press it to try again.',
  },
});
