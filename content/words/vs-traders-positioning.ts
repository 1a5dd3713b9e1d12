import { defineWords } from './define.ts';

export const vsTradersPositioning = defineWords({
  'positioning.heading': {
    note: 'Heading beside a card: the crowd of {{symbol}} against the institutions',
    es: '{{symbol}}: el retail frente a los grandes especuladores',
    en: '{{symbol}}: retail vs. large speculators',
  },
  'positioning.crowd': {
    note: 'Name of the row of retail traders',
    es: 'Retail',
    en: 'Retail',
  },
  'positioning.crowdUnit': {
    note: 'What the retail row counts: {{long}} and {{short}} are shares, {{of}} what they are of',
    es: '{{long}} {{of}} en largos y {{short}} en cortos',
    en: '{{long}} {{of}} long and {{short}} short',
  },
  'positioning.crowdNone': {
    note: 'The retail row has no figures to compare',
    es: 'Sin cifras retail para comparar por ahora.',
    en: 'No retail figures to compare for now.',
  },
  'positioning.crowdExample': {
    note: 'The retail row would be an example, which is not compared',
    es: 'La tarjeta muestra un ejemplo: no lo comparamos con datos reales.',
    en: 'The card shows an example: we don’t compare it with real data.',
  },
  'positioning.market.gold': {
    note: 'Futures market: gold',
    es: 'Futuros de oro',
    en: 'Gold futures',
  },
  'positioning.market.euro': {
    note: 'Futures market: the euro',
    es: 'Futuros del euro',
    en: 'Euro futures',
  },
  'positioning.market.pound': {
    note: 'Futures market: the pound',
    es: 'Futuros de la libra',
    en: 'British pound futures',
  },
  'positioning.market.yen': {
    note: 'Futures market: the yen',
    es: 'Futuros del yen',
    en: 'Japanese yen futures',
  },
  'positioning.market.canadian-dollar': {
    note: 'Futures market: the Canadian dollar',
    es: 'Futuros del dólar canadiense',
    en: 'Canadian dollar futures',
  },
  'positioning.market.mexican-peso': {
    note: 'Futures market: the Mexican peso',
    es: 'Futuros del peso mexicano',
    en: 'Mexican peso futures',
  },
  'positioning.inverted': {
    note: 'The future rises when {{symbol}} falls: how to read its signs',
    es: 'Va al revés: cuando este futuro sube, {{symbol}} baja. Un neto largo aquí equivale a un neto corto en {{symbol}}.',
    en: 'It runs the other way: when this contract rises, {{symbol}} falls. A net long here equals a net short in {{symbol}}.',
  },
  'positioning.cross': {
    note: '{{symbol}} has no future of its own: its two legs stand instead',
    es: '{{symbol}} no tiene futuro propio en el reporte COT: ves por separado las dos divisas que lo forman.',
    en: '{{symbol}} has no futures contract of its own in the COT report: you see its two currencies separately.',
  },
  'positioning.nonCommercial': {
    note: 'Group: speculators, as the report names them',
    es: 'No comerciales (especuladores)',
    en: 'Non-commercial (speculators)',
  },
  'positioning.commercial': {
    note: 'Group: hedgers, as the report names them',
    es: 'Comerciales (coberturas)',
    en: 'Commercial (hedgers)',
  },
  'positioning.net': {
    note: 'Table column: net position in contracts',
    es: 'Neto (contratos)',
    en: 'Net (contracts)',
  },
  'positioning.change': {
    note: 'Table column: change of the net against the week before',
    es: 'Cambio semanal',
    en: 'Weekly change',
  },
  'positioning.group': {
    note: 'Table column: whose positions',
    es: 'Grupo',
    en: 'Group',
  },
  'positioning.noFigure': {
    note: 'Read aloud where the report leaves a figure blank',
    es: 'sin dato',
    en: 'no data',
  },
  'positioning.contracts': {
    note: 'Said after a net where no heading names its unit',
    es: 'contratos',
    en: 'contracts',
  },
  'positioning.netLong': {
    note: 'Said after a net above zero',
    es: 'largo neto',
    en: 'net long',
  },
  'positioning.netShort': {
    note: 'Said after a net below zero',
    es: 'corto neto',
    en: 'net short',
  },
  'positioning.percentile': {
    note: 'Scale in words: {{percentile}} of 100, {{weeks}} reports',
    es: 'Percentil {{percentile}} de los últimos {{weeks}} reportes',
    en: 'Percentile: {{percentile}} (last {{weeks}} reports)',
  },
  'positioning.percentileOf': {
    note: 'Above the scale: what it places',
    es: 'Neto no comercial dentro de su último año',
    en: 'Non-commercial net compared with the past year',
  },
  'positioning.lowest': {
    note: 'Left end of the scale: the lowest net of a year',
    es: 'más bajo',
    en: 'lowest',
  },
  'positioning.highest': {
    note: 'Right end of the scale: the highest net of a year',
    es: 'más alto',
    en: 'highest',
  },
  'positioning.tooFew': {
    note: 'Too few reports for a percentile: {{weeks}} of {{fewest}}',
    es: 'Aún no hay percentil: pedimos {{fewest}} reportes y tenemos {{weeks}}.',
    en: 'No percentile yet: it takes {{fewest}} reports and we have {{weeks}}.',
  },
  'positioning.tuesday': {
    note: 'The day the positions are of: {{date}}',
    es: 'Posiciones al {{date}}',
    en: 'Positions as of {{date}}',
  },
  'positioning.next': {
    note: 'When the next report comes out: {{date}} in Mexico City’s time, {{newYork}} in New York',
    es: 'Próximo reporte: {{date}} en la Ciudad de México ({{newYork}} en Nueva York).',
    en: 'Next report: {{date}} in Mexico City ({{newYork}} in New York).',
  },
  'positioning.due': {
    note: 'In its place when that moment is over and this page has no newer report yet; {{date}}, {{newYork}} as above',
    es: 'Desde el {{date}} en la Ciudad de México ({{newYork}} en Nueva York) debería haber un reporte más nuevo que este.',
    en: 'A newer report than this one should be out since {{date}} in Mexico City ({{newYork}} in New York).',
  },
  'positioning.mayShift': {
    note: 'A US holiday may move the next report',
    es: 'Un feriado en EE. UU. puede retrasarlo.',
    en: 'A US holiday may delay it.',
  },
  'positioning.credit': {
    note: 'Before the name of the source, which is a link',
    es: 'Datos de',
    en: 'Data from',
  },
  'positioning.waiting': {
    note: 'Before the report is asked for: where it will stand',
    es: 'El reporte COT va aquí.',
    en: 'The COT report goes here.',
  },
  'positioning.loading': {
    note: 'While the report is on its way',
    es: 'Cargando el reporte COT…',
    en: 'Loading the COT report…',
  },
  'positioning.slow': {
    note: 'When it takes longer than three seconds',
    es: 'Tarda más de lo normal…',
    en: 'It is taking longer than usual…',
  },
  'positioning.failed': {
    note: 'The report could not be had',
    es: 'No se pudo cargar el reporte COT. La lectura retail no depende de él.',
    en: 'The COT report could not be loaded. The retail reading does not depend on it.',
  },
  'positioning.unavailable': {
    note: 'The report has never been read yet',
    es: 'Todavía no hemos podido leer ningún reporte COT.',
    en: 'We have not been able to read a COT report yet.',
  },
  'positioning.stale': {
    note: 'A newer report should be out; this is the one before it',
    es: 'Debería haber un reporte más nuevo y no se pudo leer: este es el anterior.',
    en: 'A newer report should be out but could not be read: this is the one before it.',
  },
  'positioning.notPublished': {
    note: 'A newer report is due and not out yet; this is the one before it',
    es: 'El reporte nuevo todavía no se publica: este es el anterior.',
    en: 'The new report is not out yet: this is the one before it.',
  },
  'positioning.partial': {
    note: 'One of the two legs of {{symbol}} has no report yet',
    es: '{{symbol}} se forma con dos futuros; del otro todavía no tenemos ningún reporte.',
    en: '{{symbol}} combines two futures contracts; we have no report on the other one yet.',
  },
  'positioning.retry': {
    note: 'Button: asks again',
    es: 'Pedirlo otra vez',
    en: 'Try again',
  },
  'positioning.method': {
    note: 'Link to the note on what can be concluded',
    es: 'Qué puedes concluir y qué no',
    en: 'What you can and can’t conclude',
  },
});
