import { defineWords } from './define.ts';

export const riskLabSimulation = defineWords({
  'lab.simulation.title': {
    note: 'Heading of the simulation',
    es: 'Diez mil veces la misma estrategia',
    en: 'The same strategy, ten thousand times',
  },
  'lab.simulation.source': {
    note: 'Field: where the results of the trades come from',
    es: 'Resultados',
    en: 'Results',
  },
  'lab.simulation.fromOdds': {
    note: 'Choice: results from a win rate and a reward',
    es: 'Aciertos y R',
    en: 'Win rate, R',
  },
  'lab.simulation.fromList': {
    note: 'Choice: results pasted by the visitor',
    es: 'Mi lista de R',
    en: 'My list of R',
  },
  'lab.simulation.reward': {
    note: 'Field: what a win gains for each 1 risked',
    es: 'Ganancia por acierto',
    en: 'Gain per win',
  },
  'lab.simulation.list': {
    note: 'Field: results of the visitor’s own trades in R',
    es: 'Tus resultados en R',
    en: 'Your results in R',
  },
  'lab.simulation.listHint': {
    note: 'Under the list: an example, and that it stays on the device',
    es: '2, -1, 1.5, -1… No sale de tu dispositivo.',
    en: '2, -1, 1.5, -1… It stays on your device.',
  },
  'lab.simulation.listRead': {
    note: 'Under the list: how it was read; {{count}} is a number of results, {{low}} and {{high}} are the smallest and largest',
    es: '{{count}} resultados, de {{low}} a {{high}} R. No salen de tu dispositivo.',
    en: '{{count}} results, from {{low}} to {{high}} R. They stay on your device.',
  },
  'lab.simulation.cost': {
    note: 'Field: costs of a trade in R',
    es: 'Costos',
    en: 'Costs',
  },
  'lab.simulation.ruin': {
    note: 'Field: share of the start at which the account counts as ruined',
    es: 'Quiebra al quedar',
    en: 'Ruin when left with',
  },
  'lab.simulation.fall': {
    note: 'Field: a fall from the highest balance',
    es: 'Caída que te importa',
    en: 'Drawdown you care about',
  },
  'lab.simulation.paths': {
    note: 'Field: how many runs are simulated',
    es: 'Caminos',
    en: 'Paths',
  },
  'lab.simulation.seed': {
    note: 'Field: the number that fixes the random numbers',
    es: 'Semilla',
    en: 'Seed',
  },
  'lab.simulation.run': {
    note: 'Button: starts the simulation',
    es: 'Simular',
    en: 'Simulate',
  },
  'lab.simulation.cancel': {
    note: 'Button: ends a running simulation',
    es: 'Cancelar',
    en: 'Cancel',
  },
  'lab.simulation.running': {
    note: 'While it runs; {{share}} is a percentage',
    es: 'Simulando: {{share}}',
    en: 'Simulating: {{share}}',
  },
  'lab.simulation.cancelled': {
    note: 'After a cancel: the shown result is an older one',
    es: 'Cancelado: el resultado es el anterior.',
    en: 'Canceled: the result is the previous one.',
  },
  'lab.simulation.failed': {
    note: 'When the browser cannot run it',
    es: 'Tu navegador no pudo simular. El resultado es el anterior.',
    en: 'Your browser could not run the simulation. The result is the previous one.',
  },
  'lab.simulation.changed': {
    note: 'When the fields are no longer those of the shown result',
    es: 'Cambiaste los datos: pulsa Simular para actualizar.',
    en: 'You changed the inputs: press Simulate to update.',
  },
  'lab.simulation.ruined': {
    note: 'Figure: share of runs that came down to the ruin level',
    es: 'Caminos que quiebran',
    en: 'Paths that go to ruin',
  },
  'lab.simulation.fell': {
    note: 'Figure: share of runs that fell that far from their highest balance; {{fall}} is a percentage',
    es: 'caen {{fall}} o más desde su máximo',
    en: 'fall {{fall}} or more from their peak',
  },
  'lab.simulation.lower': {
    note: 'Figure: share of runs that end below the start',
    es: 'terminan con menos de lo que empezaron',
    en: 'end with less than they started',
  },
  'lab.simulation.streak': {
    note: 'Figure: the longest losing streak of the middle run; {{rare}} is that of one in twenty',
    es: 'pérdidas seguidas en el camino típico; {{rare}} en uno de cada 20',
    en: 'losses in a row on the typical path; {{rare}} on one in 20',
  },
  'lab.simulation.typical': {
    note: 'Figure: what the middle run ends with',
    es: 'Final del camino típico',
    en: 'End of the typical path',
  },
  'lab.simulation.range': {
    note: '{{low}} and {{high}} are amounts',
    es: '9 de cada 10 caminos terminan entre {{low}} y {{high}}.',
    en: '9 in 10 paths end between {{low}} and {{high}}.',
  },
  'lab.simulation.noEdge': {
    note: 'Verdict when the mean result is not above zero; {{mean}} is a signed number of R',
    es: 'Sin ventaja: en promedio {{mean}} R por operación. Con el tiempo, la quiebra es segura.',
    en: 'No edge: {{mean}} R per trade on average. In time, ruin is certain.',
  },
  'lab.simulation.exact': {
    note: 'The check beside the simulation; {{stake}} is an amount, {{chance}} a percentage',
    es: 'Sin simular: si siempre arriesgas {{stake}}, la quiebra es de {{chance}}, por muchas operaciones que hagas.',
    en: 'Without simulating: if you always risk {{stake}}, the chance of ruin is {{chance}}, however many trades you make.',
  },
  'lab.simulation.bound': {
    note: 'The same where it is an upper bound; {{stake}} is an amount, {{chance}} a percentage',
    es: 'Sin simular: si siempre arriesgas {{stake}}, la quiebra es de {{chance}} a lo más, por muchas operaciones que hagas.',
    en: 'Without simulating: if you always risk {{stake}}, the chance of ruin is {{chance}} at most, however many trades you make.',
  },
  'lab.simulation.fan': {
    note: 'Name of the picture of balances',
    es: 'Saldo en USD, operación a operación',
    en: 'Balance in USD, trade by trade',
  },
  'lab.simulation.fanWords': {
    note: 'The picture in one sentence; {{low}}, {{middle}} and {{high}} are amounts, {{trades}} a number',
    es: 'Tras {{trades}} operaciones, 5% de los caminos tiene {{low}} o menos, la mitad {{middle}} o menos, y 5% más de {{high}}.',
    en: 'After {{trades}} trades, 5% of the paths hold {{low}} or less, half {{middle}} or less, and 5% more than {{high}}.',
  },
  'lab.simulation.fanTable': {
    note: 'Opens the table of balances',
    es: 'Tabla de saldos',
    en: 'Table of balances',
  },
  'lab.simulation.falls': {
    note: 'Name of the picture of drawdowns',
    es: 'Mayor caída de cada camino',
    en: 'Deepest drawdown of each path',
  },
  'lab.simulation.fallsTable': {
    note: 'Opens the table of drawdowns',
    es: 'Tabla de caídas',
    en: 'Table of drawdowns',
  },
  'lab.simulation.fallColumn': {
    note: 'Column: deepest fall from the highest balance',
    es: 'Caída',
    en: 'Drawdown',
  },
  'lab.simulation.fallPaths': {
    note: 'Column: share of runs whose deepest fall is in that range',
    es: 'Caminos',
    en: 'Paths',
  },
  'lab.simulation.fallOrMore': {
    note: 'Column: share of runs that fall that far or further',
    es: 'Esa o más',
    en: 'That or more',
  },
  'lab.simulation.ruinLine': {
    note: 'In the picture, at the line of ruin; short',
    es: 'quiebra',
    en: 'ruin',
  },
  'lab.plan.title': {
    note: 'Heading of the table of the site’s own plans',
    es: 'Qué tendría que cumplirse en nuestros planes',
    en: 'What our own plans would need',
  },
  'lab.plan.assumed': {
    note: 'What the table assumes; {{trades}} a month, {{reward}} for each 1 risked, {{risk}} is a percentage',
    es: 'Con 1:{{reward}}, {{trades}} operaciones al mes y, si el plan no lo dice, {{risk}} de riesgo. La mitad de los caminos llega; la otra no.',
    en: 'At 1:{{reward}}, {{trades}} trades a month and, where the plan does not say, {{risk}} risk. Half of the paths get there; the other half does not.',
  },
  'lab.plan.phase': {
    note: 'A phase of the roadmap; {{number}} is 1 to 3',
    es: 'Fase {{number}}',
    en: 'Phase {{number}}',
  },
  'lab.plan.declared': {
    note: 'What a plan declares; {{from}} and {{to}} are amounts, {{currency}} three letters, {{months}} a number',
    es: '{{from}} → {{to}} {{currency}}, {{months}} meses',
    en: '{{from}} → {{to}} {{currency}}, {{months}} months',
  },
  'lab.plan.name': {
    note: 'Column: name of the plan',
    es: 'Plan',
    en: 'Plan',
  },
  'lab.plan.what': {
    note: 'Column: what the plan declares, hypothetical',
    es: 'Supone',
    en: 'Assumes',
  },
  'lab.plan.needs': {
    note: 'Column: share of wins that it needs',
    es: 'Aciertos que pide',
    en: 'Win rate needed',
  },
  'lab.plan.load': {
    note: 'Button: takes the plan into the simulation',
    es: 'Simular',
    en: 'Simulate',
  },
  'lab.plan.loadName': {
    note: 'Name of that button for screen readers; {{plan}} is the name of the plan',
    es: 'Simular {{plan}}',
    en: 'Simulate {{plan}}',
  },
});
