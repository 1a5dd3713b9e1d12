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
    es: 'Las reglas con las que trabajamos',
    en: 'The rules we work by',
  },
  'features.lead': {
    note: 'Under the heading of the rules',
    es: 'Léelas antes de pagar y exígelas después.',
    en: 'Read them before you pay, and hold us to them after.',
  },
  'features.reasons': {
    note: 'Opens the reasons of the rules, which have the same numbers',
    es: 'Por qué, regla por regla',
    en: 'Why, rule by rule',
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
});
