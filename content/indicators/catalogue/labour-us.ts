import type { Indicator } from '../indicator.ts';

/** The labour market of the United States; kinds other countries share stand in labour.ts. */
export const usLabour: readonly Indicator[] = [
  {
    kind: 'nonfarm-payrolls',
    match: ['non farm (payrolls|employment change|payrolls change)', 'nfp', 'change in non farm payrolls'],
    direction: 'higher',
    name: { es: 'Nómina no agrícola (NFP)', en: 'Non-farm payrolls (NFP)' },
    summary: {
      es: 'Empleos creados o perdidos en el mes en Estados Unidos, sin contar el campo. Lo publica el BLS, casi siempre el primer viernes.',
      en: 'Jobs added or lost over the month in the United States, farms aside. Published by the BLS, nearly always on the first Friday.',
    },
    insight: {
      es: 'Se lee con desempleo, salarios y revisiones de meses previos. Un dato fuerte ha tendido a impulsar al dólar y a presionar al oro; los primeros minutos suelen ser muy volátiles y a veces se revierten.',
      en: 'Read with unemployment, wages and revisions to earlier months. A strong figure has tended to lift the dollar and press gold; the first minutes are often very volatile and sometimes reverse.',
    },
    tags: { es: ['empleo', 'NFP', 'Fed'], en: ['jobs', 'NFP', 'Fed'] },
  },
  {
    kind: 'adp-employment',
    match: ['adp (non farm employment change|employment change|national employment report|employment)'],
    direction: 'higher',
    name: { es: 'Empleo privado ADP', en: 'ADP private employment' },
    summary: {
      es: 'Estimación mensual del empleo privado en Estados Unidos con las nóminas que procesa la empresa ADP.',
      en: 'A monthly estimate of US private employment from the payrolls the firm ADP processes.',
    },
    insight: {
      es: 'Sale antes de la nómina oficial, pero la anticipa mal mes a mes. Una sorpresa grande puede mover al dólar y al oro por unas horas y ajustar lo que se espera del NFP.',
      en: 'It comes before the official payrolls but predicts them poorly month by month. A large surprise can move the dollar and gold for a few hours and adjust what is expected of NFP.',
    },
    tags: { es: ['empleo', 'ADP'], en: ['jobs', 'ADP'] },
  },
  {
    kind: 'adp-weekly-employment',
    match: ['adp weekly employment change', 'adp employment change weekly', 'ner pulse'],
    direction: 'higher',
    name: { es: 'Empleo privado semanal ADP', en: 'ADP weekly employment' },
    summary: {
      es: 'Estimación semanal de ADP del cambio en el empleo privado de Estados Unidos, como promedio de cuatro semanas.',
      en: 'ADP’s weekly estimate of the change in US private employment, as a four-week average.',
    },
    insight: {
      es: 'Da una lectura más frecuente, pero preliminar y sujeta a revisión. Se usa para vigilar la tendencia; rara vez decide el día del dólar.',
      en: 'A more frequent reading, but preliminary and revised. Used to watch the trend; it seldom decides the dollar’s day.',
    },
    tags: { es: ['empleo', 'ADP'], en: ['jobs', 'ADP'] },
  },
  {
    kind: 'average-hourly-earnings',
    match: ['average hourly (earnings|wages)'],
    direction: 'higher',
    name: { es: 'Salario promedio por hora', en: 'Average hourly earnings' },
    summary: {
      es: 'Cuánto cambia lo que ganan por hora los trabajadores, según el informe mensual de empleo.',
      en: 'How much workers’ hourly pay changes, from the monthly jobs report.',
    },
    insight: {
      es: 'Muestra presión salarial, que puede pasar a la inflación de servicios. Un alza mayor a la esperada ha tendido a apoyar a la moneda; un solo mes se distorsiona con el clima o el tipo de empleos creados.',
      en: 'Shows wage pressure, which can feed services inflation. A bigger rise than expected has tended to support the currency; one month can be distorted by weather or the mix of jobs.',
    },
    tags: { es: ['empleo', 'salarios'], en: ['jobs', 'wages'] },
  },
  {
    kind: 'average-weekly-hours',
    match: ['average weekly hours'],
    direction: 'higher',
    name: { es: 'Horas semanales promedio', en: 'Average weekly hours' },
    summary: {
      es: 'Horas que trabaja en promedio un empleado por semana, según el informe de empleo de Estados Unidos.',
      en: 'Hours an employee works in an average week, from the US jobs report.',
    },
    insight: {
      es: 'Las empresas suelen recortar horas antes que puestos, así que avisa de giros en el empleo. Casi nunca mueve sola al dólar.',
      en: 'Firms tend to cut hours before jobs, so it warns of turns in employment. It almost never moves the dollar by itself.',
    },
    tags: { es: ['empleo'], en: ['jobs'] },
  },
  {
    kind: 'government-payrolls',
    match: ['gov payrolls', 'non farm payrolls gov'],
    direction: 'higher',
    name: { es: 'Empleo en el gobierno', en: 'Government payrolls' },
    summary: {
      es: 'Cambio mensual del empleo público en Estados Unidos, parte del informe del BLS.',
      en: 'Monthly change in US public employment, part of the BLS report.',
    },
    insight: {
      es: 'Ayuda a ver cuánto del empleo viene del sector privado. Una nómina total sostenida solo por el gobierno suele leerse como menos sólida.',
      en: 'Helps to see how much of job growth is private. A total carried by government alone is usually read as less solid.',
    },
    tags: { es: ['empleo', 'gobierno'], en: ['jobs', 'government'] },
  },
  {
    kind: 'manufacturing-payrolls',
    match: ['manufacturing payrolls', 'non farm payrolls manufacturing'],
    direction: 'higher',
    name: { es: 'Empleo en la manufactura', en: 'Manufacturing payrolls' },
    summary: {
      es: 'Cambio mensual del empleo en las fábricas de Estados Unidos, parte del informe del BLS.',
      en: 'Monthly change in US factory employment, part of the BLS report.',
    },
    insight: {
      es: 'Muestra el pulso de un sector muy ligado al ciclo. Acompaña a la nómina total y pocas veces mueve al dólar por su cuenta.',
      en: 'Shows the pulse of a very cyclical sector. It accompanies total payrolls and seldom moves the dollar on its own.',
    },
    tags: { es: ['empleo', 'manufactura'], en: ['jobs', 'manufacturing'] },
  },
  {
    kind: 'payrolls-revision',
    match: [
      '(non farm payrolls|non farm employment|payrolls|) (annual|benchmark|annual benchmark) (payrolls|) revision',
    ],
    direction: 'none',
    name: { es: 'Revisión anual de la nómina', en: 'Annual payrolls revision' },
    summary: {
      es: 'El BLS ajusta un año de datos de empleo con registros más completos.',
      en: 'The BLS adjusts a year of jobs data to fuller records.',
    },
    insight: {
      es: 'Cambia el pasado, no el mes en curso, pero una revisión grande puede alterar la idea que se tenía del mercado laboral y de la Fed.',
      en: 'It changes the past, not the current month, but a large revision can alter the view of the labor market and of the Fed.',
    },
    tags: { es: ['empleo', 'revisión'], en: ['jobs', 'revision'] },
  },
  {
    kind: 'initial-jobless-claims',
    match: ['unemployment claims', '(initial|) jobless claims', 'initial claims'],
    direction: 'lower',
    name: { es: 'Solicitudes de subsidio por desempleo', en: 'Initial jobless claims' },
    summary: {
      es: 'Personas que pidieron por primera vez el subsidio por desempleo en la semana en Estados Unidos. Las publica el Departamento de Trabajo.',
      en: 'People who filed for unemployment benefits for the first time in the week in the United States. From the Department of Labor.',
    },
    insight: {
      es: 'Es el dato laboral más oportuno, con ruido por feriados y clima. Más solicitudes de lo esperado han tendido a debilitar al dólar; interesa sobre todo la tendencia de varias semanas.',
      en: 'The timeliest labor figure, noisy around holidays and weather. More claims than expected have tended to weaken the dollar; the trend over several weeks matters most.',
    },
    tags: { es: ['empleo', 'desempleo'], en: ['jobs', 'unemployment'] },
  },
  {
    kind: 'jobless-claims-average',
    match: ['(jobless|initial|unemployment) claims 4 week average', '4 week average jobless claims'],
    direction: 'lower',
    name: { es: 'Solicitudes de subsidio, promedio de 4 semanas', en: 'Jobless claims, 4-week average' },
    summary: {
      es: 'El promedio de las últimas cuatro semanas de solicitudes iniciales en Estados Unidos.',
      en: 'The average of the last four weeks of US initial claims.',
    },
    insight: {
      es: 'Suaviza el ruido semanal y deja ver si los despidos van en aumento. Sale junto con la cifra semanal, que es la que reacciona primero en el precio.',
      en: 'Smooths the weekly noise and shows whether layoffs are rising. It comes with the weekly figure, which prices react to first.',
    },
    tags: { es: ['empleo', 'desempleo'], en: ['jobs', 'unemployment'] },
  },
  {
    kind: 'continuing-jobless-claims',
    match: ['continuing (jobless|) claims', 'continuing unemployment claims'],
    direction: 'lower',
    name: { es: 'Solicitudes continuas de subsidio', en: 'Continuing jobless claims' },
    summary: {
      es: 'Personas que siguen cobrando el subsidio por desempleo en Estados Unidos. Es semanal.',
      en: 'People still receiving unemployment benefits in the United States. Weekly.',
    },
    insight: {
      es: 'Si suben, cuesta más encontrar trabajo aunque no aumenten los despidos. Confirma o contradice a las solicitudes iniciales.',
      en: 'When they rise, finding work takes longer even if layoffs do not. They confirm or contradict initial claims.',
    },
    tags: { es: ['empleo', 'desempleo'], en: ['jobs', 'unemployment'] },
  },
];
