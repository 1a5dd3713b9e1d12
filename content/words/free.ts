import { defineWords } from './define.ts';

export const free = defineWords({
  'free.title': {
    note: 'Document title of the page, without the brand',
    es: 'Canal gratuito: señales de muestra cada semana',
    en: 'Free channel: sample signals every week',
  },
  'free.description': {
    note: 'Meta description, up to about 155 characters',
    es: 'Señales de muestra semanales, educación Smart Money y comunidad, sin pagar y sin tarjeta. Qué trae el canal gratuito y qué agrega el VIP.',
    en: 'Weekly sample signals, Smart Money education and a community, with no payment and no card. What the free channel includes and what VIP adds.',
  },
  'free.crumb': {
    note: 'Name of the page in the breadcrumb of search results',
    es: 'Canal gratuito',
    en: 'Free channel',
  },
  'free.headline': {
    note: 'h1 of the page',
    es: 'Mira cómo trabajamos antes de pagar nada',
    en: 'Watch us work before you pay anything',
  },
  'free.lead': {
    note: '{{channel}} is the name of the messaging platform. Under the headline: what the channel is',
    es: 'El canal gratuito está en {{channel}}. Entras con un clic y te sales cuando quieras.',
    en: 'The free channel is on {{channel}}. Join with one click and leave anytime.',
  },
  'free.toComparison': {
    note: 'Second call: jumps to the comparison with the paid channel',
    es: 'Comparar con el VIP',
    en: 'Compare with VIP',
  },
  'free.priceNote': {
    note: 'After the amount 0; {{currency}} is its letters, like USD: no card',
    es: '{{currency}}. Sin tarjeta y sin formulario. Otros miembros pueden ver tu usuario.',
    en: '{{currency}}. No card, no form. Other members may see your handle.',
  },
  'free.message.name': {
    note: 'Over the drawn message: who sends it; {{brand}} is the brand name',
    es: '{{brand}} · canal gratuito',
    en: '{{brand}} · free channel',
  },
  'free.message.kind': {
    note: 'Drawn message: what it is',
    es: 'Señal de muestra',
    en: 'Sample signal',
  },
  'free.message.order': {
    note: 'Drawn message: kind of order; {{asset}} is the instrument',
    es: 'Sell limit · {{asset}}',
    en: 'Sell limit · {{asset}}',
  },
  'free.message.entry': {
    note: 'Drawn message: level',
    es: 'Entrada',
    en: 'Entry',
  },
  'free.message.stop': {
    note: 'Drawn message: level',
    es: 'Stop loss',
    en: 'Stop loss',
  },
  'free.message.target': {
    note: 'Drawn message: level',
    es: 'Take profit',
    en: 'Take profit',
  },
  'free.message.risk': {
    note: 'Drawn message: last line',
    es: 'Si el precio no llega a la entrada, no hay operación.',
    en: 'If price never reaches the entry, there is no trade.',
  },
  'free.message.badge': {
    note: 'Badge under the drawn message; wording is fixed',
    es: 'Ejemplo ilustrativo',
    en: 'Illustrative example',
  },
  'free.message.caption': {
    note: 'After the badge: what the drawing is',
    es: 'Los precios son de ejemplo; las distancias, las de la operación de oro que reportamos abajo.',
    en: 'The prices are an example; the distances are those of the gold trade we report below.',
  },
  'free.message.captionAlone': {
    note: 'The same where no trade is reported below',
    es: 'Los precios son de ejemplo.',
    en: 'The prices are an example.',
  },
  'free.intro.title': {
    note: 'h2 over the three cards',
    es: 'Qué recibes gratis en el canal',
    en: 'What you get for free in the channel',
  },
  'free.intro.text': {
    note: 'Under the heading: what a sample signal is for',
    es: 'Úsalo para juzgarnos: anota cada señal y espera a ver qué hizo el precio.',
    en: 'Use it to judge us: write down each signal and wait to see what price did.',
  },
  'free.signals.title': {
    note: 'Card: weekly sample signals',
    es: 'Señales de muestra, cada semana',
    en: 'Sample signals, every week',
  },
  'free.signals.text': {
    note: 'Card: weekly sample signals',
    es: 'Con entrada, stop loss y take profit, como las del VIP. Practícalas en demo antes de arriesgar un peso.',
    en: 'With entry, stop loss and take profit, like the VIP ones. Practice them on demo before you risk a cent.',
  },
  'free.education.title': {
    note: 'Card: education',
    es: 'Educación Smart Money',
    en: 'Smart Money education',
  },
  'free.education.text': {
    note: 'Card: education',
    es: 'Qué es una ruptura de estructura, dónde descansan los stops y por qué el precio a veces regresa a un FVG.',
    en: 'What a break of structure is, where stops rest and why price sometimes returns to an FVG.',
  },
  'free.community.title': {
    note: 'Card: community',
    es: 'Una comunidad que contesta',
    en: 'A community that answers',
  },
  'free.community.text': {
    note: 'Card: community',
    es: 'Pregunta lo básico sin pena. Nadie del equipo te escribirá primero ni te pedirá un depósito.',
    en: 'No question is too basic. Our team will never message you first or ask for a deposit.',
  },
  'freeResults.title': {
    note: 'h2 over the results the brand declares for the paid channel',
    es: 'Los resultados que reportamos del VIP',
    en: 'The VIP results we report',
  },
  'freeResults.text': {
    note: 'Under the heading: whose figures these are',
    es: 'Cifras nuestras, sin verificar. Dos operaciones ganadoras no hacen un historial: pregunta también por las perdedoras.',
    en: 'Our own figures, unverified. Two winning trades do not make a track record: ask about the losing ones too.',
  },
  'freeResults.textShare': {
    note: 'In its place where only a percentage follows',
    es: 'Cifra nuestra, sin verificar. Un porcentaje sin su lista de operaciones no es un historial.',
    en: 'Our own figure, unverified. A percentage without its list of trades is not a track record.',
  },
  'freeResults.at': {
    note: 'Between a gain and its ratio; followed by 1:something',
    es: 'con riesgo/beneficio',
    en: 'at risk/reward',
  },
  'freeVersus.title': {
    note: 'h2 over the comparison of both channels',
    es: 'El gratuito enseña; el VIP acompaña cada día',
    en: 'Free teaches; VIP is there every day',
  },
  'freeVersus.text': {
    note: 'Under the heading: what does not change',
    es: 'En los dos operas tú, en tu cuenta.',
    en: 'In both, you trade, in your own account.',
  },
  'freeVersus.free.name': {
    note: 'Name of the free channel on its slip; short',
    es: 'Gratis',
    en: 'Free',
  },
  'freeVersus.free.price': {
    note: 'Under the amount 0',
    es: 'sin costo',
    en: 'no cost',
  },
  'freeVersus.free.signals': {
    note: 'What the free channel brings',
    es: 'Señales de muestra semanales',
    en: 'Weekly sample signals',
  },
  'freeVersus.free.education': {
    note: 'What the free channel brings',
    es: 'Educación básica',
    en: 'Basic education',
  },
  'freeVersus.free.results': {
    note: 'What the free channel brings',
    es: 'Resultados del VIP',
    en: 'VIP results',
  },
  'freeVersus.free.community': {
    note: 'What the free channel brings',
    es: 'Comunidad básica',
    en: 'Basic community',
  },
  'freeVersus.free.analysis': {
    note: 'What the free channel brings',
    es: 'Análisis general del mercado',
    en: 'General market analysis',
  },
  'freeVersus.vip.name': {
    note: 'Name of the paid channel on its slip; short',
    es: 'VIP',
    en: 'VIP',
  },
  'freeVersus.vip.badge': {
    note: 'Badge on the paid channel; wording is fixed',
    es: 'RECOMENDADO',
    en: 'RECOMMENDED',
  },
  'freeVersus.vip.signals': {
    note: 'What the paid channel brings',
    es: 'Señales diarias en tiempo real',
    en: 'Daily signals in real time',
  },
  'freeVersus.vip.education': {
    note: 'What the paid channel brings',
    es: 'Educación avanzada y masterclasses',
    en: 'Advanced education and masterclasses',
  },
  'freeVersus.vip.analysis': {
    note: 'What the paid channel brings',
    es: 'Análisis completo con entrada, stop loss y take profit',
    en: 'Full analysis with entry, stop loss and take profit',
  },
  'freeVersus.vip.community': {
    note: 'What the paid channel brings',
    es: 'Comunidad exclusiva',
    en: 'Exclusive community',
  },
  'freeVersus.vip.effectiveness': {
    note: 'What the paid channel brings: before the declared percentage',
    es: 'Efectividad declarada:',
    en: 'Reported effectiveness:',
  },
  'freeVersus.vip.support': {
    note: 'What the paid channel brings',
    es: 'Soporte directo',
    en: 'Direct support',
  },
  'freeVersus.total': {
    note: 'Last line of each slip, before the amount',
    es: 'Total',
    en: 'Total',
  },
  'freeVersus.upgrade': {
    note: 'Call on the paid slip: leads to the page of the paid channel',
    es: 'Ver el canal VIP',
    en: 'See the VIP channel',
  },
  'freeClose.title': {
    note: 'h2 of the closing',
    es: 'Empieza gratis; el VIP ahí va a seguir',
    en: 'Start free; VIP will still be there',
  },
  'freeClose.vip': {
    note: 'Closing link: paid channel',
    es: 'El canal VIP y su método',
    en: 'The VIP channel and its method',
  },
  'freeClose.merch': {
    note: 'Closing link: merchandise',
    es: 'La merch que viene',
    en: 'Upcoming merch',
  },
  'freeClose.contact': {
    note: 'Closing link: contact page',
    es: 'Canales oficiales y contacto',
    en: 'Official channels and contact',
  },
  'freeClose.official': {
    note: 'Notice: the only official site; {{domain}} is its host name, {{brand}} the brand name',
    es: 'El único dominio oficial de {{brand}} es {{domain}}. El canal gratuito no cobra: si alguien te pide dinero para entrar, no somos nosotros.',
    en: 'The only official {{brand}} domain is {{domain}}. The free channel costs nothing: if someone asks for money to let you in, it is not us.',
  },
});
