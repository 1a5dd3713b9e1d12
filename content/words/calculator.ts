import { defineWords } from './define.ts';

export const calculator = defineWords({
  'calculator.title': {
    note: 'Heading of the calculator',
    es: 'Haz el cálculo antes de creerlo',
    en: 'Do the math before you believe it',
  },
  'calculator.intro': {
    note: 'Below the heading: what the calculator does, and that it shows the loss as well',
    es: 'Pon un monto y un plazo. Compara el escenario cumplido con el mismo escenario al revés.',
    en: 'Enter an amount and a time frame. Compare the scenario coming true with the same scenario in reverse.',
  },
  'calculator.capital': {
    note: 'Beside the calculator and the roadmap: the amounts are capital, not the price of a plan',
    es: 'Este capital es tuyo y está con tu bróker. El precio del plan se paga aparte y no se invierte.',
    en: 'This capital is yours, with your broker. The plan’s price is paid on top and is not invested.',
  },
  'calculator.noScript': {
    note: 'To readers without scripts: the figures below are the example only',
    es: 'Sin scripts verás solo este ejemplo. Con la fórmula y la tabla puedes calcularlo a mano.',
    en: 'Without scripts you see this example only. With the formula and the table you can do the math by hand.',
  },
  'calculator.formula': {
    note: 'Name of the formula; the formula itself is drawn beside it',
    es: 'La fórmula',
    en: 'The formula',
  },
  'calculator.formulaText': {
    note: 'The formula; symbols stay as they are, and what follows ^ is drawn as an exponent',
    es: 'resultado = monto × (1 + r)^meses',
    en: 'result = amount × (1 + r)^months',
  },
  'calculator.formulaWhere': {
    note: 'What the formula is worth: hypothetical',
    es: 'r es la tasa mensual del escenario de cada plan. En el caso de pérdida, 1 − r en lugar de 1 + r.',
    en: 'r is the monthly rate of each tier’s scenario. The loss case uses 1 − r instead of 1 + r.',
  },
  'calculator.ratesFold': {
    note: 'On phones, opens the table of monthly rates; as few words as possible',
    es: 'La tasa mensual de cada plan',
    en: 'The monthly rate of each tier',
  },
  'calculator.rates': {
    note: 'Caption of the table of monthly rates',
    es: 'De qué escenario sale la tasa de cada plan',
    en: 'Which scenario sets each tier’s rate',
  },
  'calculator.rateTier': {
    note: 'Table column: tier',
    es: 'Plan',
    en: 'Tier',
  },
  'calculator.rateFrom': {
    note: 'Table column: least amount',
    es: 'Desde (USD)',
    en: 'From (USD)',
  },
  'calculator.rateScenario': {
    note: 'Table column: the scenario the rate comes from',
    es: 'Escenario',
    en: 'Scenario',
  },
  'calculator.rateScenarioText': {
    note: 'Table cell; {{multiple}} and {{months}} are numbers',
    es: '× {{multiple}} en {{months}} meses',
    en: '× {{multiple}} in {{months}} months',
  },
  'calculator.rateMonthly': {
    note: 'Table column: rate of each month',
    es: 'r al mes',
    en: 'r per month',
  },
  'roi.inputs': {
    note: 'Name of the group of fields, for screen readers',
    es: 'Datos del cálculo',
    en: 'Your numbers',
  },
  'roi.amount': {
    note: 'Field: amount in US dollars',
    es: 'Monto en USD',
    en: 'Amount in USD',
  },
  'roi.amountHint': {
    note: 'What the field takes; {{minimum}} and {{maximum}} are amounts',
    es: 'De {{minimum}} a {{maximum}} USD.',
    en: 'From {{minimum}} to {{maximum}} USD.',
  },
  'roi.amountUnread': {
    note: 'Error: not a number',
    es: 'No pudimos leer esa cantidad. Escribe solo números, por ejemplo 1,000.50.',
    en: 'We could not read that amount. Type numbers only, for example 1,000.50.',
  },
  'roi.amountLow': {
    note: 'Error: below the minimum; {{tier}} is the tier, {{minimum}} its least amount',
    es: '{{tier}} empieza en {{minimum}} USD.',
    en: '{{tier}} starts at {{minimum}} USD.',
  },
  'roi.amountHigh': {
    note: 'Error: above the maximum; {{maximum}} is an amount',
    es: 'El cálculo llega hasta {{maximum}} USD.',
    en: 'This calculator goes up to {{maximum}} USD.',
  },
  'roi.useMinimum': {
    note: 'Button that puts the least amount in; {{minimum}} is an amount',
    es: 'Usar {{minimum}}',
    en: 'Use {{minimum}}',
  },
  'roi.months': {
    note: 'Field: months',
    es: 'Meses',
    en: 'Months',
  },
  'roi.monthsHint': {
    note: 'What the field takes; {{least}} and {{most}} are numbers',
    es: 'Meses completos, de {{least}} a {{most}}.',
    en: 'Whole months, from {{least}} to {{most}}.',
  },
  'roi.monthsWrong': {
    note: 'Error; {{least}} and {{most}} are numbers',
    es: 'Escribe un número entero de {{least}} a {{most}}.',
    en: 'Type a whole number from {{least}} to {{most}}.',
  },
  'roi.tier': {
    note: 'Name of the choice of tier',
    es: 'Plan',
    en: 'Tier',
  },
  'roi.tier.standard': {
    note: 'Tier',
    es: 'Estándar',
    en: 'Standard',
  },
  'roi.tier.advanced': {
    note: 'Tier',
    es: 'Avanzado',
    en: 'Advanced',
  },
  'roi.tier.premium': {
    note: 'Tier, a name',
    es: 'NWLVL premium',
    en: 'NWLVL premium',
  },
  'roi.tierFrom': {
    note: 'Under a tier: its least amount; {{minimum}} is an amount',
    es: 'desde {{minimum}} USD',
    en: 'from {{minimum}} USD',
  },
  'roi.gain': {
    note: 'Heading over the gain',
    es: 'Si el escenario se cumple',
    en: 'If the scenario comes true',
  },
  'roi.loss': {
    note: 'Heading over the loss, of equal weight',
    es: 'Si cada mes sale al revés',
    en: 'If every month goes the other way',
  },
  'roi.initial': {
    note: 'Output: amount put in',
    es: 'Inversión inicial',
    en: 'Initial investment',
  },
  'roi.profit': {
    note: 'Output: profit',
    es: 'Ganancia',
    en: 'Profit',
  },
  'roi.percent': {
    note: 'Output: return on investment, short',
    es: 'ROI',
    en: 'ROI',
  },
  'roi.lost': {
    note: 'Output: what is lost',
    es: 'Pérdida',
    en: 'Loss',
  },
  'roi.lostPercent': {
    note: 'Output: loss as a share of the amount',
    es: 'Sobre lo invertido',
    en: 'Of the amount invested',
  },
  'roi.recovery': {
    note: 'Output: what must then be gained to be back at the amount',
    es: 'Para volver al inicio',
    en: 'To get back to even',
  },
  'roi.lossWhy': {
    note: 'The assumption of the loss case; {{rate}} is the monthly rate, {{risk}} the risk of each trade, {{losses}} a number',
    es: 'Supone perder {{rate}} cada mes en lugar de ganarlo. Con {{risk}} de riesgo por operación bastan {{losses}} pérdidas seguidas al mes.',
    en: 'Assumes losing {{rate}} each month instead of making it. At {{risk}} risk per trade, {{losses}} losses in a row each month are enough.',
  },
  'roi.streakLink': {
    note: 'Link from the losing case to the risk tools: how likely that losing streak is; short',
    es: 'Qué tan probable es esa racha',
    en: 'How likely is that streak?',
  },
  'roi.stale': {
    note: 'Said while a field is wrong; takes {{amount}}, {{months}} and {{tier}} of the last good sum',
    es: 'Hay un dato por corregir. Sigue a la vista el último cálculo: {{amount}} USD, plazo en meses: {{months}}, {{tier}}.',
    en: 'One field needs fixing. Your last valid result stays: {{amount}} USD, term in months: {{months}}, {{tier}}.',
  },
  'roi.figure': {
    note: 'The drawing in one sentence; {{months}} is a number, {{gain}} and {{loss}} are signed percentages',
    es: 'Dos líneas desde el monto (plazo en meses: {{months}}): una llega a {{gain}} y la otra a {{loss}}.',
    en: 'Two lines from the amount (term in months: {{months}}): one reaches {{gain}} and the other {{loss}}.',
  },
  'roi.figureNote': {
    note: 'Under the drawing: its scale is one of proportions',
    es: 'Escala logarítmica: duplicar y perder la mitad ocupan lo mismo.',
    en: 'Logarithmic scale: doubling and halving take the same space.',
  },
  'roi.figureMonth': {
    note: 'Label of the last month; {{months}} is a number',
    es: 'mes {{months}}',
    en: 'month {{months}}',
  },
  'roi.summary': {
    note: 'Read aloud after a change; {{gain}} and {{loss}} are amounts',
    es: 'Si el escenario se cumple, {{gain}} USD. Si sale al revés, {{loss}} USD.',
    en: 'If the scenario comes true, {{gain}} USD. If it goes the other way, {{loss}} USD.',
  },
  'roi.copy': {
    note: 'Button: copies a link with these figures',
    es: 'Copiar enlace a este cálculo',
    en: 'Copy a link to this result',
  },
  'roi.copied': {
    note: 'Said once the link is copied',
    es: 'Enlace copiado.',
    en: 'Link copied.',
  },
  'roi.copyFailed': {
    note: 'Said when the browser does not let us copy',
    es: 'Tu navegador no dejó copiar. El enlace está en la barra de direcciones.',
    en: 'Your browser did not allow copying. The link is in the address bar.',
  },
});
