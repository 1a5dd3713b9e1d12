import { defineWords } from './define.ts';

export const simulator = defineWords({
  'simulated.title': {
    note: 'First words of the statement beside a simulated figure',
    es: 'Cifras simuladas.',
    en: 'Simulated figures.',
  },
  'simulated.short': {
    note: 'Beside a simulated figure: the substance of CFTC Rule 4.41 in two sentences',
    es: 'No es el historial de una cuenta real: se calcularon a posteriori y pueden sobrestimar o subestimar factores como la liquidez o los costos. No se afirma que una cuenta vaya a lograr ganancias o pérdidas parecidas.',
    en: 'Not an actual trading record: they were worked out with hindsight and may over- or under-compensate for factors such as liquidity or costs. No representation is made that any account will achieve profits or losses like these.',
  },
  'simulated.full': {
    note: 'The same in full, once a page',
    es: 'Estos resultados son simulados o hipotéticos y tienen limitaciones propias. A diferencia de un historial real, no representan operaciones ejecutadas; por eso pueden compensar de más o de menos el efecto de factores del mercado como la falta de liquidez. Además, los programas simulados se diseñan con la ventaja de saber ya lo que pasó. No se afirma que una cuenta vaya a lograr, o sea probable que logre, ganancias o pérdidas parecidas a las que se muestran.',
    en: 'These results are based on simulated or hypothetical performance results that have certain inherent limitations. Unlike the results shown in an actual performance record, these results do not represent actual trading. Also, because these trades have not actually been executed, these results may have under- or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated or hypothetical trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to these being shown.',
  },
  'simulator.title': {
    note: 'Heading of the three hypothetical scenarios',
    es: 'Tu riesgo por operación decide el golpe',
    en: 'Risk per trade decides how hard a streak hits',
  },
  'simulator.text': {
    note: 'Under the heading',
    es: 'Tres escenarios de práctica: el mejor caso y la mala racha.',
    en: 'Three practice scenarios: the best case and the losing streak.',
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
    es: 'El menor riesgo de los tres, y aun así 50% en tres meses es excepcional.',
    en: 'The least risk of the three, and 50% in three months is still exceptional.',
  },
  'simulator.moderateText': {
    note: 'What the scenario supposes',
    es: 'Más riesgo por operación y medio año casi sin tropiezos: eso es raro.',
    en: 'More risk per trade and half a year with hardly a stumble: that is rare.',
  },
  'simulator.aggressiveText': {
    note: 'What the scenario supposes',
    es: 'Riesgo alto durante un año. Casi siempre, la racha de abajo llega antes.',
    en: 'High risk for a year. The streak below nearly always comes first.',
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
    es: 'Elige el canal gratuito o un plan. El pago se abre en otra pestaña.',
    en: 'Pick the free channel or a plan. Checkout opens in another tab.',
  },
  'process.2.title': {
    note: 'Step: join the community',
    es: 'Únete a la comunidad',
    en: 'Join the community',
  },
  'process.2.text': {
    note: 'Step: join the community',
    es: 'Lee las reglas antes de tu primera operación.',
    en: 'Read the rules before your first trade.',
  },
  'process.3.title': {
    note: 'Step: follow the signals',
    es: 'Sigue las señales',
    en: 'Follow the signals',
  },
  'process.3.text': {
    note: 'Step: follow the signals',
    es: 'Cada una trae entrada, stop loss y take profit. Tú decides si la tomas.',
    en: 'Each one has an entry, a stop loss and a take profit. You decide whether to take it.',
  },
  'process.4.title': {
    note: 'Step: track the results',
    es: 'Anota tus resultados',
    en: 'Track your results',
  },
  'process.4.text': {
    note: 'Step: track the results',
    es: 'Lo que ganaste, lo que perdiste y lo que dejaste pasar.',
    en: 'What you won, what you lost and what you passed on.',
  },
  'process.5.title': {
    note: 'Step: scale the capital',
    es: 'Escala tu capital',
    en: 'Scale your capital',
  },
  'process.5.text': {
    note: 'Step: scale the capital',
    es: 'Después de meses con reglas, no de una buena semana.',
    en: 'After months of following the rules, not after one good week.',
  },
});
