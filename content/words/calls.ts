import { defineWords } from './define.ts';

/** The calls that many pages share (D2); those of the tiers are in brand/offers.json. */
export const calls = defineWords({
  'calls.renewal': {
    note: 'Beside every button of a subscription paid each month: it renews, and how to cancel it',
    es: 'Se renueva cada mes. Cancelas cuando quieras por correo o desde tu recibo.',
    en: 'Renews monthly. Cancel anytime by email or from your receipt.',
  },
  'calls.renewalYear': {
    note: 'Beside every button of a subscription paid each year: it renews, and how to cancel it',
    es: 'Se renueva cada año. Cancelas cuando quieras por correo o desde tu recibo.',
    en: 'Renews yearly. Cancel anytime by email or from your receipt.',
  },
  'calls.renewsMonthly': {
    note: 'Terms: the plans paid each month; {{plans}} is a list of their names',
    es: 'Con renovación automática cada mes: {{plans}}.',
    en: 'Automatic renewal every month: {{plans}}.',
  },
  'calls.renewsYearly': {
    note: 'Terms: the plans paid each year; {{plans}} is a list of their names',
    es: 'Con renovación automática cada año: {{plans}}.',
    en: 'Automatic renewal every year: {{plans}}.',
  },
  'calls.free': {
    note: 'Button: opens the free channel',
    es: 'Unirme al canal gratis',
    en: 'Join the free channel',
  },
});
