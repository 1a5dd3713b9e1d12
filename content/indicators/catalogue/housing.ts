import type { Indicator } from '../indicator.ts';

export const housing: readonly Indicator[] = [
  {
    kind: 'building-permits',
    match: [
      'building (permits|approvals|consents)',
      'dwelling approvals',
      '(private house|building) approvals',
    ],
    direction: 'higher',
    name: { es: 'Permisos de construcción', en: 'Building permits' },
    summary: {
      es: 'Permisos concedidos en el mes para construir; dicen cuánta obra viene.',
      en: 'Permits granted in the month to build; they say how much work is coming.',
    },
    insight: {
      es: 'Es de los indicadores que más se adelantan al ciclo y responde a las tasas hipotecarias. Los edificios grandes lo vuelven irregular.',
      en: 'One of the indicators furthest ahead of the cycle, it answers to mortgage rates. Large buildings make it uneven.',
    },
    tags: { es: ['vivienda', 'construcción'], en: ['housing', 'construction'] },
  },
  {
    kind: 'housing-starts',
    match: ['housing starts', 'construction starts'],
    direction: 'higher',
    name: { es: 'Viviendas iniciadas', en: 'Housing starts' },
    summary: {
      es: 'Viviendas cuya construcción comenzó en el mes.',
      en: 'Homes on which building began in the month.',
    },
    insight: {
      es: 'El clima la mueve mucho de un mes a otro, así que los permisos confirman o no la señal. Impacto por lo general bajo en la moneda.',
      en: 'Weather moves it a lot month to month, so permits confirm the signal or not. Its impact on the currency is usually low.',
    },
    tags: { es: ['vivienda', 'construcción'], en: ['housing', 'construction'] },
  },
  {
    kind: 'existing-home-sales',
    match: ['existing home sales'],
    direction: 'higher',
    name: { es: 'Ventas de viviendas usadas', en: 'Existing home sales' },
    summary: {
      es: 'Viviendas usadas vendidas en Estados Unidos, a ritmo anual. Las publica cada mes la asociación de agentes (NAR).',
      en: 'Previously owned homes sold in the United States, at an annual rate. Published monthly by the realtors’ association (NAR).',
    },
    insight: {
      es: 'Son la mayor parte del mercado y reflejan contratos firmados semanas antes. Responden a las tasas hipotecarias; el dólar suele reaccionar poco.',
      en: 'They are most of the market and reflect contracts signed weeks earlier. They answer to mortgage rates; the dollar usually reacts little.',
    },
    tags: { es: ['vivienda'], en: ['housing'] },
  },
  {
    kind: 'new-home-sales',
    match: ['(hia|) new home sales'],
    direction: 'higher',
    name: { es: 'Ventas de viviendas nuevas', en: 'New home sales' },
    summary: {
      es: 'Viviendas nuevas vendidas en el mes; en Estados Unidos se expresan a ritmo anual.',
      en: 'New homes sold in the month; in the United States at an annual rate.',
    },
    insight: {
      es: 'Se cuentan al firmar, por eso responden antes a las tasas que las usadas. Las revisiones suelen ser grandes.',
      en: 'Counted at signing, so they answer to rates sooner than existing homes. Revisions are often large.',
    },
    tags: { es: ['vivienda'], en: ['housing'] },
  },
  {
    kind: 'pending-home-sales',
    match: ['pending home sales'],
    direction: 'higher',
    name: { es: 'Ventas pendientes de vivienda', en: 'Pending home sales' },
    summary: {
      es: 'Contratos firmados en Estados Unidos para comprar viviendas usadas, aún sin cerrar. Los publica cada mes la NAR.',
      en: 'Contracts signed in the United States to buy existing homes, not yet closed. Published monthly by the NAR.',
    },
    insight: {
      es: 'Se adelantan uno o dos meses a las ventas de viviendas usadas. Rara vez mueven al dólar.',
      en: 'They lead existing home sales by a month or two. They rarely move the dollar.',
    },
    tags: { es: ['vivienda'], en: ['housing'] },
  },
  {
    kind: 'house-prices',
    match: [
      '(fhfa|halifax|nationwide|lloyds|rightmove|reinz|dclg|corelogic|residential property|) hpi',
      '(fhfa|halifax|nationwide|lloyds|rightmove|) house price index',
      'residential property prices',
    ],
    direction: 'higher',
    name: { es: 'Precios de la vivienda', en: 'House prices' },
    summary: {
      es: 'Mide cuánto cambian los precios de las viviendas. Unos índices usan ventas cerradas; otros, hipotecas o precios de oferta.',
      en: 'Measures how house prices change. Some indices use completed sales; others, mortgages or asking prices.',
    },
    insight: {
      es: 'Influyen en la riqueza y el ánimo de los hogares. Reaccionan a las tasas con meses de retraso y mueven poco a la moneda.',
      en: 'They affect households’ wealth and mood. They answer to rates months later and move the currency little.',
    },
    tags: { es: ['vivienda', 'precios'], en: ['housing', 'prices'] },
  },
  {
    kind: 'case-shiller',
    match: [
      's and p (cs|case shiller) (composite 20 hpi|home price|home price index|composite 20|home price indices)',
      'case shiller home price',
    ],
    direction: 'higher',
    name: { es: 'Precios de vivienda Case-Shiller', en: 'Case-Shiller home prices' },
    summary: {
      es: 'Precios de las viviendas en 20 grandes ciudades de Estados Unidos. Es mensual y promedia tres meses.',
      en: 'Home prices in 20 large US metropolitan areas. Monthly, averaged over three months.',
    },
    insight: {
      es: 'Llega con unos dos meses de rezago, así que describe el pasado. Sirve para la tendencia y casi nunca mueve al dólar.',
      en: 'It comes about two months late, so it describes the past. Good for the trend; it almost never moves the dollar.',
    },
    tags: { es: ['vivienda', 'precios'], en: ['housing', 'prices'] },
  },
  {
    kind: 'nahb',
    match: ['nahb (housing market index|wells fargo housing market index)'],
    direction: 'higher',
    name: { es: 'Índice de constructores NAHB', en: 'NAHB housing market index' },
    summary: {
      es: 'Encuesta mensual a constructores de vivienda de Estados Unidos. El nivel neutral es 50.',
      en: 'A monthly survey of home builders in the United States. Neutral is 50.',
    },
    insight: {
      es: 'Adelanta los inicios de obra y sigue de cerca a las tasas hipotecarias. Su efecto en el dólar suele ser mínimo.',
      en: 'It leads housing starts and follows mortgage rates closely. Its effect on the dollar is usually minimal.',
    },
    tags: { es: ['vivienda', 'confianza'], en: ['housing', 'confidence'] },
  },
  {
    kind: 'rics-house-prices',
    match: ['rics house price balance'],
    direction: 'higher',
    name: { es: 'Balance de precios RICS', en: 'RICS house price balance' },
    summary: {
      es: 'Porcentaje de valuadores británicos que ve alzas de precios, menos el que ve bajas. Es mensual.',
      en: 'The share of British surveyors who see prices rising, less those who see them falling. Monthly.',
    },
    insight: {
      es: 'Se adelanta a los índices de precios del Reino Unido. La libra suele reaccionar poco.',
      en: 'It runs ahead of UK price indices. Sterling usually reacts little.',
    },
    tags: { es: ['vivienda', 'Reino Unido'], en: ['housing', 'United Kingdom'] },
  },
  {
    kind: 'new-home-prices',
    match: ['new home prices', 'nhpi', 'new hpi', '(house|home) prices new'],
    direction: 'higher',
    name: { es: 'Precios de viviendas nuevas', en: 'New home prices' },
    summary: {
      es: 'Mide cuánto cambian los precios de las viviendas nuevas.',
      en: 'Measures how the prices of new homes change.',
    },
    insight: {
      es: 'En China se mira por la salud del sector inmobiliario, que pesa en la demanda de metales. En otros países su efecto es bajo.',
      en: 'In China it is watched for the health of property, which weighs on demand for metals. Elsewhere its effect is low.',
    },
    tags: { es: ['vivienda', 'precios'], en: ['housing', 'prices'] },
  },
  {
    kind: 'construction-spending',
    match: ['construction (spending|output|work done|orders)'],
    direction: 'higher',
    name: { es: 'Obra y gasto en construcción', en: 'Construction output and spending' },
    summary: {
      es: 'Valor de la construcción realizada o contratada en el periodo.',
      en: 'The value of building carried out or ordered over the period.',
    },
    insight: {
      es: 'Ayuda a estimar el PIB. Se revisa a menudo y la moneda suele pasarlo por alto.',
      en: 'It helps to estimate GDP. Often revised and usually overlooked by the currency.',
    },
    tags: { es: ['construcción'], en: ['construction'] },
  },
];
