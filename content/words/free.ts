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
    en: 'Weekly sample signals, Smart Money education and a community, without paying and without a card. What the free channel brings and what VIP adds.',
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
    note: 'Under the headline: what the channel is',
    es: 'El canal gratuito está en la app de mensajes. Entras con un clic, lees lo que quieras y te vas cuando quieras.',
    en: 'The free channel lives in the messaging app. You join with one click, read what you like and leave when you like.',
  },
  'free.join': {
    note: 'Call: opens the free messaging channel',
    es: 'Unirme al canal gratis',
    en: 'Join the free channel',
  },
  'free.toComparison': {
    note: 'Second call: jumps to the comparison with the paid channel',
    es: 'Comparar con el VIP',
    en: 'Compare with VIP',
  },
  'free.priceNote': {
    note: 'After the amount 0: no card',
    es: 'USD. Sin tarjeta ni datos',
    en: 'USD. No card, no details',
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
    es: 'Venta límite · {{asset}}',
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
    es: 'Si no llega a la entrada, no hay operación.',
    en: 'If it never reaches the entry, there is no trade.',
  },
  'free.message.badge': {
    note: 'Badge under the drawn message; wording is fixed',
    es: 'Ejemplo ilustrativo',
    en: 'Illustrative example',
  },
  'free.message.caption': {
    note: 'After the badge: what the drawing is',
    es: 'Así se ve un mensaje del canal.',
    en: 'This is what a message of the channel looks like.',
  },
  'free.intro.title': {
    note: 'h2 over the three cards',
    es: 'Tres cosas llegan al canal, y ninguna te pide dinero',
    en: 'Three things reach the channel, and none asks for money',
  },
  'free.intro.text': {
    note: 'Under the heading: what a sample signal is for',
    es: 'Úsalo para juzgarnos: anota cada señal, espera a ver qué hizo el precio y decide con eso.',
    en: 'Use it to judge us: write down each signal, wait to see what price did, and decide on that.',
  },
  'free.signals.title': {
    note: 'Card: weekly sample signals',
    es: 'Señales de muestra, cada semana',
    en: 'Sample signals, every week',
  },
  'free.signals.text': {
    note: 'Card: weekly sample signals',
    es: 'Con entrada, stop y objetivo, igual que las del VIP. Practícalas en demo antes de arriesgar un peso.',
    en: 'With entry, stop and target, just like those in VIP. Practice them on demo before risking a cent.',
  },
  'free.education.title': {
    note: 'Card: education',
    es: 'Educación Smart Money',
    en: 'Smart Money education',
  },
  'free.education.text': {
    note: 'Card: education',
    es: 'Qué es una ruptura de estructura, dónde descansan los stops y por qué el precio regresa a un hueco.',
    en: 'What a break of structure is, where stops rest and why price comes back to a gap.',
  },
  'free.community.title': {
    note: 'Card: community',
    es: 'Una comunidad que contesta',
    en: 'A community that answers',
  },
  'free.community.text': {
    note: 'Card: community',
    es: 'Pregunta lo básico sin pena. Nadie del equipo te escribirá primero ni te pedirá un depósito.',
    en: 'Ask the basic questions. Nobody from the team will message you first or ask you for a deposit.',
  },
  'freeResults.title': {
    note: 'h2 over the results the brand declares for the paid channel',
    es: 'Esto declara la marca de su canal VIP',
    en: 'This is what the brand states about its VIP channel',
  },
  'freeResults.text': {
    note: 'Under the heading: whose figures these are',
    es: 'Son los resultados que se comparten en el canal gratuito. Dos operaciones ganadoras no describen un historial: pregunta también por las perdidas.',
    en: 'These are the results shared in the free channel. Two winning trades do not describe a record: ask about the losing ones, too.',
  },
  'freeResults.at': {
    note: 'Between a gain and its ratio; followed by 1:something',
    es: 'con riesgo/beneficio',
    en: 'at risk/reward',
  },
  'freeResults.period': {
    note: 'Small line under a figure; {{period}} is what it covers',
    es: 'Periodo: {{period}}',
    en: 'Period: {{period}}',
  },
  'freeVersus.title': {
    note: 'h2 over the comparison of both channels',
    es: 'Lo gratuito enseña; el VIP acompaña cada día',
    en: 'Free teaches; VIP is with you every day',
  },
  'freeVersus.text': {
    note: 'Under the heading: what does not change',
    es: 'En los dos operas tú, en tu cuenta y con tu riesgo.',
    en: 'In both it is you who trades, in your account and at your risk.',
  },
  'freeVersus.free.name': {
    note: 'Name of the free channel on its slip; short',
    es: 'Gratis',
    en: 'Free',
  },
  'freeVersus.free.price': {
    note: 'Under the amount 0',
    es: 'para siempre',
    en: 'forever',
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
  'freeVersus.vip.price': {
    note: 'Under the amount: it is paid each month',
    es: 'al mes',
    en: 'a month',
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
    en: 'Stated effectiveness:',
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
    es: 'Empieza por lo gratis; lo demás no se va a ir',
    en: 'Start with what is free; the rest will still be there',
  },
  'freeClose.vip': {
    note: 'Closing link: paid channel',
    es: 'El canal VIP y su método',
    en: 'The VIP channel and its method',
  },
  'freeClose.merch': {
    note: 'Closing link: merchandise',
    es: 'El merch que viene',
    en: 'The merch to come',
  },
  'freeClose.contact': {
    note: 'Closing link: contact page',
    es: 'Canales oficiales y contacto',
    en: 'Official channels and contact',
  },
  'freeClose.official': {
    note: 'Notice: the only official site; {{domain}} is its host name, {{brand}} the brand name',
    es: 'El único sitio oficial de {{brand}} es {{domain}}. El canal gratuito no cobra: si alguien te pide dinero para entrar, no somos nosotros.',
    en: 'The only official {{brand}} site is {{domain}}. The free channel charges nothing: if someone asks for money to let you in, it is not us.',
  },
});
