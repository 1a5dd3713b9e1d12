import { defineWords } from './define.ts';

export const proof = defineWords({
  'beforeAfter.title': {
    note: 'Heading of the two curves with a line to drag',
    es: 'La misma cuenta termina en dos lugares, según la marca',
    en: 'The same account ends in two places, the brand states',
  },
  'beforeAfter.lead': {
    note: 'What the line does and which figures are declared',
    es: 'Arrastra la línea. A su izquierda ves la cuenta sin el canal; a su derecha, con él. Lo declarado son los dos finales: el camino de cada curva es un dibujo.',
    en: 'Drag the line. To its left is the account without the channel; to its right, with it. What is stated is where each one ends: the path of each curve is a drawing.',
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
  'beforeAfter.example': {
    note: 'After the badge: whose curves these are not',
    es: 'Estas curvas no son la cuenta de nadie.',
    en: 'These curves are nobody’s account.',
  },
  'beforeAfter.handle': {
    note: 'Name of the line to drag, for screen readers',
    es: 'Línea entre sin y con el canal VIP',
    en: 'Line between without and with the VIP channel',
  },
  'beforeAfter.value': {
    note: 'How much of each side shows; {{before}} and {{after}} are percentages',
    es: 'Se ve {{before}} sin el canal y {{after}} con él',
    en: '{{before}} shows without the channel, {{after}} with it',
  },
  'features.title': {
    note: 'Heading of the rules',
    es: 'Ocho reglas mandan sobre cada operación',
    en: 'Eight rules stand above every trade',
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
    es: 'Cada señal trae entrada, stop y objetivo. Si falta uno, no se publica.',
    en: 'Every signal has an entry, a stop and a target. If one is missing, it is not published.',
  },
  'features.size.title': {
    note: 'Rule 2',
    es: 'El riesgo se mide en tu capital',
    en: 'Risk is measured against your capital',
  },
  'features.size.text': {
    note: 'Rule 2 in one or two sentences',
    es: 'Arriesga siempre la misma parte, y que sea chica. El tamaño de la posición sale de esa cuenta, no de las ganas.',
    en: 'Always risk the same share, and keep it small. The position size comes out of that sum, not out of a mood.',
  },
  'features.target.title': {
    note: 'Rule 3',
    es: 'El objetivo paga varias veces el riesgo',
    en: 'The target pays several times the risk',
  },
  'features.target.text': {
    note: 'Rule 3; the declared minimum ratio follows after the last word',
    es: 'Si la operación no da para tanto, se deja pasar. Mínimo que declara la marca:',
    en: 'A trade that cannot pay that much is left alone. Minimum the brand states:',
  },
  'features.even.title': {
    note: 'Rule 4',
    es: 'A medio camino, el stop pasa a la entrada',
    en: 'Halfway there, the stop moves to the entry',
  },
  'features.even.text': {
    note: 'Rule 4 in one or two sentences',
    es: 'Cuando el precio recorre la mitad hacia el objetivo, el stop se mueve. Salvo un salto de precio, esa operación ya no te quita capital.',
    en: 'Once price has covered half the way to the target, the stop is moved. Short of a price gap, that trade can no longer cost you capital.',
  },
  'features.reason.title': {
    note: 'Rule 5',
    es: 'Cada operación explica su porqué',
    en: 'Every trade says why',
  },
  'features.reason.text': {
    note: 'Rule 5 in one or two sentences',
    es: 'Estructura, liquidez y huecos de precio: el método Smart Money, escrito para que lo compruebes en tu gráfica.',
    en: 'Structure, liquidity and price gaps: the Smart Money method, written so that you can check it on your own chart.',
  },
  'features.funds.title': {
    note: 'Rule 6',
    es: 'Tu dinero no pasa por aquí',
    en: 'Your money never passes through us',
  },
  'features.funds.text': {
    note: 'Rule 6 in one or two sentences',
    es: 'No administramos fondos de terceros. Operas en tu cuenta, con tu bróker, y decides tú.',
    en: 'We manage no third-party funds. You trade in your own account, with your broker, and you decide.',
  },
  'features.trial.title': {
    note: 'Rule 7',
    es: 'Pruebas antes de pagar',
    en: 'You try before you pay',
  },
  'features.trial.text': {
    note: 'Rule 7 in one or two sentences',
    es: 'El canal gratis publica señales de muestra, y el simulador no pide ningún depósito.',
    en: 'The free channel posts sample signals, and the simulator asks for no deposit.',
  },
  'features.mark.title': {
    note: 'Rule 8',
    es: 'Lo que declaramos va marcado',
    en: 'What we state is marked',
  },
  'features.mark.text': {
    note: 'Rule 8 in one or two sentences',
    es: 'Toda cifra de resultados lleva un asterisco: la declara la marca y nadie externo la ha verificado.',
    en: 'Every figure about results carries an asterisk: the brand states it and nobody outside has verified it.',
  },
  'comparison.title': {
    note: 'Heading of the table',
    es: 'Frente a lo tradicional, no ganamos todas las filas',
    en: 'Against the traditional way, we do not win every row',
  },
  'comparison.lead': {
    note: 'Over the table: whose figures these are',
    es: 'Las cifras con asterisco las declara la marca, también las del lado tradicional.',
    en: 'Figures with an asterisk are stated by the brand, those on the traditional side too.',
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
  'comparison.wins.product': {
    note: 'Who wins a row; {{brand}} is the brand name',
    es: '{{brand}}, con sus propias cifras',
    en: '{{brand}}, by its own figures',
  },
  'comparison.wins.traditional': {
    note: 'Who wins a row',
    es: 'Lo tradicional',
    en: 'The traditional way',
  },
  'comparison.wins.none': {
    note: 'Who wins a row that has nothing to compare with',
    es: 'Nadie: no hay con qué comparar',
    en: 'Nobody: there is nothing to compare with',
  },
  'comparison.return.title': {
    note: 'Row: monthly return',
    es: 'Rendimiento al mes',
    en: 'Return a month',
  },
  'comparison.time.title': {
    note: 'Row: time a day',
    es: 'Tiempo al día',
    en: 'Time a day',
  },
  'comparison.ratio.title': {
    note: 'Row: risk to reward ratio',
    es: 'Riesgo/beneficio',
    en: 'Risk/reward',
  },
  'comparison.ratio.traditional': {
    note: 'Row: ratio, the traditional side',
    es: 'La que tú pongas en cada orden; nadie te fija un mínimo.',
    en: 'Whatever you set on each order; nobody sets you a minimum.',
  },
  'comparison.hits.title': {
    note: 'Row: share of winning trades',
    es: 'Aciertos',
    en: 'Trades won',
  },
  'comparison.hits.traditional': {
    note: 'Row: winning trades, the traditional side',
    es: 'No hay una cifra comparable.',
    en: 'There is no comparable figure.',
  },
  'comparison.loss.title': {
    note: 'Row: what can be lost',
    es: 'Lo que puedes perder',
    en: 'What you can lose',
  },
  'comparison.loss.product': {
    note: 'Row: loss, the side of the product',
    es: 'Todo lo que arriesgas, y la cuota se paga igual.',
    en: 'Everything you risk, and the fee is due all the same.',
  },
  'comparison.loss.traditional': {
    note: 'Row: loss, the traditional side',
    es: 'También capital, por lo común más despacio y sin cuota.',
    en: 'Capital too, usually more slowly and without a fee.',
  },
  'comparison.risk': {
    note: 'Under the table: return and risk go together',
    es: 'Quien ofrece rendimientos mucho más altos toma riesgos mucho más altos. Compara la última fila antes que la primera.',
    en: 'Whoever offers far higher returns takes far higher risks. Compare the last row before the first.',
  },
});
