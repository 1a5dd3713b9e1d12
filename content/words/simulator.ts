import { defineWords } from './define.ts';

export const simulator = defineWords({
  'simulated.title': {
    note: 'First words of the statement beside a simulated figure',
    es: 'Cifras simuladas.',
    en: 'Simulated figures.',
  },
  'simulated.short': {
    note: 'Beside a simulated figure: the substance of CFTC Rule 4.41 in two sentences',
    es: 'Calculadas a posteriori, no son un historial real y pueden sobrestimar o subestimar liquidez o costos. No se afirma que una cuenta vaya a lograr algo parecido.',
    en: 'Worked out with hindsight, not an actual trading record; may over- or under-compensate for liquidity or costs. No representation is made that any account will achieve similar results.',
  },
  'simulated.full': {
    note: 'The same in full, once a page',
    es: 'Son resultados simulados o hipotéticos, con limitaciones propias: a diferencia de un historial real, no representan operaciones ejecutadas y pueden sobrestimar o subestimar el efecto de factores del mercado, como la falta de liquidez. Se diseñan con la ventaja de saber ya lo que pasó. No se afirma que una cuenta vaya a lograr ganancias o pérdidas parecidas, ni que sea probable que las logre.',
    en: 'These are simulated or hypothetical results with inherent limitations: unlike an actual performance record, they do not represent actual trading and may under- or over-compensate for market factors such as lack of liquidity. They are designed with the benefit of hindsight. No representation is made that any account will, or is likely to, achieve profits or losses similar to these.',
  },
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
  'simulator.conservative': {
    note: 'Scenario',
    es: 'Conservador',
    en: 'Conservative',
  },
  'simulator.moderate': {
    note: 'Scenario',
    es: 'Moderado',
    en: 'Moderate',
  },
  'simulator.aggressive': {
    note: 'Scenario',
    es: 'Agresivo',
    en: 'Aggressive',
  },
  'simulator.conservativeText': {
    note: 'What the scenario supposes',
    es: 'El más prudente de los tres.',
    en: 'The most careful of the three.',
  },
  'simulator.moderateText': {
    note: 'What the scenario supposes',
    es: 'Medio año casi sin tropiezos.',
    en: 'Half a year with hardly a stumble.',
  },
  'simulator.aggressiveText': {
    note: 'What the scenario supposes',
    es: 'Un año entero a este ritmo.',
    en: 'A full year at this pace.',
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
    note: 'Row: capital at the end',
    es: 'Resultado',
    en: 'Result',
  },
  'simulator.roi': {
    note: 'Row: return on the initial capital',
    es: 'ROI',
    en: 'ROI',
  },
  'simulator.hypothetical': {
    note: 'Badge beside a hypothetical figure',
    es: 'hipotético',
    en: 'hypothetical',
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
