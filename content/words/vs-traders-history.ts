import { defineWords } from './define.ts';

export const vsTradersHistory = defineWords({
  'historyFrame.heading': {
    note: 'Heading of the history of an instrument, read aloud with the word for it: {{symbol}}',
    es: 'Historial de {{symbol}}',
    en: '{{symbol}} history',
  },
  'historyFrame.close': {
    note: 'Closes the history',
    es: 'Cerrar',
    en: 'Close',
  },
  'history.range': {
    note: 'Accessible name of the choice of days',
    es: 'Días que se muestran',
    en: 'Days shown',
  },
  'history.days': {
    note: 'One choice: {{days}} is 7, 30 or 90',
    es: '{{days}} días',
    en: '{{days}} days',
  },
  'history.view': {
    note: 'Accessible name of the choice between chart and table',
    es: 'Vista',
    en: 'View',
  },
  'history.chart': {
    note: 'Choice: the readings as a chart',
    es: 'Gráfica',
    en: 'Chart',
  },
  'history.table': {
    note: 'Choice: the readings as a table',
    es: 'Tabla',
    en: 'Table',
  },
  'history.csv': {
    note: 'Button: downloads every reading as a CSV file',
    es: 'Descargar CSV',
    en: 'Download CSV',
  },
  'history.csvFailed': {
    note: 'The download failed',
    es: 'No se pudo descargar el archivo. Inténtalo de nuevo en un momento.',
    en: 'The file could not be downloaded. Try again in a moment.',
  },
  'historyFrame.loading': {
    note: 'While the readings are on their way',
    es: 'Cargando el historial…',
    en: 'Loading the history…',
  },
  'historyFrame.slow': {
    note: 'When they take longer than three seconds',
    es: 'Tarda más de lo normal. Si no llega en unos segundos, te avisamos aquí.',
    en: 'It is taking longer than usual. If it does not arrive in a few seconds, we will say so here.',
  },
  'historyFrame.failed': {
    note: 'The readings could not be had: what to do',
    es: 'No se pudo cargar el historial. Las cifras de la tarjeta siguen siendo las últimas que tenemos.',
    en: 'The history could not be loaded. The figures on the card are still the latest we have.',
  },
  'historyFrame.retry': {
    note: 'Button under that',
    es: 'Intentar de nuevo',
    en: 'Try again',
  },
  'history.empty': {
    note: 'No reading is stored: what that means, and that they are kept from now on',
    es: 'Todavía no hay lecturas guardadas de estos días. Guardamos todas; los ejemplos nunca entran aquí.',
    en: 'No readings stored for these days yet. We store every one; examples are never stored.',
  },
  'history.since': {
    note: 'The history is younger than the range: {{date}} is the first reading',
    es: 'Hay historial desde el {{date}}; antes no guardábamos.',
    en: 'History starts on {{date}}; we have nothing earlier.',
  },
  'history.ended': {
    note: 'No reading has come for a while: {{date}} is the last one',
    es: 'La última lectura es del {{date}}. Desde entonces no guardamos ninguna.',
    en: 'The last reading is from {{date}}. None stored since.',
  },
  'history.chartFailed': {
    note: 'The chart could not be drawn; the table is shown',
    es: 'No se pudo dibujar la gráfica. Aquí están las mismas lecturas en tabla.',
    en: 'The chart could not be drawn. Here are the same readings as a table.',
  },
  'history.summary': {
    note: 'The range in words: {{low}} and {{high}} are long shares, {{of}} what they are of, {{extremes}} a count in words',
    es: 'Entre {{low}} y {{high}} {{of}} en largos; {{extremes}}.',
    en: 'Between {{low}} and {{high}} {{of}} long; {{extremes}}.',
  },
  'history.extremes.one': {
    note: 'Count of stretches in an extreme: {{count}} is 1',
    es: '{{count}} tramo en extremo',
    en: '{{count}} stretch at an extreme',
  },
  'history.extremes.other': {
    note: 'Count of stretches in an extreme: {{count}}',
    es: '{{count}} tramos en extremo',
    en: '{{count}} stretches at an extreme',
  },
  'history.extremes.none': {
    note: 'No stored reading is in an extreme; between two readings nothing is known',
    es: 'ninguna lectura guardada en extremo',
    en: 'no stored reading at an extreme',
  },
  'history.day.up': {
    note: 'Long share against a day before: up by {{points}}',
    es: 'Desde ayer, los largos suben {{points}}.',
    en: 'Since yesterday, longs are up {{points}}.',
  },
  'history.day.down': {
    note: 'Long share against a day before: down by {{points}}',
    es: 'Desde ayer, los largos bajan {{points}}.',
    en: 'Since yesterday, longs are down {{points}}.',
  },
  'history.day.same': {
    note: 'Long share against a day before: the same',
    es: 'Desde ayer, los largos no cambian.',
    en: 'Since yesterday, longs have not changed.',
  },
  'history.day.unknown': {
    note: 'No reading near enough to a day before',
    es: 'No hay una lectura de ayer para comparar.',
    en: 'No reading from yesterday to compare with.',
  },
  'history.week.up': {
    note: 'Long share against a week before: up by {{points}}',
    es: 'En una semana, suben {{points}}.',
    en: 'Over a week, they are up {{points}}.',
  },
  'history.week.down': {
    note: 'Long share against a week before: down by {{points}}',
    es: 'En una semana, bajan {{points}}.',
    en: 'Over a week, they are down {{points}}.',
  },
  'history.week.same': {
    note: 'Long share against a week before: the same',
    es: 'En una semana, quedan igual.',
    en: 'Over a week, they are unchanged.',
  },
  'history.week.unknown': {
    note: 'No reading near enough to a week before',
    es: 'No hay una lectura de hace una semana para comparar.',
    en: 'No reading from a week ago to compare with.',
  },
  'history.points.one': {
    note: 'Percentage points: {{count}} is 1',
    es: '{{count}} punto',
    en: '{{count}} point',
  },
  'history.points.other': {
    note: 'Percentage points: {{count}}',
    es: '{{count}} puntos',
    en: '{{count}} points',
  },
  'history.leftOut': {
    note: 'Stored readings of the same time count something else, {{basis}} such as "% of volume"; the last of them was at {{date}}',
    es: 'Hasta el {{date}} hay lecturas en {{basis}}. Cuentan otra cosa: no se mezclan con estas, y en el CSV vienen marcadas.',
    en: 'Until {{date}} there are readings in {{basis}}. They count something else, so they are not mixed with these; the CSV marks them.',
  },
  'history.pane.share': {
    note: 'Name of the upper pane: long share, and what it counts, {{basis}}',
    es: 'Largos, {{basis}}',
    en: 'Long, {{basis}}',
  },
  'history.pane.entries': {
    note: 'Name of the lower pane: average entry price of each side',
    es: 'Precio promedio de entrada de cada lado',
    en: 'Average entry price of each side',
  },
  'history.legend.long': {
    note: 'Legend: line of the long side, solid',
    es: 'Largos (línea continua)',
    en: 'Long (solid line)',
  },
  'history.legend.short': {
    note: 'Legend: line of the short side, dashed',
    es: 'Cortos (línea punteada)',
    en: 'Short (dashed line)',
  },
  'history.legend.extreme': {
    note: 'Legend: marks of extremes, {{high}} and {{low}} are shares',
    es: 'Extremos: {{high}} o más, {{low}} o menos',
    en: 'Extremes: {{high}} or more, {{low}} or less',
  },
  'history.legend.gap': {
    note: 'Legend: shaded stretches without readings',
    es: 'Sombreado: sin lecturas',
    en: 'Shaded: no readings',
  },
  'history.legend.release': {
    note: 'Legend: marks under the plot, one for each release of high impact',
    es: 'Dato de alto impacto: toca una marca',
    en: 'High-impact release: tap a mark',
  },
  'history.zone': {
    note: 'Whose clock the chart shows: {{zone}} is an offset, GMT-6',
    es: 'Horas de tu dispositivo ({{zone}}).',
    en: 'Times are your device’s ({{zone}}).',
  },
  'history.release': {
    note: 'A release without a figure: {{date}}, {{name}}',
    es: '{{date}}, {{name}}',
    en: '{{date}}, {{name}}',
  },
  'history.release.actual': {
    note: 'A release with its figure: {{date}}, {{name}}, {{actual}}',
    es: '{{date}}, {{name}}: {{actual}}',
    en: '{{date}}, {{name}}: {{actual}}',
  },
  'history.release.forecast': {
    note: 'A release with its figure and the forecast: {{date}}, {{name}}, {{actual}}, {{forecast}}',
    es: '{{date}}, {{name}}: {{actual}}, pronóstico {{forecast}}',
    en: '{{date}}, {{name}}: {{actual}}, forecast {{forecast}}',
  },
  'history.releases.none': {
    note: 'Nothing of high impact came out between the selected reading and the one before',
    es: 'No tenemos guardado ningún dato de alto impacto justo antes de esta lectura.',
    en: 'We have no high-impact release stored just before this reading.',
  },
  'history.releases.more': {
    note: 'More releases than are listed: {{count}} of them',
    es: 'y {{count}} más',
    en: 'and {{count}} more',
  },
  'history.walk': {
    note: 'Accessible name of the slider that walks through the readings',
    es: 'Recorrer las lecturas',
    en: 'Walk through the readings',
  },
  'history.reading': {
    note: 'One reading in words: {{date}}, {{share}}',
    es: '{{date}}: {{share}} en largos',
    en: '{{date}}: {{share}} long',
  },
  'history.entries': {
    note: 'Average entries of one reading: {{long}} and {{short}} are prices',
    es: 'entrada promedio: largos {{long}}, cortos {{short}}',
    en: 'average entry: long {{long}}, short {{short}}',
  },
  'history.high': {
    note: 'Mark of a reading in the high extreme',
    es: 'extremo en largos',
    en: 'long extreme',
  },
  'history.low': {
    note: 'Mark of a reading in the low extreme',
    es: 'extremo en cortos',
    en: 'short extreme',
  },
  'history.caption': {
    note: 'Caption of the table: {{symbol}} and what its shares count, {{basis}}; its times are the reader’s own',
    es: 'Lecturas de {{symbol}} ({{basis}}), de la más reciente a la más antigua, en tu hora local',
    en: 'Readings of {{symbol}} ({{basis}}), newest first, in your local time',
  },
  'history.column.time': {
    note: 'Table column: when it was read',
    es: 'Hora',
    en: 'Time',
  },
  'history.column.long': {
    note: 'Table column: long share',
    es: 'Largos',
    en: 'Long',
  },
  'history.column.short': {
    note: 'Table column: short share',
    es: 'Cortos',
    en: 'Short',
  },
  'history.column.entries': {
    note: 'Table column: average entry prices, long side then short side',
    es: 'Entrada promedio, largos / cortos',
    en: 'Average entry, long / short',
  },
  'history.gap': {
    note: 'Table row: no readings from {{from}} to {{to}}',
    es: 'Sin lecturas del {{from}} al {{to}}',
    en: 'No readings from {{from}} to {{to}}',
  },
  'history.gap.others': {
    note: 'Table row: from {{from}} to {{to}} the stored readings count something else, {{basis}} such as "% of volume"',
    es: 'Del {{from}} al {{to}} las lecturas están en {{basis}}: cuentan otra cosa',
    en: 'From {{from}} to {{to}} the readings are in {{basis}}: they count something else',
  },
  'history.credit': {
    note: 'Who made the chart library: {{name}} is a link; wording asked for by its licence',
    es: 'Gráfica: {{name}}',
    en: 'Chart: {{name}}',
  },
});
