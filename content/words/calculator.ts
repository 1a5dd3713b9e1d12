import { defineWords } from './define.ts';

export const calculator = defineWords({
  'calculator.title': {
    note: 'Heading of the calculator',
    es: 'Haz el cálculo antes de creerlo',
    en: 'Do the math before you believe it',
  },
  'calculator.intro': {
    note: 'Below the heading: what the calculator does, and that it shows the loss as well',
    es: 'El escenario cumplido y el mismo, al revés.',
    en: 'The scenario, and the same in reverse.',
  },
  'calculator.capital': {
    note: 'Beside the calculator and the roadmap: the amounts are capital, not the price of a plan',
    es: 'Este capital es tuyo y está con tu bróker. El precio del plan se paga aparte y no se invierte.',
    en: 'This capital is yours, with your broker. The plan’s price is paid on top and is not invested.',
  },
  'calculator.noScript': {
    note: 'To readers without scripts: the figures below are the example only',
    es: 'Sin scripts verás solo este ejemplo.',
    en: 'Without scripts you see this example only.',
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
  'calculator.rate': {
    note: 'One line for each tier; {{tier}} is its name, {{multiple}} and {{months}} are its scenario, {{rate}} a percentage',
    es: '{{tier}}: × {{multiple}} en {{months}} meses, {{rate}} al mes',
    en: '{{tier}}: × {{multiple}} in {{months}} months, {{rate}} a month',
  },
  'roi.inputs': {
    note: 'Name of the group of fields, for screen readers',
    es: 'Datos del cálculo',
    en: 'Your numbers',
  },
  'roi.amount': {
    note: 'Field: amount in {{currency}}, three letters',
    es: 'Monto en {{currency}}',
    en: 'Amount in {{currency}}',
  },
  'roi.amountHint': {
    note: 'What the field takes; {{minimum}} and {{maximum}} are amounts',
    es: '{{minimum}}–{{maximum}}',
    en: '{{minimum}}–{{maximum}}',
  },
  'roi.amountUnread': {
    note: 'Error: not a number',
    es: 'No pudimos leer esa cantidad. Escribe solo números, por ejemplo 1,000.50.',
    en: 'We could not read that amount. Type numbers only, for example 1,000.50.',
  },
  'roi.amountEmpty': {
    note: 'Error: the field is empty; {{minimum}} and {{maximum}} are amounts in {{currency}}',
    es: 'Escribe una cantidad de {{minimum}} a {{maximum}} {{currency}}.',
    en: 'Type an amount from {{minimum}} to {{maximum}} {{currency}}.',
  },
  'roi.amountNegative': {
    note: 'Error: an amount below zero; {{minimum}} is the least amount, in {{currency}}',
    es: 'Una cantidad negativa no se puede invertir. Escribe {{minimum}} {{currency}} o más.',
    en: 'A negative amount cannot be invested. Type {{minimum}} {{currency}} or more.',
  },
  'roi.amountLow': {
    note: 'Error: below the minimum; {{tier}} is the tier, {{minimum}} its least amount, in {{currency}}',
    es: '{{tier}} empieza en {{minimum}} {{currency}}.',
    en: '{{tier}} starts at {{minimum}} {{currency}}.',
  },
  'roi.amountHigh': {
    note: 'Error: above the maximum; {{maximum}} is an amount in {{currency}}',
    es: 'El cálculo llega hasta {{maximum}} {{currency}}.',
    en: 'This calculator goes up to {{maximum}} {{currency}}.',
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
    es: 'De {{least}} a {{most}}',
    en: '{{least}} to {{most}}',
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
  'roi.tierFrom': {
    note: 'Under a tier: its least amount; {{minimum}} is an amount',
    es: 'desde {{minimum}}',
    en: 'from {{minimum}}',
  },
  'roi.gain': {
    note: 'Name of the result if the scenario comes true',
    es: 'Si se cumple',
    en: 'If it comes true',
  },
  'roi.loss': {
    note: 'Name of the result if every month loses, of equal weight',
    es: 'Si sale al revés',
    en: 'If it goes wrong',
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
    en: 'Of the amount',
  },
  'roi.recovery': {
    note: 'Output: what must then be gained to be back at the amount',
    es: 'Para volver al inicio',
    en: 'Back to even',
  },
  'roi.lossWhy': {
    note: 'The assumption of the loss case; {{rate}} is the monthly rate, {{risk}} the risk of each trade, {{losses}} a number',
    es: 'Es perder {{rate}} cada mes: {{losses}} pérdidas seguidas con {{risk}} de riesgo.',
    en: 'That is losing {{rate}} each month: {{losses}} losses in a row at {{risk}} risk.',
  },
  'roi.streakLink': {
    note: 'Link from the losing case to the risk tools: how likely that losing streak is; short',
    es: 'Qué tan probable es esa racha',
    en: 'How likely is that streak?',
  },
  'roi.stale': {
    note: 'Said while a field is wrong; takes {{amount}}, {{currency}}, {{months}} and {{tier}} of the last good sum',
    es: 'Hay un dato por corregir. Sigue a la vista el último cálculo: {{amount}} {{currency}}, plazo en meses: {{months}}, {{tier}}.',
    en: 'One field needs fixing. Your last valid result stays: {{amount}} {{currency}}, term in months: {{months}}, {{tier}}.',
  },
  'roi.figure': {
    note: 'The drawing in one sentence; {{months}} is a number, {{gain}} and {{loss}} are signed percentages',
    es: 'Dos líneas desde el monto (plazo en meses: {{months}}): una llega a {{gain}} y la otra a {{loss}}.',
    en: 'Two lines from the amount (term in months: {{months}}): one reaches {{gain}} and the other {{loss}}.',
  },
  'roi.figureNote': {
    note: 'Under the drawing: its scale is one of proportions',
    es: 'Escala logarítmica.',
    en: 'Logarithmic scale.',
  },
  'roi.figureMonth': {
    note: 'Label of the last month; {{months}} is a number',
    es: 'mes {{months}}',
    en: 'month {{months}}',
  },
  'roi.summary': {
    note: 'Read aloud after a change; {{gain}} and {{loss}} are amounts in {{currency}}',
    es: 'Si el escenario se cumple, {{gain}} {{currency}}. Si sale al revés, {{loss}} {{currency}}.',
    en: 'If the scenario comes true, {{gain}} {{currency}}. If it goes wrong, {{loss}} {{currency}}.',
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
