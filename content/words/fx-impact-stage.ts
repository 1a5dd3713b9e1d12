import { defineWords } from './define.ts';

/** Texts of the weeks, the filter's sheet, the subscription and the minute of a release. */
export const fxImpactStage = defineWords({
  'events.title.next': {
    note: 'h2 above the events of next week',
    es: 'Eventos Económicos - Próxima Semana',
    en: 'Economic events: next week',
  },
  'events.title.other': {
    note: 'h2 above the events of another week; {{week}} is "15–21 nov"',
    es: 'Eventos Económicos - {{week}}',
    en: 'Economic events: {{week}}',
  },
  'events.scope.next': {
    note: 'Toggle: next week',
    es: 'Próxima',
    en: 'Next',
  },
  'week.previous': {
    note: 'Button, an arrow: the week before the one shown',
    es: 'Semana anterior',
    en: 'Previous week',
  },
  'week.following': {
    note: 'Button, an arrow: the week after the one shown',
    es: 'Semana siguiente',
    en: 'Following week',
  },
  'week.noneLeft': {
    note: 'Above the list on a Friday or Saturday: nothing of high impact is left this week',
    es: 'Esta semana ya no quedan eventos de alto impacto.',
    en: 'No high-impact events are left this week.',
  },
  'week.ending': {
    note: 'In its place where that is not certain',
    es: 'La semana está por terminar.',
    en: 'The week is almost over.',
  },
  'week.toNext': {
    note: 'Button: shows next week',
    es: 'Ver la próxima semana',
    en: 'See next week',
  },
  'week.toThis': {
    note: 'Button in place of the cards of another week: shows this week',
    es: 'Ver esta semana',
    en: 'See this week',
  },
  'week.noForecast': {
    note: 'Above the list of next week, once for all its events; events.problem.ahead may stand before it',
    es: 'Todavía sin pronósticos.',
    en: 'No forecasts yet.',
  },
  'week.unknown': {
    note: 'In place of cards: no calendar lists that coming week so far',
    es: 'Esta semana todavía no se conoce: ningún calendario la ha publicado.',
    en: 'This week is not known yet: no calendar has listed it.',
  },
  'week.unstored': {
    note: 'In place of cards: nothing is stored of that earlier week',
    es: 'No tenemos guardada esta semana.',
    en: 'We have nothing stored for this week.',
  },
  'week.failed': {
    note: 'In place of cards: another week could not be read, and this device has no copy of it',
    es: 'Esta semana no se pudo cargar y no está guardada en este dispositivo.',
    en: 'This week could not be loaded, and it is not saved on this device.',
  },
  'sheet.close': {
    note: 'Button with a cross: closes the filter or the subscription',
    es: 'Cerrar',
    en: 'Close',
  },
  'filter.search': {
    note: 'Filter: label of the search field',
    es: 'Buscar por nombre',
    en: 'Search by name',
  },
  'filter.topics': {
    note: 'Filter: legend of the choice of topics',
    es: 'Tema',
    en: 'Topic',
  },
  'filter.show': {
    note: 'Button at the foot of the filter: back to the list, which has {{count}} events',
    es: 'Ver {{count}} eventos',
    en: 'Show {{count}} events',
  },
  'filter.showOne': {
    note: 'The same for one event, or {{count}}',
    es: 'Ver {{count}} evento',
    en: 'Show {{count}} event',
  },
  'filter.showAll': {
    note: 'The same before the events were read',
    es: 'Ver la lista',
    en: 'Show the list',
  },
  'subscribe.call': {
    note: 'Button beside the next event: opens the subscription to the events of high impact',
    es: 'Suscribirme',
    en: 'Subscribe',
  },
  'subscribe.call.to': {
    note: 'Follows that button for screen readers: to what',
    es: 'a los eventos de alto impacto',
    en: 'to the high-impact events',
  },
  'subscribe.title': {
    note: 'Heading of the sheet with the calendar subscription',
    es: 'Eventos en tu calendario',
    en: 'Events in your calendar',
  },
  'subscribe.noSearch': {
    note: 'In the sheet of the subscription while the list is searched: the calendar has what the search leaves out too',
    es: 'La búsqueda no forma parte: también llegarán los eventos que deja fuera.',
    en: 'The search is not part of it: events that it leaves out come too.',
  },
  'subscribe.extent': {
    note: 'Accessible name of the choice below',
    es: 'Qué eventos',
    en: 'Which events',
  },
  'subscribe.extent.high': {
    note: 'Choice: the subscription holds the events of high impact',
    es: 'Solo alto impacto',
    en: 'High impact only',
  },
  'subscribe.extent.all': {
    note: 'Choice: the subscription holds events of every impact',
    es: 'Todos los impactos',
    en: 'Every impact',
  },
  'topic.inflation': {
    note: 'Filter: a topic of events',
    es: 'Inflación',
    en: 'Inflation',
  },
  'topic.jobs': {
    note: 'Filter: a topic of events',
    es: 'Empleo',
    en: 'Jobs',
  },
  'topic.growth': {
    note: 'Filter: a topic of events',
    es: 'Crecimiento',
    en: 'Growth',
  },
  'topic.rates': {
    note: 'Filter: a topic of events',
    es: 'Tasas de interés',
    en: 'Interest rates',
  },
  'topic.speeches': {
    note: 'Filter: a topic of events',
    es: 'Discursos',
    en: 'Speeches',
  },
  'topic.consumption': {
    note: 'Filter: a topic of events',
    es: 'Consumo',
    en: 'Consumer spending',
  },
  'topic.industry': {
    note: 'Filter: a topic of events',
    es: 'Industria',
    en: 'Industry',
  },
  'topic.confidence': {
    note: 'Filter: a topic of events',
    es: 'Confianza',
    en: 'Confidence',
  },
  'topic.housing': {
    note: 'Filter: a topic of events',
    es: 'Vivienda',
    en: 'Housing',
  },
  'topic.trade': {
    note: 'Filter: a topic of events',
    es: 'Comercio exterior',
    en: 'Trade',
  },
  'topic.money': {
    note: 'Filter: a topic of events',
    es: 'Dinero y crédito',
    en: 'Money and credit',
  },
  'topic.energy': {
    note: 'Filter: a topic of events',
    es: 'Energía',
    en: 'Energy',
  },
  'topic.holidays': {
    note: 'Filter: a topic of events',
    es: 'Feriados',
    en: 'Holidays',
  },
  'next.zone.mexico': {
    note: 'After a time, very short: Mexico City time',
    es: 'CDMX',
    en: 'CDMX',
  },
  'next.zone.local': {
    note: 'After a time, very short: the reader’s own',
    es: 'local',
    en: 'local',
  },
  'next.zone.utc': {
    note: 'After a time, very short: UTC',
    es: 'UTC',
    en: 'UTC',
  },
  'stage.strip': {
    note: 'Accessible name of the bars of the last releases around the line of the forecast',
    es: 'Últimas sorpresas, de la más antigua a la más reciente',
    en: 'Latest surprises, oldest first',
  },
  'stage.better': {
    note: 'The figure is better for {{currency}} than the forecast; the difference follows after a comma',
    es: 'Mejor que lo esperado para {{currency}}',
    en: 'Better than expected for {{currency}}',
  },
  'stage.worse': {
    note: 'The figure is worse for {{currency}} than the forecast; the difference follows after a comma',
    es: 'Peor que lo esperado para {{currency}}',
    en: 'Worse than expected for {{currency}}',
  },
  'stage.above': {
    note: 'The figure is above the forecast; no rule says whether that is good',
    es: 'Por encima del pronóstico',
    en: 'Above the forecast',
  },
  'stage.below': {
    note: 'The figure is below the forecast; no rule says whether that is good',
    es: 'Por debajo del pronóstico',
    en: 'Below the forecast',
  },
  'stage.equal': {
    note: 'The figure is the forecast one',
    es: 'Igual al pronóstico',
    en: 'In line with the forecast',
  },
  'stage.unforeseen': {
    note: 'The figure is out, and the calendar has no forecast to compare it with',
    es: 'Ya salió; no había pronóstico',
    en: 'Out now; there was no forecast',
  },
  'stage.unlike': {
    note: 'The figure is out, and cannot be compared with its forecast',
    es: 'Ya salió la cifra',
    en: 'The figure is out',
  },
  'stage.unread': {
    note: 'The time has come, and {{publisher}} could not be read since',
    es: 'No hemos podido leer a {{publisher}} desde esa hora.',
    en: 'We have not been able to read {{publisher}} since then.',
  },
  'stage.read': {
    note: 'Under the figure: the first one of {{publisher}}, which this site read at {{time}} (07:30:14)',
    es: 'Primera cifra de {{publisher}}, leída a las {{time}}',
    en: 'First print from {{publisher}}, read at {{time}}',
  },
  'stage.readOurs': {
    note: 'The same where we calculate it from published values; {{publisher}}, {{time}}',
    es: 'Cálculo nuestro con datos de {{publisher}}, leídos a las {{time}}',
    en: 'Our calculation from {{publisher}} data, read at {{time}}',
  },
  'stage.also': {
    note: 'After that: other events of high impact at the same time, each with its figure or a dash; {{named}}',
    es: 'También: {{named}}',
    en: 'Also: {{named}}',
  },
});
