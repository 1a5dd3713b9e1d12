import type { Indicator } from '../indicator.ts';

/** Money that crosses borders. */
export const capitalFlows: readonly Indicator[] = [
  {
    kind: 'tic-flows',
    match: [
      'tic long term purchases',
      '(net long term tic|overall net capital|tic net long term|net capital) flows',
      'net long term tic flows',
    ],
    currency: 'USD',
    direction: 'higher',
    publisher: 'finance',
    frequency: 'monthly',
    unit: 'money',
    name: { es: 'Flujos de capital TIC', en: 'TIC capital flows' },
    summary: {
      es: 'Compras netas de valores de Estados Unidos por parte del exterior. Las publica cada mes el Tesoro.',
      en: 'Net foreign purchases of US securities. Published monthly by the Treasury.',
    },
    insight: {
      es: 'Dicen si el exterior financia el déficit del país. Llegan con unas seis semanas de rezago y mueven poco al dólar.',
      en: 'They show whether foreigners finance the country’s deficit. They come with a lag of some six weeks and move the dollar little.',
    },
    tags: { es: ['capitales'], en: ['capital'] },
  },
  {
    kind: 'foreign-securities-purchases',
    match: ['foreign securities purchases', 'foreign investment in canadian securities'],
    direction: 'higher',
    publisher: 'statistics',
    frequency: 'monthly',
    unit: 'money',
    name: { es: 'Inversión extranjera en valores de Canadá', en: 'Foreign purchases of Canadian securities' },
    summary: {
      es: 'Compras netas de acciones y bonos canadienses por parte del exterior. Las publica cada mes Statistics Canada.',
      en: 'Net foreign purchases of Canadian stocks and bonds. Published monthly by Statistics Canada.',
    },
    insight: {
      es: 'Muestra el apetito por activos canadienses, con rezago. Rara vez mueve al dólar canadiense.',
      en: 'They show appetite for Canadian assets, with a lag. They rarely move the Canadian dollar.',
    },
    tags: { es: ['capitales', 'Canadá'], en: ['capital', 'Canada'] },
  },
  {
    kind: 'portfolio-flows',
    match: [
      '(foreign bond|stock) investment (by foreigners|)',
      'foreign stock investment',
      'securities purchases',
    ],
    direction: 'none',
    publisher: 'finance',
    frequency: 'weekly',
    frequencyIn: { US: 'monthly' },
    unit: 'money',
    name: { es: 'Flujos de inversión en valores', en: 'Portfolio investment flows' },
    summary: {
      es: 'Compras transfronterizas netas de bonos o acciones. Japón las publica cada semana; Estados Unidos, cada mes.',
      en: 'Net cross-border purchases of bonds or stocks. Japan publishes them weekly, the United States monthly.',
    },
    insight: {
      es: 'Ayudan a entender la demanda de fondo de una moneda. Por sí solos no tienen una lectura alcista ni bajista.',
      en: 'They help explain the underlying demand for a currency. By themselves they are neither bullish nor bearish.',
    },
    tags: { es: ['capitales'], en: ['capital'] },
  },
  {
    kind: 'foreign-direct-investment',
    match: ['foreign direct investment', 'fdi'],
    direction: 'higher',
    publisher: null,
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Inversión extranjera directa', en: 'Foreign direct investment' },
    summary: {
      es: 'Capital del exterior que se invierte en empresas y plantas del país.',
      en: 'Foreign capital invested in the country’s firms and plants.',
    },
    insight: {
      es: 'Habla de la confianza de largo plazo en el país. No suele mover el precio del día.',
      en: 'It reflects long-term confidence in the country. It does not usually move the day’s price.',
    },
    tags: { es: ['capitales', 'inversión'], en: ['capital', 'investment'] },
  },
  {
    kind: 'foreign-reserves',
    match: ['foreign (currency|exchange) reserves', '(fx|foreign) reserves', 'official reserve assets'],
    direction: 'none',
    publisher: 'central-bank',
    publisherIn: { CN: null, JP: 'finance', GB: null },
    frequency: 'monthly',
    unit: 'money',
    name: { es: 'Reservas internacionales', en: 'Foreign currency reserves' },
    summary: {
      es: 'Divisas que guarda el banco central o el gobierno. El dato suele ser mensual.',
      en: 'Foreign currency the central bank or government holds. Usually reported monthly.',
    },
    insight: {
      es: 'En Suiza, Japón o China se revisan en busca de intervenciones, aunque el tipo de cambio también altera su valor.',
      en: 'In Switzerland, Japan or China they are watched for signs of intervention, though exchange rates change their value too.',
    },
    tags: { es: ['reservas', 'banco central'], en: ['reserves', 'central bank'] },
  },
  {
    kind: 'remittances',
    match: ['remittances'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'monthly',
    unit: 'money',
    name: { es: 'Remesas', en: 'Remittances' },
    summary: {
      es: 'Dinero que envían al país quienes trabajan en el exterior. En México Banxico publica la cifra cada mes.',
      en: 'Money sent home by people working abroad. In Mexico Banxico publishes the figure monthly.',
    },
    insight: {
      es: 'Son una fuente estable de dólares y sostienen el consumo. El peso rara vez reacciona al dato del mes.',
      en: 'A steady source of dollars that supports spending. The peso rarely reacts to the month’s figure.',
    },
    tags: { es: ['capitales', 'remesas'], en: ['capital', 'remittances'] },
  },
];
