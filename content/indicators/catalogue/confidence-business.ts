import type { Indicator } from '../indicator.ts';

export const businessConfidence: readonly Indicator[] = [
  {
    kind: 'ifo',
    match: ['ifo business climate (index|)', 'ifo'],
    direction: 'higher',
    name: { es: 'Clima empresarial ifo', en: 'ifo business climate' },
    summary: {
      es: 'Encuesta mensual del instituto ifo de Múnich a unas 9,000 empresas alemanas sobre su situación y lo que esperan.',
      en: 'The Munich ifo institute’s monthly survey of some 9,000 German firms on their situation and expectations.',
    },
    insight: {
      es: 'Es el termómetro clásico de Alemania. Un dato mejor de lo previsto ha tendido a apoyar al euro, por lo general de forma breve.',
      en: 'Germany’s classic thermometer. A better figure than forecast has tended to support the euro, usually briefly.',
    },
    tags: { es: ['confianza', 'Alemania'], en: ['confidence', 'Germany'] },
  },
  {
    kind: 'ifo-components',
    match: [
      'ifo (current conditions|current assessment|current situation|expectations|business expectations)',
    ],
    direction: 'higher',
    name: { es: 'Componentes del ifo', en: 'ifo components' },
    summary: {
      es: 'Parte de la encuesta del ifo: cómo ven las empresas alemanas su situación actual o los próximos seis meses.',
      en: 'Part of the ifo survey: how German firms see their present situation or the next six months.',
    },
    insight: {
      es: 'Las expectativas suelen pesar más que la situación actual porque se adelantan al ciclo. El euro reacciona sobre todo al índice general.',
      en: 'Expectations usually weigh more than current conditions because they lead the cycle. The euro mostly reacts to the main index.',
    },
    tags: { es: ['confianza', 'Alemania'], en: ['confidence', 'Germany'] },
  },
  {
    kind: 'zew',
    match: ['zew (economic sentiment|economic sentiment index|sentiment|expectations|economic expectations)'],
    direction: 'higher',
    name: { es: 'Sentimiento económico ZEW', en: 'ZEW economic sentiment' },
    summary: {
      es: 'Encuesta mensual del instituto ZEW a expertos financieros sobre la economía en seis meses. Más de cero indica optimismo.',
      en: 'The ZEW institute’s monthly survey of financial experts on the economy in six months. Above zero means optimism.',
    },
    insight: {
      es: 'Refleja a los mercados tanto como a la economía y cambia rápido de ánimo. Una sorpresa grande puede mover al euro por unas horas.',
      en: 'It reflects markets as much as the economy, and its mood changes fast. A large surprise can move the euro for a few hours.',
    },
    tags: { es: ['confianza', 'zona euro'], en: ['confidence', 'euro area'] },
  },
  {
    kind: 'zew-current-conditions',
    match: ['zew (current conditions|current situation)'],
    direction: 'higher',
    name: { es: 'Situación actual ZEW', en: 'ZEW current conditions' },
    summary: {
      es: 'La opinión de los expertos financieros del ZEW sobre el estado actual de la economía.',
      en: 'What ZEW’s financial experts think of the present state of the economy.',
    },
    insight: {
      es: 'Acompaña al índice de expectativas, que es el que suele mover al euro. Si ambos se separan, el mercado discute cuál acierta.',
      en: 'It accompanies the expectations index, which is what usually moves the euro. When the two part, markets debate which is right.',
    },
    tags: { es: ['confianza', 'zona euro'], en: ['confidence', 'euro area'] },
  },
  {
    kind: 'sentix',
    match: ['sentix investor confidence', 'sentix'],
    direction: 'higher',
    name: { es: 'Confianza del inversionista Sentix', en: 'Sentix investor confidence' },
    summary: {
      es: 'Encuesta mensual a inversionistas y analistas sobre la zona euro. Más de cero indica optimismo.',
      en: 'A monthly survey of investors and analysts about the euro area. Above zero means optimism.',
    },
    insight: {
      es: 'Es la primera encuesta del mes en la zona euro. Su efecto en el euro suele ser pequeño.',
      en: 'The euro area’s first survey of the month. Its effect on the euro is usually small.',
    },
    tags: { es: ['confianza', 'zona euro'], en: ['confidence', 'euro area'] },
  },
  {
    kind: 'economic-sentiment',
    match: ['economic sentiment (indicator|)', '(services|industrial|economic) (sentiment|confidence)'],
    direction: 'higher',
    name: { es: 'Sentimiento económico', en: 'Economic sentiment' },
    summary: {
      es: 'Encuestas mensuales de la Comisión Europea a empresas y hogares. El índice general promedia 100 en el largo plazo.',
      en: 'The European Commission’s monthly surveys of firms and households. The overall index averages 100 over the long run.',
    },
    insight: {
      es: 'Abarca industria, servicios y consumo a la vez. Confirma tendencias más que moverlas.',
      en: 'It covers industry, services and consumers at once. It confirms trends more than it moves them.',
    },
    tags: { es: ['confianza', 'zona euro'], en: ['confidence', 'euro area'] },
  },
  {
    kind: 'business-confidence',
    match: [
      '(nab|nab quarterly|anz|nzier|cfib|cbi|insee|istat|) business (confidence|climate|survey|optimism index|climate indicator)',
      '(nbb|belgian nbb) business climate',
      'manufacturing confidence',
      '(anz activity|anz business) outlook',
      'cfib business barometer',
      'nzier qsbo capacity utilization',
      'boc business outlook survey',
      'business outlook survey (indicator|)',
      'manufacturing business climate',
    ],
    direction: 'higher',
    name: { es: 'Confianza empresarial', en: 'Business confidence' },
    summary: {
      es: 'Encuesta a empresas sobre sus condiciones, sus planes y lo que esperan de la economía.',
      en: 'A survey of firms about their conditions, plans and expectations for the economy.',
    },
    insight: {
      es: 'Adelanta inversión y contratación; sus preguntas sobre precios interesan al banco central. Mueve a la moneda si rompe la tendencia.',
      en: 'It leads investment and hiring; its questions on prices interest the central bank. It moves the currency when it breaks the trend.',
    },
    tags: { es: ['confianza', 'empresas'], en: ['confidence', 'business'] },
  },
  {
    kind: 'small-business-optimism',
    match: [
      'nfib (small business index|small business optimism|business optimism index|small business optimism index)',
    ],
    direction: 'higher',
    name: { es: 'Optimismo de pequeñas empresas (NFIB)', en: 'NFIB small business optimism' },
    summary: {
      es: 'Encuesta mensual de la NFIB a pequeñas empresas de Estados Unidos.',
      en: 'The NFIB’s monthly survey of small firms in the United States.',
    },
    insight: {
      es: 'Sus planes de contratar y de subir precios dan pistas de empleo e inflación. La política influye en las respuestas y el dólar rara vez reacciona.',
      en: 'Plans to hire and to raise prices hint at jobs and inflation. Politics colors the answers and the dollar rarely reacts.',
    },
    tags: { es: ['confianza', 'empresas'], en: ['confidence', 'business'] },
  },
];
