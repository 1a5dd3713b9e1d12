import type { Indicator } from '../indicator.ts';

/** Business surveys that belong to one country. */
export const nationalConfidence: readonly Indicator[] = [
  {
    kind: 'cbi-industrial-orders',
    topic: 'confidence',
    match: ['cbi (industrial order expectations|industrial trends orders)'],
    direction: 'higher',
    publisher: 'cbi',
    frequency: 'monthly',
    unit: 'balance',
    name: { es: 'Pedidos industriales CBI', en: 'CBI industrial orders' },
    summary: {
      es: 'Encuesta de la CBI a fabricantes británicos. Más de cero: son más los que ven sus pedidos por encima de lo normal.',
      en: 'The CBI’s survey of British manufacturers on their order books. Above zero: more call them above normal than below.',
    },
    insight: {
      es: 'Da una idea de la industria británica antes de los datos oficiales. La libra suele reaccionar poco.',
      en: 'An early read on British industry, ahead of official data. Sterling usually reacts little.',
    },
    tags: { es: ['confianza', 'Reino Unido'], en: ['confidence', 'United Kingdom'] },
  },
  {
    kind: 'tankan',
    topic: 'confidence',
    match: [
      'tankan (manufacturing|non manufacturing|large manufacturers|large non manufacturing|small manufacturers) (index|)',
      'tankan (all large industry capex|large all industry capex|all big industry capex|large manufacturing outlook|non manufacturing outlook)',
      'tankan (index|)',
      'reuters tankan (index|)',
    ],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'quarterly',
    titled: { 'reuters tankan': { publisher: 'reuters', frequency: 'monthly' } },
    isLevel: true,
    unit: 'balance',
    name: { es: 'Encuesta empresarial de Japón (Tankan)', en: 'Japan’s business survey (Tankan)' },
    summary: {
      es: 'Encuesta a empresas japonesas sobre sus condiciones; la Tankan la hace el Banco de Japón cada trimestre. Más de cero: predominan las respuestas favorables.',
      en: 'A survey of Japanese firms about conditions; the Tankan is run by the Bank of Japan each quarter. Above zero: favorable answers outnumber unfavorable ones.',
    },
    insight: {
      es: 'El Banco de Japón la usa en sus decisiones: cuentan las grandes empresas, la inversión y la inflación que esperan. Un dato fuerte ha tendido a apoyar al yen.',
      en: 'The Bank of Japan uses it in its decisions: large firms, investment and expected inflation count. A strong figure has tended to support the yen.',
    },
    tags: { es: ['confianza', 'Japón'], en: ['confidence', 'Japan'] },
  },
  {
    kind: 'bsi',
    topic: 'confidence',
    match: ['bsi (manufacturing index|large manufacturing|manufacturing)'],
    direction: 'higher',
    publisher: 'mof',
    frequency: 'quarterly',
    isLevel: true,
    unit: 'balance',
    name: { es: 'Encuesta BSI a empresas de Japón', en: 'Japan’s BSI business survey' },
    summary: {
      es: 'Encuesta trimestral del Ministerio de Finanzas a empresas japonesas. Más de cero: son más las que ven mejora que empeoramiento.',
      en: 'The Ministry of Finance’s quarterly survey of Japanese firms. Above zero: more see improvement than worsening.',
    },
    insight: {
      es: 'Sale unas semanas antes de la Tankan y da una idea de ella. El yen suele reaccionar poco.',
      en: 'It comes some weeks before the Tankan and hints at it. The yen usually reacts little.',
    },
    tags: { es: ['confianza', 'Japón'], en: ['confidence', 'Japan'] },
  },
  {
    kind: 'kof',
    topic: 'confidence',
    match: ['kof (economic barometer|leading indicators|leading indicator|barometer)'],
    direction: 'higher',
    publisher: 'kof',
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'Barómetro KOF de Suiza', en: 'Switzerland’s KOF barometer' },
    summary: {
      es: 'Índice mensual del instituto KOF que se adelanta a la economía suiza. Su promedio de largo plazo es 100.',
      en: 'The KOF institute’s monthly index that leads the Swiss economy. Its long-run average is 100.',
    },
    insight: {
      es: 'Por encima de 100 apunta a un crecimiento mayor que el promedio. El franco suele seguir más al BNS y al apetito por riesgo.',
      en: 'Above 100 means faster growth than average. The franc usually follows the SNB and risk appetite more.',
    },
    tags: { es: ['confianza', 'Suiza'], en: ['confidence', 'Switzerland'] },
  },
  {
    kind: 'swiss-expectations',
    topic: 'confidence',
    match: ['(ubs|credit suisse) (economic expectations|zew expectations|investor sentiment)'],
    direction: 'higher',
    publisher: null,
    frequency: 'monthly',
    unit: 'balance',
    name: { es: 'Expectativas económicas de Suiza', en: 'Swiss economic expectations' },
    summary: {
      es: 'Encuesta mensual a analistas sobre la economía suiza a seis meses. Más de cero indica optimismo.',
      en: 'A monthly survey of analysts about the Swiss economy six months ahead. Above zero means optimism.',
    },
    insight: {
      es: 'Tiene pocos participantes y cambia con los mercados. El franco casi no reacciona.',
      en: 'It has few respondents and changes with the markets. The franc hardly reacts.',
    },
    tags: { es: ['confianza', 'Suiza'], en: ['confidence', 'Switzerland'] },
  },
];
