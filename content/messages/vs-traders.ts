import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'vsTraders.title': 'Document title of the page, without the brand',
  'vsTraders.description': 'Meta description, up to about 155 characters',
  'vsTraders.hero.name': 'Name of the section, small, above the headline',
  'vsTraders.hero.headline': 'h1: what a visitor does here',
  'vsTraders.hero.lead': 'What the readings are: one or two sentences',
  'vsTraders.hero.toReadings': 'Call: jumps to the {{count}} cards',
  'vsTraders.hero.toMethod': 'Second call: jumps to how the figure is measured',
  'vsTraders.readings.heading': 'h2 above the cards',
  'vsTraders.readings.noScript': 'Shown without JavaScript: live figures need it',
  'vsTraders.method.heading': 'h2 of the method box',
  'vsTraders.method.lead': 'One sentence under the heading of the method box',
  'vsTraders.method.what.term': 'Method box: what is counted, as a term',
  'vsTraders.method.what.text': 'What is counted: open volume in lots, not people',
  'vsTraders.method.who.term': 'Method box: whose positions, as a term',
  'vsTraders.method.who.text': 'Whose positions: accounts connected to the community, demo ones too',
  'vsTraders.method.when.term': 'Method box: how old, as a term',
  'vsTraders.method.when.text': 'When it is read and refreshed',
  'vsTraders.method.not.term': 'Method box: what it is not, as a term',
  'vsTraders.method.not.text': 'It is not a signal of direction',
  'vsTraders.key.heading': 'Heading of the little drawing that explains the bar',
  'vsTraders.key.long': 'Drawing: the plain part of the bar is the long side',
  'vsTraders.key.short': 'Drawing: the hatched part of the bar is the short side',
  'vsTraders.key.half': 'Drawing: the tick in the middle is half of the volume',
} as const;

export const es: Words<typeof notes> = {
  'vsTraders.title': 'VS-Traders: sentimiento minorista en oro y divisas',
  'vsTraders.description':
    'Qué parte del volumen abierto está en largos y qué parte en cortos en oro y cinco pares de divisas, con su fuente, su hora y cómo se mide.',
  'vsTraders.hero.name': 'VS-Traders',
  'vsTraders.hero.headline': 'Mira de qué lado está la multitud antes de elegir el tuyo',
  'vsTraders.hero.lead':
    'Oro y cinco pares de divisas: cuántos lotes abiertos hay en largo y cuántos en corto entre las cuentas conectadas a una comunidad pública. Cada cifra lleva su fuente y su hora.',
  'vsTraders.hero.toReadings': 'Ver las {{count}} lecturas',
  'vsTraders.hero.toMethod': 'Cómo se mide',
  'vsTraders.readings.heading': 'Dónde está hoy el volumen minorista',
  'vsTraders.readings.noScript':
    'Las cifras en vivo necesitan JavaScript. Actívalo para verlas; el resto de la página funciona sin él.',
  'vsTraders.method.heading': 'Qué mide esta cifra y qué no',
  'vsTraders.method.lead': 'Léelo una vez: cambia lo que puedes concluir de una barra.',
  'vsTraders.method.what.term': 'Qué se cuenta',
  'vsTraders.method.what.text':
    'Volumen abierto, en lotes. Un 62% en largos significa que 62 de cada 100 lotes abiertos son compras, no que 62 de cada 100 personas compren: una cuenta grande pesa más que muchas pequeñas.',
  'vsTraders.method.who.term': 'De quién',
  'vsTraders.method.who.text':
    'De las cuentas que sus dueños conectan a la comunidad, incluidas las demo. No es todo el mercado ni una muestra representativa.',
  'vsTraders.method.when.term': 'De cuándo',
  'vsTraders.method.when.text':
    'La hora de cada tarjeta es la de la lectura en la fuente. Tu navegador guarda la última y pide otra cada 8 horas, o cuando tú actualizas.',
  'vsTraders.method.not.term': 'Qué no es',
  'vsTraders.method.not.text':
    'No es una señal de dirección. La multitud puede acertar durante semanas y un extremo puede volverse más extremo. La fuente redondea: las dos partes pueden sumar 99 o 101.',
  'vsTraders.key.heading': 'Cómo se lee la barra',
  'vsTraders.key.long': 'Liso, desde la izquierda: largos',
  'vsTraders.key.short': 'Rayado, desde la derecha: cortos',
  'vsTraders.key.half': 'Marca: la mitad del volumen',
};

export const en: Words<typeof notes> = {
  'vsTraders.title': 'VS-Traders: retail sentiment in gold and forex',
  'vsTraders.description':
    'How much of the open volume is long and how much is short in gold and five currency pairs, with its source, its time and how it is measured.',
  'vsTraders.hero.name': 'VS-Traders',
  'vsTraders.hero.headline': 'See which side the crowd is on before you pick yours',
  'vsTraders.hero.lead':
    'Gold and five currency pairs: how many open lots are long and how many are short among the accounts connected to a public community. Every figure carries its source and its time.',
  'vsTraders.hero.toReadings': 'See the {{count}} readings',
  'vsTraders.hero.toMethod': 'How it is measured',
  'vsTraders.readings.heading': 'Where retail volume stands today',
  'vsTraders.readings.noScript':
    'Live figures need JavaScript. Turn it on to see them; the rest of the page works without it.',
  'vsTraders.method.heading': 'What this figure measures, and what it does not',
  'vsTraders.method.lead': 'Read it once: it changes what you can conclude from a bar.',
  'vsTraders.method.what.term': 'What is counted',
  'vsTraders.method.what.text':
    'Open volume, in lots. 62% long means 62 of every 100 open lots are buys, not that 62 of every 100 people are buying: one large account weighs more than many small ones.',
  'vsTraders.method.who.term': 'Whose positions',
  'vsTraders.method.who.text':
    'Those of accounts their owners connect to the community, demo accounts included. It is neither the whole market nor a representative sample.',
  'vsTraders.method.when.term': 'From when',
  'vsTraders.method.when.text':
    'The time on each card is when the source was read. Your browser keeps the last reading and asks for another every 8 hours, or when you refresh.',
  'vsTraders.method.not.term': 'What it is not',
  'vsTraders.method.not.text':
    'It is no signal of direction. The crowd can be right for weeks, and an extreme can grow more extreme. The source rounds: the two shares may add up to 99 or 101.',
  'vsTraders.key.heading': 'How to read the bar',
  'vsTraders.key.long': 'Plain, from the left: long',
  'vsTraders.key.short': 'Hatched, from the right: short',
  'vsTraders.key.half': 'Tick: half of the volume',
};
