import { defineWords } from './define.ts';

export const simulator = defineWords({
  'simulator.title': {
    note: 'Heading of the three hypothetical scenarios',
    es: 'Tu riesgo decide cuánto duele perder',
    en: 'Risk per trade sets what losing streaks cost',
  },
  'simulator.text': {
    note: 'Under the heading',
    es: 'El mejor caso arriba, la mala racha abajo.',
    en: 'The best case above, the losing streak below.',
  },
  'simulator.tabs': {
    note: 'Name of the choice of scenario, for screen readers',
    es: 'Escenario',
    en: 'Scenario',
  },
  'simulator.initial': {
    note: 'Row: capital at the start',
    es: 'Capital inicial',
    en: 'Starting capital',
  },
  'simulator.term': {
    note: 'Row: how long',
    es: 'Plazo',
    en: 'Time frame',
  },
  'simulator.months': {
    note: 'How long; {{months}} is a number above 1',
    es: '{{months}} meses',
    en: '{{months}} months',
  },
  'simulator.risk': {
    note: 'Row: share risked on each trade',
    es: 'Riesgo por operación',
    en: 'Risk per trade',
  },
  'simulator.result': {
    note: 'Row: capital at the end, which is hypothetical',
    es: 'Resultado hipotético',
    en: 'Hypothetical result',
  },
  'simulator.roi': {
    note: 'Row: return on the initial capital, which is hypothetical',
    es: 'ROI hipotético',
    en: 'Hypothetical ROI',
  },
  'simulator.streak': {
    note: 'Lower level of the drawing; {{losses}} is a number',
    es: 'Tras {{losses}} pérdidas seguidas',
    en: 'After {{losses}} losses in a row',
  },
  'process.title': {
    note: 'Heading of the five steps',
    es: 'Primero mira, luego opera y al final escala',
    en: 'Watch first, then trade, then scale',
  },
  'process.1.title': {
    note: 'Step: sign up',
    es: 'Inscríbete',
    en: 'Sign up',
  },
  'process.1.text': {
    note: 'Step: sign up',
    es: 'Canal gratuito o un plan.',
    en: 'The free channel or a plan.',
  },
  'process.2.title': {
    note: 'Step: join the community',
    es: 'Únete a la comunidad',
    en: 'Join the community',
  },
  'process.2.text': {
    note: 'Step: join the community',
    es: 'Lee primero las reglas.',
    en: 'Read the rules first.',
  },
  'process.3.title': {
    note: 'Step: follow the signals',
    es: 'Sigue las señales',
    en: 'Follow the signals',
  },
  'process.3.text': {
    note: 'Step: follow the signals',
    es: 'Tú decides cuáles tomas.',
    en: 'You decide which to take.',
  },
  'process.4.title': {
    note: 'Step: track the results',
    es: 'Anota tus resultados',
    en: 'Track your results',
  },
  'process.4.text': {
    note: 'Step: track the results',
    es: 'También lo que dejaste pasar.',
    en: 'What you passed on, too.',
  },
  'process.5.title': {
    note: 'Step: scale the capital',
    es: 'Escala tu capital',
    en: 'Scale your capital',
  },
  'process.5.text': {
    note: 'Step: scale the capital',
    es: 'Tras meses con reglas.',
    en: 'After months by the rules.',
  },
});
