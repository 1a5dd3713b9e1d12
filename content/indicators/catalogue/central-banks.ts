import type { Indicator } from '../indicator.ts';

/** Words, votes and reports of central banks: no direction. */
export const centralBanks: readonly Indicator[] = [
  {
    kind: 'policy-statement',
    match: [
      '(ecb|boj|boc|boe|snb|) monetary policy (statement|summary|assessment|decision)',
      '(rba|rbnz|boc|snb|ecb|) rate statement',
      'monetary policy announcement',
    ],
    direction: 'none',
    name: { es: 'Comunicado de política monetaria', en: 'Monetary policy statement' },
    summary: {
      es: 'El texto con que un banco central explica su decisión y cómo ve la economía.',
      en: 'The text in which a central bank explains its decision and its view of the economy.',
    },
    insight: {
      es: 'Se compara con el anterior en busca de cambios sobre inflación y próximos pasos. Un tono más restrictivo de lo previsto ha tendido a apoyar a la moneda.',
      en: 'Compared with the last one for changes on inflation and next steps. A tighter tone than foreseen has tended to support the currency.',
    },
    tags: { es: ['banco central', 'tasas'], en: ['central bank', 'rates'] },
  },
  {
    kind: 'policy-minutes',
    match: [
      '(rba|boj|mpc|boe|banxico|) (monetary policy meeting minutes|meeting minutes|monetary policy minutes)',
      '(ecb|) monetary policy meeting accounts',
      '(boc|) summary of deliberations',
      'boj summary of opinions',
      '(fpc|rba) (meeting|) minutes',
    ],
    direction: 'none',
    name: { es: 'Minutas de política monetaria', en: 'Monetary policy minutes' },
    summary: {
      es: 'El registro de lo que discutió el banco central en su última reunión, publicado días o semanas después.',
      en: 'The record of what the central bank discussed at its last meeting, published days or weeks later.',
    },
    insight: {
      es: 'Muestra dudas y desacuerdos que el comunicado calla. Mueve a la moneda cuando revela que se consideró otra decisión.',
      en: 'It shows doubts and disagreements the statement keeps quiet. It moves the currency when it reveals another decision was considered.',
    },
    tags: { es: ['banco central', 'minutas'], en: ['central bank', 'minutes'] },
  },
  {
    kind: 'policy-press-conference',
    match: ['(ecb|boj|boc|boe|snb|rba|rbnz|banxico|) press conference'],
    direction: 'none',
    name: { es: 'Conferencia de prensa del banco central', en: 'Central bank press conference' },
    summary: {
      es: 'Quien dirige el banco central explica la decisión y responde preguntas.',
      en: 'The head of the central bank explains the decision and takes questions.',
    },
    insight: {
      es: 'Las respuestas pueden cambiar la lectura del comunicado, y la moneda con ella. La volatilidad suele durar mientras hablan.',
      en: 'The answers can change how the statement is read, and the currency with it. Volatility usually lasts as long as the talking.',
    },
    tags: { es: ['banco central'], en: ['central bank'] },
  },
  {
    kind: 'policy-report',
    match: [
      '(fed|boe|boc|rba|) monetary policy report',
      'boj outlook report',
      '(rbnz|rba) monetary policy statement',
      '(boe|) inflation report',
      'banxico (quarterly report|inflation report)',
      'boj quarterly outlook report',
      '(ecb|) staff macroeconomic projections',
      '(ecb|) macroeconomic projections',
    ],
    direction: 'none',
    name: { es: 'Informe de política monetaria', en: 'Monetary policy report' },
    summary: {
      es: 'Informe periódico del banco central con sus pronósticos de crecimiento e inflación.',
      en: 'The central bank’s regular report with its forecasts for growth and inflation.',
    },
    insight: {
      es: 'Un pronóstico de inflación por encima de la meta al final del horizonte sugiere tasas más altas de lo que descuenta el mercado, y al revés. La moneda suele ajustarse a esa diferencia.',
      en: 'An inflation forecast above target at the end of the horizon hints at higher rates than markets price, and vice versa. The currency tends to adjust to that gap.',
    },
    tags: { es: ['banco central', 'pronósticos'], en: ['central bank', 'forecasts'] },
  },
  {
    kind: 'policy-votes',
    match: [
      '(mpc|) official bank rate votes',
      '(boe|) mpc vote *',
      '(mpc|) asset purchase facility votes',
      'mpc (rate votes|votes)',
    ],
    direction: 'none',
    name: { es: 'Votos del comité del Banco de Inglaterra', en: 'Bank of England votes' },
    summary: {
      es: 'Cómo votó el comité británico (MPC): cuántos miembros pidieron subir, bajar o mantener la tasa.',
      en: 'How Britain’s committee (MPC) voted: how many members wanted to raise, cut or hold the rate.',
    },
    insight: {
      es: 'Dice qué tan cerca está el próximo cambio. Un voto que nadie esperaba ha tendido a mover a la libra aunque la tasa no cambie.',
      en: 'It says how near the next change is. A vote no one expected has tended to move sterling even when the rate does not change.',
    },
    tags: { es: ['Banco de Inglaterra', 'votos'], en: ['Bank of England', 'votes'] },
  },
  {
    kind: 'asset-purchases',
    match: [
      '(boe|) (asset purchase facility|quantitative easing|total gilt purchases)',
      '(targeted|) ltro',
      'targeted ltro',
      'boj jgb purchases',
    ],
    direction: 'none',
    name: { es: 'Compra de activos del banco central', en: 'Central bank asset purchases' },
    summary: {
      es: 'Cuántos bonos compra o conserva el banco central, o cuánto presta a los bancos a largo plazo.',
      en: 'How many bonds the central bank buys or holds, or how much it lends banks for long terms.',
    },
    insight: {
      es: 'Más compras significan más dinero en el mercado y han tendido a debilitar a la moneda; reducirlas, lo contrario.',
      en: 'More purchases mean more money in the market and have tended to weaken the currency; fewer, the opposite.',
    },
    tags: { es: ['banco central', 'liquidez'], en: ['central bank', 'liquidity'] },
  },
  {
    kind: 'financial-stability-report',
    match: [
      '(fed|rba|rbnz|snb|boe|boj|ecb|boc|) financial (stability report|stability review|system review|system report)',
      '(boe|) fpc (statement|record)',
    ],
    direction: 'none',
    name: { es: 'Informe de estabilidad financiera', en: 'Financial stability report' },
    summary: {
      es: 'El banco central describe los riesgos para los bancos, los hogares y los mercados.',
      en: 'The central bank describes the risks to banks, households and markets.',
    },
    insight: {
      es: 'Se lee por sus avisos sobre vivienda y deuda. Normalmente no mueve a la moneda.',
      en: 'Read for its warnings on housing and debt. It does not usually move the currency.',
    },
    tags: { es: ['banco central', 'informe'], en: ['central bank', 'report'] },
  },
  {
    kind: 'central-bank-bulletin',
    match: [
      'ecb (economic bulletin|monthly bulletin)',
      'buba monthly report',
      '(rba|snb|boe|) (quarterly|monthly|) bulletin',
      'rbnz statement of intent',
      'boe (inflation letter|annual report)',
      'boj regional economic report',
      '(boj|ecb|rba|rbnz|snb|boc|boe) annual report',
      '(rba|) chart pack',
    ],
    direction: 'none',
    name: { es: 'Publicación del banco central', en: 'Central bank publication' },
    summary: {
      es: 'Boletín, carta o informe del banco central con su análisis de la economía o de sus propios planes.',
      en: 'A bulletin, letter or report by the central bank with its analysis of the economy or of its own plans.',
    },
    insight: {
      es: 'Suele repetir lo ya dicho con más detalle. Rara vez mueve a la moneda.',
      en: 'It usually repeats what was said in more detail. It rarely moves the currency.',
    },
    tags: { es: ['banco central', 'informe'], en: ['central bank', 'report'] },
  },
  {
    kind: 'central-bank-speech',
    match: [
      '(fed|fomc|ecb|boe|mpc|boj|boc|snb|rba|rbnz|buba|pboc|banxico|gov council member|gov board member) * (speaks|speech|testifies|testimony|remarks)',
      '(boe|mpc|inflation report|monetary policy report|mpc treasury committee|treasury committee) (treasury committee|) hearings',
      'fed chair (nomination|) testimony',
      'ecb (forum|forum on central banking|guest *)',
      'ecb non monetary policy meeting',
    ],
    direction: 'none',
    name: { es: 'Discurso de un banco central', en: 'Central bank speech' },
    summary: {
      es: 'Intervención pública de un miembro de un banco central.',
      en: 'A public appearance by a member of a central bank.',
    },
    insight: {
      es: 'Se buscan pistas sobre tasas e inflación. Pesan más quien preside y quienes votan; muchas intervenciones no dicen nada nuevo y el precio no reacciona.',
      en: 'Searched for hints on rates and inflation. The chair and voting members weigh more; many appearances bring nothing new and prices do not react.',
    },
    tags: { es: ['banco central', 'discurso'], en: ['central bank', 'speech'] },
  },
];
