import { defineWords } from './define.ts';

export const home = defineWords({
  'home.title': {
    note: 'Browser title; {{brand}} is the brand name',
    es: '{{brand}}: entras con el stop ya puesto',
    en: '{{brand}}: go in with the stop already set',
  },
  'home.description': {
    note: 'Description for search results, at most 160 characters',
    es: 'Trading de oro, divisas y cripto con el riesgo escrito antes de entrar. Posiciones de minoristas y calendario económico, con fuente y hora.',
    en: 'Trading gold, forex and crypto with the risk written down before the entry. Retail positioning and an economic calendar, with source and time.',
  },
  'home.heroHeadline': {
    note: 'The one headline',
    es: 'Entras con el stop ya puesto.',
    en: 'Go in with the stop already set.',
  },
  'home.heroManifesto': {
    note: 'What the brand stands for, right below the headline',
    es: 'Primero escribimos cuánto se puede perder. Luego, dónde se entra. Si la salida no está escrita, no hay operación.',
    en: 'First we write down what can be lost. Then where to enter. If the exit isn’t written, there is no trade.',
  },
  'home.heroSubtitle': {
    note: 'What the visitor gets here',
    es: 'Señales de oro, divisas y cripto con entrada, stop y objetivo, y dos herramientas abiertas a todos: de qué lado están los minoristas y qué dato económico viene.',
    en: 'Gold, forex and crypto signals with entry, stop and target, plus two tools open to everyone: which side retail traders are on, and which release comes next.',
  },
  'home.heroStart': {
    note: 'First call: opens the checkout; {{price}} is the amount with its currency',
    es: 'Abrir el pago de {{price}}',
    en: 'Open the {{price}} checkout',
  },
  'home.heroJoin': {
    note: 'Second call: opens the free channel',
    es: 'Unirme al canal gratis',
    en: 'Join the free channel',
  },
  'home.statsCaption': {
    note: 'Sentence over the three declared figures',
    es: 'Esto declara la marca. Nadie externo lo ha verificado: léelo con esa reserva.',
    en: 'This is what the brand states. Nobody outside has verified it: read it that way.',
  },
  'home.statPeriod': {
    note: 'Small line under a figure; {{period}} is what it covers',
    es: 'Periodo: {{period}}',
    en: 'Period: {{period}}',
  },
  'home.tradeTitle': {
    note: 'Title of the drawn plan; {{side}} is buy or sell, {{asset}} the instrument',
    es: '{{side}} · {{asset}}',
    en: '{{side}} · {{asset}}',
  },
  'home.tradeBuy': {
    note: 'Side of the drawn plan',
    es: 'Compra',
    en: 'Buy',
  },
  'home.tradeSell': {
    note: 'Side of the drawn plan',
    es: 'Venta',
    en: 'Sell',
  },
  'home.tradeEntry': {
    note: 'Level of the drawn plan',
    es: 'Entrada',
    en: 'Entry',
  },
  'home.tradeStop': {
    note: 'Level of the drawn plan',
    es: 'Stop loss',
    en: 'Stop loss',
  },
  'home.tradeTarget': {
    note: 'Level of the drawn plan',
    es: 'Take profit',
    en: 'Take profit',
  },
  'home.tradePips': {
    note: 'Distance in pips; {{pips}} is a number',
    es: '{{pips}} pips',
    en: '{{pips}} pips',
  },
  'home.tradeRatio': {
    note: 'Short label: what is won for each 1 risked; {{ratio}} is a number',
    es: 'Riesgo/beneficio 1:{{ratio}}',
    en: 'Risk/reward 1:{{ratio}}',
  },
  'home.tradeCaption': {
    note: 'Under the drawing; {{date}} is the day of the trade',
    es: 'Niveles de una operación de la marca, {{date}}. El dibujo muestra un plan, no promete un resultado.',
    en: 'Levels of one of the brand’s trades, {{date}}. The drawing shows a plan, it promises no result.',
  },
  'home.tradeDescription': {
    note: 'The drawing in one sentence for screen readers; takes {{side}}, {{asset}}, {{entry}}, {{stop}}, {{target}}, {{risk}}, {{reward}} and {{ratio}}',
    es: '{{side}} de {{asset}}: entrada en {{entry}}, stop loss en {{stop}}, a {{risk}} pips, y take profit en {{target}}, a {{reward}} pips. Relación 1:{{ratio}}.',
    en: '{{side}} {{asset}}: entry at {{entry}}, stop loss at {{stop}}, {{risk}} pips away, and take profit at {{target}}, {{reward}} pips away. Ratio 1:{{ratio}}.',
  },
  'home.featuresTitle': {
    note: 'Heading over the three feature cards',
    es: 'Tres hábitos antes de cada operación',
    en: 'Three habits before every trade',
  },
  'home.vsTitle': {
    note: 'Feature card of the sentiment page',
    es: 'Mira de qué lado está la mayoría',
    en: 'See which side the crowd is on',
  },
  'home.vsText': {
    note: 'Feature card of the sentiment page; {{count}} is the number of instruments',
    es: 'Qué parte del volumen abierto de los minoristas compra y qué parte vende en {{count}} instrumentos, con la fuente y la hora de cada cifra.',
    en: 'How much of retail traders’ open volume is long and how much is short in {{count}} instruments, each figure with its source and its time.',
  },
  'home.vsLink': {
    note: 'Feature card: link to the sentiment page',
    es: 'Ver el posicionamiento',
    en: 'See the positioning',
  },
  'home.fxTitle': {
    note: 'Feature card of the events page',
    es: 'Conoce la hora del dato',
    en: 'Know when the number lands',
  },
  'home.fxText': {
    note: 'Feature card of the events page',
    es: 'Calendario económico con cuenta regresiva, pronóstico, dato anterior y los pares que suele mover, en hora de Ciudad de México.',
    en: 'An economic calendar with countdown, forecast, previous figure and the pairs it tends to move, in Mexico City time.',
  },
  'home.fxLink': {
    note: 'Feature card: link to the events page',
    es: 'Ver los eventos de hoy',
    en: 'See today’s events',
  },
  'home.fxHigh': {
    note: 'Impact level',
    es: 'Alto',
    en: 'High',
  },
  'home.fxMedium': {
    note: 'Impact level',
    es: 'Medio',
    en: 'Medium',
  },
  'home.fxLow': {
    note: 'Impact level',
    es: 'Bajo',
    en: 'Low',
  },
  'home.riskTitle': {
    note: 'Feature card on risk',
    es: 'Decide el riesgo primero',
    en: 'Settle the risk first',
  },
  'home.riskText': {
    note: 'Feature card on risk, before the table',
    es: 'Cuántas pérdidas seguidas te quitan la mitad del capital.',
    en: 'How many losses in a row take away half of your capital.',
  },
  'home.riskColumn': {
    note: 'Table: risk of each trade',
    es: 'Riesgo por operación',
    en: 'Risk per trade',
  },
  'home.lossesColumn': {
    note: 'Table: losses in a row until half the capital is gone',
    es: 'Pérdidas seguidas',
    en: 'Losses in a row',
  },
  'home.riskMethod': {
    note: 'Under the table: how it is computed',
    es: 'Aritmética sobre el capital que queda, sin costos. No es un resultado de nadie.',
    en: 'Arithmetic on the capital that remains, before costs. It is nobody’s result.',
  },
  'home.discover': {
    note: 'Link to the four services further down',
    es: 'Ver las cuatro formas de entrar y sus precios',
    en: 'See the four ways in and their prices',
  },
});
