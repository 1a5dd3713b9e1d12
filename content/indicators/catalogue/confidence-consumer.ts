import type { Indicator } from '../indicator.ts';

export const consumerConfidence: readonly Indicator[] = [
  {
    kind: 'cb-consumer-confidence',
    match: ['(cb|conference board) consumer confidence (index|)'],
    direction: 'higher',
    name: { es: 'Confianza del consumidor del Conference Board', en: 'Conference Board consumer confidence' },
    summary: {
      es: 'Encuesta mensual del Conference Board a hogares de Estados Unidos sobre la economía y el empleo.',
      en: 'The Conference Board’s monthly survey of US households on the economy and jobs.',
    },
    insight: {
      es: 'La respuesta sobre si abunda o escasea el empleo se usa para anticipar el desempleo. Una sorpresa suele mover al dólar por poco tiempo.',
      en: 'Its answer on whether jobs are plentiful or hard to get is used to anticipate unemployment. A surprise usually moves the dollar briefly.',
    },
    tags: { es: ['confianza', 'consumo'], en: ['confidence', 'consumption'] },
  },
  {
    kind: 'uom-consumer-sentiment',
    match: ['uom (consumer sentiment|sentiment)', 'uom consumer confidence'],
    direction: 'higher',
    name: { es: 'Sentimiento del consumidor de Michigan', en: 'Michigan consumer sentiment' },
    summary: {
      es: 'Encuesta de la Universidad de Michigan a hogares de Estados Unidos. Sale dos veces al mes: preliminar y final.',
      en: 'The University of Michigan’s survey of US households. It comes twice a month: preliminary and final.',
    },
    insight: {
      es: 'La preliminar mueve más, y a menudo pesan más las expectativas de inflación que trae. Un dato débil ha tendido a restar fuerza al dólar.',
      en: 'The preliminary one moves more, and the inflation expectations it brings often weigh more. A weak figure has tended to take strength from the dollar.',
    },
    tags: { es: ['confianza', 'consumo'], en: ['confidence', 'consumption'] },
  },
  {
    kind: 'uom-components',
    match: ['uom (consumer expectations|current conditions|consumer current conditions)'],
    direction: 'higher',
    name: { es: 'Componentes de la encuesta de Michigan', en: 'Michigan survey components' },
    summary: {
      es: 'Parte de la encuesta de Michigan: cómo ven los hogares su situación actual o lo que esperan.',
      en: 'Part of the Michigan survey: how households see their present situation or what they expect.',
    },
    insight: {
      es: 'Las expectativas se adelantan al consumo más que la situación actual. Sale con el índice general, al que reacciona el precio.',
      en: 'Expectations lead spending more than current conditions do. It comes with the main index, to which prices react.',
    },
    tags: { es: ['confianza', 'consumo'], en: ['confidence', 'consumption'] },
  },
  {
    kind: 'consumer-confidence',
    match: [
      '(gfk|westpac|westpac melbourne institute|anz|anz roy morgan|roy morgan|westpac mcdermott miller|insee|) consumer (confidence|sentiment|climate) (index|)',
      'seco consumer climate',
      '(westpac|) consumer confidence change',
      'household confidence',
      'anz roy morgan consumer confidence',
    ],
    direction: 'higher',
    name: { es: 'Confianza del consumidor', en: 'Consumer confidence' },
    summary: {
      es: 'Encuesta a hogares sobre su situación económica y sus planes de compra.',
      en: 'A survey of households about their finances and buying plans.',
    },
    insight: {
      es: 'Sirve de aviso sobre el consumo, aunque lo que la gente dice y lo que gasta no siempre coinciden. Su efecto en la moneda suele ser bajo.',
      en: 'A hint about spending, though what people say and what they spend do not always agree. Its effect on the currency is usually low.',
    },
    tags: { es: ['confianza', 'consumo'], en: ['confidence', 'consumption'] },
  },
  {
    kind: 'economic-optimism',
    match: ['(rcm tipp|ibd tipp|realclearmarkets tipp|tipp) economic optimism (index|)'],
    direction: 'higher',
    name: { es: 'Optimismo económico TIPP', en: 'TIPP economic optimism' },
    summary: {
      es: 'Encuesta mensual a consumidores de Estados Unidos. Más de 50 indica optimismo.',
      en: 'A monthly survey of US consumers. Above 50 means optimism.',
    },
    insight: {
      es: 'Se publica antes que otras encuestas de confianza. El dólar rara vez reacciona.',
      en: 'It comes before other confidence surveys. The dollar rarely reacts.',
    },
    tags: { es: ['confianza', 'Estados Unidos'], en: ['confidence', 'United States'] },
  },
  {
    kind: 'economy-watchers',
    match: [
      '(economy|eco) watchers (sentiment|survey|current|survey current|outlook|survey outlook|current index)',
    ],
    direction: 'higher',
    name: { es: 'Observadores de la economía de Japón', en: 'Japan’s economy watchers’ survey' },
    summary: {
      es: 'Encuesta mensual de la Oficina del Gabinete a trabajadores cercanos al público, como taxistas y meseros. El nivel neutral es 50.',
      en: 'The Cabinet Office’s monthly survey of workers close to the public, such as taxi drivers and waiters. Neutral is 50.',
    },
    insight: {
      es: 'Da una lectura directa de la calle y reacciona pronto a los precios y al clima. El yen suele ignorarla.',
      en: 'A direct reading from the street that reacts early to prices and weather. The yen usually ignores it.',
    },
    tags: { es: ['confianza', 'Japón'], en: ['confidence', 'Japan'] },
  },
];
