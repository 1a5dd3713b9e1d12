import { defineWords } from './define.ts';

export const proof = defineWords({
  'beforeAfter.title': {
    note: 'Heading of the two curves with a line to drag',
    es: 'Con y sin el VIP, simulado',
    en: 'With and without VIP, simulated',
  },
  'beforeAfter.lead': {
    note: 'What the line does and which figures are declared',
    es: 'Arrastra la línea. Las curvas son un dibujo.',
    en: 'Drag the line. The curves are drawings.',
  },
  'beforeAfter.without': {
    note: 'Name of the left side',
    es: 'Sin el canal VIP',
    en: 'Without the VIP channel',
  },
  'beforeAfter.with': {
    note: 'Name of the right side',
    es: 'Con el canal VIP',
    en: 'With the VIP channel',
  },
  'beforeAfter.start': {
    note: 'Mark of the level both curves start from',
    es: 'Capital inicial',
    en: 'Starting capital',
  },
  'beforeAfter.handle': {
    note: 'Name of the line to drag, for screen readers',
    es: 'Línea entre sin y con el canal VIP',
    en: 'Divider between the curves without and with the VIP channel',
  },
  'beforeAfter.value': {
    note: 'How much of each side shows; {{before}} and {{after}} are percentages',
    es: 'Se ve {{before}} sin el canal y {{after}} con él',
    en: '{{before}} shows without the channel, {{after}} with it',
  },
  'features.title': {
    note: 'Heading of the rules',
    es: 'Ocho reglas con las que trabajamos',
    en: 'Eight rules we work by',
  },
  'features.lead': {
    note: 'Under the heading of the rules',
    es: 'Léelas antes de pagar y exígelas después.',
    en: 'Read them before you pay, and hold us to them after.',
  },
  'features.reasons': {
    note: 'Opens the reasons of the eight rules, which have the same numbers',
    es: 'Por qué, regla por regla',
    en: 'Why, rule by rule',
  },
  'features.stop.title': {
    note: 'Rule 1',
    es: 'El stop va antes que la entrada',
    en: 'The stop comes before the entry',
  },
  'features.stop.text': {
    note: 'Rule 1 in a few words',
    es: 'Sin stop no hay señal.',
    en: 'No stop, no signal.',
  },
  'features.size.title': {
    note: 'Rule 2',
    es: 'El riesgo es un % de tu capital',
    en: 'Risk is a share of your capital',
  },
  'features.size.text': {
    note: 'Rule 2; the example of the brand, a percentage, follows after the last word',
    es: 'Siempre el mismo riesgo, y chico. Nuestro ejemplo:',
    en: 'Always the same risk, and small. Our example:',
  },
  'features.size.bare': {
    note: 'Rule 2 without the example',
    es: 'Siempre el mismo riesgo, y chico.',
    en: 'Always the same risk, and small.',
  },
  'features.target.title': {
    note: 'Rule 3',
    es: 'El take profit paga varias veces el riesgo',
    en: 'The target pays several times the risk',
  },
  'features.target.text': {
    note: 'Rule 3; the declared minimum ratio follows after the last word',
    es: 'Nuestro take profit mínimo:',
    en: 'Our minimum target:',
  },
  'features.target.bare': {
    note: 'Rule 3 without the declared minimum',
    es: 'Se escribe antes de entrar, junto al stop.',
    en: 'It is written down before the entry, next to the stop.',
  },
  'features.even.title': {
    note: 'Rule 4',
    es: 'A medio camino, stop a breakeven',
    en: 'Halfway there, stop to breakeven',
  },
  'features.even.text': {
    note: 'Rule 4 in a few words: what it does not protect from',
    es: 'Aun así, el spread, la comisión o un gap cuestan.',
    en: 'Even then, spread, commission or a gap can cost you.',
  },
  'features.reason.title': {
    note: 'Rule 5',
    es: 'Cada operación explica su porqué',
    en: 'Every trade explains why',
  },
  'features.reason.text': {
    note: 'Rule 5 in a few words',
    es: 'Compruébalo en tu gráfica.',
    en: 'Check it on your own chart.',
  },
  'features.funds.title': {
    note: 'Rule 6',
    es: 'Tu dinero no pasa por aquí',
    en: 'Your money never goes through us',
  },
  'features.funds.text': {
    note: 'Rule 6 in a few words',
    es: 'Operas en tu cuenta, con tu bróker.',
    en: 'You trade in your account, with your broker.',
  },
  'features.trial.title': {
    note: 'Rule 7',
    es: 'Pruebas antes de pagar',
    en: 'Try before you pay',
  },
  'features.trial.text': {
    note: 'Rule 7 in a few words',
    es: 'Con señales de muestra, gratis.',
    en: 'With free sample signals.',
  },
  'features.mark.title': {
    note: 'Rule 8',
    es: 'Cada dato trae fuente y hora',
    en: 'Every number has a source and a time',
  },
  'features.mark.text': {
    note: 'Rule 8 in a few words: which pages have live data',
    es: 'En sentimiento y calendario.',
    en: 'On sentiment and calendar.',
  },
  'comparison.title': {
    note: 'Heading of the table',
    es: 'Frente a lo tradicional',
    en: 'Against traditional investing',
  },
  'comparison.subject': {
    note: 'Table: heading of the first column',
    es: 'Qué se compara',
    en: 'What is compared',
  },
  'comparison.traditional': {
    note: 'Table: heading of the third column',
    es: 'Tradicional',
    en: 'Traditional',
  },
  'comparison.winner': {
    note: 'Table: heading of the last column',
    es: 'Quién gana',
    en: 'Who wins',
  },
  'comparison.wins.traditional': {
    note: 'Who wins a row; beside it stands the brand name where the brand wins',
    es: 'Lo tradicional',
    en: 'Traditional',
  },
  'comparison.stop.title': {
    note: 'Row: when the stop is set',
    es: 'El stop',
    en: 'The stop',
  },
  'comparison.stop.product': {
    note: 'Row: stop, the side of the product',
    es: 'Publicado antes de la entrada',
    en: 'Published before the entry',
  },
  'comparison.stop.traditional': {
    note: 'Row: stop, the traditional side',
    es: 'Si tú lo pones',
    en: 'Only if you set one',
  },
  'comparison.open.title': {
    note: 'Row: what anyone can see before paying',
    es: 'Antes de pagar ves',
    en: 'Before paying you see',
  },
  'comparison.open.product': {
    note: 'Row: before paying, the side of the product',
    es: 'El precio exacto; fuente y hora de cada dato',
    en: 'The exact price; source and time of every number',
  },
  'comparison.open.traditional': {
    note: 'Row: before paying, the traditional side',
    es: 'Comisiones según producto y monto',
    en: 'Fees that vary with product and amount',
  },
  'comparison.loss.title': {
    note: 'Row: what can be lost, and how fast',
    es: 'Si sale mal',
    en: 'If it goes wrong',
  },
  'comparison.loss.product': {
    note: 'Row: loss, the side of the product; whoever loses still pays the fee',
    es: 'Pérdida rápida, sin seguro de depósito; la cuota se paga igual',
    en: 'Fast losses, no deposit insurance; the fee is still due',
  },
  'comparison.loss.traditional': {
    note: 'Row: loss, the traditional side',
    es: 'Suele ser más lenta; el depósito bancario está asegurado',
    en: 'Usually slower; bank deposits are insured',
  },
  'comparison.return.title': {
    note: 'Row: monthly return',
    es: 'Rendimiento al mes',
    en: 'Monthly return',
  },
  'comparison.time.title': {
    note: 'Row: time a day',
    es: 'Tiempo al día',
    en: 'Time per day',
  },
});
