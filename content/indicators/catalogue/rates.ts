import type { Indicator } from '../indicator.ts';

/** Central banks' rate decisions. A higher rate than expected is `higher`. */
export const rates: readonly Indicator[] = [
  {
    kind: 'fed-rate',
    match: ['federal funds rate', '(fed|fomc) (interest rate decision|rate decision|interest rate)'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa de la Fed', en: 'Fed funds rate' },
    summary: {
      es: 'La tasa de referencia de Estados Unidos. La decide el comité de la Reserva Federal (FOMC) en ocho reuniones al año.',
      en: 'The benchmark rate of the United States, set by the Federal Reserve’s committee (FOMC) at eight meetings a year.',
    },
    insight: {
      es: 'Casi siempre está descontada: mueven más el comunicado, las proyecciones y la conferencia. Un tono más restrictivo ha tendido a apoyar al dólar y a pesar sobre el oro; los giros bruscos son comunes.',
      en: 'Nearly always priced in: the statement, projections and press conference move more. A more hawkish tone has tended to support the dollar and weigh on gold; sharp reversals are common.',
    },
    tags: { es: ['tasas', 'Fed'], en: ['rates', 'Fed'] },
  },
  {
    kind: 'ecb-rate',
    match: ['main refinancing rate', 'ecb (interest rate decision|rate decision|interest rate)'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa del BCE', en: 'ECB rate' },
    summary: {
      es: 'La tasa oficial de refinanciamiento de la zona euro. La decide el Consejo de Gobierno del Banco Central Europeo cada seis semanas.',
      en: 'The euro area’s official refinancing rate, set by the Governing Council of the European Central Bank every six weeks.',
    },
    insight: {
      es: 'La tasa de depósito es la que guía al mercado. Suele estar descontada; la conferencia posterior y las proyecciones han tendido a mover más al euro.',
      en: 'The deposit rate is the one that guides markets. Usually priced in; the press conference and projections have tended to move the euro more.',
    },
    tags: { es: ['tasas', 'BCE'], en: ['rates', 'ECB'] },
  },
  {
    kind: 'boe-rate',
    match: ['official bank rate', 'boe (interest rate decision|rate decision|interest rate|bank rate)'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa del Banco de Inglaterra', en: 'Bank of England rate' },
    summary: {
      es: 'La tasa de referencia del Reino Unido. La vota el comité de política monetaria (MPC).',
      en: 'The benchmark rate of the United Kingdom, set by a vote of the Monetary Policy Committee (MPC).',
    },
    insight: {
      es: 'Los votos importan tanto como la tasa: un voto más a favor de cambiarla puede mover a la libra. En las reuniones con informe hay también pronósticos nuevos.',
      en: 'The votes matter as much as the rate: one more vote to change it can move sterling. Meetings with a report bring new forecasts too.',
    },
    tags: { es: ['tasas', 'Banco de Inglaterra'], en: ['rates', 'Bank of England'] },
  },
  {
    kind: 'boj-rate',
    match: ['boj (policy rate|interest rate decision|rate decision|interest rate)'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa del Banco de Japón', en: 'Bank of Japan rate' },
    summary: {
      es: 'La tasa de referencia de Japón. El anuncio no tiene hora fija.',
      en: 'The benchmark rate of Japan. The announcement has no set time.',
    },
    insight: {
      es: 'Tras años de tasas mínimas, cada señal de alza ha tendido a fortalecer al yen y puede sacudir otros mercados. La demora del anuncio a veces alimenta rumores.',
      en: 'After years of rock-bottom rates, each hint of a rise has tended to strengthen the yen and can shake other markets. A late announcement sometimes feeds rumors.',
    },
    tags: { es: ['tasas', 'Banco de Japón'], en: ['rates', 'Bank of Japan'] },
  },
  {
    kind: 'boc-rate',
    match: ['overnight rate', 'boc (interest rate decision|rate decision|interest rate|overnight rate)'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa del Banco de Canadá', en: 'Bank of Canada rate' },
    summary: {
      es: 'La tasa de referencia de Canadá, que el Banco de Canadá anuncia en fechas fijas.',
      en: 'The benchmark rate of Canada, announced by the Bank of Canada on fixed dates.',
    },
    insight: {
      es: 'Pesa la distancia con la tasa de la Fed. Un tono más restrictivo de lo previsto ha tendido a apoyar al dólar canadiense.',
      en: 'The gap to the Fed’s rate matters. A more hawkish tone than expected has tended to support the Canadian dollar.',
    },
    tags: { es: ['tasas', 'Banco de Canadá'], en: ['rates', 'Bank of Canada'] },
  },
  {
    kind: 'snb-rate',
    match: ['snb (policy rate|interest rate decision|rate decision|interest rate)'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa del Banco Nacional Suizo', en: 'Swiss National Bank rate' },
    summary: {
      es: 'La tasa de referencia de Suiza. Se decide una vez por trimestre.',
      en: 'The benchmark rate of Switzerland, decided once a quarter.',
    },
    insight: {
      es: 'Hay pocas reuniones y las sorpresas han sido bruscas. También cuenta lo que diga el BNS sobre intervenir en el mercado del franco.',
      en: 'Meetings are few and surprises have been abrupt. What the SNB says about intervening in the franc counts too.',
    },
    tags: { es: ['tasas', 'BNS'], en: ['rates', 'SNB'] },
  },
  {
    kind: 'rba-rate',
    match: ['(rba|) cash rate', 'rba (interest rate decision|rate decision|interest rate)'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa del Banco de la Reserva de Australia', en: 'Reserve Bank of Australia rate' },
    summary: {
      es: 'La tasa de referencia de Australia (cash rate), que decide el consejo del RBA.',
      en: 'The benchmark rate of Australia (cash rate), decided by the RBA’s board.',
    },
    insight: {
      es: 'El texto y la conferencia dicen hacia dónde se inclina el consejo. Una sorpresa ha tendido a mover con fuerza al dólar australiano.',
      en: 'The statement and press conference show which way the board leans. A surprise has tended to move the Australian dollar strongly.',
    },
    tags: { es: ['tasas', 'RBA'], en: ['rates', 'RBA'] },
  },
  {
    kind: 'rbnz-rate',
    match: [
      'official cash rate',
      'rbnz (interest rate decision|rate decision|interest rate|official cash rate)',
    ],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Tasa del Banco de la Reserva de Nueva Zelanda', en: 'Reserve Bank of New Zealand rate' },
    summary: {
      es: 'La tasa de referencia de Nueva Zelanda (OCR), que decide el comité del RBNZ.',
      en: 'The benchmark rate of New Zealand (OCR), decided by the RBNZ’s committee.',
    },
    insight: {
      es: 'El RBNZ publica la senda de tasas que prevé: un cambio en ella puede mover al dólar neozelandés más que la decisión misma.',
      en: 'The RBNZ publishes the rate path it foresees: a change in it can move the New Zealand dollar more than the decision itself.',
    },
    tags: { es: ['tasas', 'RBNZ'], en: ['rates', 'RBNZ'] },
  },
];
