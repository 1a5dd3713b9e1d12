import { defineWords } from './define.ts';

/** The calls that many pages share: verb, product and price (D2). Each checkout has the key of its tier in the brand. */
export const calls = defineWords({
  'calls.VIP_100': {
    note: 'Button: opens the checkout of the VIP channel; {{price}} like 100 USD',
    es: 'Suscribirme al VIP: {{price}} al mes',
    en: 'Subscribe to VIP: {{price}} a month',
  },
  'calls.PASSIVE_1K': {
    note: 'Button: opens the checkout of the premium analysis; {{price}} like 1,000 USD',
    es: 'Contratar el análisis premium: {{price}}',
    en: 'Get premium analysis: {{price}}',
  },
  'calls.STAGE_5K': {
    note: 'Button: opens the checkout of the accelerated tier; {{price}} like 5,000 USD',
    es: 'Contratar el nivel acelerado: {{price}}',
    en: 'Get the accelerated tier: {{price}}',
  },
  'calls.NWLVL_10K': {
    note: 'Button: opens the checkout of the mentoring; {{price}} like 10,000 USD',
    es: 'Contratar la mentoría NWLVL: {{price}}',
    en: 'Get NWLVL mentoring: {{price}}',
  },
  'calls.renewal': {
    note: 'Beside every button of the VIP subscription: it renews, and how to cancel it',
    es: 'Se renueva cada mes. Cancelas cuando quieras por correo o desde tu recibo.',
    en: 'Renews monthly. Cancel anytime by email or from your receipt.',
  },
  'calls.free': {
    note: 'Button: opens the free channel',
    es: 'Unirme al canal gratis',
    en: 'Join the free channel',
  },
});
