import type { CalendarName, CalendarNames } from './row.ts';

const ISM: readonly CalendarName[] = [
  ['non', 'de servicios', 'services'],
  ['services', 'de servicios', 'services'],
  ['manufacturing', 'manufacturero', 'manufacturing'],
];
const ISM_PARTS: readonly CalendarName[] = [
  ['employment', 'Empleo', 'employment'],
  ['new orders', 'Nuevos pedidos', 'new orders'],
  ['business activity', 'Actividad', 'business activity'],
  ['production', 'Producción', 'production'],
];
const REGIONAL_FEDS: readonly CalendarName[] = [
  ['richmond', 'Fed de Richmond', 'Richmond Fed'],
  ['dallas', 'Fed de Dallas', 'Dallas Fed'],
  ['kansas', 'Fed de Kansas City', 'Kansas City Fed'],
  ['kc', 'Fed de Kansas City', 'Kansas City Fed'],
  ['philly', 'Fed de Filadelfia', 'Philadelphia Fed'],
  ['ny', 'Fed de Nueva York', 'New York Fed'],
];
const REGIONAL_PARTS: readonly CalendarName[] = [
  ['manufacturing shipments', 'Envíos manufactureros', 'Manufacturing shipments'],
  ['services revenues', 'Ingresos de los servicios', 'Services revenues'],
  ['services activity', 'Actividad de los servicios', 'Services activity'],
  ['services', 'Índice de servicios', 'Services index'],
  ['non manufacturing', 'Índice no manufacturero', 'Non-manufacturing index'],
  ['composite', 'Índice compuesto', 'Composite index'],
  ['manufacturing', 'Índice manufacturero', 'Manufacturing index'],
  ['business conditions', 'Condiciones de negocios', 'Business conditions'],
  ['capex', 'Gasto de capital', 'Capital spending'],
  ['employment', 'Empleo manufacturero', 'Manufacturing employment'],
  ['new orders', 'Nuevos pedidos', 'New orders'],
  ['prices paid', 'Precios pagados', 'Prices paid'],
];
/** Two surveys ask firms in China; elsewhere there is one. */
const pmi = (es: string, en: string): readonly CalendarName[] => [
  ['caixin', `${es} (Caixin)`, `${en} (Caixin)`],
  ['ratingdog', `${es} (RatingDog)`, `${en} (RatingDog)`],
  ['nbs', `${es} (NBS)`, `${en} (NBS)`],
  ['', es, en],
];

/** Names of surveys. */
export const surveyNames: CalendarNames = {
  'manufacturing-pmi': pmi('PMI manufacturero', 'Manufacturing PMI'),
  'services-pmi': pmi('PMI de servicios', 'Services PMI'),
  'composite-pmi': [
    ['general', 'PMI general (NBS)', 'General PMI (NBS)'],
    ...pmi('PMI compuesto', 'Composite PMI'),
  ],
  'non-manufacturing-pmi': pmi('PMI no manufacturero', 'Non-manufacturing PMI'),
  'ism-prices': ISM.map(([words, es, en]) => [words, `Precios del ISM ${es}`, `ISM ${en} prices`] as const),
  'ism-components': ISM.flatMap(([sector, es, en]) =>
    ISM_PARTS.map(
      ([words, part, inEnglish]) =>
        [`${sector} ${words}`, `${part} del ISM ${es}`, `ISM ${en} ${inEnglish}`] as const,
    ),
  ),
  'ivey-pmi': [['', 'PMI Ivey', 'Ivey PMI']],
  'empire-state': [['', 'Índice manufacturero Empire State', 'Empire State manufacturing index']],
  'philly-fed': [['', 'Índice manufacturero (Fed de Filadelfia)', 'Manufacturing index (Philadelphia Fed)']],
  'regional-fed-survey': REGIONAL_FEDS.flatMap(([bank, es, en]) =>
    REGIONAL_PARTS.map(
      ([words, part, inEnglish]) => [`${bank} ${words}`, `${part} (${es})`, `${inEnglish} (${en})`] as const,
    ),
  ),
  'logistics-managers-index': [
    ['', 'Índice de gerentes de logística (LMI)', 'Logistics managers’ index (LMI)'],
  ],
  'businessnz-manufacturing': [['', 'Índice manufacturero (BusinessNZ)', 'Manufacturing index (BusinessNZ)']],
  'businessnz-services': [
    ['composite', 'Índice compuesto (BusinessNZ)', 'Composite index (BusinessNZ)'],
    ['', 'Índice de servicios (BusinessNZ)', 'Services index (BusinessNZ)'],
  ],
  'ai-group-index': [
    ['manufacturing', 'Índice manufacturero (Ai Group)', 'Manufacturing index (Ai Group)'],
    ['services', 'Índice de servicios (Ai Group)', 'Services index (Ai Group)'],
    ['construction', 'Índice de la construcción (Ai Group)', 'Construction index (Ai Group)'],
    ['industry', 'Índice industrial (Ai Group)', 'Industry index (Ai Group)'],
  ],
  'cb-consumer-confidence': [
    ['', 'Confianza del consumidor (Conference Board)', 'Consumer confidence (Conference Board)'],
  ],
  'uom-consumer-sentiment': [
    ['', 'Confianza del consumidor (U. de Michigan)', 'Consumer sentiment (U. of Michigan)'],
  ],
  'uom-components': [
    [
      'expectations',
      'Expectativas del consumidor (U. de Michigan)',
      'Consumer expectations (U. of Michigan)',
    ],
    ['current', 'Condiciones actuales (U. de Michigan)', 'Current conditions (U. of Michigan)'],
  ],
  'consumer-confidence': [
    ['gfk', 'Confianza del consumidor (GfK)', 'Consumer confidence (GfK)'],
    ['westpac', 'Confianza del consumidor (Westpac)', 'Consumer confidence (Westpac)'],
    ['roy morgan', 'Confianza del consumidor (ANZ-Roy Morgan)', 'Consumer confidence (ANZ-Roy Morgan)'],
    ['anz', 'Confianza del consumidor (ANZ)', 'Consumer confidence (ANZ)'],
    ['seco', 'Confianza del consumidor (SECO)', 'Consumer confidence (SECO)'],
    ['household', 'Confianza de los hogares', 'Household confidence'],
    ['', 'Confianza del consumidor', 'Consumer confidence'],
  ],
  'consumer-confidence-change': [
    [
      'westpac',
      'Variación de la confianza del consumidor (Westpac)',
      'Change in consumer confidence (Westpac)',
    ],
    ['', 'Variación de la confianza del consumidor', 'Change in consumer confidence'],
  ],
  'economic-optimism': [['', 'Optimismo económico (TIPP)', 'Economic optimism (TIPP)']],
  'economy-watchers': [
    ['outlook', 'Observadores de la economía: perspectivas', 'Economy watchers: outlook'],
    ['', 'Observadores de la economía: situación actual', 'Economy watchers: current conditions'],
  ],
  'ifo-components': [
    ['expectations', 'Expectativas empresariales (ifo)', 'ifo business expectations'],
    ['current', 'Situación actual (ifo)', 'ifo current conditions'],
  ],
  zew: [['', 'Expectativas económicas (ZEW)', 'ZEW economic sentiment']],
  'economic-sentiment': [['', 'Confianza económica', 'Economic sentiment']],
  'sector-sentiment': [
    ['services', 'Confianza del sector servicios', 'Services sentiment'],
    ['industrial', 'Confianza del sector industrial', 'Industrial sentiment'],
  ],
  'business-confidence': [
    ['nab quarterly', 'Confianza empresarial trimestral (NAB)', 'Quarterly business confidence (NAB)'],
    ['nab survey', 'Encuesta empresarial (NAB)', 'Business survey (NAB)'],
    ['nab', 'Confianza empresarial (NAB)', 'Business confidence (NAB)'],
    ['anz activity', 'Perspectiva de actividad (ANZ)', 'Activity outlook (ANZ)'],
    ['anz outlook', 'Perspectiva empresarial (ANZ)', 'Business outlook (ANZ)'],
    ['anz', 'Confianza empresarial (ANZ)', 'Business confidence (ANZ)'],
    ['nzier capacity', 'Uso de la capacidad instalada (NZIER)', 'Capacity utilization (NZIER)'],
    ['nzier', 'Confianza empresarial (NZIER)', 'Business confidence (NZIER)'],
    ['cfib', 'Barómetro empresarial (CFIB)', 'Business barometer (CFIB)'],
    ['cbi', 'Optimismo empresarial (CBI)', 'Business optimism (CBI)'],
    ['nbb', 'Clima empresarial (NBB)', 'Business climate (NBB)'],
    [
      'boc outlook survey',
      'Encuesta de perspectivas empresariales (Banco de Canadá)',
      'Business outlook survey (Bank of Canada)',
    ],
    ['outlook survey', 'Encuesta de perspectivas empresariales', 'Business outlook survey'],
    ['outlook', 'Perspectiva empresarial', 'Business outlook'],
    ['manufacturing climate', 'Clima manufacturero', 'Manufacturing climate'],
    ['manufacturing', 'Confianza manufacturera', 'Manufacturing confidence'],
    ['climate', 'Clima empresarial', 'Business climate'],
    ['survey', 'Encuesta empresarial', 'Business survey'],
    ['', 'Confianza empresarial', 'Business confidence'],
  ],
  'cbi-industrial-orders': [['', 'Pedidos industriales (CBI)', 'Industrial orders (CBI)']],
  tankan: [
    ['reuters', 'Tankan de Reuters', 'Reuters Tankan'],
    ['capex', 'Tankan: inversión de las grandes empresas', 'Tankan: capital spending of large firms'],
    ['small', 'Tankan: pequeñas manufactureras', 'Tankan: small manufacturers'],
    ['non outlook', 'Tankan: perspectivas no manufactureras', 'Tankan: non-manufacturing outlook'],
    [
      'large outlook',
      'Tankan: perspectivas de grandes manufactureras',
      'Tankan: outlook of large manufacturers',
    ],
    ['outlook', 'Tankan: perspectivas manufactureras', 'Tankan: manufacturing outlook'],
    ['large non', 'Tankan: grandes no manufactureras', 'Tankan: large non-manufacturers'],
    ['large', 'Tankan: grandes manufactureras', 'Tankan: large manufacturers'],
    ['non', 'Tankan no manufacturero', 'Tankan non-manufacturing index'],
    ['manufacturing', 'Tankan manufacturero', 'Tankan manufacturing index'],
    ['', 'Encuesta Tankan', 'Tankan survey'],
  ],
  bsi: [
    [
      'large',
      'Clima empresarial BSI: grandes manufactureras',
      'Business survey index (BSI): large manufacturers',
    ],
    ['', 'Clima empresarial BSI: manufactureras', 'Business survey index (BSI): manufacturers'],
  ],
  kof: [['', 'Barómetro económico KOF', 'KOF economic barometer']],
  'swiss-expectations': [
    ['ubs investor', 'Confianza de los inversionistas (UBS)', 'Investor sentiment (UBS)'],
    ['investor', 'Confianza de los inversionistas', 'Investor sentiment'],
    ['ubs', 'Expectativas económicas (UBS)', 'Economic expectations (UBS)'],
    ['', 'Expectativas económicas', 'Economic expectations'],
  ],
  'lending-survey': [
    ['officer', 'Encuesta a responsables de crédito', 'Senior loan officer survey'],
    ['conditions', 'Encuesta de condiciones de crédito', 'Credit conditions survey'],
    ['', 'Encuesta de crédito bancario', 'Bank lending survey'],
  ],
};
