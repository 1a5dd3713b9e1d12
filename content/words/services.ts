import { defineWords } from './define.ts';

export const services = defineWords({
  'services.title': {
    note: 'Heading of the four service cards',
    es: 'Cuatro formas de entrar, con su precio a la vista',
    en: 'Four ways in, each with its price in view',
  },
  'services.text': {
    note: 'Under the heading: nobody manages anybody’s money',
    es: 'Pagas por educación y análisis. Nadie administra tu dinero: operas tú, en tu propia cuenta.',
    en: 'You pay for education and analysis. Nobody manages your money: you trade, in your own account.',
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
  'services.amount': {
    note: 'A price; {{amount}} is a number. The ISO code stays, because two dollars could be meant',
    es: '{{amount}} USD',
    en: '{{amount}} USD',
  },
  'services.pay': {
    note: 'Call: opens the checkout; {{price}} is an amount with its currency',
    es: 'Abrir el pago de {{price}}',
    en: 'Open the {{price}} checkout',
  },
  'services.payMonthly': {
    note: 'Call: opens the checkout of the monthly plan; {{price}} is an amount with its currency',
    es: 'Abrir el pago de {{price}} al mes',
    en: 'Open the monthly {{price}} checkout',
  },
  'services.wallet': {
    note: 'Second call of the VIP card; {{wallet}} is the name of a payment wallet',
    es: 'Pagar con {{wallet}}',
    en: 'Pay with {{wallet}}',
  },
  'services.join': {
    note: 'Call of the free card',
    es: 'Unirme al canal gratis',
    en: 'Join the free channel',
  },
  'services.pending': {
    note: 'A call at work',
    es: 'Procesando...',
    en: 'Processing...',
  },
  'services.vip.title': {
    note: 'Service: monthly signals',
    es: 'Canal VIP',
    en: 'VIP channel',
  },
  'services.vip.text': {
    note: 'Service: who it is for',
    es: 'Para operar por tu cuenta con cada plan ya escrito.',
    en: 'For trading on your own with every plan already written.',
  },
  'services.vip.1': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'Señales de oro, divisas y cripto',
    en: 'Gold, forex and crypto signals',
  },
  'services.vip.2': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'Entrada, stop y objetivo en cada una',
    en: 'Entry, stop and target in each one',
  },
  'services.vip.3': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'Análisis Smart Money de la idea',
    en: 'Smart Money analysis of the idea',
  },
  'services.vip.4': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'Aviso para mover el stop a la entrada',
    en: 'Notice to move the stop to the entry',
  },
  'services.vip.5': {
    note: 'What the VIP channel brings, at most 40 letters',
    es: 'Soporte dentro del canal',
    en: 'Support inside the channel',
  },
  'services.passive.title': {
    note: 'Service: analysis, also called passive. It must not read as managed money',
    es: 'Análisis premium, o «pasivo»',
    en: 'Premium analysis, or “passive”',
  },
  'services.passive.text': {
    note: 'Service: why it is called passive, and what it is not',
    es: 'Pasivo es el análisis, que llega hecho. Tu dinero no sale de tu cuenta y nadie lo mueve por ti.',
    en: 'What is passive is the analysis: it comes done. Your money never leaves your account, and nobody moves it for you.',
  },
  'services.passive.1': {
    note: 'What the premium analysis brings, at most 40 letters',
    es: 'Informe semanal de oro, divisas y cripto',
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
    es: 'Sin acceso a tu cuenta ni a tus claves',
    en: 'No access to your account or passwords',
  },
  'services.nwlvl.title': {
    note: 'Service: mentoring',
    es: 'Mentoría NWLVL',
    en: 'NWLVL mentoring',
  },
  'services.nwlvl.text': {
    note: 'Service: who it is for',
    es: 'Para quien ya opera y quiere un proceso propio, de persona a persona.',
    en: 'For those who already trade and want a process of their own, person to person.',
  },
  'services.nwlvl.1': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Sesiones uno a uno con un mentor',
    en: 'One-to-one sessions with a mentor',
  },
  'services.nwlvl.2': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Revisión de tu diario de operaciones',
    en: 'Review of your trading journal',
  },
  'services.nwlvl.3': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Plan de riesgo escrito para ti',
    en: 'A risk plan written for you',
  },
  'services.nwlvl.4': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Lectura institucional paso a paso',
    en: 'Institutional reading, step by step',
  },
  'services.nwlvl.5': {
    note: 'What the mentoring brings, at most 40 letters',
    es: 'Las decisiones siguen siendo tuyas',
    en: 'The decisions remain yours',
  },
  'services.free.title': {
    note: 'Service: free channel',
    es: 'Canal gratuito',
    en: 'Free channel',
  },
  'services.free.text': {
    note: 'Service: who it is for',
    es: 'Para ver cómo trabajamos antes de pagar nada.',
    en: 'For seeing how we work before paying anything.',
  },
  'services.free.1': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Señales de muestra, con su stop',
    en: 'Sample signals, with their stop',
  },
  'services.free.2': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Aviso de los datos de alto impacto',
    en: 'Notice of high-impact releases',
  },
  'services.free.3': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Comunidad abierta a tus preguntas',
    en: 'A community open to your questions',
  },
  'services.free.4': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Clases y artículos en cuanto salen',
    en: 'Classes and articles as they come out',
  },
  'services.free.5': {
    note: 'What the free channel brings, at most 40 letters',
    es: 'Te vas cuando quieras',
    en: 'Leave whenever you like',
  },
  'services.analysisTitle': {
    note: 'Heading of the institutional-analysis block',
    es: 'Buscamos dónde entra el volumen grande, no un presentimiento',
    en: 'We look for where the big volume comes in, not for a hunch',
  },
  'services.analysisText': {
    note: 'Institutional-analysis block',
    es: 'Cada idea parte de zonas donde los grandes operadores dejaron órdenes. Si el precio no llega a la zona, no se opera.',
    en: 'Every idea starts from zones where large players left orders. If price never reaches the zone, there is no trade.',
  },
  'services.analysisHours': {
    note: 'Sentence after the hours of the analysis: markets close',
    es: 'El oro y las divisas cierran el fin de semana.',
    en: 'Gold and forex close at the weekend.',
  },
});
