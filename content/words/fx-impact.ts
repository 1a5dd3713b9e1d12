import { defineWords } from './define.ts';

export const fxImpact = defineWords({
  'fxImpact.title': {
    note: 'Document title of the page, without the brand',
    es: 'FX-Impact: calendario económico con cuenta regresiva',
    en: 'FX-Impact: economic calendar with countdown',
  },
  'fxImpact.description': {
    note: 'Meta description, up to about 155 characters',
    es: 'Eventos económicos de hoy y de la semana en hora de la Ciudad de México: cuenta regresiva, pronóstico, dato anterior, dato publicado y pares afectados.',
    en: 'Today’s and this week’s economic events in Mexico City time: countdown, forecast, previous and actual figures, and the pairs they affect.',
  },
  'fxImpact.hero.name': {
    note: 'Name of the section, small, above the headline',
    es: 'FX-Impact',
    en: 'FX-Impact',
  },
  'fxImpact.hero.headline': {
    note: 'h1: what a visitor does here',
    es: 'A qué hora se puede mover el mercado',
    en: 'Know when the market may move',
  },
  'fxImpact.hero.subtitle': {
    note: 'One line under the headline',
    es: 'Qué dato sale, cuándo y qué pares mueve.',
    en: 'What comes out, when, and which pairs move.',
  },
  'fxImpact.hero.lead': {
    note: 'What each card shows: one or two sentences',
    es: 'Cada evento con su cuenta regresiva y sus tres cifras: pronóstico, anterior y actual. Nuestra lectura va aparte, marcada como opinión.',
    en: 'Every event with its countdown and its three figures: forecast, previous and actual. Our own reading is separate, marked as opinion.',
  },
  'fxImpact.hero.toEvents': {
    note: 'Call: jumps to the events',
    es: 'Ver los eventos de hoy',
    en: 'See today’s events',
  },
  'fxImpact.hero.toLegend': {
    note: 'Second call: jumps to how a card is read',
    es: 'Cómo leer una tarjeta',
    en: 'How to read a card',
  },
  'fxImpact.hero.tagline': {
    note: 'Under the subtitle: the tagline',
    es: 'Hora de la Ciudad de México y fuente a la vista en cada dato.',
    en: 'Mexico City time and a named source on every release.',
  },
  'fxImpact.share.message': {
    note: 'Promotional text of the page for a messaging app; the address follows',
    es: 'Calendario económico con cuenta regresiva, en hora de la Ciudad de México: qué dato sale, cuándo y qué pares mueve. Gratis y sin registro:',
    en: 'Economic calendar with countdown, in Mexico City time: what comes out, when, and which pairs it moves. Free, no sign-up:',
  },
  'fxImpact.share.post': {
    note: 'Short text of the page for a post; the address follows',
    es: 'Qué dato sale hoy, a qué hora de CDMX y qué pares mueve.',
    en: 'What comes out today, when (Mexico City time), and which pairs it moves.',
  },
  'fxImpact.glossary.heading': {
    note: 'h2 above the glossary: an answer',
    es: 'Siete términos para leer el calendario',
    en: 'Seven terms for reading the calendar',
  },
  'fxImpact.about.heading': {
    note: 'h2 of the block about the calendar: an answer',
    es: 'Este calendario: sus fuentes y sus límites',
    en: 'This calendar: its sources and its limits',
  },
  'fxImpact.about.sources': {
    note: 'About: the upstreams of the community calendar: {{calendar}} is whose list it is, {{news}} whose news feed',
    es: 'Los eventos vienen del calendario semanal de {{calendar}} y del canal de noticias de {{news}}, unidos por título, divisa y hora. Cada tarjeta nombra su fuente y enlaza a ella.',
    en: 'Events come from the weekly calendar of {{calendar}} and the news feed of {{news}}, matched by title, currency and time. Each card names its source and links to it.',
  },
  'fxImpact.about.official': {
    note: 'About: {{count}} is how many publishers have their own figures shown; a link to their list follows below',
    es: 'Leemos directamente las cifras de {{count}} instituciones que las publican; la lista está en las fuentes oficiales. La tarjeta muestra entonces la primera cifra publicada, con su periodo y un enlace. Los cambios porcentuales que una institución no publica los calculamos nosotros, y la tarjeta lo dice.',
    en: 'We read figures directly from {{count}} institutions that publish them, listed under official sources. The card then shows the first value published, with its period and a link. We calculate percentage changes that an institution does not publish, and the card says so.',
  },
  'fxImpact.about.licences': {
    note: 'About, after the publishers: where their licences and required notices are; a link to the official sources follows below',
    es: 'Cada institución pone sus condiciones. El aviso que pide está junto a su cifra, en el detalle del evento, y el de todas en las fuentes oficiales.',
    en: 'Each institution sets its terms. The notice it requires is beside its figure, in the details of the event; all of them are under official sources.',
  },
  'fxImpact.about.schedules': {
    note: 'About: publishers whose own schedule is read: {{publishers}} is a list of short names ("BLS")',
    es: 'Comparamos la hora de cada evento con el calendario de quien publica la cifra: {{publishers}}. Si no coinciden, vale la de la institución, y la tarjeta dice quién la confirma, la mueve o la cancela y cuándo lo vimos. BLS y Statistics Canada confirman el día, no la hora.',
    en: 'We compare the time of each event with its publisher’s schedule: {{publishers}}. Where they differ, the publisher’s time prevails, and the card says who confirms, moves or cancels it and when we saw that. BLS and Statistics Canada confirm the day, not the time.',
  },
  'fxImpact.about.gaps': {
    note: 'About: delays, gaps, what happens then',
    es: 'Un dato puede llegar minutos tarde, corregirse o faltar. Si una fuente no responde, la página lo dice y muestra lo último guardado.',
    en: 'A figure may arrive minutes late, be corrected or be missing. If a source does not answer, the page says so and shows what was stored last.',
  },
  'fxImpact.about.use': {
    note: 'About: check the official source before trading',
    es: 'Antes de arriesgar dinero, confirma hora y cifra en el organismo que las publica: el detalle de cada evento lleva a él.',
    en: 'Before you risk money, confirm the time and the figure with the publisher: each event’s detail links to it.',
  },
  'fxImpact.about.legal': {
    note: 'About: legal note',
    es: 'No somos asesores de inversiones registrados ni administramos fondos de terceros. El calendario es educativo y no recomienda comprar ni vender.',
    en: 'We are not a registered investment adviser and manage no third-party funds. The calendar is educational and recommends no trades.',
  },
  'fxImpact.widgets.name': {
    note: 'Name of the part with the vendors’ own calendars',
    es: 'Widgets de referencia',
    en: 'Reference widgets',
  },
  'fxImpact.widgets.heading': {
    note: 'h2 of that part',
    es: 'Fuentes oficiales como respaldo',
    en: 'Other calendars to check ours against',
  },
  'fxImpact.widgets.lead': {
    note: 'One sentence: each vendor’s own calendar, loaded only on request',
    es: 'Compara nuestro calendario con el de cada proveedor. Nada suyo se carga hasta que lo pidas.',
    en: 'Compare our calendar with each vendor’s. Nothing of theirs loads until you ask for it.',
  },
  'fxImpact.widgets.sources': {
    note: 'Accessible name of the choice of vendor',
    es: 'Calendario de referencia',
    en: 'Reference calendar',
  },
  'fxImpact.widgets.credit.forex-community': {
    note: 'Link: the vendor’s credit and direct way',
    es: 'Calendario económico de Myfxbook.com',
    en: 'Economic Calendar by Myfxbook.com',
  },
  'fxImpact.widgets.credit.investing-portal': {
    note: 'Link: the vendor’s credit and direct way',
    es: 'Calendario económico en vivo cortesía de Investing.com',
    en: 'Real Time Economic Calendar provided by Investing.com',
  },
  'fxImpact.widgets.credit.charting-platform': {
    note: 'Link: the vendor’s credit and direct way',
    es: 'Calendario económico de TradingView',
    en: 'Economic Calendar by TradingView',
  },
  'fxImpact.widgets.zone.forex-community': {
    note: 'Whose time that calendar shows',
    es: 'el proveedor decide la zona horaria: revísala en su calendario',
    en: 'the vendor sets the time zone: check it in its calendar',
  },
  'fxImpact.widgets.zone.investing-portal': {
    note: 'Whose time that calendar shows',
    es: 'horas de la Ciudad de México, según el proveedor; puedes cambiar la zona dentro del calendario',
    en: 'Mexico City time, as set by the vendor; you can change the zone inside the calendar',
  },
  'fxImpact.widgets.zone.charting-platform': {
    note: 'Whose time that calendar shows',
    es: 'horas de tu dispositivo',
    en: 'in your device’s time zone',
  },
  'fxImpact.widgets.utc': {
    note: 'Whose time the investing portal’s calendar shows where the reader chose UTC',
    es: 'horas UTC, según el proveedor; puedes cambiar la zona dentro del calendario',
    en: 'UTC, as set by the vendor; you can change the zone inside the calendar',
  },
  'fxImpact.widgets.local': {
    note: 'The same where the reader chose their own time and the portal knows it',
    es: 'horas de tu dispositivo, según el proveedor; puedes cambiar la zona dentro del calendario',
    en: 'your device’s time zone, as set by the vendor; you can change the zone inside the calendar',
  },
  'fxImpact.noScript': {
    note: 'Shown without JavaScript: live events need it',
    es: 'Los eventos en vivo y la cuenta regresiva necesitan JavaScript. Actívalo para verlos; el resto de la página funciona sin él.',
    en: 'Live events and the countdown need JavaScript. Turn it on to see them; the rest of the page works without it.',
  },
  'fxImpact.legend.heading': {
    note: 'h2 of the part that explains a card',
    es: 'Así se lee una tarjeta',
    en: 'How to read a card',
  },
  'fxImpact.legend.lead': {
    note: 'One sentence under that heading',
    es: 'Cinco cosas que conviene saber.',
    en: 'Five things worth knowing.',
  },
  'fxImpact.legend.impact.term': {
    note: 'Legend: the impact icons, as a term',
    es: 'Impacto',
    en: 'Impact',
  },
  'fxImpact.legend.high': {
    note: 'Legend: high impact, without its icon',
    es: 'Alto Impacto',
    en: 'High impact',
  },
  'fxImpact.legend.medium': {
    note: 'Legend: medium impact, without its icon',
    es: 'Medio Impacto',
    en: 'Medium impact',
  },
  'fxImpact.legend.low': {
    note: 'Legend: low impact, without its icon',
    es: 'Bajo Impacto',
    en: 'Low impact',
  },
  'fxImpact.legend.upcoming': {
    note: 'Legend: not out yet, without its icon',
    es: 'Próximo',
    en: 'Upcoming',
  },
  'fxImpact.legend.time.term': {
    note: 'Legend: times, as a term',
    es: 'Hora',
    en: 'Time',
  },
  'fxImpact.legend.time.text': {
    note: 'Times are Mexico City time, which can be switched; that city has no summer time',
    es: 'La Ciudad de México no cambia de horario. De marzo a noviembre los datos de EE. UU. salen una hora antes que en invierno; los de Europa, de fines de marzo a fines de octubre.',
    en: 'Mexico City does not change its clocks. From March to November US releases come one hour earlier than in winter; Europe’s, from late March to late October.',
  },
  'fxImpact.legend.figures.term': {
    note: 'Legend: the three figures, as a term',
    es: 'Cifras',
    en: 'Figures',
  },
  'fxImpact.legend.figures.text': {
    note: 'Forecast, previous, actual; a dash means the source has none',
    es: 'Pronóstico, anterior y actual, tal como los escribe la fuente. Una raya: la fuente no da la cifra; nunca la estimamos.',
    en: 'Forecast, previous and actual, as the source writes them. A dash: the source gives none; we never estimate one.',
  },
  'fxImpact.legend.surprise.term': {
    note: 'Legend: the surprise arrow, as a term',
    es: 'Sorpresa',
    en: 'Surprise',
  },
  'fxImpact.legend.surprise.text': {
    note: 'What a positive and a negative surprise mean',
    es: 'Compara el dato con el pronóstico según lo que conviene a la divisa: más desempleo del previsto es negativo.',
    en: 'Compares the figure with its forecast from the currency’s point of view: higher unemployment than expected is negative.',
  },
  'fxImpact.legend.opinion.term': {
    note: 'Legend: our own reading, as a term',
    es: 'Nuestra lectura',
    en: 'Our reading',
  },
  'fxImpact.legend.opinion.text': {
    note: 'Our reading is opinion and no recommendation',
    es: 'Es opinión educativa: no recomienda operar ni anticipa hacia dónde irá el precio.',
    en: 'Educational opinion: no recommendation, and no forecast of where price will go.',
  },
});
