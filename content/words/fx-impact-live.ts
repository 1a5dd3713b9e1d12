import { defineWords } from './define.ts';

/** Texts of the parts of the calendar that load when they are asked for; kept out of the page itself. */
export const fxImpactLive = defineWords({
  'agenda.in': {
    note: 'State: {{time}} is "2 h 5 min" until it is out',
    es: 'en {{time}}',
    en: 'in {{time}}',
  },
  'agenda.heading': {
    note: 'h3 above the list of all events',
    es: 'Agenda',
    en: 'Agenda',
  },
  'agenda.onlyHigh': {
    note: 'Button that stays pressed: lists the events of high impact alone',
    es: 'Solo alto impacto',
    en: 'High impact only',
  },
  'agenda.actual': {
    note: 'Short, before the actual figure in a list',
    es: 'Act',
    en: 'Act',
  },
  'agenda.forecast': {
    note: 'Short, before the forecast in a list',
    es: 'Pron',
    en: 'Fcst',
  },
  'agenda.previous': {
    note: 'Short, before the previous figure in a list',
    es: 'Ant',
    en: 'Prev',
  },
  'agenda.official.not_out_yet': {
    note: 'State in the list: the publisher’s own figure is not there within an hour of its time',
    es: 'Oficial: aún no sale',
    en: 'Official: not out yet',
  },
  'agenda.official.late': {
    note: 'The same after an hour',
    es: 'Oficial: con retraso',
    en: 'Official: late',
  },
  'agenda.official.unconfirmed': {
    note: 'The same where the publisher has a value that is not surely the one of this release',
    es: 'Oficial: sin confirmar',
    en: 'Official: unconfirmed',
  },
  'agenda.past': {
    note: 'Opens the folded events of today whose time has passed, also late and cancelled ones; {{count}} of them',
    es: 'Antes, hoy: {{count}}',
    en: 'Earlier today: {{count}}',
  },
  'agenda.now': {
    note: 'Line between what is over and what comes; {{time}} is 12:41',
    es: 'Ahora · {{time}}',
    en: 'Now · {{time}}',
  },
  'agenda.filters': {
    note: 'Name of the filter panel',
    es: 'Filtro de eventos',
    en: 'Event filter',
  },
  'agenda.impacts': {
    note: 'Filter: legend of the impact choices',
    es: 'Impacto',
    en: 'Impact',
  },
  'agenda.impact.high': {
    note: 'Filter: an impact, with its icon',
    es: '🥇 Alto',
    en: '🥇 High',
  },
  'agenda.impact.medium': {
    note: 'Filter: an impact, with its icon',
    es: '🥈 Medio',
    en: '🥈 Medium',
  },
  'agenda.impact.low': {
    note: 'Filter: an impact, with its icon',
    es: '🥉 Bajo',
    en: '🥉 Low',
  },
  'agenda.currencies': {
    note: 'Filter: legend of the currency choices',
    es: 'Divisa',
    en: 'Currency',
  },
  'agenda.passing': {
    note: 'Filter: {{count}} of {{all}} events pass',
    es: '{{count}} de {{all}} eventos',
    en: '{{count}} of {{all}} events',
  },
  'agenda.subscribeText': {
    note: 'What a subscription does: this very filter, in the reader’s own calendar, kept up to date',
    es: 'Suscríbete y tu calendario mostrará estos eventos, también si cambian de hora. Sin registro.',
    en: 'Subscribe and your calendar shows these events, even when their time changes. No sign-up.',
  },
  'agenda.subscribeOther': {
    note: 'In place of that under the list of another source or the examples: the subscription holds the community calendar’s events',
    es: 'La suscripción lleva los eventos de la comunidad forex que coinciden con este filtro, no los que ves aquí. Sin registro.',
    en: 'The subscription has the forex community’s events that match this filter, not those you see here. No sign-up.',
  },
  'agenda.subscribeApp': {
    note: 'Link: opens the calendar program of the device with the subscription',
    es: 'Suscribirme en mi calendario',
    en: 'Subscribe in my calendar app',
  },
  'agenda.subscribeCopy': {
    note: 'Button: copies the address of the subscription',
    es: 'Copiar la dirección',
    en: 'Copy the address',
  },
  'agenda.copied': {
    note: 'Answer after copying',
    es: 'Dirección copiada',
    en: 'Address copied',
  },
  'agenda.copyFailed': {
    note: 'Answer when the browser refuses to copy',
    es: 'Tu navegador no deja copiar: selecciona la dirección y cópiala.',
    en: 'Your browser does not allow copying: select the address and copy it.',
  },
  'agenda.subscribeLink': {
    note: 'Accessible name of the field with the subscription’s address',
    es: 'Dirección de la suscripción',
    en: 'Address of the subscription',
  },
  'detail.close': {
    note: 'Button: closes the detail',
    es: 'Cerrar',
    en: 'Close',
  },
  'detail.loading': {
    note: 'The event is being read',
    es: 'Cargando el evento…',
    en: 'Loading the event…',
  },
  'detail.gone': {
    note: 'The event asked for is not in this week’s calendar any more',
    es: 'Este evento ya no está en el calendario de la semana.',
    en: 'This event is no longer in this week’s calendar.',
  },
  'detail.failed': {
    note: 'The earlier releases could not be read',
    es: 'No se pudo leer el historial de este evento.',
    en: 'The history of this event could not be read.',
  },
  'detail.about': {
    note: 'Heading over what the event is',
    es: 'Qué mide y por qué importa',
    en: 'What it measures and why it matters',
  },
  'detail.releases': {
    note: 'Heading over the last releases',
    es: 'Las últimas publicaciones',
    en: 'Latest releases',
  },
  'detail.releasesText': {
    note: 'Under that heading: they are the ones this site has stored',
    es: 'Las que este sitio ha guardado, de la más reciente a la más antigua.',
    en: 'Those this site has stored, newest first.',
  },
  'detail.noReleases': {
    note: 'No earlier release is stored yet',
    es: 'Todavía no guardamos ninguna publicación anterior.',
    en: 'No earlier release stored yet.',
  },
  'detail.date': {
    note: 'Column: day of a release',
    es: 'Fecha',
    en: 'Date',
  },
  'detail.difference': {
    note: 'Column: actual minus forecast',
    es: 'Diferencia',
    en: 'Difference',
  },
  'detail.deviations': {
    note: 'The surprise in standard deviations: {{value}} of the last ones',
    es: 'La sorpresa equivale a {{value}} desviaciones estándar de las anteriores.',
    en: 'The surprise equals {{value}} standard deviations of earlier ones.',
  },
  'detail.revisedTo': {
    note: 'Under a past figure: later revised to {{figure}}',
    es: 'revisado a {{figure}}',
    en: 'revised to {{figure}}',
  },
  'detail.changes': {
    note: 'Heading over what the calendar changed of the event',
    es: 'Lo que ha cambiado en el calendario',
    en: 'What the calendar has changed',
  },
  'detail.change.title': {
    note: 'What changed: the title',
    es: 'Título',
    en: 'Title',
  },
  'detail.change.timeIso': {
    note: 'What changed: the hour',
    es: 'Hora',
    en: 'Time',
  },
  'detail.change.impact': {
    note: 'What changed: the impact',
    es: 'Impacto',
    en: 'Impact',
  },
  'detail.change.forecast': {
    note: 'What changed: the forecast',
    es: 'Pronóstico',
    en: 'Forecast',
  },
  'detail.change.previous': {
    note: 'What changed: the previous figure',
    es: 'Anterior',
    en: 'Previous',
  },
  'detail.change.actual': {
    note: 'What changed: the actual figure',
    es: 'Actual',
    en: 'Actual',
  },
  'detail.official': {
    note: 'Before the name of the official body that publishes the figure',
    es: 'Fuente oficial:',
    en: 'Official source:',
  },
  'detail.unit': {
    note: 'Before the unit of the figures',
    es: 'Unidad:',
    en: 'Unit:',
  },
  'detail.frequency': {
    note: 'Before how often it comes out',
    es: 'Frecuencia:',
    en: 'Frequency:',
  },
  'detail.frequency.weekly': {
    note: 'How often',
    es: 'semanal',
    en: 'weekly',
  },
  'detail.frequency.biweekly': {
    note: 'How often',
    es: 'quincenal',
    en: 'every two weeks',
  },
  'detail.frequency.monthly': {
    note: 'How often',
    es: 'mensual',
    en: 'monthly',
  },
  'detail.frequency.quarterly': {
    note: 'How often',
    es: 'trimestral',
    en: 'quarterly',
  },
  'detail.frequency.yearly': {
    note: 'How often',
    es: 'anual',
    en: 'yearly',
  },
  'detail.frequency.by-schedule': {
    note: 'How often: on the days its publisher lists',
    es: 'según calendario oficial',
    en: 'by official schedule',
  },
  'detail.frequency.irregular': {
    note: 'How often',
    es: 'sin fecha fija',
    en: 'no fixed date',
  },
  'detail.calendar': {
    note: 'Link: this event as a calendar file',
    es: 'Agregar este evento a mi calendario',
    en: 'Add this event to my calendar',
  },
  'detail.demo': {
    note: 'In place of history and links: an example has none',
    es: 'Es un ejemplo: no tiene historial ni va a ningún calendario.',
    en: 'This is an example: it has no history and goes to no calendar.',
  },
  'share.label': {
    note: 'Accessible name of the ways to share',
    es: 'Compartir',
    en: 'Share',
  },
  'share.native': {
    note: 'Button: opens the device’s own share sheet',
    es: 'Compartir…',
    en: 'Share…',
  },
  'share.message': {
    note: 'Link: share by messaging app; names the app',
    es: 'Enviar por WhatsApp',
    en: 'Send on WhatsApp',
  },
  'share.post': {
    note: 'Link: share as a short post; names the network',
    es: 'Publicar en X',
    en: 'Post on X',
  },
  'share.event': {
    note: 'Text of a shared event: {{title}}, {{time}} is "Wed, June 10, 06:30, Mexico City time", or the day alone, {{pairs}} up to three pairs, {{brand}} the name of the site',
    es: '{{title}} · {{time}}. Pares: {{pairs}}. Calendario de {{brand}}:',
    en: '{{title}} · {{time}}. Pairs: {{pairs}}. {{brand}} calendar:',
  },
  'share.eventNoPairs': {
    note: 'The same for an event without pairs: {{title}}, {{time}}, {{brand}}',
    es: '{{title}} · {{time}}. Calendario de {{brand}}:',
    en: '{{title}} · {{time}}. {{brand}} calendar:',
  },
  'share.eventOff': {
    note: 'The same for an event that does not take place: {{title}}, {{brand}}, {{said}} is "Canceled by BEA" or "Postponed by BLS, no date yet"',
    es: '{{title}} · {{said}}. Calendario de {{brand}}:',
    en: '{{title}} · {{said}}. {{brand}} calendar:',
  },
  'clock.earlier': {
    note: 'Clock-change line, some weeks a year: releases of {{place}} come {{by}} (an hour) earlier than the reader is used to',
    es: 'Cambio de horario: estas semanas los datos de {{place}} salen {{by}} antes de lo habitual.',
    en: 'Clock change: for now, releases from {{place}} come out {{by}} earlier than usual.',
  },
  'clock.later': {
    note: 'Clock-change line: releases of {{place}} come {{by}} later',
    es: 'Cambio de horario: estas semanas los datos de {{place}} salen {{by}} después de lo habitual.',
    en: 'Clock change: for now, releases from {{place}} come out {{by}} later than usual.',
  },
  'clock.by.30': {
    note: 'By how much in that line: zones that move by half an hour',
    es: 'media hora',
    en: 'half an hour',
  },
  'clock.by.60': {
    note: 'By how much in that line',
    es: 'una hora',
    en: 'an hour',
  },
  'clock.by.120': {
    note: 'By how much in that line: both clocks have moved, apart from each other',
    es: 'dos horas',
    en: 'two hours',
  },
  'clock.us': {
    note: 'Place in that line',
    es: 'Estados Unidos',
    en: 'the United States',
  },
  'clock.europe': {
    note: 'Place in that line',
    es: 'Europa',
    en: 'Europe',
  },
});
