import { defineWords } from './define.ts';

export const blogRun = defineWords({
  'run.stat.free': {
    note: 'Stat card: the ratio of the free signal',
    es: 'Señal gratuita',
    en: 'Free signal',
  },
  'run.stat.vip': {
    note: 'Stat card: the ratio of the VIP entry',
    es: 'Entrada VIP',
    en: 'VIP entry',
  },
  'run.stat.funded': {
    note: 'Stat card: size of the funded account',
    es: 'Cuenta fondeada',
    en: 'Funded account',
  },
  'run.stat.risk': {
    note: 'Stat card: share of the account risked',
    es: 'Control de riesgo',
    en: 'Risk control',
  },
  'run.phase.1.title': {
    note: 'Timeline: 00:00',
    es: 'Análisis',
    en: 'Analysis',
  },
  'run.phase.1.text': {
    note: 'Timeline: 00:00',
    es: 'El primer punto del día.',
    en: 'The first point of the day.',
  },
  'run.phase.2.title': {
    note: 'Timeline: 06:30',
    es: 'Señal gratuita',
    en: 'Free signal',
  },
  'run.phase.2.text': {
    note: 'Timeline: 06:30; {{hours}} is a duration, {{ratio}} like 10',
    es: '{{hours}} después del análisis. Relación declarada: 1:{{ratio}}.',
    en: '{{hours}} after the analysis. Reported ratio: 1:{{ratio}}.',
  },
  'run.phase.3.title': {
    note: 'Timeline: 12:45',
    es: 'Entrada VIP',
    en: 'VIP entry',
  },
  'run.phase.3.text': {
    note: 'Timeline: 12:45; {{hours}} is a duration, {{ratio}} like 45',
    es: '{{hours}} después de la señal gratuita. Relación declarada: 1:{{ratio}}.',
    en: '{{hours}} after the free signal. Reported ratio: 1:{{ratio}}.',
  },
  'run.phase.4.title': {
    note: 'Timeline: 18:20',
    es: 'Ejecución en cuenta fondeada',
    en: 'Execution on the funded account',
  },
  'run.phase.4.text': {
    note: 'Timeline: 18:20; {{hours}} is a duration, {{account}} an amount with its currency',
    es: '{{hours}} después de la entrada VIP. Tamaño declarado de la cuenta: {{account}}.',
    en: '{{hours}} after the VIP entry. Reported account size: {{account}}.',
  },
  'run.phase.5.title': {
    note: 'Timeline: 23:59',
    es: 'Cierre épico',
    en: 'Epic close',
  },
  'run.phase.5.text': {
    note: 'Timeline: 23:59; {{hours}} is a duration',
    es: '{{hours}} después de la ejecución, un minuto antes de que acabe el día.',
    en: '{{hours}} after the execution, one minute before the day ends.',
  },
  'run.timeline': {
    note: 'Name of the timeline, for screen readers',
    es: 'Las 24 horas, punto por punto',
    en: 'The 24 hours, point by point',
  },
  'run.phase': {
    note: 'Label of a result picture; {{number}} is 1 to 5',
    es: 'Fase {{number}}',
    en: 'Phase {{number}}',
  },
  'run.verified': {
    note: 'Label of a result picture; the mark after it leads to the note that nobody outside verified it',
    es: 'Verificación propia, sin terceros',
    en: 'Self-verified, no third party',
  },
  'run.results': {
    note: 'Name of the result pictures, for screen readers',
    es: 'Cinco imágenes del día',
    en: 'Five pictures of the day',
  },
  'run.result.analysis': {
    note: 'What the first picture shows; {{from}} and {{to}} are clock times, {{hours}} the time between them',
    es: 'Del análisis de las {{from}} a la señal gratuita de las {{to}} hay {{hours}}.',
    en: 'From the analysis at {{from}} to the free signal at {{to}}: {{hours}}.',
  },
  'run.result.ratio': {
    note: 'What a picture of a ratio shows; {{ratio}} like 10',
    es: 'Por cada R arriesgada, un take profit de {{ratio}}R.',
    en: 'For each 1R risked, a target of {{ratio}}R.',
  },
  'run.result.funded': {
    note: 'What the fourth picture shows; {{risk}} is a range in percent; {{account}}, {{from}} and {{to}} are amounts with their currency',
    es: '{{risk}} de {{account}} son de {{from}} a {{to}} por operación.',
    en: '{{risk}} of {{account}} is {{from}} to {{to}} per trade.',
  },
  'run.result.close': {
    note: 'What the fifth picture shows; {{hours}} is a duration',
    es: 'De la primera señal al cierre: {{hours}}.',
    en: 'From the first signal to the close: {{hours}}.',
  },
  'run.dayKey': {
    note: 'What the marks of a drawn day mean; the filled stretch goes from {{from}} to {{to}}, clock times',
    es: 'Una raya por hora, un punto por hora declarada; la franja va de {{from}} a {{to}}.',
    en: 'One tick per hour, one dot per reported time; the band runs from {{from}} to {{to}}.',
  },
  'run.squaresKey': {
    note: 'What the squares of a drawn account mean; {{share}} like 0.5%',
    es: 'Cada cuadro es {{share}} de la cuenta; los marcados, lo que se arriesga.',
    en: 'Each square is {{share}} of the account; the marked ones are at risk.',
  },
  'run.lesson.precision.title': {
    note: 'Lesson: precision',
    es: 'Precisión: una entrada exacta acorta el stop',
    en: 'Precision: an exact entry shortens the stop',
  },
  'run.lesson.precision.text': {
    note: 'Lesson: precision',
    es: 'Una relación sube de dos modos: con el take profit más lejos o con el stop más cerca. La entrada exacta permite lo segundo, a cambio de un stop que se toca más seguido. Si se te escapa, no la persigas.',
    en: 'A ratio grows in two ways: a farther target or a closer stop. An exact entry allows the second, at the price of a stop that is hit more often. If it gets away, do not chase it.',
  },
  'run.lesson.risk.title': {
    note: 'Lesson: risk',
    es: 'Riesgo: primero cuánto pierdes si te equivocas',
    en: 'Risk: first, what you lose if you are wrong',
  },
  'run.lesson.risk.text': {
    note: 'Lesson: risk',
    es: 'El tamaño sale del stop y de un porcentaje fijo de la cuenta, no del entusiasmo.',
    en: 'Size comes from the stop and a fixed share of the account, not from enthusiasm.',
  },
  'run.lesson.levels.title': {
    note: 'Lesson: levels',
    es: 'Niveles: se marcan antes, no durante',
    en: 'Levels: marked before, not during',
  },
  'run.lesson.levels.text': {
    note: 'Lesson: levels',
    es: 'Un nivel dibujado con la operación abierta casi siempre le da la razón a la operación.',
    en: 'A level drawn while the trade is open nearly always agrees with the trade.',
  },
  'run.lesson.process.title': {
    note: 'Lesson: process',
    es: 'Proceso: el día se juzga por sus reglas',
    en: 'Process: a great day is judged by its rules',
  },
  'run.lesson.process.text': {
    note: 'Lesson: process',
    es: 'Si las mismas reglas no se pueden repetir mañana, el resultado fue suerte. Anótalo así.',
    en: 'If the same rules cannot be repeated tomorrow, the result was luck. Log it as luck.',
  },
});
