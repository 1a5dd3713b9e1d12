import { defineWords } from './define.ts';

export const services = defineWords({
  'services.title': {
    note: 'Heading of the four service cards',
    es: 'Formas de unirte y sus precios',
    en: 'Ways to join, with prices up front',
  },
  'services.text': {
    note: 'Under the heading: nobody manages anybody’s money',
    es: 'Pagas por educación y análisis. Operas tú, en tu propia cuenta.',
    en: 'You pay for education and analysis. You trade, in your own account.',
  },
  'services.from': {
    note: 'Before a price that is the least amount',
    es: 'desde',
    en: 'from',
  },
  'services.monthly': {
    note: 'After a price that is paid each month',
    es: 'al mes',
    en: 'a month',
  },
  'services.yearly': {
    note: 'After a price that is paid each year',
    es: 'al año',
    en: 'a year',
  },
  'services.freeTerm': {
    note: 'After the price 0',
    es: 'sin tarjeta',
    en: 'no card needed',
  },
  'services.wallet': {
    note: 'Second call of a card; {{wallet}} is the name of a payment wallet, {{price}} like 100 USD al mes',
    es: 'Pagar con {{wallet}}: {{price}}',
    en: 'Pay with {{wallet}}: {{price}}',
  },
  'services.pending': {
    note: 'A call at work',
    es: 'Procesando...',
    en: 'Processing…',
  },
  'services.free.title': {
    note: 'Service: free channel',
    es: 'Canal gratuito',
    en: 'Free channel',
  },
  'services.free.text': {
    note: 'Service: who it is for',
    es: 'Mira cómo trabajamos antes de pagar.',
    en: 'See how we work before you pay.',
  },
  'services.free.1': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Señales de muestra con su stop',
    en: 'Sample signals with their stop',
  },
  'services.free.2': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Aviso de los datos de alto impacto',
    en: 'Alerts for high-impact releases',
  },
  'services.free.3': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Comunidad para resolver dudas',
    en: 'A community for your questions',
  },
  'services.free.4': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Clases y artículos en cuanto salen',
    en: 'Lessons and articles as they come out',
  },
  'services.free.5': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Te sales cuando quieras',
    en: 'Leave anytime',
  },
  'services.analysisTitle': {
    note: 'Heading of the institutional-analysis block',
    es: 'Entramos por liquidez, no por corazonada',
    en: 'We enter at liquidity, not on a hunch',
  },
  'services.analysisText': {
    note: 'Institutional-analysis block',
    es: 'Si el precio no llega a la zona, no se opera.',
    en: 'If price never reaches the zone, there is no trade.',
  },
  'services.analysisHours': {
    note: 'Sentence after the hours of the analysis: markets close',
    es: 'El oro y el forex operan de domingo a viernes.',
    en: 'Gold and forex trade Sunday to Friday.',
  },
});
