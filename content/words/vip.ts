import { defineWords } from './define.ts';

export const vip = defineWords({
  'vip.title': {
    note: 'Document title of the page, without the brand',
    es: 'Canal VIP: señales con entrada, stop y objetivo',
    en: 'VIP channel: signals with entry, stop and target',
  },
  'vip.description': {
    note: 'Meta description, up to about 155 characters',
    es: 'Señales de oro, divisas y cripto con el plan completo: entrada, stop, objetivo y la razón. Cómo se lee el gráfico y en qué se nota un canal serio.',
    en: 'Gold, forex and crypto signals with the whole plan: entry, stop, target and the reason. How we read the chart, and how to tell a serious channel.',
  },
  'vip.crumb': {
    note: 'Name of the page in the breadcrumb of search results',
    es: 'Canal VIP',
    en: 'VIP channel',
  },
  'vip.headline': {
    note: 'h1 of the page',
    es: 'Recibes el plan completo o no recibes señal',
    en: 'You get the whole plan or you get no signal',
  },
  'vip.lead': {
    note: 'Under the headline: what a member receives',
    es: 'Cada mensaje trae entrada, stop, objetivo y la razón en el gráfico. Tú decides si lo tomas, con cuánto y en tu propia cuenta.',
    en: 'Every message brings entry, stop, target and the reason on the chart. You decide whether to take it, with how much, in your own account.',
  },
  'vip.month': {
    note: 'After the amount: it is paid each month',
    es: 'USD al mes',
    en: 'USD a month',
  },
  'vip.buy': {
    note: 'First call: opens the checkout of the monthly plan; {{price}} is an amount with its currency',
    es: 'Abrir el pago de {{price}} al mes',
    en: 'Open the monthly {{price}} checkout',
  },
  'vip.toMethod': {
    note: 'Second call: jumps to the method on this page',
    es: 'Ver cómo leemos el gráfico',
    en: 'See how we read the chart',
  },
  'vip.pays': {
    note: 'Small line under the calls: what is paid for and what is not',
    es: 'Pagas educación y análisis. Nadie toca tu dinero ni opera por ti.',
    en: 'You pay for education and analysis. Nobody touches your money or trades for you.',
  },
  'vipMethod.title': {
    note: 'h2 over the three drawings',
    es: 'Tres cosas tienen que pasar en el gráfico antes de la señal',
    en: 'Three things have to happen on the chart before a signal',
  },
  'vipMethod.lead': {
    note: 'Under the heading: what the drawings are',
    es: 'Así funciona el método Smart Money. Las velas son de ejemplo; lo marcado sobre ellas lo calcula la misma regla que aquí se explica.',
    en: 'This is the Smart Money method. The candles are examples; what is marked on them is computed by the very rule explained here.',
  },
  'vipMethod.badge': {
    note: 'Badge under each drawing; wording is fixed',
    es: 'Ejemplo ilustrativo',
    en: 'Illustrative example',
  },
  'vipMethod.bos.name': {
    note: 'Name of the first idea, never translated',
    es: 'BOS',
    en: 'BOS',
  },
  'vipMethod.bos.title': {
    note: 'First idea: break of structure, as a sentence',
    es: 'El precio rompe el techo que él mismo dejó',
    en: 'Price breaks the ceiling it left behind',
  },
  'vipMethod.bos.text': {
    note: 'First idea in two or three sentences',
    es: 'Un máximo con dos velas más bajas a cada lado es estructura. Cuando una vela cierra por encima, la estructura se rompió (break of structure). Si solo asoma la mecha, no cuenta.',
    en: 'A high with two lower candles on each side is structure. When a candle closes above it, the structure is broken (break of structure). If only the wick pokes through, it does not count.',
  },
  'vipMethod.bos.level': {
    note: 'Mark on the drawing: the high that gets broken; short',
    es: 'Máximo',
    en: 'High',
  },
  'vipMethod.bos.mark': {
    note: 'Mark on the drawing: the candle that closes above; short',
    es: 'BOS',
    en: 'BOS',
  },
  'vipMethod.bos.reading': {
    note: 'Under the drawing and for screen readers: {{swing}} and {{break}} are candles by number, {{level}} and {{close}} prices',
    es: 'La vela {{swing}} deja un máximo en {{level}}. La vela {{break}} cierra en {{close}}, por encima: estructura rota al alza.',
    en: 'Candle {{swing}} leaves a high at {{level}}. Candle {{break}} closes at {{close}}, above it: structure broken to the upside.',
  },
  'vipMethod.liquidity.name': {
    note: 'Name of the second idea; short',
    es: 'Liquidez',
    en: 'Liquidity',
  },
  'vipMethod.liquidity.title': {
    note: 'Second idea: liquidity, as a sentence',
    es: 'Alguien recoge los stops y el precio regresa',
    en: 'Someone collects the stops and price comes back',
  },
  'vipMethod.liquidity.text': {
    note: 'Second idea in two or three sentences',
    es: 'Dos mínimos casi iguales juntan los stops de muchos. Una vela baja por ellos y cierra otra vez arriba: tomó la liquidez. Si cierra abajo, no es barrida: es una ruptura.',
    en: 'Two nearly equal lows gather the stops of many. One candle dips through them and closes back above: it took the liquidity. If it closes below, it is no sweep: it is a break.',
  },
  'vipMethod.liquidity.level': {
    note: 'Mark on the drawing: the equal lows where stops wait; short',
    es: 'Stops',
    en: 'Stops',
  },
  'vipMethod.liquidity.mark': {
    note: 'Mark on the drawing: the candle that sweeps; short',
    es: 'Barrida',
    en: 'Sweep',
  },
  'vipMethod.liquidity.reading': {
    note: 'Under the drawing and for screen readers: {{first}}, {{second}} and {{sweep}} are candles by number, {{level}}, {{low}} and {{close}} prices',
    es: 'Las velas {{first}} y {{second}} dejan mínimos iguales; el más bajo, en {{level}}. La vela {{sweep}} baja a {{low}} y cierra en {{close}}: barrida de liquidez.',
    en: 'Candles {{first}} and {{second}} leave equal lows; the lower one at {{level}}. Candle {{sweep}} dips to {{low}} and closes at {{close}}: a liquidity sweep.',
  },
  'vipMethod.gap.name': {
    note: 'Name of the third idea, never translated',
    es: 'FVG',
    en: 'FVG',
  },
  'vipMethod.gap.title': {
    note: 'Third idea: fair value gap, as a sentence',
    es: 'La prisa deja un hueco y el precio vuelve por él',
    en: 'Haste leaves a gap and price comes back for it',
  },
  'vipMethod.gap.text': {
    note: 'Third idea in two or three sentences',
    es: 'Cuando una vela corre tanto que las mechas de sus vecinas no se tocan, queda un hueco sin negociar (fair value gap). Ahí se espera la entrada, con el stop del otro lado.',
    en: 'When a candle runs so far that the wicks of its neighbors do not touch, prices stay untraded (fair value gap). That is where the entry waits, with the stop on the other side.',
  },
  'vipMethod.gap.level': {
    note: 'Mark on the drawing: the untraded prices; short',
    es: 'FVG',
    en: 'FVG',
  },
  'vipMethod.gap.mark': {
    note: 'Mark on the drawing: the candle that comes back; short',
    es: 'Regreso',
    en: 'Return',
  },
  'vipMethod.gap.reading': {
    note: 'Under the drawing and for screen readers: {{run}} and {{back}} are candles by number, {{low}} and {{high}} prices',
    es: 'La vela {{run}} deja un hueco de {{low}} a {{high}}. La vela {{back}} regresa a él.',
    en: 'Candle {{run}} leaves a gap from {{low}} to {{high}}. Candle {{back}} returns to it.',
  },
  'vipMethod.not': {
    note: 'After the three drawings: what they do not promise',
    es: 'Las tres pueden cumplirse y la operación perder igual. Por eso el stop se escribe primero.',
    en: 'All three can be there and the trade can still lose. That is why the stop is written first.',
  },
  'vipTrade.title': {
    note: 'h2 over the sample trade',
    es: 'Así llega una señal: con la salida antes que la entrada',
    en: 'This is how a signal arrives: the exit before the entry',
  },
  'vipTrade.lead': {
    note: 'Under the heading: what a sell limit is',
    es: 'Una venta límite en oro. La orden espera arriba del precio; si el mercado sube hasta ella, se vende. Si no llega, no hay operación ni pérdida.',
    en: 'A sell limit on gold. The order waits above price; if the market climbs to it, you sell. If it never gets there, there is no trade and no loss.',
  },
  'vipTrade.order': {
    note: 'Title of the drawing: the kind of order; {{asset}} is the instrument',
    es: 'Venta límite · {{asset}}',
    en: 'Sell limit · {{asset}}',
  },
  'vipTrade.ratio': {
    note: 'Beside the title: what is won for each 1 risked; {{ratio}} is a number',
    es: 'Riesgo/beneficio 1:{{ratio}}',
    en: 'Risk/reward 1:{{ratio}}',
  },
  'vipTrade.pips': {
    note: 'Distance in pips; {{pips}} is a number',
    es: '{{pips}} pips',
    en: '{{pips}} pips',
  },
  'vipTrade.entry': {
    note: 'Level: where the order waits',
    es: 'Entrada',
    en: 'Entry',
  },
  'vipTrade.stop': {
    note: 'Level: where the loss is taken',
    es: 'Stop loss',
    en: 'Stop loss',
  },
  'vipTrade.target': {
    note: 'Level: where the gain is taken',
    es: 'Take profit',
    en: 'Take profit',
  },
  'vipTrade.stopText': {
    note: 'What happens at the stop; {{pips}} is a number',
    es: 'Si sube hasta aquí, la idea estaba mal. Se pierden {{pips}} pips y se acabó.',
    en: 'If it climbs this far, the idea was wrong. {{pips}} pips are lost and that is that.',
  },
  'vipTrade.entryText': {
    note: 'What happens at the entry',
    es: 'Aquí espera la orden. Ni antes ni «a mercado».',
    en: 'This is where the order waits. Not earlier, not at market.',
  },
  'vipTrade.targetText': {
    note: 'What happens at the target; {{pips}} is a number',
    es: 'Si baja hasta aquí, se cobran {{pips}} pips.',
    en: 'If it falls this far, {{pips}} pips are taken.',
  },
  'vipTrade.even': {
    note: 'What the ratio means; {{share}} is a percentage',
    es: 'Con esta relación, acertar el {{share}} de las veces deja la cuenta a mano, sin contar costos. Acertar menos, pierde.',
    en: 'At this ratio, being right {{share}} of the time leaves the account even, before costs. Less than that loses.',
  },
  'vipTrade.description': {
    note: 'The drawing in one sentence for screen readers; takes {{asset}}, {{entry}}, {{stop}}, {{target}}, {{risk}}, {{reward}} and {{ratio}}',
    es: 'Venta límite de {{asset}}: entrada en {{entry}}, stop loss en {{stop}}, a {{risk}} pips, y take profit en {{target}}, a {{reward}} pips. Relación 1:{{ratio}}.',
    en: 'Sell limit on {{asset}}: entry at {{entry}}, stop loss at {{stop}}, {{risk}} pips away, and take profit at {{target}}, {{reward}} pips away. Ratio 1:{{ratio}}.',
  },
  'vipVersus.title': {
    note: 'h2 over the comparison',
    es: 'Un canal improvisado se delata en siete cosas',
    en: 'An improvised channel gives itself away in seven ways',
  },
  'vipVersus.lead': {
    note: 'Under the heading: how to use the table',
    es: 'No todos los demás son así. Úsala como lista de sospecha, también con nosotros.',
    en: 'Not every other channel is like this. Use it as a list of suspicions, for us too.',
  },
  'vipVersus.subject': {
    note: 'Table: heading of the first column',
    es: 'Fíjate en',
    en: 'Look at',
  },
  'vipVersus.ours': {
    note: 'Table: heading of the VIP column; {{brand}} is the brand name',
    es: '{{brand}} VIP',
    en: '{{brand}} VIP',
  },
  'vipVersus.theirs': {
    note: 'Table: heading of the other column',
    es: 'Canal amateur',
    en: 'Amateur channel',
  },
  'vipVersus.plan.title': {
    note: 'Row: what a signal holds',
    es: 'Qué trae la señal',
    en: 'What the signal holds',
  },
  'vipVersus.plan.ours': {
    note: 'Row: what a signal holds, VIP side',
    es: 'Entrada, stop y objetivo',
    en: 'Entry, stop and target',
  },
  'vipVersus.plan.theirs': {
    note: 'Row: what a signal holds, amateur side',
    es: '«Compra ya», sin salida',
    en: '“Buy now”, no exit',
  },
  'vipVersus.reason.title': {
    note: 'Row: why',
    es: 'Por qué',
    en: 'Why',
  },
  'vipVersus.reason.ours': {
    note: 'Row: why, VIP side',
    es: 'Estructura, liquidez y hueco, sobre el gráfico',
    en: 'Structure, liquidity and gap, on the chart',
  },
  'vipVersus.reason.theirs': {
    note: 'Row: why, amateur side',
    es: '«Confía en mí»',
    en: '“Trust me”',
  },
  'vipVersus.size.title': {
    note: 'Row: how much to risk',
    es: 'Cuánto arriesgas',
    en: 'How much you risk',
  },
  'vipVersus.size.ours': {
    note: 'Row: how much to risk, VIP side',
    es: 'Una parte chica y fija, que decides tú',
    en: 'A small, fixed part, decided by you',
  },
  'vipVersus.size.theirs': {
    note: 'Row: how much to risk, amateur side',
    es: '«Mete todo en esta»',
    en: '“Go all in on this one”',
  },
  'vipVersus.money.title': {
    note: 'Row: who holds the money',
    es: 'Quién tiene tu dinero',
    en: 'Who holds your money',
  },
  'vipVersus.money.ours': {
    note: 'Row: who holds the money, VIP side',
    es: 'Tú, en la cuenta que abriste',
    en: 'You, in the account you opened',
  },
  'vipVersus.money.theirs': {
    note: 'Row: who holds the money, amateur side',
    es: 'Te piden que se lo deposites',
    en: 'They ask you to deposit it with them',
  },
  'vipVersus.pay.title': {
    note: 'Row: how it is paid',
    es: 'Cómo se paga',
    en: 'How you pay',
  },
  'vipVersus.pay.ours': {
    note: 'Row: how it is paid, VIP side',
    es: 'En el pago con tarjeta al que lleva este sitio',
    en: 'At the card checkout this site leads to',
  },
  'vipVersus.pay.theirs': {
    note: 'Row: how it is paid, amateur side',
    es: 'Por mensaje directo, a una persona',
    en: 'By direct message, to a person',
  },
  'vipVersus.promise.title': {
    note: 'Row: what is promised',
    es: 'Qué promete',
    en: 'What it promises',
  },
  'vipVersus.promise.ours': {
    note: 'Row: what is promised, VIP side',
    es: 'Ningún resultado: puedes perder',
    en: 'No result: you can lose',
  },
  'vipVersus.promise.theirs': {
    note: 'Row: what is promised, amateur side',
    es: '«Ganancia segura»',
    en: '“Guaranteed profit”',
  },
  'vipVersus.loss.title': {
    note: 'Row: what happens when a trade fails',
    es: 'Cuando sale mal',
    en: 'When it goes wrong',
  },
  'vipVersus.loss.ours': {
    note: 'Row: a failed trade, VIP side',
    es: 'Se sale en el stop que ya estaba escrito',
    en: 'Out at the stop that was already written',
  },
  'vipVersus.loss.theirs': {
    note: 'Row: a failed trade, amateur side',
    es: 'Se mueve el stop, o se borra el mensaje',
    en: 'The stop is moved, or the message deleted',
  },
  'vipClose.title': {
    note: 'h2 of the closing',
    es: 'Ahora elige por dónde empezar',
    en: 'Now choose where to start',
  },
  'vipClose.text': {
    note: 'Closing: no hurry',
    es: 'No hay prisa: el gráfico abre otra vez mañana. Si dudas, empieza por lo que no cuesta.',
    en: 'There is no hurry: the chart opens again tomorrow. If in doubt, start with what costs nothing.',
  },
  'vipClose.free': {
    note: 'Closing call: opens the free messaging channel',
    es: 'Unirme al canal gratis',
    en: 'Join the free channel',
  },
  'vipClose.merch': {
    note: 'Closing call: merchandise',
    es: 'Ver el merch que viene',
    en: 'See the merch to come',
  },
  'vipClose.contact': {
    note: 'Closing call: contact page',
    es: 'Preguntar antes de pagar',
    en: 'Ask before paying',
  },
  'vipClose.official': {
    note: 'Notice: the only official site; {{domain}} is its host name, {{brand}} the brand name',
    es: 'El único sitio oficial de {{brand}} es {{domain}}. Si otra página, otra cuenta u otra persona te cobra en nuestro nombre, no pagues.',
    en: 'The only official {{brand}} site is {{domain}}. If another page, account or person charges you in our name, do not pay.',
  },
});
