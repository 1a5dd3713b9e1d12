import { defineWords } from './define.ts';

/** Texts of the live calendar; they come with its code, so that the page does not carry them twice. */
export const fxImpactEvents = defineWords({
  'events.title.day': {
    note: 'h2 above the events of today',
    es: 'Eventos Económicos - Hoy',
    en: 'Economic events: today',
  },
  'events.title.week': {
    note: 'h2 above the events of this week',
    es: 'Eventos Económicos - Esta Semana',
    en: 'Economic events: this week',
  },
  'events.scope': {
    note: 'Accessible name of the day/week toggle',
    es: 'Periodo',
    en: 'Period',
  },
  'events.scope.day': {
    note: 'Toggle: today only',
    es: 'Hoy',
    en: 'Today',
  },
  'events.scope.week': {
    note: 'Toggle: the whole week',
    es: 'Semana',
    en: 'Week',
  },
  'events.refresh': {
    note: 'Refresh button',
    es: 'Actualizar eventos',
    en: 'Refresh events',
  },
  'events.refreshing': {
    note: 'Refresh button while the events are being read',
    es: 'Actualizando eventos',
    en: 'Refreshing events',
  },
  'events.read': {
    note: 'When the calendar was read at its source: {{age}} is "5 minutes ago"',
    es: 'Calendario leído {{age}}',
    en: 'Calendar read {{age}}',
  },
  'events.hint': {
    note: 'Under the row of cards: it can be swiped',
    es: 'Desliza las cartas para ver diferentes eventos',
    en: 'Swipe the cards to see other events',
  },
  'events.previous': {
    note: 'Button: previous card',
    es: 'Anterior',
    en: 'Previous',
  },
  'events.next': {
    note: 'Button: next card',
    es: 'Siguiente',
    en: 'Next',
  },
  'events.toNext': {
    note: 'Button: to the next event that is not out yet',
    es: 'Ir al próximo',
    en: 'Go to the next one',
  },
  'events.deck': {
    note: 'Accessible name of the row of cards',
    es: 'Tarjetas de eventos',
    en: 'Event cards',
  },
  'events.days': {
    note: 'Accessible name of the list of days over the cards',
    es: 'Días',
    en: 'Days',
  },
  'events.dayCount': {
    note: 'Read aloud after the number of events of a day',
    es: 'eventos',
    en: 'events',
  },
  'events.summary': {
    note: 'Over the cards of one day: {{count}} events in all, {{high}} of high impact',
    es: 'Eventos en esta lista: {{count}} · De alto impacto: {{high}}',
    en: 'Events listed: {{count}} · High impact: {{high}}',
  },
  'events.upNext': {
    note: 'Flag over the next event that is not out yet',
    es: 'El que sigue',
    en: 'Up next',
  },
  'events.waiting': {
    note: 'Before the events are asked for: where they will stand',
    es: 'Los eventos económicos van aquí.',
    en: 'The economic events go here.',
  },
  'next.title': {
    note: 'Above the next event of high impact',
    es: 'Siguiente de alto impacto',
    en: 'Next high-impact event',
  },
  'next.later': {
    note: 'In its place when today has no event of high impact left: the next is on another day',
    es: 'Hoy ya no hay; el próximo',
    en: 'None left today. Next up',
  },
  'next.waiting': {
    note: 'Before the calendar was read',
    es: 'Leyendo el calendario…',
    en: 'Reading the calendar…',
  },
  'next.unknown': {
    note: 'The calendar could not be read',
    es: 'El calendario no se pudo leer.',
    en: 'The calendar could not be read.',
  },
  'next.none': {
    note: 'The week has no event of high impact left',
    es: 'Ya no hay esta semana.',
    en: 'None left this week.',
  },
  'next.unsure': {
    note: 'No event of high impact is left in what is known of the week, but the calendar is old or lacks a part',
    es: 'No sabemos si queda alguno: el calendario está incompleto o no está al día.',
    en: 'We can’t tell if any are left: the calendar is incomplete or out of date.',
  },
  'next.known': {
    note: 'In place of the title: an old or incomplete calendar may lack an earlier one',
    es: 'Siguiente de alto impacto que conocemos',
    en: 'Next high-impact event we know of',
  },
  'agenda.since': {
    note: 'Above the list; {{when}} is day and time of the last visit, {{what}} the names of published events, or agenda.sinceNone',
    es: 'Desde tu última visita ({{when}}): {{what}}',
    en: 'Since your last visit ({{when}}): {{what}}',
  },
  'agenda.sincePublished': {
    note: 'Part of agenda.since; {{count}} events were published, {{names}} are up to three of them',
    es: 'hay {{count}} con cifra nueva: {{names}}.',
    en: '{{count}} came out: {{names}}.',
  },
  'agenda.sinceNone': {
    note: 'Part of agenda.since when no listed event was published',
    es: 'no salió ningún dato de esta lista.',
    en: 'no figure on this list came out.',
  },
  'agenda.sinceUnsure': {
    note: 'Part of agenda.since in its place when the calendar is not up to date',
    es: 'no sabemos qué datos salieron, porque el calendario no está al día.',
    en: 'we can’t tell which figures came out, because the calendar is out of date.',
  },
  'agenda.firstVisit': {
    note: 'Above the list at a visitor’s first visit',
    es: 'En tu próxima visita verás aquí qué datos salieron.',
    en: 'On your next visit you will see here which figures came out.',
  },
  'next.file': {
    note: 'Link: the event as a calendar file',
    es: 'Agregar a mi calendario',
    en: 'Add to my calendar',
  },
  'next.after': {
    note: 'The event of high impact after that one: {{what}} is its time, currency and name',
    es: 'Después: {{what}}',
    en: 'Then: {{what}}',
  },
  'events.late': {
    note: 'Under that after a while: the script that asks for them never came',
    es: 'No se pudieron obtener los eventos. Intenta refrescar la página.',
    en: 'We could not get the events. Try refreshing the page.',
  },
  'events.loading': {
    note: 'The events are being read',
    es: 'Cargando eventos económicos...',
    en: 'Loading economic events…',
  },
  'events.failed': {
    note: 'The events could not be read',
    es: 'Error al cargar eventos económicos',
    en: 'The economic events could not be loaded',
  },
  'events.partFailed': {
    note: 'Over a retry button: the list, the filter or a detail could not be loaded, all else works',
    es: 'Esta parte no se pudo cargar; lo demás sigue funcionando.',
    en: 'This part could not be loaded; the rest still works.',
  },
  'events.none': {
    note: 'There are no events',
    es: 'No hay eventos disponibles',
    en: 'No events available',
  },
  'events.unsure': {
    note: 'In place of cards: the list is empty, but it is old or lacks a part; a banner says which',
    es: 'No sabemos qué eventos hay',
    en: 'We can’t tell which events there are',
  },
  'events.retry': {
    note: 'Button: read again',
    es: 'Reintentar',
    en: 'Try again',
  },
  'events.leave': {
    note: 'Button: goes back to the cards where a detail cannot be shown',
    es: 'Volver a las tarjetas',
    en: 'Back to the cards',
  },
  'events.problem.stale': {
    note: 'Banner: the source cannot be read, stored events are shown',
    es: 'La fuente no responde. Ves los últimos eventos guardados.',
    en: 'The source is not answering. These are the last events stored.',
  },
  'events.problem.source_off': {
    note: 'Banner: the source asked for is off, the community calendar is shown',
    es: 'Fuente no activada: ves el calendario de la comunidad forex.',
    en: 'Source turned off: this is the forex community calendar.',
  },
  'events.problem.source_failed': {
    note: 'Banner: the source asked for failed, the community calendar is shown',
    es: 'Esa fuente no responde: ves el calendario de la comunidad forex.',
    en: 'That source is not answering: this is the forex community calendar.',
  },
  'events.otherSource': {
    note: 'Banner: another source than the one asked for is shown, why is not known; a banner on what ails that one may stand before it',
    es: 'La fuente que elegiste no está disponible: ves el calendario de la comunidad forex.',
    en: 'The source you chose is not available: this is the forex community calendar.',
  },
  'events.problem.other_week': {
    note: 'Banner: the source answers, with another week than this one; stored events are shown',
    es: 'La fuente responde con otra semana. De esta ves los últimos eventos guardados.',
    en: 'The source is answering with another week. These are the last events stored for this one.',
  },
  'events.problem.incomplete': {
    note: 'Banner: the list of the week was never read, neither before nor after it began',
    es: 'Pueden faltar eventos de esta semana: no hemos leído su calendario completo.',
    en: 'Some of this week’s events may be missing: we have not read its full calendar.',
  },
  'events.problem.ahead': {
    note: 'Banner: a coming week that no calendar lists yet; only the publishers’ own schedules name its releases',
    es: 'Ningún calendario publica aún esta semana: ves las fechas de los organismos.',
    en: 'No calendar lists this week yet: these are the publishers’ own dates.',
  },
  'events.problem.gap': {
    note: 'Banner: figures came out while no calendar could be read, and none has them any more',
    es: 'Hubo horas en que no pudimos leer el calendario: puede faltar alguna cifra de entonces.',
    en: 'For some hours we could not read the calendar: figures released then may be missing.',
  },
  'events.problem.unavailable': {
    note: 'Banner: no calendar could be read yet',
    es: 'Todavía no se ha podido leer ningún calendario.',
    en: 'No calendar could be read yet.',
  },
  'events.problem.unread': {
    note: 'Banner: reading again failed, the events of the last reading stay',
    es: 'No se pudo actualizar. Ves los eventos de la última lectura.',
    en: 'The refresh failed. These events are from the last reading.',
  },
  'events.impact.high': {
    note: 'Impact of an event, in words',
    es: 'Alto impacto',
    en: 'High impact',
  },
  'events.impact.medium': {
    note: 'Impact of an event, in words',
    es: 'Medio impacto',
    en: 'Medium impact',
  },
  'events.impact.unrated': {
    note: 'In place of the impact, where no calendar has ever rated it',
    es: 'Impacto sin clasificar',
    en: 'Impact not rated',
  },
  'events.impact.low': {
    note: 'Impact of an event, in words',
    es: 'Bajo impacto',
    en: 'Low impact',
  },
  'events.status.upcoming': {
    note: 'Status of an event: not out yet',
    es: 'Próximo',
    en: 'Upcoming',
  },
  'events.status.publishing': {
    note: 'Status of an event: due now, figure awaited',
    es: 'En vivo',
    en: 'Live',
  },
  'events.status.awaited': {
    note: 'Status of an event: its time was {{minutes}} minutes ago and its figure has not come',
    es: 'Esperando la cifra · {{minutes}} min',
    en: 'Waiting for the figure · {{minutes}} min',
  },
  'events.status.unsure': {
    note: 'In its place where the calendar could not be read since: the figure may be out; {{minutes}} since its time',
    es: 'Sin lectura nueva · {{minutes}} min',
    en: 'Not read again yet · {{minutes}} min',
  },
  'events.status.released': {
    note: 'Status of an event: over',
    es: 'Completado',
    en: 'Completed',
  },
  'events.status.cancelled': {
    note: 'Status of an event: its publisher has cancelled it',
    es: 'Cancelado',
    en: 'Canceled',
  },
  'events.status.postponed': {
    note: 'Status of an event: its publisher has postponed it and names no date yet',
    es: 'Pospuesto',
    en: 'Postponed',
  },
  'events.zone.mexico': {
    note: 'After a time such as 07:30: it is Mexico City time',
    es: 'Ciudad de México',
    en: 'Mexico City',
  },
  'events.zone.local': {
    note: 'After a time: it is the reader’s own',
    es: 'tu hora local',
    en: 'your local time',
  },
  'events.zone.utc': {
    note: 'After a time: it is UTC',
    es: 'UTC',
    en: 'UTC',
  },
  'events.allDay': {
    note: 'In place of a time: a holiday',
    es: 'Todo el día',
    en: 'All day',
  },
  'events.noHour': {
    note: 'In place of a time and of the countdown: a release of which only the day is known',
    es: 'Hora por confirmar',
    en: 'Time to be confirmed',
  },
  'events.countdown': {
    note: 'Before the countdown',
    es: 'Sale en',
    en: 'Due in',
  },
  'events.countdownLabel': {
    note: 'Accessible name of the countdown, {{time}} is 07:30, {{zone}} whose time it is',
    es: 'Cuenta regresiva hasta las {{time}} ({{zone}})',
    en: 'Countdown to {{time}} ({{zone}})',
  },
  'events.hours': {
    note: 'Countdown unit, very short',
    es: 'h',
    en: 'h',
  },
  'events.minutes': {
    note: 'Countdown unit, very short',
    es: 'min',
    en: 'min',
  },
  'events.seconds': {
    note: 'Countdown unit, very short',
    es: 's',
    en: 's',
  },
  'events.publishing': {
    note: 'In place of the countdown: the time has come, the figure has not',
    es: 'Publicándose: esperamos el dato',
    en: 'Being released: waiting for the figure',
  },
  'events.underway': {
    note: 'In its place for a speech or a meeting, of which no figure is to come',
    es: 'Es ahora; no se espera cifra',
    en: 'Happening now; no figure is expected',
  },
  'events.published': {
    note: 'In place of the countdown: the figure is out, {{age}} is "12 minutes ago"',
    es: 'publicado {{age}}',
    en: 'published {{age}}',
  },
  'events.awaited': {
    note: 'In place of the countdown: it is over and its figure has not come so far, {{age}} is "12 minutes ago"',
    es: 'Fue {{age}}; sin cifra hasta ahora',
    en: 'It was {{age}}; no figure yet',
  },
  'events.unsureFigure': {
    note: 'In place of the countdown: it is over, and the calendar could not be read since, {{age}} is "12 minutes ago"',
    es: 'Fue {{age}}; no sabemos si ya salió la cifra',
    en: 'It was {{age}}; we can’t tell if its figure is out',
  },
  'events.passed': {
    note: 'In place of the countdown: it is over, and neither forecast nor earlier figure is listed, {{age}} is "12 minutes ago"',
    es: 'Fue {{age}}; la fuente no anuncia cifra',
    en: 'It was {{age}}; the source announces no figure',
  },
  'events.holiday': {
    note: 'In place of the countdown: a market holiday',
    es: 'Feriado: poca liquidez',
    en: 'Holiday: thin liquidity',
  },
  'events.noHoliday': {
    note: 'In place of the countdown: a country moves its clocks, the banks open as usual',
    es: 'Cambio de horario: no es feriado',
    en: 'Clock change: not a holiday',
  },
  'events.forecast': {
    note: 'Figure: what analysts expected',
    es: 'Pronóstico',
    en: 'Forecast',
  },
  'events.before': {
    note: 'Figure: the one of the period before',
    es: 'Anterior',
    en: 'Previous',
  },
  'events.actual': {
    note: 'Figure: what came out',
    es: 'Actual',
    en: 'Actual',
  },
  'events.noFigure': {
    note: 'Read aloud where a figure is missing',
    es: 'sin dato',
    en: 'no data',
  },
  'events.surprise.positive': {
    note: 'Beside an upward arrow: better than forecast for {{currency}}',
    es: 'Sorpresa positiva para {{currency}}',
    en: 'Positive surprise for {{currency}}',
  },
  'events.surprise.negative': {
    note: 'Beside a downward arrow: worse than forecast for {{currency}}',
    es: 'Sorpresa negativa para {{currency}}',
    en: 'Negative surprise for {{currency}}',
  },
  'events.pairs': {
    note: 'Before the affected pairs',
    es: 'Pares afectados',
    en: 'Affected pairs',
  },
  'events.morePairs': {
    note: 'Read aloud after the first five pairs: {{count}} more',
    es: 'y {{count}} más',
    en: 'and {{count}} more',
  },
  'events.reading': {
    note: 'Unfolds what the event measures and our view of it, on a card',
    es: 'Qué mide y nuestra lectura',
    en: 'What it measures, and our reading',
  },
  'events.insight': {
    note: 'Heading of our own reading: it is opinion',
    es: 'Nuestra lectura · opinión',
    en: 'Our reading · opinion',
  },
  'events.tags': {
    note: 'Accessible name of the tags of an event',
    es: 'Temas',
    en: 'Topics',
  },
  'events.source': {
    note: 'Before the name of the source',
    es: 'Fuente:',
    en: 'Source:',
  },
  'events.sources': {
    note: 'Accessible name of the three source buttons',
    es: 'Fuente de los eventos',
    en: 'Source of the events',
  },
  'events.sources.forex-community': {
    note: 'Source button: the forex community calendar',
    es: 'Comunidad',
    en: 'Community',
  },
  'events.sources.investing-portal': {
    note: 'Source button: the investing portal, by its name',
    es: 'Investing.com',
    en: 'Investing.com',
  },
  'events.sources.charting-platform': {
    note: 'Source button: the charting platform, by its name',
    es: 'TradingView',
    en: 'TradingView',
  },
  'events.toWidget': {
    note: 'Link after the banner that another source is shown: to that vendor’s own calendar below',
    es: 'Ver el calendario propio de esa fuente, más abajo',
    en: 'See that source’s own calendar, below',
  },
  'events.zones': {
    note: 'Accessible name of the choice in whose time hours are told',
    es: 'Horario que se muestra',
    en: 'Time zone shown',
  },
  'events.zones.mexico': {
    note: 'Zone button: Mexico City, short',
    es: 'CDMX',
    en: 'Mexico City',
  },
  'events.zones.local': {
    note: 'Zone button: the reader’s own time',
    es: 'Mi hora',
    en: 'My time',
  },
  'events.zones.utc': {
    note: 'Zone button',
    es: 'UTC',
    en: 'UTC',
  },
  'events.views': {
    note: 'Accessible name of the choice between cards and list',
    es: 'Vista',
    en: 'View',
  },
  'events.views.deck': {
    note: 'View button: cards',
    es: 'Tarjetas',
    en: 'Cards',
  },
  'events.views.agenda': {
    note: 'View button: list by day',
    es: 'Agenda',
    en: 'Agenda',
  },
  'events.filter': {
    note: 'Button: shows or hides the filter; the count of active choices may follow',
    es: 'Filtrar',
    en: 'Filter',
  },
  'events.noneFiltered': {
    note: 'In place of cards: there are events, but none passes the filter',
    es: 'Ningún evento de esta lista coincide con tu filtro',
    en: 'No event on this list matches your filter',
  },
  'events.unfilter': {
    note: 'Button under that: takes the filter away',
    es: 'Quitar el filtro',
    en: 'Clear the filter',
  },
  'events.carousel': {
    note: 'Kind of the row of cards, for screen readers',
    es: 'carrusel',
    en: 'carousel',
  },
  'events.turned': {
    note: 'Read aloud after a move: {{title}}, card {{place}} of {{count}}',
    es: '{{title}}, tarjeta {{place}} de {{count}}',
    en: '{{title}}, card {{place}} of {{count}}',
  },
  'events.dots': {
    note: 'Accessible name of the dots under the cards',
    es: 'Eventos del día',
    en: 'Events of the day',
  },
  'events.dot': {
    note: 'Name of a dot: {{time}} is 07:30, {{title}} the event',
    es: '{{time}}, {{title}}',
    en: '{{time}}, {{title}}',
  },
  'events.home': {
    note: 'Button: to the first card, short',
    es: 'Inicio',
    en: 'First',
  },
  'events.homeName': {
    note: 'Accessible name of that button',
    es: 'Inicio: ir a la primera tarjeta',
    en: 'First: go to the first card',
  },
  'events.term': {
    note: 'Accessible name of the question mark after a title',
    es: 'Qué significa',
    en: 'What it means',
  },
  'events.glossary': {
    note: 'Link in a note on a term: to the glossary',
    es: 'Verlo en el glosario',
    en: 'See it in the glossary',
  },
  'events.open': {
    note: 'Button on a card: opens its detail',
    es: 'Ver detalle',
    en: 'See detail',
  },
  'events.moved': {
    note: 'Under the countdown of an event that was listed for another time: {{time}} is "Thu 11, 07:30"',
    es: 'Cambió de hora; antes: {{time}}',
    en: 'Rescheduled; it was {{time}}',
  },
  'events.off.cancelled': {
    note: 'In place of the countdown of a cancelled event',
    es: 'No se publicará',
    en: 'Will not be published',
  },
  'events.off.postponed': {
    note: 'In place of the countdown of a postponed event',
    es: 'Espera una nueva fecha',
    en: 'Waiting for a new date',
  },
  'events.schedule.confirmed': {
    note: 'Link under the time of an event: the schedule of {{publisher}} ("BLS") names the same minute',
    es: 'Hora confirmada por {{publisher}}',
    en: 'Time confirmed by {{publisher}}',
  },
  'events.schedule.day': {
    note: 'The same where {{publisher}} names the day only: the hour comes from the calendar',
    es: 'Día confirmado por {{publisher}}',
    en: 'Day confirmed by {{publisher}}',
  },
  'events.schedule.moved': {
    note: '{{publisher}} has moved the event; {{time}} is what it named before: "07:30", "Thu 11, 07:30" or "Thu 11"',
    es: 'Movido por {{publisher}}: antes {{time}}',
    en: 'Moved by {{publisher}}: it was {{time}}',
  },
  'events.schedule.corrected': {
    note: 'The calendar and {{publisher}} disagree, and the time of {{publisher}} is shown; {{time}} is the calendar’s',
    es: 'Hora de {{publisher}}; el calendario decía {{time}}',
    en: '{{publisher}} time; the calendar said {{time}}',
  },
  'events.schedule.late': {
    note: '{{publisher}} scheduled the figure for {{time}}, and it is not out an hour later',
    es: 'Con retraso: {{publisher}} anunció {{time}}',
    en: 'Late: {{publisher}} announced {{time}}',
  },
  'events.schedule.postponed': {
    note: '{{publisher}} has taken the date back and names no other yet',
    es: 'Pospuesto por {{publisher}}, aún sin fecha',
    en: 'Postponed by {{publisher}}, no date yet',
  },
  'events.schedule.cancelled': {
    note: '{{publisher}} does not publish this release',
    es: 'Cancelado por {{publisher}}',
    en: 'Canceled by {{publisher}}',
  },
  'events.schedule.ended': {
    note: 'Link under the time of an event: nothing confirms it, because our list of the days of {{publisher}} ends before it, on {{date}}',
    es: 'Sin confirmar: nuestra lista de días de {{publisher}} termina el {{date}}',
    en: 'Not confirmed: our list of {{publisher}} days ends on {{date}}',
  },
  'events.schedule.seen': {
    note: 'After the sentence about the schedule: {{date}} of the first reading that said so',
    es: '(visto el {{date}}).',
    en: '(seen on {{date}}).',
  },
  'events.schedule.old': {
    note: 'After that, when the schedule could not be read for two days: {{date}} of the last reading',
    es: 'Última lectura de su calendario: {{date}}.',
    en: 'Its schedule was last read on {{date}}.',
  },
  'events.official.out': {
    note: 'Link under the figures: the actual is the publisher’s own; {{publisher}}, {{period}} as "agosto de 2026", {{date}} of our reading',
    es: 'Cifra oficial de {{publisher}}, {{period}}. Leída el {{date}}.',
    en: 'Official figure from {{publisher}}, {{period}}. Read on {{date}}.',
  },
  'events.ours': {
    note: 'Beside a figure, or after the comparisons of an indicator: we calculate it from published values',
    es: 'cálculo nuestro',
    en: 'our calculation',
  },
  'events.official.ours': {
    note: 'The same where we calculate the change from published values: {{publisher}}, {{period}}, {{date}}',
    es: 'Cálculo nuestro con datos oficiales de {{publisher}}, {{period}}. Leídos el {{date}}.',
    en: 'Our calculation from official {{publisher}} data, {{period}}. Read on {{date}}.',
  },
  'events.official.quarter': {
    note: 'A quarter of {{year}}: {{number}} is 1 to 4',
    es: 'T{{number}} de {{year}}',
    en: 'Q{{number}} {{year}}',
  },
  'events.official.firstHalf': {
    note: 'The first half of a month; {{month}} as "agosto de 2026"',
    es: 'primera quincena de {{month}}',
    en: 'first half of {{month}}',
  },
  'events.official.secondHalf': {
    note: 'The second half of a month; {{month}} as "agosto de 2026"',
    es: 'segunda quincena de {{month}}',
    en: 'second half of {{month}}',
  },
  'events.official.byHand': {
    note: 'Link under the figures: we copied the figure of {{publisher}} by hand; {{period}}, {{date}} on which we stored it',
    es: 'Cifra de {{publisher}}, {{period}}, capturada a mano el {{date}}.',
    en: 'Figure from {{publisher}}, {{period}}, entered by hand on {{date}}.',
  },
  'events.official.notOutYet': {
    note: 'Under the figures, within an hour of the scheduled time: {{publisher}} has no figure yet',
    es: 'Cifra oficial de {{publisher}}: aún no sale.',
    en: 'Official figure from {{publisher}}: not out yet.',
  },
  'events.official.late': {
    note: 'More than an hour after the scheduled time: {{publisher}} has no figure yet',
    es: 'Cifra oficial de {{publisher}}: con retraso.',
    en: 'Official figure from {{publisher}}: late.',
  },
  'events.official.unconfirmed': {
    note: '{{publisher}} has a value, but it is not certain that it is the one of this release',
    es: 'Cifra oficial de {{publisher}}: sin confirmar.',
    en: 'Official figure from {{publisher}}: unconfirmed.',
  },
  'events.official.differs': {
    note: 'After the official figure, where {{source}} reports another one: {{figure}}',
    es: 'Otra fuente dice {{figure}} ({{source}}).',
    en: 'Another source says {{figure}} ({{source}}).',
  },
  'events.official.reported': {
    note: 'After the state of the official figure: the actual {{figure}} shown is the one of {{source}}',
    es: 'El {{figure}} de arriba lo da {{source}}.',
    en: 'The {{figure}} above is from {{source}}.',
  },
  'events.revised': {
    note: 'Under the previous figure: it was first told as {{first}}',
    es: 'antes {{first}}',
    en: 'was {{first}}',
  },
  'events.demo.mark': {
    note: 'Strip on each example card',
    es: 'Modo Demo · ejemplo, no es dato de mercado',
    en: 'Demo mode · example, not market data',
  },
  'events.problem.demo': {
    note: 'Banner: the calendar cannot be read, six examples are shown',
    es: 'Error al cargar eventos económicos. Ves seis ejemplos con horas inventadas, no datos de mercado.',
    en: 'The economic events could not be loaded. These are six examples with made-up times, not market data.',
  },
  'events.toast.live': {
    note: 'Notice: the events were read just now',
    es: 'Datos actualizados en vivo',
    en: 'Data updated live',
  },
  'events.age': {
    note: 'Notice in its place, and on the refresh button: the newest reading of the calendar is older; {{age}} is "57 minutes ago"',
    es: 'La lectura más reciente es de {{age}}',
    en: 'The latest reading was {{age}}',
  },
  'events.age.next': {
    note: 'The same where the time of the next reading is known: {{age}} is "57 minutes ago", {{minutes}} until the next one',
    es: 'La lectura más reciente es de {{age}}; la siguiente, en {{minutes}} min',
    en: 'The latest reading was {{age}}; the next one is in {{minutes}} min',
  },
  'events.age.unknown': {
    note: 'The same where the answer does not say when the calendar was read',
    es: 'No sabemos de cuándo es la lectura del calendario',
    en: 'We don’t know when the calendar was last read',
  },
  'events.toast.noHigh': {
    note: 'Notice: none of the events is of high impact',
    es: 'Sin eventos de alto impacto',
    en: 'No high-impact events',
  },
  'events.toast.demo': {
    note: 'Notice: examples are shown',
    es: 'Modo Demo',
    en: 'Demo mode',
  },
  'events.toast.demoText': {
    note: 'Notice: what that means',
    es: 'El calendario no responde: ves ejemplos, no datos.',
    en: 'The calendar is not answering: these are examples, not data.',
  },
  'events.newTab': {
    note: 'Read aloud after a link that opens in a new tab',
    es: '(se abre en otra pestaña)',
    en: '(opens in a new tab)',
  },
});
