import { defineWords } from './define.ts';

export const roadmap = defineWords({
  'video.title': {
    note: 'Heading of the video',
    es: 'Nuestro método en video',
    en: 'Our method on video',
  },
  'video.play': {
    note: 'Button that loads and plays the video',
    es: 'Ver el video aquí',
    en: 'Watch the video here',
  },
  'video.before': {
    note: 'Beside the button: which host is contacted, and when; {{host}} is its name',
    es: 'Al dar clic, tu navegador se conecta con {{host}}. Antes no.',
    en: 'When you click, your browser connects to {{host}}. Not before.',
  },
  'video.poster': {
    note: 'Badge on the drawing behind the button: it is an illustration; wording is fixed',
    es: 'Ejemplo ilustrativo',
    en: 'Illustrative example',
  },
  'video.frame': {
    note: 'Name of the frame with the video, for screen readers; {{brand}} is the brand name',
    es: 'Video de presentación de {{brand}}',
    en: '{{brand}} introductory video',
  },
  'video.elsewhere': {
    note: 'Link to the brand’s video channel; {{name}} is the name of the platform',
    es: 'Verlo en el canal de {{name}}',
    en: 'Watch it on the {{name}} channel',
  },
  'liveSimulator.title': {
    note: 'Heading of the live simulator',
    es: 'Practica apalancado, sin depositar nada',
    en: 'Practice with leverage, no deposit needed',
  },
  'liveSimulator.lead': {
    note: 'What the simulator is: a separate site of the brand, without a real deposit',
    es: 'Mercado en vivo, dinero de práctica. Ganar ahí no garantiza ganar en real.',
    en: 'Live prices, practice money. Winning there proves nothing about real money.',
  },
  'liveSimulator.open': {
    note: 'Button: opens the simulator',
    es: 'Abrir el simulador',
    en: 'Open the simulator',
  },
  'liveSimulator.host': {
    note: 'Beside the button; {{host}} is the address of the simulator',
    es: 'Sitio aparte: {{host}}',
    en: 'Separate site: {{host}}',
  },
  'roadmap.title': {
    note: 'Heading of the roadmap; {{from}} and {{to}} are amounts like 1K and 100K+',
    es: 'De {{from}} a {{to}}: qué exige al mes',
    en: 'From {{from}} to {{to}}: what each month takes',
  },
  'roadmap.steps': {
    note: 'Name of the list of phases, for screen readers',
    es: 'Fases del plan',
    en: 'Phases of the plan',
  },
  'roadmap.step': {
    note: 'A phase by its number; {{number}} counts from 1',
    es: 'Fase {{number}}',
    en: 'Phase {{number}}',
  },
  'roadmap.range': {
    note: 'Capital of a phase; {{from}} and {{to}} are amounts, {{currency}} three letters',
    es: 'De {{from}} a {{to}} {{currency}}',
    en: 'From {{from}} to {{to}} {{currency}}',
  },
  'roadmap.position': {
    note: 'Which phase shows; {{number}} of {{count}}',
    es: 'Fase {{number}} de {{count}}',
    en: 'Phase {{number}} of {{count}}',
  },
  'roadmap.previous': {
    note: 'Button: the phase before',
    es: 'Fase anterior',
    en: 'Previous phase',
  },
  'roadmap.next': {
    note: 'Button: the phase after',
    es: 'Fase siguiente',
    en: 'Next phase',
  },
  'roadmap.rest': {
    note: 'Opens duration, multiple and return of a phase; its price and what it takes are in view',
    es: 'Duración y rendimiento del plan',
    en: 'Duration and return in the plan',
  },
  'roadmap.duration': {
    note: 'Row: how long a phase takes',
    es: 'Duración',
    en: 'Duration',
  },
  'roadmap.months': {
    note: 'Length of a phase; {{months}} is a number or a range',
    es: '{{months}} meses',
    en: '{{months}} months',
  },
  'roadmap.multiple': {
    note: 'Row: goal divided by start',
    es: 'Multiplicador',
    en: 'Capital multiple',
  },
  'roadmap.entry': {
    note: 'Row: least amount of the tier',
    es: 'Mínimo del nivel',
    en: 'Tier minimum',
  },
  'roadmap.returns': {
    note: 'Row: the return the plan assumes, which is hypothetical',
    es: 'Rendimiento hipotético del plan',
    en: 'Hypothetical return in the plan',
  },
  'roadmap.return': {
    note: 'A hypothetical return; takes {{percent}} and {{months}}',
    es: '{{percent}} en {{months}} meses',
    en: '{{percent}} in {{months}} months',
  },
  'roadmap.reinvested': {
    note: 'A second return, made by reinvesting the first; {{percent}}',
    es: 'luego {{percent}} al reinvertir',
    en: 'then {{percent}} when reinvested',
  },
  'roadmap.noReturn': {
    note: 'Row: the plan assumes no return',
    es: 'El plan no indica ninguno',
    en: 'The plan gives none',
  },
  'roadmap.needed': {
    note: 'Row: what has to be earned each month to get there',
    es: 'Lo que exige',
    en: 'What it takes',
  },
  'roadmap.neededRate': {
    note: 'Rate a month, without a losing one; {{rate}} is a percentage or a range',
    es: 'Ganar {{rate}} cada mes, sin un mes malo',
    en: 'Earning {{rate}} every month, with no bad month',
  },
  'roadmap.capital': {
    note: 'Above the button of a phase: its amounts are capital, not the price of the plan',
    es: 'Ese capital es tuyo, con tu bróker. El plan se paga aparte y no se invierte.',
    en: 'That capital is yours, with your broker. The plan is paid on top and is not invested.',
  },
});
