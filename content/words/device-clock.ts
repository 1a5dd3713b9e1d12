import { defineWords } from './define.ts';

/** Beside the live parts, where the reader's device has a wrong clock or no connection. */
export const deviceClock = defineWords({
  'deviceClock.slow': {
    note: 'Line beside live figures: {{amount}} is "3 minutes"; hours and countdowns are right all the same',
    es: 'El reloj de tu dispositivo va {{amount}} atrasado. Aquí seguimos la hora de nuestro servidor.',
    en: 'Your device’s clock is {{amount}} slow. This page follows our server’s time.',
  },
  'deviceClock.fast': {
    note: 'The same where the device is ahead of the server by {{amount}}',
    es: 'El reloj de tu dispositivo va {{amount}} adelantado. Aquí seguimos la hora de nuestro servidor.',
    en: 'Your device’s clock is {{amount}} fast. This page follows our server’s time.',
  },
  'deviceClock.offline': {
    note: 'Over live figures while the device has no connection; each figure says how old it is',
    es: 'Sin conexión: estas cifras no se actualizan. Fíjate en su hora.',
    en: 'No connection: these figures are not being updated. Check the timestamps.',
  },
});
