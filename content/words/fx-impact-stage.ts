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
    en: 'Next week',
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
  'week.noForecast': {
    note: 'Above the list of next week, once for all its events',
    es: 'Sin pronóstico todavía: se publica más cerca de la fecha.',
    en: 'No forecasts yet: they come out closer to the date.',
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
});
