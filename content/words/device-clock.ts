import { defineWords } from './define.ts';

/** Beside the live parts, where the clock of the reader's device is wrong. */
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
});
