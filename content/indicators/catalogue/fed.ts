import type { Indicator } from '../indicator.ts';

/** What the Federal Reserve publishes besides its rate; words have no direction, projected rates do. */
export const fed: readonly Indicator[] = [
  {
    kind: 'fed-rate-projection',
    match: ['interest rate projection *', 'interest rate projection'],
    direction: 'higher',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Proyección de tasas de la Fed', en: 'Fed rate projection' },
    summary: {
      es: 'La tasa que prevén en mediana los participantes de la Fed para un plazo dado. Sale cada trimestre.',
      en: 'The rate the Fed’s median participant foresees for a given horizon. Published quarterly.',
    },
    insight: {
      es: 'Es la mediana del dot plot. Una mediana más alta de lo esperado ha tendido a apoyar al dólar, aunque no compromete a nadie.',
      en: 'The median of the dot plot. A higher dot than expected has tended to support the dollar, though it binds no one.',
    },
    tags: { es: ['tasas', 'Fed', 'dot plot'], en: ['rates', 'Fed', 'dot plot'] },
  },
  {
    kind: 'fomc-statement',
    match: ['(fomc|fed) (statement|announcement)'],
    direction: 'none',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: null,
    name: { es: 'Comunicado del FOMC', en: 'FOMC statement' },
    summary: {
      es: 'El texto con que la Reserva Federal explica su decisión de tasas y cómo ve la economía.',
      en: 'The text in which the Federal Reserve explains its rate decision and its view of the economy.',
    },
    insight: {
      es: 'Se compara palabra por palabra con el anterior. Un cambio de una frase ha bastado para mover al dólar y al oro, y la conferencia que sigue puede revertirlo.',
      en: 'Compared word by word with the last one. A change of one phrase has been enough to move the dollar and gold, and the press conference that follows can reverse it.',
    },
    tags: { es: ['Fed', 'FOMC'], en: ['Fed', 'FOMC'] },
  },
  {
    kind: 'fomc-minutes',
    match: ['fomc (meeting minutes|minutes)', 'fed (meeting minutes|minutes)'],
    direction: 'none',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: null,
    name: { es: 'Minutas del FOMC', en: 'FOMC minutes' },
    summary: {
      es: 'El resumen de lo que discutió el comité de la Fed. Se publica tres semanas después de cada reunión.',
      en: 'The record of what the Fed’s committee discussed. Published three weeks after each meeting.',
    },
    insight: {
      es: 'Interesa cuántos miembros se inclinan a un lado u otro. Si hubo datos fuertes después de la reunión, las minutas envejecen y el dólar reacciona menos.',
      en: 'How many members lean one way or the other is what matters. When strong data came after the meeting, the minutes are dated and the dollar reacts less.',
    },
    tags: { es: ['Fed', 'FOMC', 'minutas'], en: ['Fed', 'FOMC', 'minutes'] },
  },
  {
    kind: 'fomc-projections',
    match: ['(fomc|fed) (economic projections|projections)', 'summary of economic projections'],
    direction: 'none',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: 'percent',
    name: { es: 'Proyecciones económicas del FOMC', en: 'FOMC economic projections' },
    summary: {
      es: 'Lo que los miembros de la Fed prevén de crecimiento, desempleo, inflación y tasas. Sale cuatro veces al año, con el dot plot.',
      en: 'What Fed members foresee for growth, unemployment, inflation and rates. Four times a year, with the dot plot.',
    },
    insight: {
      es: 'La mediana de los puntos se compara con lo que descuenta el mercado. Menos recortes de los esperados han tendido a apoyar al dólar y a pesar sobre el oro.',
      en: 'The median dot is set against what markets price. Fewer cuts than expected have tended to support the dollar and weigh on gold.',
    },
    tags: { es: ['Fed', 'FOMC', 'dot plot'], en: ['Fed', 'FOMC', 'dot plot'] },
  },
  {
    kind: 'fomc-press-conference',
    match: ['(fomc|fed|fed chair) press conference', 'fed * press conference'],
    direction: 'none',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: null,
    name: { es: 'Conferencia de prensa de la Fed', en: 'Fed press conference' },
    summary: {
      es: 'Quien preside la Fed explica la decisión y responde preguntas, media hora después del comunicado.',
      en: 'The Fed’s chair explains the decision and takes questions, half an hour after the statement.',
    },
    insight: {
      es: 'Suele haber varios cambios de dirección en el dólar y el oro mientras dura. El tono en las respuestas ha pesado más que el texto leído al inicio.',
      en: 'The dollar and gold often change direction several times while it lasts. The tone of the answers has weighed more than the opening text.',
    },
    tags: { es: ['Fed', 'FOMC'], en: ['Fed', 'FOMC'] },
  },
  {
    kind: 'beige-book',
    match: ['(fed|) beige book'],
    direction: 'none',
    publisher: 'central-bank',
    frequency: 'by-schedule',
    unit: null,
    name: { es: 'Libro Beige de la Fed', en: 'Fed Beige Book' },
    summary: {
      es: 'Relato de los doce bancos regionales de la Fed sobre la economía de su zona. Sale ocho veces al año, unas dos semanas antes del FOMC.',
      en: 'An account by the Fed’s twelve regional banks of the economy in their area. Eight times a year, about two weeks before the FOMC.',
    },
    insight: {
      es: 'Son testimonios, no cifras: ayudan a anticipar el tono de la reunión. El dólar rara vez reacciona de golpe.',
      en: 'Anecdotes, not figures: they help to anticipate the tone of the meeting. The dollar seldom reacts sharply.',
    },
    tags: { es: ['Fed'], en: ['Fed'] },
  },
  {
    kind: 'fed-balance-sheet',
    match: ['fed balance sheet', 'fed (total assets|reserve balances)'],
    direction: 'none',
    publisher: 'central-bank',
    frequency: 'weekly',
    unit: 'money',
    name: { es: 'Balance de la Fed', en: 'Fed balance sheet' },
    summary: {
      es: 'Los activos que tiene la Reserva Federal. Se publica cada semana.',
      en: 'The assets the Federal Reserve holds. Published weekly.',
    },
    insight: {
      es: 'Muestra el ritmo al que inyecta o retira liquidez. Un cambio inesperado de tendencia interesa más que el dato de la semana.',
      en: 'It shows the pace at which it adds or drains liquidity. An unexpected change of trend matters more than the week’s figure.',
    },
    tags: { es: ['Fed', 'liquidez'], en: ['Fed', 'liquidity'] },
  },
  {
    kind: 'jackson-hole',
    match: ['jackson hole (symposium|economic symposium|economic policy symposium|)'],
    direction: 'none',
    publisher: 'kansas-fed',
    frequency: 'yearly',
    unit: null,
    name: { es: 'Simposio de Jackson Hole', en: 'Jackson Hole symposium' },
    summary: {
      es: 'Reunión anual de banqueros centrales y académicos que organiza la Fed de Kansas City.',
      en: 'The yearly gathering of central bankers and scholars hosted by the Kansas City Fed.',
    },
    insight: {
      es: 'La Fed lo ha usado para anunciar giros de política. El discurso de quien la preside es lo que más ha movido al dólar y al oro.',
      en: 'The Fed has used it to announce changes of course. Its chair’s speech is what has moved the dollar and gold most.',
    },
    tags: { es: ['Fed', 'bancos centrales'], en: ['Fed', 'central banks'] },
  },
];
