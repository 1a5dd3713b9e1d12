import { defineWords } from './define.ts';

/** The page of an officially followed indicator (N15). */
export const indicator = defineWords({
  'indicator.description': {
    note: 'Meta description, 160 characters at most; {{name}} of the indicator, {{publisher}} of its figures',
    es: '{{name}}: fecha, cifras, pronósticos y sorpresas. Fuente: {{publisher}}.',
    en: '{{name}}: date, figures, forecasts and surprises. Source: {{publisher}}.',
  },
  'indicator.sources': {
    note: 'Link above the heading to the page about all sources',
    es: 'Fuentes',
    en: 'Sources',
  },
  'indicator.latest': { note: 'Above the newest figure', es: 'Último dato', en: 'Latest' },
  'indicator.next': { note: 'Above the date of the next release', es: 'Próximo dato', en: 'Next release' },
  'indicator.nextUnknown': {
    note: 'Where neither the calendar nor the publisher names a next date',
    es: 'Aún sin fecha en los calendarios que leemos',
    en: 'No date yet in the calendars we read',
  },
  'indicator.at': {
    note: 'An instant: {{time}} has day and hour',
    es: '{{time}} (CDMX)',
    en: '{{time}} (Mexico City)',
  },
  'indicator.noHour': {
    note: 'Small, beside a date without an hour',
    es: 'sin hora confirmada',
    en: 'time not confirmed',
  },
  'indicator.confirmed': {
    note: 'Small: the schedule of {{publisher}} has this time; a link',
    es: 'Fecha según {{publisher}}',
    en: 'Date from {{publisher}}',
  },
  'indicator.unconfirmed': {
    note: 'Small: only a calendar of another company names the time',
    es: 'Según el calendario, sin confirmar',
    en: 'From the calendar, not confirmed',
  },
  'indicator.expected': {
    note: 'Small: {{forecast}} of the next release',
    es: 'Pronóstico: {{forecast}}',
    en: 'Forecast: {{forecast}}',
  },
  'indicator.noForecast': {
    note: 'Where no forecast is stored: of the next release, of one in the table',
    es: 'sin pronóstico',
    en: 'no forecast',
  },
  'indicator.open': {
    note: 'Link to the next release in the calendar',
    es: 'Ver en el calendario',
    en: 'See it in the calendar',
  },
  'indicator.against': {
    note: 'Small, under the newest figure: {{difference}} is that figure minus {{forecast}}',
    es: '{{difference}} frente al pronóstico ({{forecast}})',
    en: '{{difference}} against the forecast ({{forecast}})',
  },
  'indicator.firstWas': {
    note: 'Small, under the newest figure where it was revised: {{figure}} was the first print',
    es: 'primer dato {{figure}}',
    en: 'first print {{figure}}',
  },
  'indicator.previewSurprise': {
    note: 'On a link preview, above actual minus forecast',
    es: 'Sorpresa',
    en: 'Surprise',
  },
  'indicator.previewActual': {
    note: 'On a link preview, above the released figure',
    es: 'Dato',
    en: 'Actual',
  },
  'indicator.previewPrevious': {
    note: 'On a link preview, above the previous figure',
    es: 'Previo',
    en: 'Previous',
  },
  'indicator.previewBoard': {
    note: 'Title of the link preview of VS-Traders',
    es: '¿Dónde están los traders?',
    en: 'Where are traders positioned?',
  },
  'indicator.previewLong': {
    note: 'On a link preview, above the share of traders who are long {{symbol}}',
    es: '{{symbol}}, en largos',
    en: '{{symbol}}, long',
  },
  'indicator.measure.mom': { note: 'Heading: which change', es: 'Variación mensual', en: 'Monthly change' },
  'indicator.measure.half-month': {
    note: 'Heading: the change on the half month before',
    es: 'Variación quincenal',
    en: 'Half-month change',
  },
  'indicator.measure.qoq': {
    note: 'Heading: which change',
    es: 'Variación trimestral',
    en: 'Quarterly change',
  },
  'indicator.measure.annual-rate': {
    note: 'Heading: the quarterly change at an annual rate',
    es: 'Variación trimestral a tasa anualizada',
    en: 'Quarterly change, annualized',
  },
  'indicator.measure.yoy': { note: 'Heading: which change', es: 'Variación anual', en: 'Yearly change' },
  'indicator.measure.level': {
    note: 'Heading: the published value',
    es: 'Dato publicado',
    en: 'Published value',
  },
  'indicator.measure.change': {
    note: 'Heading: the change of a count on the period before',
    es: 'Cambio frente al periodo anterior',
    en: 'Change on the period before',
  },
  'indicator.strip': {
    note: 'Caption of the chart of surprises',
    es: 'Sorpresas: primer dato menos pronóstico',
    en: 'Surprises: first print minus forecast',
  },
  'indicator.noneStored': {
    note: 'Under the chart where no forecast of its releases is stored: it has empty places only',
    es: 'Todavía no guardamos ningún pronóstico de estos datos.',
    en: 'We have not stored a forecast for any of these releases yet.',
  },
  'indicator.counts': {
    note: 'Under the chart and for screen readers: {{above}}, {{below}} and {{equal}} to the forecast, {{unknown}} without one',
    es: 'Por encima: {{above}}. Por debajo: {{below}}. Igual: {{equal}}. Sin pronóstico guardado: {{unknown}}.',
    en: 'Above: {{above}}. Below: {{below}}. In line: {{equal}}. No stored forecast: {{unknown}}.',
  },
  'indicator.legend': {
    note: 'Under the chart: how it is drawn',
    es: 'Barra hacia arriba: superó el pronóstico. Rayada hacia abajo: quedó por debajo. Recuadro punteado: sin pronóstico.',
    en: 'Bar up: above the forecast. Hatched bar down: below it. Dotted box: no forecast.',
  },
  'indicator.period': { note: 'Column: month or quarter', es: 'Periodo', en: 'Period' },
  'indicator.first': { note: 'Column: the first print', es: 'Primer dato', en: 'First print' },
  'indicator.forecast': { note: 'Column', es: 'Pronóstico', en: 'Forecast' },
  'indicator.surprise': { note: 'Column: first print minus forecast', es: 'Sorpresa', en: 'Surprise' },
  'indicator.now': { note: 'Column: the figure as it is known now', es: 'Hoy', en: 'Now' },
  'indicator.read': {
    note: 'Small, under a period: the day on which this site first read its figure, {{date}}',
    es: 'leído {{date}}',
    en: 'read {{date}}',
  },
  'indicator.previous': {
    note: 'Small, under a first print: {{figure}} of the period before, as it was known then',
    es: 'previo {{figure}}',
    en: 'prev. {{figure}}',
  },
  'indicator.reported': {
    note: 'Small, under a figure that the calendar reported, where the first print was not read',
    es: 'del calendario',
    en: 'from calendar',
  },
  'indicator.revised': {
    note: 'Small, under the figure of today: the day of its last revision, {{date}}',
    es: 'revisado {{date}}',
    en: 'revised {{date}}',
  },
  'indicator.revisedTimes': {
    note: 'Small, under the figure of today: revised {{count}} times, last on {{date}}',
    es: '{{count}} revisiones, {{date}}',
    en: '{{count}} revisions, {{date}}',
  },
  'indicator.olderOne': {
    note: 'Opens the table of the one release before',
    es: 'Ver el dato anterior',
    en: 'See the release before',
  },
  'indicator.older': {
    note: 'Opens the table of the {{count}} releases before',
    es: 'Ver los {{count}} datos anteriores',
    en: 'See the {{count}} releases before',
  },
  'indicator.unread': {
    note: 'Under the table: what a dash means',
    es: 'Guion en “Primer dato”: todavía no leíamos la serie cuando salió. Guion en “Pronóstico”: no guardamos ninguno.',
    en: 'Dash under “First print”: we did not read the series yet when it came out. Dash under “Forecast”: none is stored.',
  },
  'indicator.bare': {
    note: 'Under a table that has neither a first print nor a forecast yet: when they come',
    es: 'El primer dato y el pronóstico se guardan a partir de la próxima publicación.',
    en: 'First prints and forecasts are stored from the next release on.',
  },
  'indicator.since': {
    note: 'Under the table: since when this site reads the series; {{date}}',
    es: 'Guardamos esta serie desde el {{date}}.',
    en: 'We have stored this series since {{date}}.',
  },
  'indicator.calendars': {
    note: 'Under the table: whose forecasts they are; {{names}} of companies',
    es: 'Pronósticos: {{names}}.',
    en: 'Forecasts: {{names}}.',
  },
  'indicator.empty': {
    note: 'Where the site has not read the series yet',
    es: 'Todavía no hemos leído cifras de esta serie.',
    en: 'We have not read any figures of this series yet.',
  },
  'indicator.failed': {
    note: 'Where the stored figures cannot be read',
    es: 'No pudimos leer las cifras guardadas. Vuelve a cargar la página en un momento.',
    en: 'We could not read the stored figures. Reload the page in a moment.',
  },
  'indicator.reading': { note: 'h2 above how the figure is read', es: 'Cómo se lee', en: 'How to read it' },
  'indicator.pairs': { note: 'Before the names of the pairs that it moves', es: 'Mueve:', en: 'Moves:' },
  'indicator.source': { note: 'h2 about the publisher', es: 'Quién la publica', en: 'Who publishes it' },
  'indicator.ours': {
    note: 'Small: who calculates the change',
    es: 'La institución publica el nivel; el cambio es cálculo nuestro.',
    en: 'The institution publishes the level; the change is our calculation.',
  },
  'indicator.licence': { note: 'Before the link to a licence', es: 'Licencia:', en: 'License:' },
  'indicator.quarter': {
    note: 'A quarter in short: {{number}} of {{year}}',
    es: 'T{{number}} {{year}}',
    en: 'Q{{number}} {{year}}',
  },
  'indicator.half': {
    note: 'Half of a month in short: {{number}} is 1 or 2, {{month}} with its year',
    es: '{{number}}.ª q. {{month}}',
    en: '{{month}}, half {{number}}',
  },
  'indicator.page': {
    note: 'Link from an event to the page of its indicator',
    es: 'Historial de este indicador',
    en: 'History of this indicator',
  },
});
