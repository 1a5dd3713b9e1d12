import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'home.title': 'Browser title; {{brand}} is the brand name',
  'home.description': 'Description for search results, at most 160 characters',
  'home.heroHeadline': 'The one headline',
  'home.heroManifesto': 'What the brand stands for, right below the headline',
  'home.heroSubtitle': 'What the visitor gets here',
  'home.heroStart': 'First call: opens the checkout; {{price}} is the amount with its currency',
  'home.heroJoin': 'Second call: opens the free channel',
  'home.statsCaption': 'Sentence over the three declared figures',
  'home.statPeriod': 'Small line under a figure; {{period}} is what it covers',
  'home.tradeTitle': 'Title of the drawn plan; {{side}} is buy or sell, {{asset}} the instrument',
  'home.tradeBuy': 'Side of the drawn plan',
  'home.tradeSell': 'Side of the drawn plan',
  'home.tradeEntry': 'Level of the drawn plan',
  'home.tradeStop': 'Level of the drawn plan',
  'home.tradeTarget': 'Level of the drawn plan',
  'home.tradePips': 'Distance in pips; {{pips}} is a number',
  'home.tradeRatio': 'Short label: what is won for each 1 risked; {{ratio}} is a number',
  'home.tradeCaption': 'Under the drawing; {{date}} is the day of the trade',
  'home.tradeDescription':
    'The drawing in one sentence for screen readers; takes {{side}}, {{asset}}, {{entry}}, {{stop}}, {{target}}, {{risk}}, {{reward}} and {{ratio}}',
  'home.featuresTitle': 'Heading over the three feature cards',
  'home.vsTitle': 'Feature card of the sentiment page',
  'home.vsText': 'Feature card of the sentiment page; {{count}} is the number of instruments',
  'home.vsLink': 'Feature card: link to the sentiment page',
  'home.fxTitle': 'Feature card of the events page',
  'home.fxText': 'Feature card of the events page',
  'home.fxLink': 'Feature card: link to the events page',
  'home.fxHigh': 'Impact level',
  'home.fxMedium': 'Impact level',
  'home.fxLow': 'Impact level',
  'home.riskTitle': 'Feature card on risk',
  'home.riskText': 'Feature card on risk, before the table',
  'home.riskColumn': 'Table: risk of each trade',
  'home.lossesColumn': 'Table: losses in a row until half the capital is gone',
  'home.riskMethod': 'Under the table: how it is computed',
  'home.discover': 'Link to the four services further down',
} as const;

export const es: Words<typeof notes> = {
  'home.title': '{{brand}}: entras con el stop ya puesto',
  'home.description':
    'Trading de oro, divisas y cripto con el riesgo escrito antes de entrar. Posiciones de minoristas y calendario económico, con fuente y hora.',
  'home.heroHeadline': 'Entras con el stop ya puesto.',
  'home.heroManifesto':
    'Primero escribimos cuánto se puede perder. Luego, dónde se entra. Si la salida no está escrita, no hay operación.',
  'home.heroSubtitle':
    'Señales de oro, divisas y cripto con entrada, stop y objetivo, y dos herramientas abiertas a todos: de qué lado están los minoristas y qué dato económico viene.',
  'home.heroStart': 'Abrir el pago de {{price}}',
  'home.heroJoin': 'Unirme al canal gratis',
  'home.statsCaption': 'Esto declara la marca. Nadie externo lo ha verificado: léelo con esa reserva.',
  'home.statPeriod': 'Periodo: {{period}}',
  'home.tradeTitle': '{{side}} · {{asset}}',
  'home.tradeBuy': 'Compra',
  'home.tradeSell': 'Venta',
  'home.tradeEntry': 'Entrada',
  'home.tradeStop': 'Stop loss',
  'home.tradeTarget': 'Take profit',
  'home.tradePips': '{{pips}} pips',
  'home.tradeRatio': 'Riesgo/beneficio 1:{{ratio}}',
  'home.tradeCaption':
    'Niveles de una operación de la marca, {{date}}. El dibujo muestra un plan, no promete un resultado.',
  'home.tradeDescription':
    '{{side}} de {{asset}}: entrada en {{entry}}, stop loss en {{stop}}, a {{risk}} pips, y take profit en {{target}}, a {{reward}} pips. Relación 1:{{ratio}}.',
  'home.featuresTitle': 'Tres hábitos antes de cada operación',
  'home.vsTitle': 'Mira de qué lado está la mayoría',
  'home.vsText':
    'Qué parte del volumen abierto de los minoristas compra y qué parte vende en {{count}} instrumentos, con la fuente y la hora de cada cifra.',
  'home.vsLink': 'Ver el posicionamiento',
  'home.fxTitle': 'Conoce la hora del dato',
  'home.fxText':
    'Calendario económico con cuenta regresiva, pronóstico, dato anterior y los pares que suele mover, en hora de Ciudad de México.',
  'home.fxLink': 'Ver los eventos de hoy',
  'home.fxHigh': 'Alto',
  'home.fxMedium': 'Medio',
  'home.fxLow': 'Bajo',
  'home.riskTitle': 'Decide el riesgo primero',
  'home.riskText': 'Cuántas pérdidas seguidas te quitan la mitad del capital.',
  'home.riskColumn': 'Riesgo por operación',
  'home.lossesColumn': 'Pérdidas seguidas',
  'home.riskMethod': 'Aritmética sobre el capital que queda, sin costos. No es un resultado de nadie.',
  'home.discover': 'Ver las cuatro formas de entrar y sus precios',
};

export const en: Words<typeof notes> = {
  'home.title': '{{brand}}: go in with the stop already set',
  'home.description':
    'Trading gold, forex and crypto with the risk written down before the entry. Retail positioning and an economic calendar, with source and time.',
  'home.heroHeadline': 'Go in with the stop already set.',
  'home.heroManifesto':
    'First we write down what can be lost. Then where to enter. If the exit isn’t written, there is no trade.',
  'home.heroSubtitle':
    'Gold, forex and crypto signals with entry, stop and target, plus two tools open to everyone: which side retail traders are on, and which release comes next.',
  'home.heroStart': 'Open the {{price}} checkout',
  'home.heroJoin': 'Join the free channel',
  'home.statsCaption': 'This is what the brand states. Nobody outside has verified it: read it that way.',
  'home.statPeriod': 'Period: {{period}}',
  'home.tradeTitle': '{{side}} · {{asset}}',
  'home.tradeBuy': 'Buy',
  'home.tradeSell': 'Sell',
  'home.tradeEntry': 'Entry',
  'home.tradeStop': 'Stop loss',
  'home.tradeTarget': 'Take profit',
  'home.tradePips': '{{pips}} pips',
  'home.tradeRatio': 'Risk/reward 1:{{ratio}}',
  'home.tradeCaption':
    'Levels of one of the brand’s trades, {{date}}. The drawing shows a plan, it promises no result.',
  'home.tradeDescription':
    '{{side}} {{asset}}: entry at {{entry}}, stop loss at {{stop}}, {{risk}} pips away, and take profit at {{target}}, {{reward}} pips away. Ratio 1:{{ratio}}.',
  'home.featuresTitle': 'Three habits before every trade',
  'home.vsTitle': 'See which side the crowd is on',
  'home.vsText':
    'How much of retail traders’ open volume is long and how much is short in {{count}} instruments, each figure with its source and its time.',
  'home.vsLink': 'See the positioning',
  'home.fxTitle': 'Know when the number lands',
  'home.fxText':
    'An economic calendar with countdown, forecast, previous figure and the pairs it tends to move, in Mexico City time.',
  'home.fxLink': 'See today’s events',
  'home.fxHigh': 'High',
  'home.fxMedium': 'Medium',
  'home.fxLow': 'Low',
  'home.riskTitle': 'Settle the risk first',
  'home.riskText': 'How many losses in a row take away half of your capital.',
  'home.riskColumn': 'Risk per trade',
  'home.lossesColumn': 'Losses in a row',
  'home.riskMethod': 'Arithmetic on the capital that remains, before costs. It is nobody’s result.',
  'home.discover': 'See the four ways in and their prices',
};
