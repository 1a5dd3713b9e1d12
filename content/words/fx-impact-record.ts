import { defineWords } from './define.ts';

/** What the publisher's own series says about an event: part of its detail, which loads when it is opened. */
export const fxImpactRecord = defineWords({
  'record.heading': {
    note: 'h3 in the detail of an event: figures of the publisher itself',
    es: 'La cifra, en su fuente',
    en: 'The figure at its source',
  },
  'record.first': {
    note: 'Before the first figure that the publisher gave for {{period}}',
    es: 'Primera publicación, {{period}}',
    en: 'First print, {{period}}',
  },
  'record.firstRead': {
    note: 'The same where this site did not read the series yet when it came out; {{period}}',
    es: 'La primera que leímos, {{period}}',
    en: 'First one we read, {{period}}',
  },
  'record.revised': {
    note: 'Before a later figure for the same period',
    es: 'Revisada',
    en: 'Revised',
  },
  'record.read': {
    note: 'Small, under a figure: when this site read it; {{date}} with hour, in Mexico City',
    es: 'Leída el {{date}} (CDMX)',
    en: 'Read {{date}} (Mexico City)',
  },
  'record.previous': {
    note: 'Before the figure of the earlier period {{period}}, as it was known before this release',
    es: 'Anterior, como se conocía entonces, {{period}}',
    en: 'Previous, as known then, {{period}}',
  },
  'record.previousNow': {
    note: 'Small, under the earlier figure, when it was revised to {{figure}}',
    es: 'Hoy: {{figure}}',
    en: 'Now {{figure}}',
  },
  'record.surprise': {
    note: 'Before actual minus forecast',
    es: 'Sorpresa',
    en: 'Surprise',
  },
  'record.against': {
    note: 'Small, under the surprise: {{forecast}} is the forecast as it was before the release',
    es: 'Frente a {{forecast}}, el pronóstico antes de publicarse',
    en: 'Against {{forecast}}, the forecast before the release',
  },
  'record.chart': {
    note: 'Caption of a small chart with the figures of {{count}} months or quarters',
    es: 'Últimos {{count}} periodos',
    en: 'Last {{count}} periods',
  },
  'record.legend': {
    note: 'Under the chart: what its two marks mean',
    es: 'Punto: la cifra de hoy. Aro: la primera publicada, cuando fue otra.',
    en: 'Dot: the figure now. Ring: the first print, where it differed.',
  },
  'record.table': {
    note: 'Opens a table with the same figures as the chart',
    es: 'Ver las cifras en una tabla',
    en: 'See the figures as a table',
  },
  'record.period': {
    note: 'Column: month or quarter of a figure',
    es: 'Periodo',
    en: 'Period',
  },
  'record.firstColumn': {
    note: 'Column: the figure as first published',
    es: 'Primera',
    en: 'First print',
  },
  'record.latest': {
    note: 'Column: the figure as it is now',
    es: 'Hoy',
    en: 'Now',
  },
  'record.unseen': {
    note: 'Under the table: what a dash means',
    es: '“—”: no hay cifra, o aún no leíamos la serie cuando salió.',
    en: '“—”: no figure, or we did not yet read the series when it came out.',
  },
  'record.ours.percent': {
    note: 'We calculate the figure: {{base}} is "el mes anterior"; {{publisher}} publishes the values',
    es: 'Nuestro cálculo a partir de los valores de {{publisher}}: cambio en % contra {{base}}.',
    en: 'Our calculation from {{publisher}} data: percent change from {{base}}.',
  },
  'record.ours.difference': {
    note: 'The same for a difference: {{base}}, {{publisher}}',
    es: 'Nuestro cálculo a partir de los valores de {{publisher}}: diferencia con {{base}}.',
    en: 'Our calculation from {{publisher}} data: difference from {{base}}.',
  },
  'record.base.month': {
    note: 'What a figure is compared with',
    es: 'el mes anterior',
    en: 'the previous month',
  },
  'record.base.half-month': {
    note: 'What a figure is compared with',
    es: 'la quincena anterior',
    en: 'the previous half-month',
  },
  'record.base.week': {
    note: 'What a figure is compared with',
    es: 'la semana anterior',
    en: 'the previous week',
  },
  'record.base.day': {
    note: 'What a figure is compared with',
    es: 'el día anterior',
    en: 'the previous day',
  },
  'record.base.quarter': {
    note: 'What a figure is compared with',
    es: 'el trimestre anterior',
    en: 'the previous quarter',
  },
  'record.base.year': {
    note: 'What a figure is compared with',
    es: 'el mismo periodo del año anterior',
    en: 'the same period a year earlier',
  },
  'record.base.other': {
    note: 'What a figure is compared with',
    es: 'un periodo anterior',
    en: 'an earlier period',
  },
  'record.published': {
    note: '{{publisher}} publishes this figure itself',
    es: 'Cifra calculada y publicada por {{publisher}}.',
    en: 'Calculated and published by {{publisher}}.',
  },
  'record.page': {
    note: 'Link to the publisher’s page about the series',
    es: 'La serie en su fuente',
    en: 'The series at its source',
  },
  'record.series': {
    note: 'Link to the publisher’s page: {{code}} is its own id of the series',
    es: 'Serie {{code}}',
    en: 'Series {{code}}',
  },
});
