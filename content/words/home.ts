import { defineWords } from './define.ts';

export const home = defineWords({
  'home.title': {
    note: 'Browser title; {{brand}} is the brand name',
    es: '{{brand}}: señales y educación de trading en oro, forex y cripto',
    en: '{{brand}}: gold, forex and crypto signals and education',
  },
  'home.description': {
    note: 'Description for search results, at most 160 characters',
    es: 'Señales de oro, forex y cripto con entrada, stop loss y take profit. Gratis: posicionamiento retail y calendario económico, con fuente y hora.',
    en: 'Gold, forex and crypto signals with entry, stop loss and take profit. Free: retail positioning and an economic calendar, with source and time.',
  },
  'home.heroHeadline': {
    note: 'The one headline',
    es: 'Primero el stop. Luego la entrada.',
    en: 'Stop first. Entry second.',
  },
  'home.heroManifesto': {
    note: 'What the brand stands for, right below the headline',
    es: 'Señales de oro, forex y cripto con la pérdida escrita antes de entrar.',
    en: 'Gold, forex and crypto signals with the loss written down before the entry.',
  },
  'home.heroSubtitle': {
    note: 'What the visitor gets here, for how much, and what is free: two lines on a phone; {{plan}} is the name of the first tier, {{price}} "100 USD a month"',
    es: '{{plan}}, {{price}}: stop en cada señal. Gratis: posicionamiento retail y calendario.',
    en: '{{plan}}, {{price}}: a stop in every signal. Free: retail positioning and calendar.',
  },
  'home.statsCaption': {
    note: 'Sentence over the three declared figures',
    es: 'Cifras nuestras, sin auditoría externa.',
    en: 'Our own figures, not independently verified.',
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
  'home.featuresTitle': {
    note: 'Heading over the three feature cards',
    es: 'Tres hábitos antes de cada operación',
    en: 'Three habits before every trade',
  },
  'home.vsTitle': {
    note: 'Feature card of the sentiment page',
    es: 'Mira dónde está el retail',
    en: 'See which way retail leans',
  },
  'home.vsText': {
    note: 'Feature card of the sentiment page; {{count}} is the number of instruments',
    es: 'Qué parte del retail compra y qué parte vende, en {{count}} instrumentos.',
    en: 'How much of retail is long and how much is short, in {{count}} instruments.',
  },
  'home.fxTitle': {
    note: 'Feature card of the events page',
    es: 'Conoce la hora del dato',
    en: 'Know when the number comes out',
  },
  'home.fxText': {
    note: 'Feature card of the events page',
    es: 'Cuenta regresiva, pronóstico y los pares que suele mover.',
    en: 'Countdown, forecast and the pairs it tends to move.',
  },
  'eyebrow.services': {
    note: 'One word above the heading of a section of the home page',
    es: 'Precios',
    en: 'Prices',
  },
  'eyebrow.simulator': {
    note: 'One word above the heading of a section of the home page',
    es: 'Simulador',
    en: 'Simulator',
  },
  'eyebrow.process': {
    note: 'One word above the heading of a section of the home page',
    es: 'Proceso',
    en: 'Process',
  },
  'eyebrow.beforeAfter': {
    note: 'One word above the heading of a section of the home page',
    es: 'Resultados',
    en: 'Results',
  },
  'eyebrow.video': {
    note: 'One word above the heading of a section of the home page',
    es: 'Método',
    en: 'Method',
  },
  'eyebrow.practice': {
    note: 'One word above the heading of a section of the home page',
    es: 'Práctica',
    en: 'Practice',
  },
  'eyebrow.roadmap': {
    note: 'One word above the heading of a section of the home page',
    es: 'Ruta',
    en: 'Roadmap',
  },
  'eyebrow.calculator': {
    note: 'One word above the heading of a section of the home page',
    es: 'Calculadora',
    en: 'Calculator',
  },
  'home.riskTitle': {
    note: 'Feature card on risk',
    es: 'Decide el riesgo primero',
    en: 'Set the risk first',
  },
  'home.riskText': {
    note: 'Feature card on risk, before the table',
    es: 'Cuántas pérdidas seguidas te quitan la mitad del capital.',
    en: 'How many losses in a row cut your capital in half.',
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
    es: 'Pura aritmética, sin costos.',
    en: 'Arithmetic only, before costs.',
  },
  'home.discover': {
    note: 'Link to the four services further down',
    es: 'Ver los planes y sus precios',
    en: 'See the plans and their prices',
  },
});
