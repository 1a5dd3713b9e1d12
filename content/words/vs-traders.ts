import { defineWords } from './define.ts';

export const vsTraders = defineWords({
  'vsTraders.title': {
    note: 'Document title of the page, without the brand',
    es: 'VS-Traders: sentimiento retail en oro y forex',
    en: 'VS-Traders: retail sentiment in gold and forex',
  },
  'vsTraders.description': {
    note: 'Meta description, up to about 155 characters',
    es: 'Qué parte del retail está en largos y qué parte en cortos en oro y forex, con su fuente, su hora, qué cuenta y cómo se mide.',
    en: 'How much of retail is long and how much is short in gold and forex, with its source, its time, what it counts and how it is measured.',
  },
  'vsTraders.hero.name': {
    note: 'Name of the section, small, above the headline',
    es: 'VS-Traders',
    en: 'VS-Traders',
  },
  'vsTraders.hero.headline': {
    note: 'h1: what a visitor does here',
    es: 'Mira hacia dónde está cargado el retail',
    en: 'See retail’s side before you pick yours',
  },
  'vsTraders.hero.lead': {
    note: 'What the readings are: one or two sentences; {{count}} instruments',
    es: '{{count}} instrumentos: qué parte del retail está en largos y en cortos, con fuente y hora.',
    en: '{{count}} instruments: how much of retail is long and short, with source and time.',
  },
  'vsTraders.readings.heading': {
    note: 'h2 above the cards',
    es: 'Dónde está hoy el retail',
    en: 'Where retail is today',
  },
  'vsTraders.readings.noScript': {
    note: 'Shown without JavaScript: live figures need it',
    es: 'Las cifras en vivo necesitan JavaScript. Actívalo para verlas; el resto de la página funciona sin él.',
    en: 'Live figures need JavaScript. Turn it on to see them; the rest of the page works without it.',
  },
  'vsTraders.method.heading': {
    note: 'h2 of the method box',
    es: 'Qué mide esta cifra y qué no',
    en: 'What this figure measures, and what it doesn’t',
  },
  'vsTraders.method.what.term': {
    note: 'Method box: what is counted, as a term',
    es: 'Qué se cuenta',
    en: 'What is counted',
  },
  'vsTraders.method.what.volume': {
    note: 'What is counted where a source counts lots: open volume, not people',
    es: 'Lotes abiertos. 62% en largos son 62 de cada 100 lotes, no de cada 100 personas: una cuenta grande pesa más que muchas pequeñas.',
    en: 'Open lots. 62% long means 62 of every 100 lots, not of every 100 people: one large account outweighs many small ones.',
  },
  'vsTraders.method.what.positions': {
    note: 'What is counted where a source counts open positions, whatever their size',
    es: 'Posiciones abiertas. 62% en largos son 62 de cada 100 posiciones, no de cada 100 personas: una grande cuenta como una pequeña.',
    en: 'Open positions. 62% long means 62 of every 100 positions, not of every 100 people: a large one counts as much as a small one.',
  },
  'vsTraders.method.what.accounts': {
    note: 'What is counted where a source counts accounts with a position, whatever its size',
    es: 'Cuentas con posición. 62% en largos son 62 de cada 100 cuentas: una grande cuenta como una pequeña, y no se sabe cuántos lotes son.',
    en: 'Accounts with a position. 62% long means 62 of every 100 accounts: a large one counts as much as a small one, and the lots are unknown.',
  },
  'vsTraders.method.who.term': {
    note: 'Method box: whose positions, as a term',
    es: 'De quién',
    en: 'Whose positions',
  },
  'vsTraders.method.who.myfxbook': {
    note: 'Whose positions, by the id of the vendor: accounts connected to Myfxbook, demo ones too',
    es: 'De cuentas que sus dueños conectan a Myfxbook, incluidas las demo. No es todo el mercado ni una muestra representativa.',
    en: 'Accounts that their owners connect to Myfxbook, demo accounts included. Not the whole market, and not a representative sample.',
  },
  'vsTraders.method.when.term': {
    note: 'Method box: how old, as a term',
    es: 'De cuándo',
    en: 'As of when',
  },
  'vsTraders.method.when.text': {
    note: 'When it is read and refreshed',
    es: 'La hora es la de la lectura en la fuente. Tu navegador pide otra cada 8 horas, o cuando tú actualizas.',
    en: 'The time is when the source was read. Your browser asks for a new reading every 8 hours, or when you refresh.',
  },
  'vsTraders.method.not.term': {
    note: 'Method box: what it is not, as a term',
    es: 'Qué no es',
    en: 'What it isn’t',
  },
  'vsTraders.method.not.text': {
    note: 'It is not a signal of direction',
    es: 'No es una señal: un extremo puede crecer y el retail puede acertar durante semanas. La fuente redondea: las partes pueden sumar 99 o 101.',
    en: 'Not a signal: an extreme can grow, and retail can be right for weeks. The source rounds: the shares may add up to 99 or 101.',
  },
});
