import { defineWords } from './define.ts';

/** The page of the owner's numbers, which no visitor sees (N17). */
export const owner = defineWords({
  'owner.title': {
    note: 'Heading and browser title of the page with the numbers of the site',
    es: 'Tus números',
    en: 'Your numbers',
  },
  'owner.description': {
    note: 'Description of the page; no search engine lists it',
    es: 'Vistas, clics de salida y compras de tu sitio.',
    en: 'Views, outbound clicks and purchases of your site.',
  },
  'owner.token': {
    note: 'Label of the field for the owner’s token',
    es: 'Clave del propietario',
    en: 'Owner token',
  },
  'owner.tokenHint': {
    note: 'Below that field; OWNER_TOKEN is the name of a setting',
    es: 'Es el valor de OWNER_TOKEN en los ajustes del servidor. Con ella entras por 12 horas en este navegador.',
    en: 'It is the value of OWNER_TOKEN in the server’s settings. It signs you in on this browser for 12 hours.',
  },
  'owner.enter': { note: 'Button that sends the token', es: 'Entrar', en: 'Sign in' },
  'owner.leave': { note: 'Button that ends the session', es: 'Salir', en: 'Sign out' },
  'owner.wrong': {
    note: 'After a wrong token',
    es: 'Esa no es la clave. Revísala y vuelve a intentarlo.',
    en: 'That is not the token. Check it and try again.',
  },
  'owner.tooMany': {
    note: 'After ten wrong tokens in a quarter of an hour',
    es: 'Demasiados intentos desde esta conexión. Espera 15 minutos.',
    en: 'Too many tries from this connection. Wait 15 minutes.',
  },
  'owner.range': {
    note: 'Under the heading: first and last day shown, {{from}} and {{to}} like 3 nov 2026',
    es: 'Del {{from}} al {{to}}, días de la Ciudad de México.',
    en: '{{from}} to {{to}}, days in Mexico City.',
  },
  'owner.oneDay': {
    note: 'The same for a single day, {{day}} like 3 nov 2026',
    es: '{{day}}, día de la Ciudad de México.',
    en: '{{day}}, a day in Mexico City.',
  },
  'owner.ranges': { note: 'Name of the list of ready ranges of days', es: 'Periodo', en: 'Period' },
  'owner.today': { note: 'Link to the present day', es: 'Hoy', en: 'Today' },
  'owner.yesterday': { note: 'Link to the day before', es: 'Ayer', en: 'Yesterday' },
  'owner.lastDays': {
    note: 'Link to the last days with today, {{days}} like 28',
    es: '{{days}} días',
    en: '{{days}} days',
  },
  'owner.from': { note: 'Label of the first day of a range', es: 'Desde', en: 'From' },
  'owner.to': { note: 'Label of the last day of a range', es: 'Hasta', en: 'To' },
  'owner.show': { note: 'Button that shows the chosen days', es: 'Ver', en: 'Show' },
  'owner.csv': {
    note: 'Link that saves the shown days as a file',
    es: 'Descargar estos días en CSV',
    en: 'Download these days as CSV',
  },
  'owner.failed': {
    note: 'In place of the numbers while the store cannot be read',
    es: 'Ahora no se pueden leer los números. Vuelve a intentarlo en un minuto.',
    en: 'The numbers cannot be read right now. Try again in a minute.',
  },
  'owner.views': { note: 'Column and chart: how often pages were opened', es: 'Vistas', en: 'Views' },
  'owner.calls': {
    note: 'Column and chart: clicks on links that leave the site (checkouts, free channel, profiles)',
    es: 'Clics de salida',
    en: 'Outbound clicks',
  },
  'owner.successes': {
    note: 'Column and chart: arrivals on the page after a payment',
    es: 'Llegadas tras pagar',
    en: 'Arrivals after paying',
  },
  'owner.callRate': {
    note: 'Column: outbound clicks of a hundred views',
    es: 'Clics por vista',
    en: 'Clicks per view',
  },
  'owner.ofViews': {
    note: 'Under the number of clicks: {{share}} like 4.2%',
    es: '{{share}} de las vistas',
    en: '{{share}} of views',
  },
  'owner.ofCalls': {
    note: 'Under the number of arrivals after paying: {{share}} of the clicks, like 12%',
    es: '{{share}} de los clics de salida',
    en: '{{share}} of outbound clicks',
  },
  'owner.byDay': { note: 'Heading: table by day', es: 'Por día', en: 'By day' },
  'owner.byPage': { note: 'Heading: table by page', es: 'Por página', en: 'By page' },
  'owner.bySource': { note: 'Heading: table by the tag of a campaign', es: 'Por etiqueta', en: 'By tag' },
  'owner.byLink': { note: 'Heading: table by outbound link', es: 'Por enlace', en: 'By link' },
  'owner.byLocale': { note: 'Heading: table by language', es: 'Por idioma', en: 'By language' },
  'owner.day': { note: 'Column: day', es: 'Día', en: 'Day' },
  'owner.page': { note: 'Column: page', es: 'Página', en: 'Page' },
  'owner.source': { note: 'Column: tag of a campaign (utm_source)', es: 'Etiqueta', en: 'Tag' },
  'owner.link': { note: 'Column: outbound link', es: 'Enlace', en: 'Link' },
  'owner.locale': { note: 'Column: language', es: 'Idioma', en: 'Language' },
  'owner.noSource': { note: 'Row: addresses without a tag', es: 'Sin etiqueta', en: 'No tag' },
  'owner.other': {
    note: 'Row: pages, links or tags that are none of the site’s',
    es: 'Otros',
    en: 'Others',
  },
  'owner.hub': { note: 'Row: link to the experience hub', es: 'Experiencia', en: 'Experience hub' },
  'owner.more': {
    note: 'Below a long table: {{count}} rows are only in the file',
    es: 'Filas que solo están en el CSV: {{count}}.',
    en: 'Rows only in the CSV: {{count}}.',
  },
  'owner.none': {
    note: 'In place of a table without rows',
    es: 'Nada en estos días.',
    en: 'Nothing on these days.',
  },
  'owner.dayTable': {
    note: 'Opens the numbers of the charts as a table',
    es: 'Ver la tabla por día',
    en: 'See the table by day',
  },
  'owner.chart': {
    note: 'Describes a chart: {{what}} like Views, {{total}} their sum, {{most}} the largest number of a day, {{day}} that day',
    es: '{{what}}: {{total}} en total; el día con más, {{day}}, tuvo {{most}}.',
    en: '{{what}}: {{total}} in total; the day with most, {{day}}, had {{most}}.',
  },
  'owner.chartNone': {
    note: 'Describes a chart without numbers: {{what}} like Views',
    es: '{{what}}: ninguna en estos días.',
    en: '{{what}}: none on these days.',
  },
  'owner.most': {
    note: 'At the top of a chart: the largest number of a day, {{most}}',
    es: 'máx. {{most}} al día',
    en: 'max. {{most}} a day',
  },
  'owner.how': {
    note: 'Heading: how the numbers come about',
    es: 'Qué cuentan estos números',
    en: 'What these numbers count',
  },
  'owner.howViews': {
    note: 'What a view is',
    es: 'Una vista es una página abierta, no una persona: no hay cookies ni identificadores, así que nadie se reconoce de una página a otra. Recargar o volver atrás no suma.',
    en: 'A view is a page that was opened, not a person: without cookies and identifiers no one is recognized from one page to the next. Reloading and going back add nothing.',
  },
  'owner.howLeftOut': {
    note: 'Who is not counted',
    es: 'No se cuenta a los programas que se identifican, ni a quien pide no ser medido (GPC o DNT), ni a quien navega sin scripts. Los números son, por eso, un mínimo.',
    en: 'Programs that say so are left out, and so is everyone who asks not to be measured (GPC or DNT) or browses without scripts. So the numbers are a minimum.',
  },
  'owner.howSuccess': {
    note: 'What an arrival after paying is, and what it is not',
    es: 'Una llegada tras pagar es alguien que abrió /success. No prueba un cobro: los cobros están en tu procesador de pagos.',
    en: 'An arrival after paying is someone who opened /success. It proves no charge: charges are with your payment provider.',
  },
  'owner.howTag': {
    note: 'What a tag is; utm_source and passTags are names and are not translated',
    es: 'La etiqueta es el utm_source de la dirección de la página. Con passTags en la marca, sigue al visitante a las páginas siguientes y al pago.',
    en: 'A tag is the utm_source of the page’s address. With passTags in the brand, it goes along to the next pages and to the checkout.',
  },
});
