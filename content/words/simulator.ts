import { defineWords } from './define.ts';

export const simulator = defineWords({
  'simulated.title': {
    note: 'First words of the statement beside a simulated figure',
    es: 'Cifras simuladas.',
    en: 'Simulated figures.',
  },
  'simulated.short': {
    note: 'Beside a simulated figure: the substance of CFTC Rule 4.41 in two sentences',
    es: 'No son el historial de una cuenta real y se calcularon sabiendo ya qué pasó. Nada indica que una cuenta vaya a lograr ganancias o pérdidas parecidas.',
    en: 'They are not an actual trading record, and they were worked out with hindsight. Nothing here says that any account will make profits or losses like these.',
  },
  'simulated.full': {
    note: 'The same in full, once a page',
    es: 'Los resultados hipotéticos o simulados tienen límites propios. A diferencia de un historial real, no vienen de operaciones ejecutadas: pueden exagerar o callar el efecto de factores como la falta de liquidez o los costos. Además se preparan sabiendo ya qué pasó. Nadie afirma que una cuenta vaya a lograr, o que sea probable que logre, ganancias o pérdidas parecidas a las que ves aquí.',
    en: 'Hypothetical or simulated results have limits of their own. Unlike an actual record, they come from no executed trades: they may overstate or understate the effect of market factors such as a lack of liquidity, or of costs. They are also prepared with the benefit of hindsight. Nobody represents that any account will, or is likely to, make profits or losses like those shown here.',
  },
  'simulator.title': {
    note: 'Heading of the three hypothetical scenarios',
    es: 'Lo que arriesgas decide cuánto puede doler',
    en: 'What you risk decides how much it can hurt',
  },
  'simulator.text': {
    note: 'Under the heading',
    es: 'Tres ejemplos de práctica: a cuánto llegaría el capital y cuánto quita una mala racha.',
    en: 'Three practice examples: what the capital would come to, and what a losing streak takes from it.',
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
    es: 'Riesgo bajo y plazo corto. Una mala racha duele, pero deja capital para seguir.',
    en: 'Low risk, short term. A losing streak hurts, but leaves capital to go on with.',
  },
  'simulator.moderateText': {
    note: 'What the scenario supposes',
    es: 'Más riesgo por operación. Supone medio año casi sin tropiezos, y eso es raro.',
    en: 'More risk on each trade. It supposes half a year with hardly a stumble, and that is rare.',
  },
  'simulator.aggressiveText': {
    note: 'What the scenario supposes',
    es: 'Riesgo alto durante un año. Casi nadie sostiene este ritmo sin pasar antes por la racha de abajo.',
    en: 'High risk for a year. Hardly anyone keeps this pace without first going through the streak below.',
  },
  'simulator.initial': {
    note: 'Row: capital at the start',
    es: 'Capital inicial',
    en: 'Initial capital',
  },
  'simulator.term': {
    note: 'Row: how long',
    es: 'Plazo',
    en: 'Term',
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
    es: 'Primero miras, luego operas, y solo al final subes el capital',
    en: 'First you watch, then you trade, and only then raise the capital',
  },
  'process.1.title': {
    note: 'Step: sign up',
    es: 'Regístrate',
    en: 'Sign up',
  },
  'process.1.text': {
    note: 'Step: sign up',
    es: 'Elige el canal gratuito o un plan. El pago se abre en otra pestaña.',
    en: 'Pick the free channel or a plan. The checkout opens in another tab.',
  },
  'process.2.title': {
    note: 'Step: join the community',
    es: 'Únete a la comunidad',
    en: 'Join the community',
  },
  'process.2.text': {
    note: 'Step: join the community',
    es: 'Entra al canal y lee las reglas antes de tu primera operación.',
    en: 'Enter the channel and read the rules before your first trade.',
  },
  'process.3.title': {
    note: 'Step: follow the signals',
    es: 'Sigue las señales',
    en: 'Follow the signals',
  },
  'process.3.text': {
    note: 'Step: follow the signals',
    es: 'Cada una trae entrada, stop y objetivo. Tú decides si la tomas.',
    en: 'Each one brings entry, stop and target. You decide whether to take it.',
  },
  'process.4.title': {
    note: 'Step: track the results',
    es: 'Anota tus resultados',
    en: 'Track your results',
  },
  'process.4.text': {
    note: 'Step: track the results',
    es: 'Apunta lo que ganas, lo que pierdes y lo que dejaste pasar.',
    en: 'Write down what you win, what you lose and what you let go.',
  },
  'process.5.title': {
    note: 'Step: scale the capital',
    es: 'Sube el capital',
    en: 'Scale your capital',
  },
  'process.5.text': {
    note: 'Step: scale the capital',
    es: 'Después de meses con reglas, no de una buena semana, y solo con lo que puedes perder.',
    en: 'After months of following rules, not after one good week, and only with what you can lose.',
  },
});
