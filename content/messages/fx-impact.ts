import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'fxImpact.title': 'Document title of the page, without the brand',
  'fxImpact.description': 'Meta description, up to about 155 characters',
  'fxImpact.hero.name': 'Name of the section, small, above the headline',
  'fxImpact.hero.headline': 'h1: what a visitor does here',
  'fxImpact.hero.subtitle': 'One line under the headline',
  'fxImpact.hero.lead': 'What each card shows: one or two sentences',
  'fxImpact.hero.toEvents': 'Call: jumps to the events',
  'fxImpact.hero.toLegend': 'Second call: jumps to how a card is read',
  'fxImpact.hero.tagline': 'Under the subtitle: the tagline',
  'fxImpact.share.message': 'Promotional text of the page for a messaging app; the address follows',
  'fxImpact.share.post': 'Short text of the page for a post; the address follows',
  'fxImpact.glossary.heading': 'h2 above the glossary: an answer',
  'fxImpact.about.heading': 'h2 of the block about the calendar: an answer',
  'fxImpact.about.sources':
    'About: the upstreams of the community calendar: {{calendar}} is whose list it is, {{news}} whose news feed',
  'fxImpact.about.gaps': 'About: delays, gaps, what happens then',
  'fxImpact.about.use': 'About: check the official source before trading',
  'fxImpact.about.legal': 'About: legal note; {{brand}} is the name of the site',
  'fxImpact.widgets.name': 'Name of the part with the vendors’ own calendars',
  'fxImpact.widgets.heading': 'h2 of that part',
  'fxImpact.widgets.lead': 'One sentence: each vendor’s own calendar, loaded only on request',
  'fxImpact.widgets.sources': 'Accessible name of the choice of vendor',
  'fxImpact.widgets.credit.forex-community': 'Link: the vendor’s credit and direct way',
  'fxImpact.widgets.credit.investing-portal': 'Link: the vendor’s credit and direct way',
  'fxImpact.widgets.credit.charting-platform': 'Link: the vendor’s credit and direct way',
  'fxImpact.widgets.zone.forex-community': 'Whose time that calendar shows',
  'fxImpact.widgets.zone.investing-portal': 'Whose time that calendar shows',
  'fxImpact.widgets.zone.charting-platform': 'Whose time that calendar shows',
  'fxImpact.widgets.utc': 'Whose time the investing portal’s calendar shows where the reader chose UTC',
  'fxImpact.widgets.local': 'The same where the reader chose their own time and the portal knows it',
  'fxImpact.noScript': 'Shown without JavaScript: live events need it',
  'fxImpact.legend.heading': 'h2 of the part that explains a card',
  'fxImpact.legend.lead': 'One sentence under that heading',
  'fxImpact.legend.impact.term': 'Legend: the impact icons, as a term',
  'fxImpact.legend.high': 'Legend: high impact, without its icon',
  'fxImpact.legend.medium': 'Legend: medium impact, without its icon',
  'fxImpact.legend.low': 'Legend: low impact, without its icon',
  'fxImpact.legend.upcoming': 'Legend: not out yet, without its icon',
  'fxImpact.legend.time.term': 'Legend: times, as a term',
  'fxImpact.legend.time.text':
    'Times are Mexico City time, which can be switched; that city has no summer time',
  'fxImpact.legend.figures.term': 'Legend: the three figures, as a term',
  'fxImpact.legend.figures.text': 'Forecast, previous, actual; a dash means the source has none',
  'fxImpact.legend.surprise.term': 'Legend: the surprise arrow, as a term',
  'fxImpact.legend.surprise.text': 'What a positive and a negative surprise mean',
  'fxImpact.legend.opinion.term': 'Legend: our own reading, as a term',
  'fxImpact.legend.opinion.text': 'Our reading is opinion and no recommendation',
} as const;

export const es: Words<typeof notes> = {
  'fxImpact.title': 'FX-Impact: calendario económico con cuenta regresiva',
  'fxImpact.description':
    'Los eventos económicos de hoy y de la semana en hora de Ciudad de México: cuenta regresiva, pronóstico, dato anterior, dato publicado y pares afectados.',
  'fxImpact.hero.name': 'FX-Impact',
  'fxImpact.hero.headline': 'Sabe a qué hora se puede mover el mercado',
  'fxImpact.hero.subtitle': 'Qué dato sale, cuándo y qué pares toca.',
  'fxImpact.hero.lead':
    'Cada evento con su hora de Ciudad de México, su cuenta regresiva y sus tres cifras: pronóstico, anterior y actual. Nuestra lectura va aparte y marcada como opinión.',
  'fxImpact.hero.toEvents': 'Ver los eventos de hoy',
  'fxImpact.hero.toLegend': 'Cómo leer una carta',
  'fxImpact.hero.tagline': 'Un calendario que no se equivoca de hora ni calla su fuente.',
  'fxImpact.share.message':
    'Calendario económico con cuenta regresiva, en hora de Ciudad de México: qué dato sale, cuándo y qué pares toca. Gratis y sin registro:',
  'fxImpact.share.post': 'Qué dato sale hoy, a qué hora de CDMX y qué pares toca.',
  'fxImpact.glossary.heading': 'Siete términos y ya entiendes el calendario',
  'fxImpact.about.heading': 'De dónde sale este calendario y qué no puede hacer',
  'fxImpact.about.sources':
    'Los eventos vienen del calendario semanal de {{calendar}} y del canal de noticias de {{news}}, unidos por título, divisa y hora. Cada carta nombra su fuente y enlaza a ella.',
  'fxImpact.about.gaps':
    'Un dato puede llegar minutos tarde, corregirse después o faltar. Si una fuente no responde, la página lo dice y muestra lo último guardado como guardado.',
  'fxImpact.about.use':
    'Antes de arriesgar dinero, confirma la hora y la cifra en el organismo que las publica: el detalle de cada evento lleva a él.',
  'fxImpact.about.legal':
    '{{brand}} no es asesor de inversiones registrado ni administra fondos de terceros. Este calendario es educativo: no recomienda comprar ni vender. Operar conlleva un alto riesgo de pérdida; resultados pasados no garantizan los futuros.',
  'fxImpact.widgets.name': 'Widgets de referencia',
  'fxImpact.widgets.heading': 'Fuentes oficiales como respaldo',
  'fxImpact.widgets.lead':
    'Compara nuestro calendario con el de cada proveedor. Nada suyo se carga hasta que tú lo pides.',
  'fxImpact.widgets.sources': 'Calendario de referencia',
  'fxImpact.widgets.credit.forex-community': 'Calendario económico de Myfxbook.com',
  'fxImpact.widgets.credit.investing-portal': 'Calendario económico en vivo cortesía de Investing.com',
  'fxImpact.widgets.credit.charting-platform': 'Calendario económico de TradingView',
  'fxImpact.widgets.zone.forex-community':
    'el proveedor decide la zona horaria: compruébala en su calendario',
  'fxImpact.widgets.zone.investing-portal':
    'horas de la Ciudad de México, según el proveedor; puedes cambiar la zona dentro del calendario',
  'fxImpact.widgets.zone.charting-platform': 'horas de tu dispositivo',
  'fxImpact.widgets.utc': 'horas UTC, según el proveedor; puedes cambiar la zona dentro del calendario',
  'fxImpact.widgets.local':
    'horas de tu dispositivo, según el proveedor; puedes cambiar la zona dentro del calendario',
  'fxImpact.noScript':
    'Los eventos en vivo y la cuenta regresiva necesitan JavaScript. Actívalo para verlos; el resto de la página funciona sin él.',
  'fxImpact.legend.heading': 'Así se lee una carta',
  'fxImpact.legend.lead': 'Cinco cosas que conviene saber antes de mirar el reloj.',
  'fxImpact.legend.impact.term': 'Impacto',
  'fxImpact.legend.high': 'Alto Impacto',
  'fxImpact.legend.medium': 'Medio Impacto',
  'fxImpact.legend.low': 'Bajo Impacto',
  'fxImpact.legend.upcoming': 'Próximo',
  'fxImpact.legend.time.term': 'Hora',
  'fxImpact.legend.time.text':
    'La de Ciudad de México, en 24 horas; puedes cambiarla a la tuya o a UTC. México ya no cambia de horario; Estados Unidos y Europa sí, y en esas semanas sus datos salen una hora antes o después de lo habitual.',
  'fxImpact.legend.figures.term': 'Cifras',
  'fxImpact.legend.figures.text':
    'Pronóstico, anterior y actual, tal como las escribe la fuente. Una raya quiere decir que la fuente no la da; nunca la estimamos.',
  'fxImpact.legend.surprise.term': 'Sorpresa',
  'fxImpact.legend.surprise.text':
    'Compara el dato con el pronóstico según lo que conviene a la divisa: más desempleo del previsto es negativo aunque la cifra suba.',
  'fxImpact.legend.opinion.term': 'Nuestra lectura',
  'fxImpact.legend.opinion.text':
    'Es opinión con fines educativos: no es una recomendación ni anticipa hacia dónde irá el precio.',
};

export const en: Words<typeof notes> = {
  'fxImpact.title': 'FX-Impact: economic calendar with countdown',
  'fxImpact.description':
    'Today’s and this week’s economic events in Mexico City time: countdown, forecast, previous and actual figures, and the pairs they touch.',
  'fxImpact.hero.name': 'FX-Impact',
  'fxImpact.hero.headline': 'Know the minute the market may move',
  'fxImpact.hero.subtitle': 'What comes out, when, and which pairs it touches.',
  'fxImpact.hero.lead':
    'Every event with its Mexico City time, its countdown and its three figures: forecast, previous and actual. Our own reading stands apart, marked as opinion.',
  'fxImpact.hero.toEvents': 'See today’s events',
  'fxImpact.hero.toLegend': 'How to read a card',
  'fxImpact.hero.tagline': 'A calendar that gets the hour right and names its source.',
  'fxImpact.share.message':
    'Economic calendar with countdown, in Mexico City time: what comes out, when, and which pairs it touches. Free, no sign-up:',
  'fxImpact.share.post': 'What comes out today, at what Mexico City time, and which pairs it touches.',
  'fxImpact.glossary.heading': 'Seven terms and the calendar reads itself',
  'fxImpact.about.heading': 'Where this calendar comes from and what it cannot do',
  'fxImpact.about.sources':
    'Events come from the weekly calendar of {{calendar}} and the news feed of {{news}}, joined by title, currency and time. Each card names its source and links to it.',
  'fxImpact.about.gaps':
    'A figure may arrive minutes late, be corrected later or be missing. If a source does not answer, the page says so and shows what was stored last, as stored.',
  'fxImpact.about.use':
    'Before you risk money, confirm time and figure with the body that publishes them: the detail of each event leads there.',
  'fxImpact.about.legal':
    '{{brand}} is not a registered investment adviser and manages no third-party funds. This calendar is education: it recommends neither buying nor selling. Trading carries a high risk of loss; past results do not guarantee future ones.',
  'fxImpact.widgets.name': 'Reference widgets',
  'fxImpact.widgets.heading': 'Official sources as a backup',
  'fxImpact.widgets.lead':
    'Compare our calendar with each vendor’s own. Nothing of theirs loads until you ask for it.',
  'fxImpact.widgets.sources': 'Reference calendar',
  'fxImpact.widgets.credit.forex-community': 'Economic Calendar by Myfxbook.com',
  'fxImpact.widgets.credit.investing-portal': 'Real Time Economic Calendar provided by Investing.com',
  'fxImpact.widgets.credit.charting-platform': 'Economic Calendar by TradingView',
  'fxImpact.widgets.zone.forex-community': 'the vendor sets the time zone: check it in its calendar',
  'fxImpact.widgets.zone.investing-portal':
    'Mexico City times, as the vendor counts them; you can change the zone inside the calendar',
  'fxImpact.widgets.zone.charting-platform': 'times of your device',
  'fxImpact.widgets.utc': 'UTC times, as the vendor counts them; you can change the zone inside the calendar',
  'fxImpact.widgets.local':
    'times of your device, as the vendor counts them; you can change the zone inside the calendar',
  'fxImpact.noScript':
    'Live events and the countdown need JavaScript. Turn it on to see them; the rest of the page works without it.',
  'fxImpact.legend.heading': 'How to read a card',
  'fxImpact.legend.lead': 'Five things worth knowing before you watch the clock.',
  'fxImpact.legend.impact.term': 'Impact',
  'fxImpact.legend.high': 'High impact',
  'fxImpact.legend.medium': 'Medium impact',
  'fxImpact.legend.low': 'Low impact',
  'fxImpact.legend.upcoming': 'Upcoming',
  'fxImpact.legend.time.term': 'Time',
  'fxImpact.legend.time.text':
    'Mexico City time, 24-hour clock; you can switch to your own or to UTC. Mexico no longer changes its clocks; the United States and Europe do, and in those weeks their releases come an hour earlier or later than usual.',
  'fxImpact.legend.figures.term': 'Figures',
  'fxImpact.legend.figures.text':
    'Forecast, previous and actual, exactly as the source writes them. A dash means the source gives none; we never estimate one.',
  'fxImpact.legend.surprise.term': 'Surprise',
  'fxImpact.legend.surprise.text':
    'Sets the figure against its forecast by what is good for the currency: more unemployment than expected is negative although the number is up.',
  'fxImpact.legend.opinion.term': 'Our reading',
  'fxImpact.legend.opinion.text':
    'It is opinion for education: no recommendation, and no forecast of where the price will go.',
};
