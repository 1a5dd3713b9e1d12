import { defineWords } from './define.ts';

export const vip = defineWords({
  'vip.title': {
    note: 'Document title of the page, without the brand',
    es: 'Canal VIP: señales con entrada, stop loss y take profit',
    en: 'VIP channel: signals with entry, stop loss and take profit',
  },
  'vip.description': {
    note: 'Meta description, up to about 155 characters',
    es: 'Señales de oro, forex y cripto con entrada, stop loss, take profit y la razón en la gráfica. Cómo leemos el mercado y cómo reconocer un canal serio.',
    en: 'Gold, forex and crypto signals with entry, stop loss, take profit and the reason on the chart. How we read the market and how to spot an amateur channel.',
  },
  'vip.crumb': {
    note: 'Name of the page in the breadcrumb of search results',
    es: 'Canal VIP',
    en: 'VIP channel',
  },
  'vip.headline': {
    note: 'h1 of the page',
    es: 'Cada señal con entrada, stop loss, take profit y la razón',
    en: 'Every signal with entry, stop loss, take profit and the reason',
  },
  'vip.lead': {
    note: 'Under the headline: what a member receives',
    es: 'El plan te llega completo y marcado en la gráfica. Tú decides si lo tomas y con cuánto, en tu propia cuenta.',
    en: 'The plan arrives complete and marked on the chart. You decide whether to take it and how much to risk, in your own account.',
  },
  'vip.signalRatio': {
    note: 'On the sample signal of the first screen: gain for each 1 at risk; {{ratio}} is a number',
    es: '1:{{ratio}}',
    en: '1:{{ratio}}',
  },
  'vip.signalExample': {
    note: 'Below the sample signal of the first screen: it is no trade that was made',
    es: 'Ejemplo ilustrativo de una señal: no es una operación real ni un resultado.',
    en: 'Illustrative example of a signal: not a real trade and not a result.',
  },
  'vip.toMethod': {
    note: 'Second call: jumps to the method on this page',
    es: 'Ver cómo leemos la gráfica',
    en: 'See how we read the chart',
  },
  'vip.pays': {
    note: 'Small line under the calls: what is paid for and what is not',
    es: 'Pagas educación y análisis. Operas tú.',
    en: 'You pay for education and analysis. You do the trading.',
  },
  'vipMethod.title': {
    note: 'h2 over the three drawings',
    es: 'Tres cosas en la gráfica antes de entrar',
    en: 'Three things we need before a signal',
  },
  'vipMethod.lead': {
    note: 'Under the heading: what the drawings are',
    es: 'Así funciona el método Smart Money. Las velas son de ejemplo.',
    en: 'This is the Smart Money method. The candles are examples.',
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
    es: 'El precio cierra arriba de su último máximo',
    en: 'Price closes above its last high',
  },
  'vipMethod.bos.text': {
    note: 'First idea in two or three sentences',
    es: 'Un swing high tiene dos máximos más bajos a cada lado. Si una vela cierra arriba, hay BOS (break of structure); si solo asoma la mecha, no.',
    en: 'A swing high has two lower highs on each side. A candle that closes above it is a break of structure (BOS); a wick alone is not.',
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
    es: 'La vela {{swing}} deja un máximo en {{level}}. La vela {{break}} cierra en {{close}}, arriba: estructura rota al alza.',
    en: 'Candle {{swing}} makes a swing high at {{level}}. Candle {{break}} closes at {{close}}, above it: structure broken to the upside.',
  },
  'vipMethod.liquidity.name': {
    note: 'Name of the second idea; short',
    es: 'Liquidez',
    en: 'Liquidity',
  },
  'vipMethod.liquidity.title': {
    note: 'Second idea: liquidity, as a sentence',
    es: 'Toman la liquidez y el precio se regresa',
    en: 'Liquidity is taken and price turns back',
  },
  'vipMethod.liquidity.text': {
    note: 'Second idea in two or three sentences',
    es: 'Dos mínimos casi iguales juntan stops. Una vela baja por ellos y cierra otra vez arriba: tomó la liquidez. Si cierra abajo, fue una ruptura.',
    en: 'Two nearly equal lows gather stops. A candle dips through them and closes back above: it took the liquidity. If it closes below, it was a break.',
  },
  'vipMethod.liquidity.level': {
    note: 'Mark on the drawing: the equal lows where stops wait; short',
    es: 'Stops',
    en: 'Stops',
  },
  'vipMethod.liquidity.mark': {
    note: 'Mark on the drawing: the candle that sweeps; short',
    es: 'Barrido',
    en: 'Sweep',
  },
  'vipMethod.liquidity.reading': {
    note: 'Under the drawing and for screen readers: {{first}}, {{second}} and {{sweep}} are candles by number, {{level}}, {{low}} and {{close}} prices',
    es: 'Las velas {{first}} y {{second}} dejan mínimos casi iguales; el más bajo, en {{level}}. La vela {{sweep}} baja a {{low}} y cierra en {{close}}: barrido de liquidez.',
    en: 'Candles {{first}} and {{second}} make nearly equal lows; the lower one is at {{level}}. Candle {{sweep}} dips to {{low}} and closes at {{close}}: a liquidity sweep.',
  },
  'vipMethod.gap.name': {
    note: 'Name of the third idea, never translated',
    es: 'FVG',
    en: 'FVG',
  },
  'vipMethod.gap.title': {
    note: 'Third idea: fair value gap, as a sentence',
    es: 'El precio a veces regresa al FVG',
    en: 'A fast move leaves an FVG behind',
  },
  'vipMethod.gap.text': {
    note: 'Third idea in two or three sentences',
    es: 'Cuando las mechas de la primera y la tercera vela no se tocan, queda un FVG (fair value gap). Ahí espera la entrada, con el stop del otro lado.',
    en: 'When the wicks around a candle do not touch, they leave a fair value gap (FVG). The entry waits there, with the stop on the other side.',
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
    es: 'La vela {{run}} deja un FVG de {{low}} a {{high}}. La vela {{back}} regresa a él.',
    en: 'Candle {{run}} leaves an FVG from {{low}} to {{high}}. Candle {{back}} returns to it.',
  },
  'vipMethod.not': {
    note: 'After the three drawings: what they do not promise',
    es: 'Las tres pueden cumplirse y la operación perder igual. Por eso el stop se escribe primero.',
    en: 'All three can line up and the trade can still lose. That is why the stop is written first.',
  },
  'vipTrade.title': {
    note: 'h2 over the sample trade',
    es: 'Así llega una señal: la salida primero',
    en: 'How a signal arrives: exit first, then entry',
  },
  'vipTrade.lead': {
    note: 'Under the heading: what a sell limit is',
    es: 'Una orden sell limit en oro. Espera por encima del precio; si el precio no llega, no hay operación ni pérdida.',
    en: 'A sell limit on gold. The order waits above price; if price never reaches it, there is no trade and no loss.',
  },
  'vipTrade.order': {
    note: 'Title of the drawing: the kind of order; {{asset}} is the instrument',
    es: 'Sell limit · {{asset}}',
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
    es: 'Si sube hasta aquí, la idea estaba mal y pierdes {{pips}} pips.',
    en: 'If it climbs this far, the idea was wrong and you lose {{pips}} pips.',
  },
  'vipTrade.entryText': {
    note: 'What happens at the entry',
    es: 'Aquí espera la orden. Ni antes ni “a mercado”.',
    en: 'The order waits here. Not earlier, and not at market.',
  },
  'vipTrade.targetText': {
    note: 'What happens at the target; {{pips}} is a number',
    es: 'Si baja hasta aquí, ganas {{pips}} pips.',
    en: 'If it falls this far, you make {{pips}} pips.',
  },
  'vipTrade.even': {
    note: 'What the ratio means; {{share}} is a percentage',
    es: 'Con esta relación, acertar {{share}} de las veces te deja en ceros, sin contar costos. Con menos, pierdes.',
    en: 'At this ratio, winning {{share}} of the time breaks even, before costs. Anything less loses.',
  },
  'vipTrade.description': {
    note: 'The drawing in one sentence for screen readers; takes {{asset}}, {{entry}}, {{stop}}, {{target}}, {{risk}}, {{reward}} and {{ratio}}',
    es: 'Sell limit en {{asset}}: entrada en {{entry}}, stop loss en {{stop}}, a {{risk}} pips, y take profit en {{target}}, a {{reward}} pips. Relación 1:{{ratio}}.',
    en: 'Sell limit on {{asset}}: entry at {{entry}}, stop loss at {{stop}}, {{risk}} pips away, and take profit at {{target}}, {{reward}} pips away. Ratio 1:{{ratio}}.',
  },
  'vipVersus.title': {
    note: 'h2 over the comparison',
    es: 'Siete cosas que delatan a un canal amateur',
    en: 'Seven things give an amateur channel away',
  },
  'vipVersus.lead': {
    note: 'Under the heading: how to use the table',
    es: 'Úsalas para revisar cualquier canal, también el nuestro.',
    en: 'Use them to check any channel, ours too.',
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
    en: 'What the signal includes',
  },
  'vipVersus.plan.ours': {
    note: 'Row: what a signal holds, VIP side',
    es: 'Entrada, stop loss y take profit',
    en: 'Entry, stop loss and take profit',
  },
  'vipVersus.plan.theirs': {
    note: 'Row: what a signal holds, amateur side',
    es: '“Compra ya”, sin salida',
    en: '“Buy now,” no exit',
  },
  'vipVersus.reason.title': {
    note: 'Row: why',
    es: 'Por qué',
    en: 'The reason',
  },
  'vipVersus.reason.ours': {
    note: 'Row: why, VIP side',
    es: 'Estructura, liquidez y FVG, sobre la gráfica',
    en: 'Structure, liquidity and FVG, on the chart',
  },
  'vipVersus.reason.theirs': {
    note: 'Row: why, amateur side',
    es: '“Confía en mí”',
    en: '“Trust me”',
  },
  'vipVersus.size.title': {
    note: 'Row: how much to risk',
    es: 'Cuánto arriesgas',
    en: 'How much you risk',
  },
  'vipVersus.size.ours': {
    note: 'Row: how much to risk, VIP side',
    es: 'Un porcentaje chico y fijo, que decides tú',
    en: 'A small, fixed percentage that you choose',
  },
  'vipVersus.size.theirs': {
    note: 'Row: how much to risk, amateur side',
    es: '“Mete todo en esta”',
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
    en: 'They ask you to send it to them',
  },
  'vipVersus.pay.title': {
    note: 'Row: how it is paid',
    es: 'Cómo se paga',
    en: 'How you pay',
  },
  'vipVersus.pay.ours': {
    note: 'Row: how it is paid, VIP side',
    es: 'Con tarjeta, desde los botones de este sitio',
    en: 'By card, from this site’s buttons',
  },
  'vipVersus.pay.wallet': {
    note: 'The same where there is a second way to pay; {{wallet}} is its name',
    es: 'Con tarjeta o {{wallet}}, desde los botones de este sitio',
    en: 'By card or {{wallet}}, from this site’s buttons',
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
    en: 'No outcome: you can lose',
  },
  'vipVersus.promise.theirs': {
    note: 'Row: what is promised, amateur side',
    es: '“Ganancia segura”',
    en: '“Guaranteed profit”',
  },
  'vipVersus.loss.title': {
    note: 'Row: what happens when a trade fails',
    es: 'Cuando sale mal',
    en: 'When it goes wrong',
  },
  'vipVersus.loss.ours': {
    note: 'Row: a failed trade, VIP side',
    es: 'Sales en el stop que ya estaba escrito',
    en: 'You are out at the stop already written',
  },
  'vipVersus.loss.theirs': {
    note: 'Row: a failed trade, amateur side',
    es: 'Mueven el stop o borran el mensaje',
    en: 'They move the stop or delete the message',
  },
  'vipClose.title': {
    note: 'h2 of the closing',
    es: 'Elige por dónde empezar',
    en: 'Choose where to start',
  },
  'vipClose.text': {
    note: 'Closing: no hurry',
    es: 'No hay prisa: el mercado abre otra vez mañana. Si dudas, empieza por el canal gratuito.',
    en: 'No rush: there is always another session. If in doubt, start with the free channel.',
  },
  'vipClose.merch': {
    note: 'Closing call: merchandise',
    es: 'Ver la merch que viene',
    en: 'See upcoming merch',
  },
  'vipClose.contact': {
    note: 'Closing call: contact page',
    es: 'Preguntar antes de pagar',
    en: 'Ask before you pay',
  },
  'vipClose.official': {
    note: 'Notice: the only official site; {{domain}} is its host name, {{brand}} the brand name',
    es: 'El único dominio oficial de {{brand}} es {{domain}}. Paga solo desde sus botones; las páginas de pago están en Contacto.',
    en: 'The only official {{brand}} domain is {{domain}}. Pay only from its buttons; the payment pages are listed on Contact.',
  },
});
