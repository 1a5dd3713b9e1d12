import { defineWords } from './define.ts';

export const riskLab = defineWords({
  'lab.title': {
    note: 'Title of the page with the risk tools',
    es: 'Herramientas de riesgo',
    en: 'Risk tools',
  },
  'lab.description': {
    note: 'Description of the page for search engines',
    es: 'Calcula el tamaño de tu posición, lo que cuesta una racha de pérdidas y la probabilidad de quebrar, con costos y sin registro.',
    en: 'Work out your position size, what a losing streak costs and your risk of ruin, with costs and without signing up.',
  },
  'lab.nav': {
    note: 'Navigation: the risk tools; short',
    es: 'Riesgo',
    en: 'Risk',
  },
  'lab.headline': {
    note: 'Heading of the page',
    es: 'Primero el stop, luego el tamaño',
    en: 'First the stop, then the size',
  },
  'lab.noScript': {
    note: 'Shown without scripts: the figures stay those of the example',
    es: 'Sin JavaScript ves un ejemplo de cada cálculo.',
    en: 'Without JavaScript you see an example of each calculation.',
  },
  'lab.inputs': {
    note: 'Name of a group of fields, for screen readers',
    es: 'Datos',
    en: 'Inputs',
  },
  'lab.more': {
    note: 'Opens the fields that phones fold away',
    es: 'Más datos',
    en: 'More figures',
  },
  'lab.examplePrice': {
    note: 'Under a price that the tool opens with: it is not the market price',
    es: 'Precio de ejemplo: pon el tuyo.',
    en: 'Example price: enter yours.',
  },
  'lab.wins': {
    note: 'Field: share of trades that win, in per cent',
    es: 'Aciertos',
    en: 'Win rate',
  },
  'lab.trades': {
    note: 'Field: number of trades',
    es: 'Operaciones',
    en: 'Trades',
  },
  'lab.stale': {
    note: 'Above a result while a field is wrong',
    es: 'Corrige lo marcado: el resultado es el anterior.',
    en: 'Fix what is marked: the result is the previous one.',
  },
  'lab.copy': {
    note: 'Button: copies a link that holds the fields',
    es: 'Copiar enlace',
    en: 'Copy link',
  },
  'lab.copied': {
    note: 'Said once the link is copied',
    es: 'Enlace copiado.',
    en: 'Link copied.',
  },
  'lab.copyFailed': {
    note: 'Said when the browser does not let us copy',
    es: 'Tu navegador no dejó copiar. El enlace está en la barra de direcciones.',
    en: 'Your browser did not allow copying. The link is in the address bar.',
  },
  'lab.csv': {
    note: 'Button: saves the table as a file',
    es: 'Guardar CSV',
    en: 'Save CSV',
  },
  'lab.open': {
    note: 'Link from a published trade: opens the risk tools with its prices',
    es: 'Calcular el tamaño de esta operación',
    en: 'Size this trade',
  },

  'lab.problem.unread': {
    note: 'Under a field whose text is no number',
    es: 'Escribe un número, por ejemplo 1.5.',
    en: 'Enter a number, such as 1.5.',
  },
  'lab.readAs': {
    note: 'Under a field whose text could be two numbers, such as 1.000; {{value}} is the number as it was read',
    es: 'Leído como {{value}}.',
    en: 'Read as {{value}}.',
  },
  'lab.problem.unit': {
    note: 'Under a field with a number in another unit; {{text}} is the unit it takes, such as %, R or USD',
    es: 'Este dato va en {{text}}.',
    en: 'This one is in {{text}}.',
  },
  'lab.problem.bare': {
    note: 'Under a field that takes a number without a unit',
    es: 'Solo el número, sin unidad.',
    en: 'Just the number, without a unit.',
  },
  'lab.problem.choice': {
    note: 'Under a list to choose from, when a link brings {{text}}, which the list does not have',
    es: 'Aquí no existe “{{text}}”: elige otra opción.',
    en: 'There is no “{{text}}” here: choose another.',
  },
  'lab.problem.range': {
    note: 'Under a field; {{low}} and {{high}} are the limits',
    es: 'Va de {{low}} a {{high}}.',
    en: 'From {{low}} to {{high}}.',
  },
  'lab.problem.whole': {
    note: 'Under a field that takes whole numbers; {{low}} and {{high}} are the limits',
    es: 'Un número entero de {{low}} a {{high}}.',
    en: 'A whole number from {{low}} to {{high}}.',
  },
  'lab.problem.sameStop': {
    note: 'Under the stop when it is the entry',
    es: 'El stop está en la entrada: sin distancia no hay tamaño.',
    en: 'The stop is at the entry: without a distance there is no size.',
  },
  'lab.problem.noRisk': {
    note: 'Under the risk when it is zero or less',
    es: 'Sin riesgo no hay operación: escribe más de 0.',
    en: 'No risk, no trade: enter more than 0.',
  },
  'lab.problem.allRisk': {
    note: 'Under the risk when it is all of the account or more',
    es: 'Una sola pérdida se llevaría la cuenta entera: baja el riesgo.',
    en: 'One loss would take the whole account: lower the risk.',
  },
  'lab.problem.reward': {
    note: 'Under the reward when a win gains nothing',
    es: 'Con 0 o menos por acierto solo queda perder: escribe más de 0.',
    en: 'At 0 or less per win there is only losing: enter more than 0.',
  },
  'lab.problem.list': {
    note: 'Under the pasted list; {{text}} is the first piece that is no number',
    es: 'No es un resultado en R: “{{text}}”.',
    en: 'Not a result in R: “{{text}}”.',
  },
  'lab.problem.longList': {
    note: 'Under the pasted list; {{low}} and {{high}} are how many results it takes',
    es: 'De {{low}} a {{high}} resultados.',
    en: 'From {{low}} to {{high}} results.',
  },

  'lab.size.title': {
    note: 'Heading of the position-size tool; it gives the answer',
    es: 'Cuántos lotes caben en tu riesgo',
    en: 'How many lots your risk allows',
  },
  'lab.size.balance': {
    note: 'Field: money in the account',
    es: 'Saldo',
    en: 'Balance',
  },
  'lab.size.currency': {
    note: 'Field: currency of the account',
    es: 'Divisa de la cuenta',
    en: 'Account currency',
  },
  'lab.size.risk': {
    note: 'Field: what one trade may lose',
    es: 'Riesgo por operación',
    en: 'Risk per trade',
  },
  'lab.size.unit': {
    note: 'Field: whether the risk is in per cent or money',
    es: 'Riesgo en',
    en: 'Risk in',
  },
  'lab.size.symbol': {
    note: 'Field: what is traded; also head of a column',
    es: 'Instrumento',
    en: 'Instrument',
  },
  'lab.size.entry': {
    note: 'Field: price of the entry',
    es: 'Entrada',
    en: 'Entry',
  },
  'lab.size.stop': {
    note: 'Field: price of the stop',
    es: 'Stop loss',
    en: 'Stop loss',
  },
  'lab.size.commission': {
    note: 'Field: commission of one lot for opening and closing',
    es: 'Comisión por lote',
    en: 'Commission per lot',
  },
  'lab.size.commissionHint': {
    note: 'Under that field: the commission counts opening and closing; an empty field is none',
    es: 'Ida y vuelta; 0 si tu bróker no cobra.',
    en: 'Round turn; 0 unless your broker charges one.',
  },
  'lab.size.leverage': {
    note: 'Field: leverage of the account, such as 30 for 30:1',
    es: 'Apalancamiento',
    en: 'Leverage',
  },
  'lab.size.convention': {
    note: 'Units of the instrument: {{symbol}}, one pip is {{pip}} {{currency}}, one lot is {{lot}} {{base}}',
    es: '{{symbol}}: 1 pip = {{pip}} {{currency}} · 1 lote = {{lot}} {{base}}',
    en: '{{symbol}}: 1 pip = {{pip}} {{currency}} · 1 lot = {{lot}} {{base}}',
  },
  'lab.size.lotsName': {
    note: 'Name of the result',
    es: 'Lotes',
    en: 'Lots',
  },
  'lab.size.cannot': {
    note: 'The result when even the smallest position is too large',
    es: 'No cabe en tu riesgo',
    en: 'Cannot meet this risk',
  },
  'lab.size.cannotWhy': {
    note: 'Why no position fits; {{loss}} and {{allowed}} are amounts',
    es: 'La posición mínima, 0.01 lotes, perdería {{loss}}; tu límite es {{allowed}}.',
    en: 'The smallest position, 0.01 lots, would lose {{loss}}; your limit is {{allowed}}.',
  },
  'lab.size.summary': {
    note: 'The result in one sentence; {{lots}} is a number, {{loss}} and {{allowed}} are amounts',
    es: '{{lots}} lotes: en el stop pierdes {{loss}} de los {{allowed}} permitidos.',
    en: '{{lots}} lots: at the stop you lose {{loss}} of the {{allowed}} allowed.',
  },
  'lab.size.limit': {
    note: 'In the picture, before the amount that may be lost; short',
    es: 'Límite',
    en: 'Limit',
  },
  'lab.size.next': {
    note: 'In the picture, before the loss of the next larger position; short',
    es: '+0.01:',
    en: '+0.01:',
  },
  'lab.size.loss': {
    note: 'Row: loss at the stop, commission included',
    es: 'Pérdida en el stop, con comisión',
    en: 'Loss at the stop, with commission',
  },
  'lab.size.lossBare': {
    note: 'Row: loss at the stop where no commission was entered',
    es: 'Pérdida en el stop, sin comisión',
    en: 'Loss at the stop, no commission',
  },
  'lab.size.distance': {
    note: 'Row: distance from entry to stop',
    es: 'Distancia al stop',
    en: 'Distance to the stop',
  },
  'lab.size.pip': {
    note: 'Row: what one pip of the position is worth',
    es: 'Valor de 1 pip',
    en: 'Value of 1 pip',
  },
  'lab.size.margin': {
    note: 'Row: margin the broker holds back',
    es: 'Margen retenido',
    en: 'Margin held',
  },
  'lab.size.noMargin': {
    note: 'Warning: the account is smaller than the margin; {{symbol}} is the instrument',
    es: 'Tu saldo no alcanza para ese margen de {{symbol}}: el bróker no abriría la posición.',
    en: 'Your balance does not cover that {{symbol}} margin: the broker would not open the position.',
  },
  'lab.size.noRate': {
    note: 'Instead of a result when the exchange rate is not known',
    es: 'Falta el tipo de cambio: escríbelo para ver el tamaño.',
    en: 'The exchange rate is missing: enter it to see the size.',
  },
  'lab.size.pips': {
    note: 'Opens the table of pip values; {{currency}} is that of the account',
    es: 'Valor del pip en {{currency}}',
    en: 'Pip value in {{currency}}',
  },
  'lab.size.pipsCaption': {
    note: 'Caption of the table of pip values; {{currency}} is that of the account',
    es: 'Lo que vale 1 pip, en {{currency}}',
    en: 'What 1 pip is worth, in {{currency}}',
  },
  'lab.size.pipsOne': {
    note: 'Column: size of one pip as a price',
    es: '1 pip',
    en: '1 pip',
  },
  'lab.size.pipsLot': {
    note: 'Column: worth of one pip of one lot',
    es: '1 lote',
    en: '1 lot',
  },
  'lab.size.pipsLots': {
    note: 'Column: worth of one pip of that many lots; {{lots}} is a number',
    es: '{{lots}} lotes',
    en: '{{lots}} lots',
  },

  'lab.rate.ecb': {
    note: 'Under the exchange rate: where it is from; {{day}} is a date',
    es: 'Tipo de referencia del BCE, {{day}}.',
    en: 'ECB reference rate, {{day}}.',
  },
  'lab.rate.ecbOld': {
    note: 'The same when the rate is older than it should be; {{day}} is a date',
    es: 'Tipo de referencia del BCE, {{day}}: es viejo, mejor escribe el de tu bróker.',
    en: 'ECB reference rate, {{day}}: it is old, better enter your broker’s.',
  },
  'lab.rate.byHand': {
    note: 'Under an exchange rate that the visitor typed',
    es: 'Escrito por ti.',
    en: 'Entered by you.',
  },
  'lab.rate.reset': {
    note: 'Button: takes the central bank’s rate again',
    es: 'Usar el del BCE',
    en: 'Use the ECB’s',
  },
  'lab.rate.waiting': {
    note: 'Under the exchange rate while it is being read',
    es: 'Leyendo el tipo de referencia…',
    en: 'Reading the reference rate…',
  },
  'lab.rate.none': {
    note: 'Under the exchange rate when none could be read',
    es: 'No hay tipo de referencia ahora: escribe el de tu bróker.',
    en: 'No reference rate right now: enter your broker’s.',
  },

  'lab.losses.title': {
    note: 'Heading of the tool on losing streaks',
    es: 'La racha que te espera',
    en: 'The streak to expect',
  },
  'lab.losses.noneWhy': {
    note: 'Under that result',
    es: 'Con esos aciertos lo más probable es no perder ninguna.',
    en: 'At that win rate most runs have no loss at all.',
  },
  'lab.losses.takes': {
    note: 'About that streak; {{length}} losses, {{chance}}, {{lost}} and {{needed}} are percentages',
    es: '{{length}} seguidas: probabilidad {{chance}}. Se llevan {{lost}} y piden ganar {{needed}}.',
    en: '{{length}} in a row: probability {{chance}}. They take {{lost}} and then need {{needed}}.',
  },
  'lab.losses.takesOne': {
    note: 'The same about a streak of one; {{chance}}, {{lost}} and {{needed}} are percentages',
    es: 'Una: probabilidad {{chance}}. Se lleva {{lost}} y pide ganar {{needed}}.',
    en: 'One: probability {{chance}}. It takes {{lost}} and then needs {{needed}}.',
  },
  'lab.losses.rare': {
    note: 'The streak that one in twenty meets; {{count}} is a number',
    es: 'Una de cada 20 veces, {{count}}.',
    en: 'One time in 20, {{count}}.',
  },
  'lab.losses.caption': {
    note: 'Under the picture, and caption of the table: chance of at least one such streak',
    es: 'Probabilidad de al menos una racha de ese largo',
    en: 'Chance of at least one streak of that length',
  },
  'lab.losses.fall': {
    note: 'Field: a fall of the account in per cent',
    es: 'Caída por recuperar',
    en: 'Drawdown to recover',
  },
  'lab.losses.back': {
    note: 'Name of the gain that makes up for a fall; {{fall}} is a percentage',
    es: 'Para recuperar una caída de {{fall}}',
    en: 'To recover a drawdown of {{fall}}',
  },
  'lab.losses.recovery': {
    note: 'What a fall needs; {{fall}} and {{needed}} are percentages',
    es: 'Para volver tras caer {{fall}} hay que ganar {{needed}} de lo que queda.',
    en: 'To be back after losing {{fall}}, gain {{needed}} of what is left.',
  },
  'lab.losses.curve': {
    note: 'Under the picture of the gain that a fall needs',
    es: 'Ganancia necesaria según la caída',
    en: 'Gain needed, by drawdown',
  },
  'lab.losses.table': {
    note: 'Opens the table of streaks',
    es: 'Tabla de rachas',
    en: 'Table of streaks',
  },
  'lab.losses.length': {
    note: 'Column: losses in a row',
    es: 'Pérdidas seguidas',
    en: 'Losses in a row',
  },
  'lab.losses.chance': {
    note: 'Column: chance of at least one such streak',
    es: 'Probabilidad',
    en: 'Chance',
  },
  'lab.losses.lost': {
    note: 'Column: share of the account that it takes',
    es: 'Se lleva',
    en: 'Takes',
  },
  'lab.losses.needed': {
    note: 'Column: gain that makes up for it',
    es: 'Pide ganar',
    en: 'Then needs',
  },

  'lab.odds.title': {
    note: 'Heading of the tool on risk and reward',
    es: 'Los aciertos que necesitas para no perder',
    en: 'The win rate that breaks even',
  },
  'lab.odds.risked': {
    note: 'Field: distance to the stop',
    es: 'Riesgo',
    en: 'Risk',
  },
  'lab.odds.target': {
    note: 'Field: distance to the target',
    es: 'Beneficio',
    en: 'Reward',
  },
  'lab.odds.cost': {
    note: 'Field: spread and commission of a trade',
    es: 'Spread y comisión',
    en: 'Spread and commission',
  },
  'lab.odds.ratio': {
    note: 'Column: reward for each 1 risked',
    es: 'Riesgo:beneficio',
    en: 'Risk:reward',
  },
  'lab.odds.breakEven': {
    note: 'Column: share of wins that breaks even',
    es: 'Aciertos para quedar en cero',
    en: 'Win rate to break even',
  },
  'lab.odds.mean': {
    note: 'Name of the mean result of a trade, in R',
    es: 'Por operación, en promedio',
    en: 'Per trade, on average',
  },
  'lab.odds.never': {
    note: 'Instead of a share when costs eat every win',
    es: 'Ninguno alcanza',
    en: 'None is enough',
  },
  'lab.odds.neverWhy': {
    note: 'Why no share of wins is enough; {{ratio}} is a number',
    es: 'Los costos se comen cada acierto de 1:{{ratio}}.',
    en: 'Costs eat every win at 1:{{ratio}}.',
  },
  'lab.odds.noEdge': {
    note: 'Verdict; {{ratio}} is a number, {{wins}} a percentage, {{mean}} a signed number of R',
    es: 'A 1:{{ratio}}, con {{wins}} de aciertos, pierdes en promedio {{mean}} R por operación.',
    en: 'At 1:{{ratio}} and a win rate of {{wins}} you lose {{mean}} R per trade on average.',
  },
  'lab.odds.edge': {
    note: 'Verdict; {{ratio}} is a number, {{wins}} a percentage, {{mean}} a signed number of R',
    es: 'A 1:{{ratio}}, con {{wins}} de aciertos, el promedio es {{mean}} R por operación.',
    en: 'At 1:{{ratio}} and a win rate of {{wins}} the average is {{mean}} R per trade.',
  },
  'lab.odds.yours': {
    note: 'In the picture, at the visitor’s own win rate; {{wins}} is a percentage',
    es: 'Tú: {{wins}}',
    en: 'You: {{wins}}',
  },
  'lab.odds.table': {
    note: 'Opens the table of ratios',
    es: 'Tabla por relación',
    en: 'Table by ratio',
  },
  'lab.odds.tableCaption': {
    note: 'Caption of the table; {{cost}} is a number of R',
    es: 'Aciertos para quedar en cero, con costos de {{cost}} R',
    en: 'Win rate to break even, with costs of {{cost}} R',
  },
});
