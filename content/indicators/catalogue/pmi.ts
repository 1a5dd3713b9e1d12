import type { Indicator } from '../indicator.ts';

/** Purchasing managers' surveys. The surveyor's name changes with the sponsor; the figure stays the same. */
export const pmi: readonly Indicator[] = [
  {
    kind: 'manufacturing-pmi',
    match: [
      '(s and p global|s and p global cips|hcob|markit|caixin|ratingdog|jibun bank|au jibun bank|judo bank|nbs|cips|procure ch|aib|anz|banxico|svme|nevi|) manufacturing pmi',
      'pmi manufacturing',
    ],
    direction: 'higher',
    publisher: 'sp-global',
    publisherIn: { CH: null, MX: null, CN: null },
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'PMI manufacturero', en: 'Manufacturing PMI' },
    summary: {
      es: 'Encuesta mensual a los gerentes de compras de la industria. Más de 50 indica expansión; menos, contracción.',
      en: 'A monthly survey of purchasing managers in manufacturing. Above 50 means expansion; below, contraction.',
    },
    insight: {
      es: 'Es de los primeros datos del mes. Importan el cruce de 50 y los pedidos nuevos; la lectura preliminar (flash) suele mover más que la final. Un dato mejor de lo previsto ha tendido a apoyar a la moneda.',
      en: 'Among the month’s first figures. Crossing 50 and new orders matter; the flash reading usually moves more than the final. A better figure than forecast has tended to support the currency.',
    },
    tags: { es: ['actividad', 'PMI', 'industria'], en: ['activity', 'PMI', 'industry'] },
  },
  {
    kind: 'services-pmi',
    match: [
      '(s and p global|s and p global cips|hcob|markit|caixin|ratingdog|jibun bank|au jibun bank|judo bank|cips|aib|) (services|service) pmi',
      'pmi services',
    ],
    direction: 'higher',
    publisher: 'sp-global',
    publisherIn: { CH: null },
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'PMI de servicios', en: 'Services PMI' },
    summary: {
      es: 'Encuesta mensual a los gerentes de compras de los servicios. Más de 50 indica expansión; menos, contracción.',
      en: 'A monthly survey of purchasing managers in services. Above 50 means expansion; below, contraction.',
    },
    insight: {
      es: 'Los servicios son la mayor parte de la economía y sus precios preocupan a los bancos centrales. Una sorpresa en la lectura preliminar ha tendido a mover más que una en la final.',
      en: 'Services are most of the economy and their prices worry central banks. A surprise in the flash reading has tended to move prices more than one in the final.',
    },
    tags: { es: ['actividad', 'PMI', 'servicios'], en: ['activity', 'PMI', 'services'] },
  },
  {
    kind: 'composite-pmi',
    match: [
      '(s and p global|s and p global cips|hcob|markit|caixin|ratingdog|jibun bank|au jibun bank|judo bank|cips|) composite pmi',
      '(nbs|) general pmi',
    ],
    direction: 'higher',
    publisher: 'sp-global',
    publisherIn: { CN: null },
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'PMI compuesto', en: 'Composite PMI' },
    summary: {
      es: 'Une las encuestas de la industria y de los servicios en una sola cifra mensual. El nivel neutral es 50.',
      en: 'Joins the manufacturing and services surveys into one monthly figure. Neutral is 50.',
    },
    insight: {
      es: 'Se usa como atajo para estimar el PIB. Como sale junto con sus dos partes, el precio suele reaccionar a ellas.',
      en: 'Used as a shortcut to estimate GDP. As it comes with its two parts, prices usually react to those.',
    },
    tags: { es: ['actividad', 'PMI'], en: ['activity', 'PMI'] },
  },
  {
    kind: 'construction-pmi',
    match: ['(s and p global|s and p global cips|hcob|markit|cips|aib|) construction pmi'],
    direction: 'higher',
    publisher: 'sp-global',
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'PMI de construcción', en: 'Construction PMI' },
    summary: {
      es: 'Encuesta mensual a los gerentes de compras de la construcción. El nivel neutral es 50.',
      en: 'A monthly survey of purchasing managers in construction. Neutral is 50.',
    },
    insight: {
      es: 'La construcción resiente pronto las tasas altas. Como el sector es pequeño, el dato suele mover poco a la moneda.',
      en: 'Construction feels high rates early. The sector is small, so the figure usually moves the currency little.',
    },
    tags: { es: ['actividad', 'PMI', 'construcción'], en: ['activity', 'PMI', 'construction'] },
  },
  {
    kind: 'non-manufacturing-pmi',
    match: ['(nbs|) non manufacturing pmi'],
    direction: 'higher',
    publisher: 'statistics',
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'PMI no manufacturero de China', en: 'China’s non-manufacturing PMI' },
    summary: {
      es: 'Encuesta mensual oficial sobre servicios y construcción en China, de la oficina de estadística (NBS). El nivel neutral es 50.',
      en: 'The official monthly survey of services and construction in China, from the statistics bureau (NBS). Neutral is 50.',
    },
    insight: {
      es: 'Se lee con el PMI manufacturero. Los dólares australiano y neozelandés suelen servir de termómetro de la demanda china.',
      en: 'Read with the manufacturing PMI. The Australian and New Zealand dollars often serve as a gauge of Chinese demand.',
    },
    tags: { es: ['actividad', 'PMI', 'China'], en: ['activity', 'PMI', 'China'] },
  },
  {
    kind: 'ism-manufacturing',
    match: ['ism manufacturing (pmi|index|)'],
    direction: 'higher',
    publisher: 'ism',
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'ISM manufacturero', en: 'ISM manufacturing PMI' },
    summary: {
      es: 'Encuesta mensual del ISM a gerentes de compras de la industria de Estados Unidos. Más de 50 indica expansión.',
      en: 'The ISM’s monthly survey of purchasing managers in US manufacturing. Above 50 means expansion.',
    },
    insight: {
      es: 'El mercado lo desglosa de inmediato en pedidos, empleo y precios. Un dato fuerte ha tendido a apoyar al dólar y a pesar sobre el oro, sobre todo si también suben los precios.',
      en: 'Broken down at once into orders, employment and prices. A strong figure has tended to support the dollar and weigh on gold, above all when prices rise too.',
    },
    tags: { es: ['actividad', 'ISM', 'industria'], en: ['activity', 'ISM', 'industry'] },
  },
  {
    kind: 'ism-services',
    match: ['ism (services|non manufacturing) (pmi|index|)'],
    direction: 'higher',
    publisher: 'ism',
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'ISM de servicios', en: 'ISM services PMI' },
    summary: {
      es: 'Encuesta mensual del ISM a gerentes de compras de los servicios en Estados Unidos. Más de 50 indica expansión.',
      en: 'The ISM’s monthly survey of purchasing managers in US services. Above 50 means expansion.',
    },
    insight: {
      es: 'Cubre la mayor parte de la economía. Una caída inesperada por debajo de 50 ha tendido a debilitar al dólar; el componente de precios puede cambiar la lectura.',
      en: 'It covers most of the economy. An unexpected fall below 50 has tended to weaken the dollar; the prices component can change the reading.',
    },
    tags: { es: ['actividad', 'ISM', 'servicios'], en: ['activity', 'ISM', 'services'] },
  },
  {
    kind: 'ism-prices',
    match: ['ism (manufacturing|services|non manufacturing) prices (paid|index|)'],
    direction: 'higher',
    publisher: 'ism',
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'Precios pagados del ISM', en: 'ISM prices' },
    summary: {
      es: 'Parte de la encuesta del ISM: si suben o bajan los precios que pagan las empresas de Estados Unidos por sus insumos. El nivel neutral es 50.',
      en: 'Part of the ISM survey: whether US firms pay more or less for their inputs. Neutral is 50.',
    },
    insight: {
      es: 'Se usa como aviso temprano de inflación. Un salto con actividad débil complica a la Fed y puede dar reacciones mixtas en el dólar y el oro.',
      en: 'Used as an early warning of inflation. A jump with weak activity complicates things for the Fed and can bring mixed reactions in the dollar and gold.',
    },
    tags: { es: ['inflación', 'ISM'], en: ['inflation', 'ISM'] },
  },
  {
    kind: 'ism-components',
    match: [
      'ism (manufacturing|services|non manufacturing) (employment|new orders|business activity|production)',
    ],
    direction: 'higher',
    publisher: 'ism',
    frequency: 'monthly',
    unit: 'index',
    name: { es: 'Componentes del ISM', en: 'ISM components' },
    summary: {
      es: 'Una parte de la encuesta mensual del ISM en Estados Unidos: empleo, pedidos nuevos o actividad. El nivel neutral es 50.',
      en: 'One part of the ISM’s monthly US survey: employment, new orders or activity. Neutral is 50.',
    },
    insight: {
      es: 'Los pedidos adelantan la actividad y el empleo da una pista, imperfecta, de la nómina del mes.',
      en: 'Orders lead activity, and employment gives a hint, an imperfect one, of the month’s payrolls.',
    },
    tags: { es: ['actividad', 'ISM'], en: ['activity', 'ISM'] },
  },
];
