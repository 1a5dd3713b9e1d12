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
  'services.freeTerm': {
    note: 'After the price 0',
    es: 'sin tarjeta',
    en: 'no card needed',
  },
  'services.wallet': {
    note: 'Second call of the VIP card; {{wallet}} is the name of a payment wallet, {{price}} a number',
    es: 'Pagar con {{wallet}}: {{price}} USD',
    en: 'Pay with {{wallet}}: {{price}} USD',
  },
  'services.pending': {
    note: 'A call at work',
    es: 'Procesando...',
    en: 'Processing…',
  },
  'services.vip.title': {
    note: 'Service: monthly signals',
    es: 'Canal VIP',
    en: 'VIP channel',
  },
  'services.vip.text': {
    note: 'Service: who it is for',
    es: 'Cada plan te llega escrito.',
    en: 'Every plan comes in writing.',
  },
  'services.vip.1': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'Señales de oro, forex y cripto',
    en: 'Gold, forex and crypto signals',
  },
  'services.vip.2': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'Entrada, stop loss y take profit',
    en: 'Entry, stop loss and take profit',
  },
  'services.vip.3': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'La razón Smart Money de cada idea',
    en: 'The Smart Money reason for each idea',
  },
  'services.vip.4': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'Aviso para mover el stop a breakeven',
    en: 'Alert to move the stop to breakeven',
  },
  'services.vip.5': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'Soporte dentro del canal',
    en: 'Support inside the channel',
  },
  'services.passive.title': {
    note: 'Service: analysis, also called passive. It must not read as managed money',
    es: 'Análisis premium (“pasivo”)',
    en: 'Premium analysis (“passive”)',
  },
  'services.passive.text': {
    note: 'Service: why it is called passive, and what it is not',
    es: 'Tu dinero no sale de tu cuenta.',
    en: 'Your money stays in your account.',
  },
  'services.passive.1': {
    note: 'What the premium analysis brings, at most 40 letters',
    es: 'Reporte semanal de oro, forex y cripto',
    en: 'Weekly report on gold, forex and crypto',
  },
  'services.passive.2': {
    note: 'What the premium analysis brings, at most 40 letters',
    es: 'Zonas institucionales en la gráfica',
    en: 'Institutional zones on the chart',
  },
  'services.passive.3': {
    note: 'What the premium analysis brings, at most 40 letters',
    es: 'Plan de la semana con su riesgo',
    en: 'The week’s plan with its risk',
  },
  'services.passive.4': {
    note: 'What the premium analysis brings, at most 40 letters',
    es: 'Tú pones cada orden',
    en: 'You place every order',
  },
  'services.passive.5': {
    note: 'What the premium analysis brings, at most 40 letters',
    es: 'Nunca pedimos acceso ni claves',
    en: 'We never ask for access or passwords',
  },
  'services.nwlvl.title': {
    note: 'Service: mentoring',
    es: 'Mentoría NWLVL',
    en: 'NWLVL mentoring',
  },
  'services.nwlvl.text': {
    note: 'Service: who it is for',
    es: 'Uno a uno, para quien ya opera.',
    en: 'One on one, if you already trade.',
  },
  'services.nwlvl.1': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Sesiones uno a uno con un mentor',
    en: 'One-on-one sessions with a mentor',
  },
  'services.nwlvl.2': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Revisión de tu diario de operaciones',
    en: 'Review of your trading journal',
  },
  'services.nwlvl.3': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Plan de riesgo que escribes con guía',
    en: 'A risk plan you write with guidance',
  },
  'services.nwlvl.4': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Lectura institucional paso a paso',
    en: 'Institutional analysis, step by step',
  },
  'services.nwlvl.5': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Tú tomas las decisiones',
    en: 'You make the decisions',
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
