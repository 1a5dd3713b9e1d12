import type { Indicator } from '../indicator.ts';

/** Rates besides the eight main ones. A higher rate than expected is `higher`. */
export const otherRates: readonly Indicator[] = [
  {
    kind: 'ecb-deposit-rate',
    topic: 'rates',
    match: ['(ecb|) (deposit facility rate|deposit rate)'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa de depósito del BCE', en: 'ECB deposit rate' },
    summary: {
      es: 'Lo que paga el Banco Central Europeo a los bancos por sus depósitos de un día. Se decide cada seis semanas.',
      en: 'What the European Central Bank pays banks on overnight deposits. Decided every six weeks.',
    },
    insight: {
      es: 'Es la tasa que guía al mercado de dinero del euro. Suele estar descontada: pesan más el tono y las proyecciones que la acompañan.',
      en: 'The rate that guides the euro’s money market. Usually priced in: the tone and projections with it matter more.',
    },
    tags: { es: ['tasas', 'BCE'], en: ['rates', 'ECB'] },
  },
  {
    kind: 'ecb-marginal-rate',
    topic: 'rates',
    match: ['(ecb|) (marginal lending rate|marginal lending facility|marginal lending facility rate)'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa marginal de crédito del BCE', en: 'ECB marginal lending rate' },
    summary: {
      es: 'Lo que cobra el Banco Central Europeo a los bancos por prestarles a un día.',
      en: 'What the European Central Bank charges banks for overnight loans.',
    },
    insight: {
      es: 'Es el techo del corredor de tasas y cambia junto con las demás. El euro no suele reaccionar a ella por separado.',
      en: 'The ceiling of the rate corridor, which changes with the others. The euro does not usually react to it separately.',
    },
    tags: { es: ['tasas', 'BCE'], en: ['rates', 'ECB'] },
  },
  {
    kind: 'loan-prime-rate',
    topic: 'rates',
    match: [
      '(1 y|5 y|1 year|5 year|) loan prime rate (1y|5y|)',
      'pboc (interest rate decision|rate decision|loan prime rate)',
    ],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa preferencial de China (LPR)', en: 'China’s loan prime rate (LPR)' },
    summary: {
      es: 'Tasa de referencia para los préstamos en China, a uno y a cinco años. Se anuncia cada mes.',
      en: 'The benchmark rate for loans in China, at one and five years. Announced monthly.',
    },
    insight: {
      es: 'Suele repetirse sin cambios. Un recorte se lee como estímulo: ha tendido a pesar sobre el yuan y puede ayudar a las monedas ligadas a materias primas.',
      en: 'It is usually left unchanged. A cut reads as stimulus: it has tended to weigh on the yuan and may help currencies tied to commodities.',
    },
    tags: { es: ['tasas', 'China'], en: ['rates', 'China'] },
  },
  {
    kind: 'banxico-rate',
    topic: 'rates',
    match: [
      'mxn (overnight rate|interest rate decision|interest rate)',
      'banxico (interest rate decision|rate decision|interest rate|overnight rate|policy rate)',
    ],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa de Banxico', en: 'Banxico rate' },
    summary: {
      es: 'La tasa objetivo de México, que decide la Junta de Gobierno del Banco de México.',
      en: 'Mexico’s target rate, decided by the Governing Board of the Bank of Mexico.',
    },
    insight: {
      es: 'La diferencia con la Fed sostiene el atractivo del peso. Un recorte mayor al previsto ha tendido a debilitarlo; una votación dividida pesa según qué quería la minoría.',
      en: 'The gap to the Fed underpins the peso’s appeal. A bigger cut than expected has tended to weaken it; a split vote can move it either way.',
    },
    tags: { es: ['tasas', 'Banxico'], en: ['rates', 'Banxico'] },
  },
  {
    kind: 'policy-rate',
    topic: 'rates',
    match: [
      '(policy|key|central bank) (interest rate|rate)',
      '(interest rate|rate) decision',
      'interest rate',
      '* (interest rate decision|rate decision)',
    ],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Decisión de tasa de interés', en: 'Interest rate decision' },
    summary: {
      es: 'El banco central anuncia su tasa de referencia.',
      en: 'The central bank announces its benchmark rate.',
    },
    insight: {
      es: 'Lo que cuenta es la diferencia con lo que el mercado ya descontaba y el tono del mensaje. Una tasa más alta de lo previsto ha tendido a apoyar a la moneda.',
      en: 'What counts is the gap to what markets had priced in, and the tone of the message. A higher rate than expected has tended to support the currency.',
    },
    tags: { es: ['tasas', 'banco central'], en: ['rates', 'central bank'] },
  },
];
