import { defineWords } from './define.ts';

export const roadmap = defineWords({
  'video.title': {
    note: 'Heading of the video',
    es: 'Míralo en video antes de decidir',
    en: 'Watch it before you decide',
  },
  'video.lead': {
    note: 'Under the heading of the video',
    es: 'La marca explica su método con su propia voz. Escúchala con la misma reserva que sus cifras.',
    en: 'The brand explains its method in its own voice. Hear it with the same reserve as its figures.',
  },
  'video.play': {
    note: 'Button that loads and plays the video',
    es: 'Ver el video aquí',
    en: 'Watch the video here',
  },
  'video.before': {
    note: 'Beside the button: which host is contacted, and when; {{host}} is its name',
    es: 'Al darle clic, tu navegador se conecta con {{host}}. Antes no.',
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
    en: 'Introduction video of {{brand}}',
  },
  'video.elsewhere': {
    note: 'Link to the brand’s video channel; {{name}} is the name of the platform',
    es: 'Verlo en el canal de {{name}}',
    en: 'Watch it on the {{name}} channel',
  },
  'liveSimulator.title': {
    note: 'Heading of the live simulator',
    es: 'Practica con apalancamiento sin depositar nada',
    en: 'Practice with leverage without depositing anything',
  },
  'liveSimulator.lead': {
    note: 'What the simulator is: an external site without a real deposit',
    es: 'El simulador es un sitio externo: mercado en vivo, dinero de práctica. Ahí no se deposita ni se retira dinero real.',
    en: 'The simulator is an external site: live market, practice money. No real money goes in or out there.',
  },
  'liveSimulator.caution': {
    note: 'What winning there does not prove',
    es: 'Ganar en un simulador no prueba que ganarías con dinero real: sin nada en juego se decide distinto.',
    en: 'Winning in a simulator does not prove you would win with real money: with nothing at stake, people decide differently.',
  },
  'liveSimulator.open': {
    note: 'Button: opens the simulator',
    es: 'Abrir el simulador',
    en: 'Open the simulator',
  },
  'liveSimulator.host': {
    note: 'Beside the button; {{host}} is the address of the simulator',
    es: 'Sitio externo: {{host}}',
    en: 'External site: {{host}}',
  },
  'roadmap.title': {
    note: 'Heading of the roadmap; {{from}} and {{to}} are amounts like 1K and 100K+',
    es: 'Ir de {{from}} a {{to}} pide esto en cada fase',
    en: 'Going from {{from}} to {{to}} takes this in each phase',
  },
  'roadmap.lead': {
    note: 'Under the heading: the plan is hypothetical',
    es: 'Es un plan hipotético de la marca, no un historial. Junto a cada meta va lo que tendrías que ganar al mes para alcanzarla.',
    en: 'It is a hypothetical plan of the brand, not a track record. Beside each goal stands what you would have to earn a month to reach it.',
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
    note: 'Capital of a phase; {{from}} and {{to}} are amounts',
    es: 'De {{from}} a {{to}} USD',
    en: 'From {{from}} to {{to}} USD',
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
    es: 'Multiplica el capital por',
    en: 'Multiplies capital by',
  },
  'roadmap.entry': {
    note: 'Row: least amount of the tier',
    es: 'Mínimo del nivel',
    en: 'Minimum of the tier',
  },
  'roadmap.returns': {
    note: 'Row: the return the plan assumes, which is hypothetical',
    es: 'Rendimiento hipotético que supone el plan',
    en: 'Hypothetical return the plan assumes',
  },
  'roadmap.return': {
    note: 'A hypothetical return; takes {{percent}} and {{months}}',
    es: '{{percent}} en {{months}} meses',
    en: '{{percent}} in {{months}} months',
  },
  'roadmap.reinvested': {
    note: 'A second return, made by reinvesting the first; {{percent}}',
    es: 'luego {{percent}} al reinvertir',
    en: 'then {{percent}} on reinvesting',
  },
  'roadmap.noReturn': {
    note: 'Row: the plan assumes no return',
    es: 'El plan no supone ninguno',
    en: 'The plan assumes none',
  },
  'roadmap.needed': {
    note: 'Row: what has to be earned each month to get there',
    es: 'Lo que exige',
    en: 'What it demands',
  },
  'roadmap.neededRate': {
    note: 'Rate a month, without a losing one; {{rate}} is a percentage or a range',
    es: 'Ganar {{rate}} cada mes, sin un solo mes malo',
    en: 'Earning {{rate}} every month, without one bad month',
  },
  'roadmap.first.title': {
    note: 'Phase 1',
    es: 'Arranca con lo que puedes perder',
    en: 'Start with what you can lose',
  },
  'roadmap.first.tier': {
    note: 'Phase 1: its tier',
    es: 'Nivel 1 de 4',
    en: 'Tier 1 of 4',
  },
  'roadmap.first.text': {
    note: 'Phase 1 in two sentences',
    es: 'Aprendes a cumplir el plan con una cuenta chica. Lo que se gana se reinvierte.',
    en: 'You learn to keep to the plan with a small account. What is earned is reinvested.',
  },
  'roadmap.second.title': {
    note: 'Phase 2',
    es: 'Acelera solo si cumpliste',
    en: 'Speed up only if you kept to it',
  },
  'roadmap.second.tier': {
    note: 'Phase 2: its tier',
    es: 'Nivel acelerado',
    en: 'Accelerated tier',
  },
  'roadmap.second.text': {
    note: 'Phase 2 in two sentences',
    es: 'Más capital con el mismo riesgo por operación. Si rompiste tus reglas en la primera fase, todavía no toca.',
    en: 'More capital with the same risk a trade. If you broke your rules in the first phase, it is not time yet.',
  },
  'roadmap.third.title': {
    note: 'Phase 3',
    es: 'Escala acompañado',
    en: 'Scale up with a mentor',
  },
  'roadmap.third.tier': {
    note: 'Phase 3: its tier',
    es: 'Mentoría NWLVL',
    en: 'NWLVL mentoring',
  },
  'roadmap.third.text': {
    note: 'Phase 3 in two sentences',
    es: 'Mentoría para cuentas grandes, donde una mala racha también cuesta más.',
    en: 'Mentoring for large accounts, where a bad run costs more too.',
  },
});
