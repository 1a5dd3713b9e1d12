import type { Indicator } from '../indicator.ts';

/** Vacancies, lay-offs and what an hour of work yields. */
export const labourDemand: readonly Indicator[] = [
  {
    kind: 'job-openings',
    match: ['jolts (job openings|)', 'job (openings|vacancies)'],
    direction: 'higher',
    publisher: 'statistics:bls',
    publisherIn: { NZ: null, DE: 'employment-de' },
    frequency: 'monthly',
    frequencyIn: { AU: 'quarterly', EU: 'quarterly' },
    unit: 'jobs',
    name: { es: 'Vacantes de empleo', en: 'Job openings' },
    summary: {
      es: 'Puestos de trabajo sin cubrir al final del mes. En Estados Unidos los cuenta el BLS en la encuesta JOLTS.',
      en: 'Unfilled jobs at the end of the month. In the United States the BLS counts them in the JOLTS survey.',
    },
    insight: {
      es: 'Miden la demanda de trabajadores, aunque con semanas de rezago. Menos vacantes de lo esperado han tendido a pesar sobre la moneda por la idea de un mercado laboral más frío.',
      en: 'They measure demand for workers, though with a lag of weeks. Fewer openings than expected have tended to weigh on the currency on the idea of a cooler labor market.',
    },
    tags: { es: ['empleo', 'vacantes'], en: ['jobs', 'vacancies'] },
  },
  {
    kind: 'job-quits',
    match: ['jolts (job quits|quits rate|job quits rate)', 'job quits'],
    currency: 'USD',
    direction: 'higher',
    publisher: 'bls',
    frequency: 'monthly',
    unit: 'people',
    name: { es: 'Renuncias voluntarias (JOLTS)', en: 'Job quits (JOLTS)' },
    summary: {
      es: 'Trabajadores que dejaron su empleo por decisión propia en Estados Unidos, según la encuesta JOLTS.',
      en: 'Workers who left their job by choice in the United States, from the JOLTS survey.',
    },
    insight: {
      es: 'La gente renuncia más cuando confía en encontrar algo mejor, por eso las renuncias anticipan los salarios. Complementan a las vacantes.',
      en: 'People quit more when they are confident of finding something better, so quits lead wages. A complement to openings.',
    },
    tags: { es: ['empleo'], en: ['jobs'] },
  },
  {
    kind: 'job-cuts',
    match: ['challenger job cuts'],
    currency: 'USD',
    direction: 'lower',
    publisher: 'challenger',
    frequency: 'monthly',
    unit: 'jobs',
    name: { es: 'Despidos anunciados (Challenger)', en: 'Challenger job cuts' },
    summary: {
      es: 'Recortes de personal anunciados por empresas en Estados Unidos, según la consultora Challenger, Gray & Christmas. Dato mensual.',
      en: 'Job cuts announced by US employers, compiled monthly by Challenger, Gray & Christmas.',
    },
    insight: {
      es: 'Son anuncios, no despidos ya hechos, y unas pocas empresas pueden inflarlos. Un salto puede enfriar las expectativas antes del informe de empleo.',
      en: 'Announcements, not actual layoffs, and a few firms can swell them. A jump may cool expectations before the jobs report.',
    },
    tags: { es: ['empleo', 'despidos'], en: ['jobs', 'layoffs'] },
  },
  {
    kind: 'job-advertisements',
    match: ['(anz|anz indeed|) job (advertisements|ads)'],
    direction: 'higher',
    publisher: 'anz',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Anuncios de empleo', en: 'Job advertisements' },
    summary: {
      es: 'Cambio mensual en los anuncios de empleo publicados en Australia, según ANZ.',
      en: 'Monthly change in jobs advertised in Australia, from ANZ.',
    },
    insight: {
      es: 'Adelanta la contratación de los meses siguientes. Mueve poco al dólar australiano salvo cuando cambia de tendencia.',
      en: 'It leads hiring in the following months. It moves the Australian dollar little unless the trend turns.',
    },
    tags: { es: ['empleo', 'Australia'], en: ['jobs', 'Australia'] },
  },
  {
    kind: 'jobs-to-applicants',
    match: [
      '(jobs|job) (applications|applicants|to applicant|to applicants) ratio',
      'jobs to applications ratio',
    ],
    direction: 'higher',
    publisher: 'mhlw',
    frequency: 'monthly',
    unit: 'ratio',
    name: { es: 'Vacantes por solicitante en Japón', en: 'Japan’s jobs-to-applicants ratio' },
    summary: {
      es: 'Cuántas vacantes hay por cada persona que busca trabajo en Japón. Es mensual.',
      en: 'How many openings there are for each job seeker in Japan. Monthly.',
    },
    insight: {
      es: 'Por encima de uno faltan trabajadores, lo que favorece alzas de salarios. El yen suele reaccionar poco.',
      en: 'Above one, workers are scarce, which favors pay raises. The yen usually reacts little.',
    },
    tags: { es: ['empleo', 'Japón'], en: ['jobs', 'Japan'] },
  },
  {
    kind: 'productivity',
    match: ['(non farm|labor|) productivity', 'non farm productivity'],
    direction: 'higher',
    publisher: 'statistics:bls',
    frequency: 'quarterly',
    unit: 'change',
    annualRateIn: ['US'],
    name: { es: 'Productividad laboral', en: 'Labor productivity' },
    summary: {
      es: 'Cuánto se produce por hora de trabajo. Es trimestral.',
      en: 'How much is produced per hour worked. Quarterly.',
    },
    insight: {
      es: 'Una productividad alta permite subir salarios sin tanta inflación, así que una cifra alta suele leerse como buena para el crecimiento y resta urgencia a un alza de tasas.',
      en: 'High productivity lets wages rise with less inflation, so a high figure may read as good for growth and as less pressure to raise rates.',
    },
    tags: { es: ['crecimiento', 'empleo'], en: ['growth', 'jobs'] },
  },
];
