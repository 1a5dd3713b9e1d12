import { defineWords } from './define.ts';

/** Texts of the day rail, the list and the card beside it, which arrive with the page. */
export const fxImpactScreen = defineWords({
  'rail.label': {
    note: 'Accessible name of the line of a day on which events are chosen; {{day}} is "Wednesday, June 10"',
    es: 'Eventos del día en su hora: {{day}}',
    en: 'The day’s events by time: {{day}}',
  },
  'rail.event': {
    note: 'The chosen event, read aloud: {{time}} is 07:30, {{name}} its currency and name, {{impact}} is "High impact", {{state}} what is known of it',
    es: '{{time}}, {{name}}, {{impact}}, {{state}}',
    en: '{{time}}, {{name}}, {{impact}}, {{state}}',
  },
  'rail.asia': {
    note: 'Name of a session, in very little room',
    es: 'Asia',
    en: 'Asia',
  },
  'rail.london': {
    note: 'Name of a session, in very little room',
    es: 'Londres',
    en: 'London',
  },
  'rail.newYork': {
    note: 'Name of a session, in very little room',
    es: 'Nueva York',
    en: 'New York',
  },
  'rail.session': {
    note: 'Read aloud: a session {{name}} with its hours, {{opens}} is 01:00, {{closes}} 10:00',
    es: '{{name}}: de {{opens}} a {{closes}}',
    en: '{{name}}: {{opens}} to {{closes}}',
  },
  'rail.sessions': {
    note: 'Read aloud before the sessions with their hours: {{sessions}}',
    es: 'Sesiones. {{sessions}}',
    en: 'Sessions. {{sessions}}',
  },
  'rail.closed': {
    note: 'In place of the sessions, on a day without one',
    es: 'Fin de semana: ninguna sesión abierta',
    en: 'Weekend: no session is open',
  },
  'rail.waiting': {
    note: 'In place of the day before the calendar was read: what comes there',
    es: 'Aquí va el día: las sesiones de Asia, Londres y Nueva York, y cada evento a su hora.',
    en: 'The day goes here: the Asia, London and New York sessions, and every event at its time.',
  },
  'agenda.officialOut': {
    note: 'Read aloud in the list: the figure is the publisher’s own',
    es: 'cifra oficial',
    en: 'official figure',
  },
  'agenda.earlierOne': {
    note: 'The same for one event; {{count}} is 1',
    es: 'Días anteriores: {{count}} evento',
    en: 'Earlier days: {{count}} event',
  },
  'agenda.earlier': {
    note: 'Opens the folded days of the week that are over; {{count}} events in all',
    es: 'Días anteriores: {{count}} eventos',
    en: 'Earlier days: {{count}} events',
  },
});
