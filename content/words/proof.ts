import { defineWords } from './define.ts';

export const proof = defineWords({
  'beforeAfter.title': {
    note: 'Heading of the two curves with a line to drag',
    es: 'Con y sin el VIP: una comparación simulada',
    en: 'With and without VIP: a simulated comparison',
  },
  'beforeAfter.lead': {
    note: 'What the line does and which figures are declared',
    es: 'Arrastra la línea. Las curvas son un dibujo.',
    en: 'Drag the line. The curves are drawings.',
  },
  'beforeAfter.without': {
    note: 'Name of the left side',
    es: 'Sin el canal VIP',
    en: 'Without the VIP channel',
  },
  'beforeAfter.with': {
    note: 'Name of the right side',
    es: 'Con el canal VIP',
    en: 'With the VIP channel',
  },
  'beforeAfter.start': {
    note: 'Mark of the level both curves start from',
    es: 'Capital inicial',
    en: 'Starting capital',
  },
  'beforeAfter.badge': {
    note: 'Badge under the curves: they are an illustration; wording is fixed',
    es: 'Ejemplo ilustrativo',
    en: 'Illustrative example',
  },
  'beforeAfter.handle': {
    note: 'Name of the line to drag, for screen readers',
    es: 'Línea entre sin y con el canal VIP',
    en: 'Divider between the curves without and with the VIP channel',
  },
  'beforeAfter.value': {
    note: 'How much of each side shows; {{before}} and {{after}} are percentages',
    es: 'Se ve {{before}} sin el canal y {{after}} con él',
    en: '{{before}} shows without the channel, {{after}} with it',
  },
  'features.title': {
    note: 'Heading of the rules',
    es: 'Ocho reglas con las que trabajamos',
    en: 'Eight rules we work by',
  },
  'features.lead': {
    note: 'Under the heading of the rules',
    es: 'Léelas antes de pagar y exígelas después.',
    en: 'Read them before you pay, and hold us to them after.',
  },
  'features.stop.title': {
    note: 'Rule 1',
    es: 'El stop va antes que la entrada',
    en: 'The stop comes before the entry',
  },
  'features.stop.text': {
    note: 'Rule 1 in one or two sentences',
    es: 'Cada señal del canal trae entrada, stop loss y take profit.',
    en: 'Every signal in the channel has an entry, a stop loss and a take profit.',
  },
  'features.size.title': {
    note: 'Rule 2',
    es: 'El riesgo se calcula sobre tu capital',
    en: 'Risk is a share of your capital',
  },
  'features.size.text': {
    note: 'Rule 2; the example of the brand, a percentage, follows after the last word',
    es: 'Arriesga siempre el mismo porcentaje, y que sea chico. Nuestro ejemplo:',
    en: 'Always risk the same small share. Our example:',
  },
  'features.target.title': {
    note: 'Rule 3',
    es: 'El take profit paga varias veces el riesgo',
    en: 'The target pays several times the risk',
  },
  'features.target.text': {
    note: 'Rule 3; the declared minimum ratio follows after the last word',
    es: 'Si no da para eso, no se toma. Nuestro mínimo:',
    en: 'If it does not pay that much, we skip it. Our minimum:',
  },
  'features.even.title': {
    note: 'Rule 4',
    es: 'A medio camino, el stop pasa a breakeven',
    en: 'Halfway there, the stop moves to breakeven',
  },
  'features.even.text': {
    note: 'Rule 4 in one or two sentences',
    es: 'Al 50% del recorrido, salvo que el plan diga otra cosa. Spread, comisión o un gap aún cuestan.',
    en: 'Unless the plan says otherwise, at 50%. Spread, commission or a gap can still cost you.',
  },
  'features.reason.title': {
    note: 'Rule 5',
    es: 'Cada operación explica su porqué',
    en: 'Every trade explains why',
  },
  'features.reason.text': {
    note: 'Rule 5 in one or two sentences',
    es: 'Estructura, liquidez y FVG: el método Smart Money, para que lo compruebes en tu gráfica.',
    en: 'Structure, liquidity and FVGs: the Smart Money method, so you can check it on your own chart.',
  },
  'features.funds.title': {
    note: 'Rule 6',
    es: 'Tu dinero no pasa por aquí',
    en: 'Your money never goes through us',
  },
  'features.funds.text': {
    note: 'Rule 6 in one or two sentences',
    es: 'Operas en tu cuenta, con tu bróker, y decides tú.',
    en: 'You trade in your own account, with your broker, and you decide.',
  },
  'features.trial.title': {
    note: 'Rule 7',
    es: 'Pruebas antes de pagar',
    en: 'Try before you pay',
  },
  'features.trial.text': {
    note: 'Rule 7 in one or two sentences',
    es: 'El canal gratuito publica señales de muestra, y el simulador no pide depósito.',
    en: 'The free channel posts sample signals, and the simulator takes no deposit.',
  },
  'features.mark.title': {
    note: 'Rule 8',
    es: 'Cada dato trae fuente y hora',
    en: 'Every number has a source and a time',
  },
  'features.mark.text': {
    note: 'Rule 8 in one or two sentences',
    es: 'El sentimiento y el calendario dicen de dónde sale cada número y a qué hora se leyó.',
    en: 'The sentiment and calendar pages say where each number comes from and when it was read.',
  },
  'comparison.title': {
    note: 'Heading of the table',
    es: 'Cómo se compara con lo tradicional',
    en: 'How it compares with traditional investing',
  },
  'comparison.subject': {
    note: 'Table: heading of the first column',
    es: 'Qué se compara',
    en: 'What is compared',
  },
  'comparison.traditional': {
    note: 'Table: heading of the third column, and who wins a row',
    es: 'Tradicional',
    en: 'Traditional',
  },
  'comparison.winner': {
    note: 'Table: heading of the last column',
    es: 'Quién gana',
    en: 'Who wins',
  },
  'comparison.wins.traditional': {
    note: 'Who wins a row',
    es: 'Lo tradicional',
    en: 'Traditional investing',
  },
  'comparison.wins.none': {
    note: 'Who wins a row whose figures are unverified or missing',
    es: 'Sin ganador',
    en: 'No winner',
  },
  'comparison.return.title': {
    note: 'Row: monthly return',
    es: 'Rendimiento al mes',
    en: 'Monthly return',
  },
  'comparison.time.title': {
    note: 'Row: time a day',
    es: 'Tiempo al día',
    en: 'Time per day',
  },
  'comparison.ratio.title': {
    note: 'Row: risk to reward ratio',
    es: 'Riesgo/beneficio',
    en: 'Risk/reward',
  },
  'comparison.ratio.traditional': {
    note: 'Row: ratio, the traditional side',
    es: 'La que tú pongas en cada orden.',
    en: 'Whatever you set on each order.',
  },
  'comparison.hits.title': {
    note: 'Row: share of winning trades',
    es: 'Win rate (aciertos)',
    en: 'Win rate',
  },
  'comparison.hits.traditional': {
    note: 'Row: winning trades, the traditional side',
    es: 'Sin cifra comparable.',
    en: 'No comparable figure.',
  },
  'comparison.loss.title': {
    note: 'Row: what can be lost',
    es: 'Pérdida posible',
    en: 'Possible loss',
  },
  'comparison.loss.product': {
    note: 'Row: loss, the side of the product',
    es: 'Todo tu capital y, según tu bróker, más; la cuota se paga igual.',
    en: 'All your capital and, with some brokers, more; the fee is still due.',
  },
  'comparison.loss.traditional': {
    note: 'Row: loss, the traditional side',
    es: 'También capital, por lo general más despacio; fondos y brókeres cobran comisiones.',
    en: 'Capital too, usually more slowly; funds and brokers charge fees.',
  },
});
