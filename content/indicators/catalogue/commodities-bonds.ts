import type { Indicator } from '../indicator.ts';

/** Commodity prices, bond sales and futures positioning. Auctions carry no direction. */
export const commoditiesAndBonds: readonly Indicator[] = [
  {
    kind: 'commodity-prices',
    topic: 'trade',
    match: [
      '(anz|rba|) (commodity prices|commodity price index|commodity index|commodity index sdr)',
      'index of commodity prices',
      'anz commodity price',
    ],
    direction: 'higher',
    publisher: null,
    publisherIn: { AU: 'central-bank', NZ: 'anz-nz' },
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Precios de materias primas de exportación', en: 'Export commodity prices' },
    summary: {
      es: 'Mide cuánto cambian los precios de las materias primas que exporta un país como Australia o Nueva Zelanda.',
      en: 'Measures changes in the prices of the commodities that a country such as Australia or New Zealand exports.',
    },
    insight: {
      es: 'Precios más altos mejoran los ingresos del país y han tendido a apoyar a su moneda a mediano plazo. Como esos precios ya se conocen, el dato rara vez sorprende.',
      en: 'Higher prices improve the country’s income and have tended to support its currency over time. As those prices are known already, the figure rarely surprises.',
    },
    tags: { es: ['materias primas'], en: ['commodities'] },
  },
  {
    kind: 'dairy-auction',
    topic: 'trade',
    match: ['(gdt price index|global dairy trade price index|milk auctions|global dairy trade)'],
    direction: 'higher',
    publisher: 'gdt',
    frequency: 'biweekly',
    unit: 'change',
    name: { es: 'Subasta de lácteos GDT', en: 'GDT dairy auction' },
    summary: {
      es: 'Cambio del precio promedio de los lácteos en la subasta Global Dairy Trade, unas dos veces al mes.',
      en: 'Change in the average price of dairy at the Global Dairy Trade auction, about twice a month.',
    },
    insight: {
      es: 'Los lácteos son la principal exportación de Nueva Zelanda: un alza ha tendido a dar un apoyo leve a su dólar.',
      en: 'Dairy is New Zealand’s main export: a rise has tended to give its dollar mild support.',
    },
    tags: { es: ['materias primas', 'Nueva Zelanda'], en: ['commodities', 'New Zealand'] },
  },
  {
    kind: 'crop-report',
    topic: null,
    match: ['wasde report', 'quarterly grain stocks', '(prospective|) plantings report', 'wasde'],
    direction: 'none',
    publisher: 'usda',
    frequency: 'monthly',
    unit: null,
    name: { es: 'Informe agrícola de Estados Unidos', en: 'US crop report' },
    summary: {
      es: 'Informe del Departamento de Agricultura sobre cosechas, existencias y demanda de granos.',
      en: 'A Department of Agriculture report on crops, stocks and demand for grain.',
    },
    insight: {
      es: 'Mueve a los futuros de maíz, soya y trigo. No suele mover a las monedas principales.',
      en: 'It moves corn, soybean and wheat futures. It does not usually move the major currencies.',
    },
    tags: { es: ['materias primas', 'granos'], en: ['commodities', 'grain'] },
  },
  {
    kind: 'bond-auction',
    topic: 'money',
    match: [
      '* (bond|note|gilt|treasury gilt|bund|bobl|schatz|btp|oat|jgb|tips|index linked gilt|obligacion|obligaciones|bonos|frn|treasury bond) auction',
      '(treasury|index linked|) gilt * auction',
    ],
    direction: 'none',
    publisher: 'finance',
    publisherIn: { US: 'treasury-direct' },
    frequency: 'irregular',
    unit: 'yield',
    name: { es: 'Subasta de bonos', en: 'Bond auction' },
    summary: {
      es: 'El gobierno vende bonos. Se publican el rendimiento y cuántas veces la demanda cubrió lo ofrecido (bid-to-cover).',
      en: 'The government sells bonds. The yield is published, along with the bid-to-cover ratio: how many times demand covered the offer.',
    },
    insight: {
      es: 'Una demanda débil ha tendido a subir los rendimientos; en la moneda y el oro solo se nota cuando la deuda preocupa.',
      en: 'Weak demand has tended to push yields up; the currency and gold notice only when debt is a worry.',
    },
    tags: { es: ['bonos', 'subasta'], en: ['bonds', 'auction'] },
  },
  {
    kind: 'bill-auction',
    topic: 'money',
    match: ['* (bill|bills|bubill|btf|bot|letras|treasury bill) auction'],
    direction: 'none',
    publisher: 'finance',
    publisherIn: { US: 'treasury-direct' },
    frequency: 'irregular',
    unit: 'yield',
    name: { es: 'Subasta de letras del Tesoro', en: 'Treasury bill auction' },
    summary: {
      es: 'El gobierno vende deuda de corto plazo, de semanas a un año.',
      en: 'The government sells short-term debt, from weeks to a year.',
    },
    insight: {
      es: 'Su tasa sigue muy de cerca a la del banco central, así que casi nunca sorprende ni mueve a la moneda.',
      en: 'Its rate follows the central bank’s closely, so it almost never surprises or moves the currency.',
    },
    tags: { es: ['bonos', 'subasta'], en: ['bonds', 'auction'] },
  },
  {
    kind: 'cot-positions',
    topic: 'money',
    match: ['cftc *', '* (speculative net positions|non commercial net positions)', 'commitments of traders'],
    direction: 'none',
    publisher: 'cftc',
    frequency: 'weekly',
    unit: 'contracts',
    name: { es: 'Posiciones de futuros (CFTC)', en: 'Futures positioning (CFTC)' },
    summary: {
      es: 'Posición neta de los especuladores en futuros. La publica la CFTC los viernes con datos del martes.',
      en: 'Speculators’ net position in futures. Published by the CFTC on Fridays with Tuesday’s data.',
    },
    insight: {
      es: 'Los extremos dicen cuán cargado está un lado, no cuándo va a girar. Es contexto de fondo, ya con días de retraso.',
      en: 'Extremes say how crowded one side is, not when it will turn. Background, days old when it comes.',
    },
    tags: { es: ['posicionamiento', 'futuros'], en: ['positioning', 'futures'] },
  },
];
