import { defineWords } from './define.ts';

/** The page about the source of each figure of FX-Impact (N11). */
export const sources = defineWords({
  'sources.nav': {
    note: 'Name of the page in breadcrumbs and links',
    es: 'Fuentes de las cifras',
    en: 'Sources for the figures',
  },
  'sources.title': {
    note: 'Document title, without the brand',
    es: 'Fuentes oficiales del calendario',
    en: 'Official sources for the calendar',
  },
  'sources.description': {
    note: 'Meta description',
    es: 'Quién publica cada cifra del calendario económico, si la leemos directamente, con cuánto retraso, y por qué otras no tienen un dato oficial libre.',
    en: 'Who publishes each figure in the economic calendar, whether we read it directly, how late it reaches us, and why some have no free official value.',
  },
  'sources.heading': {
    note: 'h1',
    es: 'De dónde sale cada cifra',
    en: 'Where each figure comes from',
  },
  'sources.lead': {
    note: 'Below the h1; {{followed}} indicators of countries, {{publishers}} institutions, {{missing}} kinds without a free value',
    es: 'Leemos {{followed}} indicadores en {{publishers}} instituciones que los publican. Otros {{missing}} no tienen un dato oficial que podamos mostrar gratis: abajo está la razón de cada uno.',
    en: 'We read {{followed}} indicators from the {{publishers}} institutions that publish them. Another {{missing}} have no official value we can show for free: the reason for each is below.',
  },
  'sources.strip.followed': {
    note: 'Below a large number: so many indicators are read from their publishers',
    es: 'leídos en su institución',
    en: 'read from their publisher',
  },
  'sources.strip.none': {
    note: 'Below a large number: so many have no free official value',
    es: 'sin dato oficial libre',
    en: 'no free official value',
  },
  'sources.strip.unreviewed': {
    note: 'Below a large number: so many are not read yet',
    es: 'sin leer todavía',
    en: 'not read yet',
  },
  'sources.back': {
    note: 'Link to the calendar',
    es: 'Volver al calendario FX-Impact',
    en: 'Back to the FX-Impact calendar',
  },
  'sources.filter': {
    note: 'Legend of the filter',
    es: 'Mostrar',
    en: 'Show',
  },
  'sources.all': {
    note: 'Filter: everything',
    es: 'Todo',
    en: 'All',
  },
  'sources.none': {
    note: 'Filter: indicators without a free official value',
    es: 'Sin dato libre',
    en: 'No free value',
  },
  'sources.unreviewed': {
    note: 'Filter: indicators that are not read yet',
    es: 'Sin leer',
    en: 'Not read yet',
  },
  'sources.countOne': {
    note: 'Small, beside the heading of a group with a single indicator',
    es: '1 indicador',
    en: '1 indicator',
  },
  'sources.count': {
    note: 'Small, beside the heading of a group; {{count}} indicators',
    es: '{{count}} indicadores',
    en: '{{count}} indicators',
  },
  'sources.on': {
    note: 'Status of a publisher: this site reads it',
    es: 'Encendida',
    en: 'On',
  },
  'sources.off': {
    note: 'Status of a publisher: this site does not read it now',
    es: 'Apagada en este sitio',
    en: 'Off on this site',
  },
  'sources.byHand': {
    note: 'Status of a publisher whose figures the owner of the site enters',
    es: 'Capturada a mano por este sitio',
    en: 'Entered by hand on this site',
  },
  'sources.noneByHand': {
    note: 'The same, before the first entry',
    es: 'Se captura a mano; todavía sin cifras',
    en: 'Entered by hand; no figures yet',
  },
  'sources.readAt': {
    note: 'Beside the status: when the publisher was last read; {{age}} as "hace 3 h"',
    es: 'leída {{age}}',
    en: 'read {{age}}',
  },
  'sources.neverRead': {
    note: 'Beside the status: the publisher was never read',
    es: 'sin leer todavía',
    en: 'not read yet',
  },
  'sources.waiting': {
    note: 'Beside the name of a publisher while its status is loading',
    es: 'Consultando su estado…',
    en: 'Checking its status…',
  },
  'sources.unknown': {
    note: 'Beside the name of a publisher whose status could not be read',
    es: 'estado desconocido',
    en: 'status unknown',
  },
  'sources.failed': {
    note: 'Where status and delays did not load',
    es: 'No se pudo leer el estado de las fuentes. La lista de abajo sigue siendo válida.',
    en: 'The status of the sources could not be read. The list below is still valid.',
  },
  'sources.retry': {
    note: 'Button that asks again for the status',
    es: 'Reintentar',
    en: 'Try again',
  },
  'sources.indicator': {
    note: 'Column',
    es: 'Indicador',
    en: 'Indicator',
  },
  'sources.figure': {
    note: 'Column: which comparison, and who calculates it',
    es: 'Cifra',
    en: 'Figure',
  },
  'sources.delay': {
    note: 'Column: how long after the scheduled time the figure was here, as a median',
    es: 'Retraso medido',
    en: 'Measured delay',
  },
  'sources.delayValue': {
    note: 'In a row: {{time}} as "3 min", of {{count}} releases',
    es: '{{time}} (n = {{count}})',
    en: '{{time}} (n = {{count}})',
  },
  'sources.noDelay': {
    note: 'For screen readers, in a row: no release was measured yet',
    es: 'sin mediciones todavía',
    en: 'not measured yet',
  },
  'sources.atOnce': {
    note: 'A delay of less than a minute',
    es: 'menos de 1 min',
    en: 'under 1 min',
  },
  'sources.compared.mom': { note: 'In a row: a comparison', es: 'mensual', en: 'MoM' },
  'sources.compared.half-month': {
    note: 'In a row: a comparison',
    es: 'quincenal',
    en: 'half-month over half-month',
  },
  'sources.compared.qoq': { note: 'In a row: a comparison', es: 'trimestral', en: 'QoQ' },
  'sources.compared.annual-rate': {
    note: 'In a row: a quarterly change at an annual rate',
    es: 'trimestral a tasa anualizada',
    en: 'QoQ, annualized',
  },
  'sources.compared.yoy': { note: 'In a row: a comparison', es: 'anual', en: 'YoY' },
  'sources.compared.level': { note: 'In a row: the figure itself, no comparison', es: 'dato', en: 'value' },
  'sources.compared.change': { note: 'In a row: the change of a count', es: 'cambio', en: 'change' },
  'sources.method': {
    note: 'Below the lists: what "delay" is',
    es: 'Retraso, donde ya lo medimos: la mediana del tiempo entre la hora programada y nuestra primera lectura, en las publicaciones de los últimos seis meses. “Cálculo nuestro”: la institución publica el índice o el nivel, y nosotros calculamos el cambio.',
    en: 'Delay, where we have measured it: the median time between the scheduled time and our first reading, over the releases of the last six months. “Our calculation”: the institution publishes the index or the level, and we calculate the change.',
  },
  'sources.copied': {
    note: 'Below the lists: the schedule of {{publisher}} may not be read by programs; {{date}} is the last day of our copy. Behind it comes the name of the document, as a link',
    es: 'El calendario de {{publisher}} no admite lectura automática: copiamos sus días de un documento, y la lista termina el {{date}}. Después de ese día, sus horas vienen solo del calendario y nada las confirma. Documento:',
    en: 'The schedule of {{publisher}} does not allow automatic reading: we copy its days from a document, and the list ends on {{date}}. After that day its times come from the calendar alone, and nothing confirms them. Document:',
  },
  'sources.noneHeading': {
    note: 'h2',
    es: 'Sin dato oficial libre',
    en: 'No free official value',
  },
  'sources.noneLead': {
    note: 'Below that h2',
    es: 'En estos casos FX-Impact muestra la cifra del calendario con su crédito, y nunca la llama oficial.',
    en: 'For these, FX-Impact shows the calendar’s figure with its credit and never calls it official.',
  },
  'sources.reason': {
    note: 'Column: why there is no free value',
    es: 'Razón',
    en: 'Reason',
  },
  'sources.unreviewedHeading': {
    note: 'h2',
    es: 'Sin leer todavía',
    en: 'Not read yet',
  },
  'sources.unreviewedLead': {
    note: 'Below that h2',
    es: 'Aún no leemos estas cifras en su fuente: falta comprobar que se publiquen gratis y a tiempo, o conectarlas. El reporte COT está en VS-Traders; discursos, actas y otros eventos sin cifra no cuentan aquí.',
    en: 'We do not read these from their publishers yet: some we still have to check for cost and timing; the rest are not connected. The COT report is on VS-Traders; speeches, minutes and other events without a figure are not counted here.',
  },
  'sources.dataHeading': {
    note: 'h2 about the open data',
    es: 'Datos abiertos',
    en: 'Open data',
  },
  'sources.dataText': {
    note: 'Below that h2; {{most}} rows at most',
    es: 'Cada valor leído, con su periodo, su versión, la hora de la primera lectura y su licencia: los más nuevos primero, {{most}} por respuesta. Se filtra por indicador, país y fecha. También en CSV. Todas estas licencias permiten copiar las cifras si se cita la fuente; cada fila lleva la suya y el aviso que se pide.',
    en: 'Each value we read, with its period, vintage, first reading and license: newest first, {{most}} per response. Filter by indicator, country and date. Also as CSV. All of these licenses allow copying with credit to the source; each row has its license and required notice.',
  },
  'sources.dataKey': {
    note: 'Below the address of the open data',
    es: 'Envía la clave pública en el encabezado “apikey”.',
    en: 'Send the public key in the “apikey” header.',
  },
  'sources.notices': {
    note: 'h2 above the texts that the publishers ask for',
    es: 'Avisos de las instituciones',
    en: 'Notices the institutions require',
  },
});
