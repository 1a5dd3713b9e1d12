import type { Indicator } from '../indicator.ts';

/** Regional and national business surveys that are not called confidence. */
export const regionalActivity: readonly Indicator[] = [
  {
    kind: 'chicago-pmi',
    match: ['(mni|) chicago (pmi|business barometer)'],
    direction: 'higher',
    name: { es: 'PMI de Chicago', en: 'Chicago PMI' },
    summary: {
      es: 'Encuesta mensual a empresas de la región de Chicago, de MNI. El nivel neutral es 50.',
      en: 'A monthly survey of firms in the Chicago area, by MNI. Neutral is 50.',
    },
    insight: {
      es: 'Suele salir justo antes del ISM y da una pista de él. Es irregular, así que una sorpresa mueve al dólar por poco tiempo.',
      en: 'It usually comes just before the ISM and hints at it. It is uneven, so a surprise moves the dollar only briefly.',
    },
    tags: { es: ['actividad', 'PMI'], en: ['activity', 'PMI'] },
  },
  {
    kind: 'ivey-pmi',
    match: ['ivey (pmi|purchasing managers index)'],
    direction: 'higher',
    name: { es: 'PMI Ivey de Canadá', en: 'Canada’s Ivey PMI' },
    summary: {
      es: 'Encuesta mensual de la escuela de negocios Ivey a gerentes de compras públicos y privados de Canadá. El nivel neutral es 50.',
      en: 'The Ivey Business School’s monthly survey of public and private purchasing managers in Canada. Neutral is 50.',
    },
    insight: {
      es: 'Sus saltos de un mes a otro son comunes. Mueve al dólar canadiense si se aparta mucho de lo esperado y no hay datos de empleo o petróleo que dominen.',
      en: 'Jumps from month to month are common. It moves the Canadian dollar when far from expectations and no jobs or oil data dominate.',
    },
    tags: { es: ['actividad', 'PMI', 'Canadá'], en: ['activity', 'PMI', 'Canada'] },
  },
  {
    kind: 'empire-state',
    match: ['(ny|new york|) empire state manufacturing (index|)', 'ny empire state index'],
    direction: 'higher',
    name: { es: 'Índice Empire State', en: 'Empire State manufacturing index' },
    summary: {
      es: 'Encuesta mensual de la Fed de Nueva York a la industria de su estado. Más de cero indica mejora.',
      en: 'The New York Fed’s monthly survey of industry in its state. Above zero means improvement.',
    },
    insight: {
      es: 'Es de las primeras lecturas del mes y es muy volátil. Una sorpresa grande puede mover al dólar hasta que otro dato la confirme o la desmienta.',
      en: 'Among the month’s first readings, and very volatile. A large surprise can move the dollar until another figure confirms or denies it.',
    },
    tags: { es: ['actividad', 'industria'], en: ['activity', 'industry'] },
  },
  {
    kind: 'philly-fed',
    match: ['philly fed manufacturing (index|survey)', 'philly fed (index|survey)'],
    direction: 'higher',
    name: { es: 'Índice de la Fed de Filadelfia', en: 'Philly Fed manufacturing index' },
    summary: {
      es: 'Encuesta mensual de la Fed de Filadelfia a la industria de su distrito. Más de cero indica mejora.',
      en: 'The Philadelphia Fed’s monthly survey of industry in its district. Above zero means improvement.',
    },
    insight: {
      es: 'Se lee junto con el Empire State para anticipar el ISM. Los precios pagados y el empleo pueden importar más que el titular.',
      en: 'Read with the Empire State to anticipate the ISM. Prices paid and employment can matter more than the headline.',
    },
    tags: { es: ['actividad', 'industria'], en: ['activity', 'industry'] },
  },
  {
    kind: 'regional-fed-survey',
    match: [
      '(richmond|richmond fed) (manufacturing|composite) (index|shipments|shipments index)',
      '(richmond|richmond fed) (services|services revenues) index',
      '(dallas|dallas fed) (manufacturing|services|services revenues) (index|)',
      '(kansas|kansas city|kc|kansas fed|kansas city fed) (composite|manufacturing) (index|)',
      '(philly fed|ny fed|ny) (business conditions|capex index|employment|new orders|prices paid|services activity|services index|non manufacturing index)',
    ],
    direction: 'higher',
    name: { es: 'Encuesta regional de la Fed', en: 'Regional Fed survey' },
    summary: {
      es: 'Encuesta mensual de un banco regional de la Reserva Federal a las empresas de su zona. Más de cero: ven más alzas que bajas.',
      en: 'A regional Federal Reserve bank’s monthly survey of firms in its area. Above zero: more see rises than falls.',
    },
    insight: {
      es: 'Por sí sola mueve poco al dólar. Cuando varias regiones coinciden, ayudan a anticipar las encuestas nacionales.',
      en: 'Alone it moves the dollar little. When several regions agree, they help to anticipate the national surveys.',
    },
    tags: { es: ['actividad', 'Estados Unidos'], en: ['activity', 'United States'] },
  },
  {
    kind: 'logistics-managers-index',
    match: ['(lmi|) logistics managers index (current|)'],
    direction: 'higher',
    name: { es: 'Índice de gerentes de logística', en: 'Logistics managers’ index' },
    summary: {
      es: 'Encuesta mensual en Estados Unidos sobre inventarios, almacenes y transporte. El nivel neutral es 50.',
      en: 'A monthly US survey of inventories, warehousing and transport. Neutral is 50.',
    },
    insight: {
      es: 'Avisa de tensiones en las cadenas de suministro. Casi no mueve al dólar.',
      en: 'It warns of strain in supply chains. It hardly moves the dollar.',
    },
    tags: { es: ['actividad', 'logística'], en: ['activity', 'logistics'] },
  },
  {
    kind: 'businessnz-manufacturing',
    match: ['(businessnz|business nz|bnz businessnz) (manufacturing index|pmi|manufacturing pmi)'],
    direction: 'higher',
    name: { es: 'Índice manufacturero de BusinessNZ', en: 'BusinessNZ manufacturing index' },
    summary: {
      es: 'Encuesta mensual a la industria de Nueva Zelanda. El nivel neutral es 50.',
      en: 'A monthly survey of New Zealand’s industry. Neutral is 50.',
    },
    insight: {
      es: 'Es una de las lecturas más oportunas del país. Mueve al dólar neozelandés sobre todo al cruzar 50.',
      en: 'One of the country’s timeliest readings. It moves the New Zealand dollar mostly when it crosses 50.',
    },
    tags: { es: ['actividad', 'Nueva Zelanda'], en: ['activity', 'New Zealand'] },
  },
  {
    kind: 'businessnz-services',
    match: [
      '(businessnz|business nz|bnz businessnz) (services index|psi)',
      '(services|) psi',
      'composite pci',
    ],
    direction: 'higher',
    name: { es: 'Índice de servicios de BusinessNZ', en: 'BusinessNZ services index' },
    summary: {
      es: 'Encuesta mensual a los servicios de Nueva Zelanda. El nivel neutral es 50.',
      en: 'A monthly survey of New Zealand’s services. Neutral is 50.',
    },
    insight: {
      es: 'Completa la lectura de la industria y cubre la mayor parte de la economía. Suele tener un efecto breve.',
      en: 'It completes the industry reading and covers most of the economy. Its effect is usually brief.',
    },
    tags: { es: ['actividad', 'servicios', 'Nueva Zelanda'], en: ['activity', 'services', 'New Zealand'] },
  },
  {
    kind: 'ai-group-index',
    match: ['(aig|ai group) (manufacturing|services|construction|industry) index'],
    direction: 'higher',
    name: { es: 'Índice Ai Group de Australia', en: 'Australia’s Ai Group index' },
    summary: {
      es: 'Encuesta mensual de la agrupación Ai Group a empresas australianas de un sector.',
      en: 'A monthly survey of Australian firms in one sector by the Ai Group.',
    },
    insight: {
      es: 'Es un complemento de los PMI y de la confianza empresarial de NAB. Rara vez mueve al dólar australiano.',
      en: 'A complement to the PMIs and NAB’s business confidence. It rarely moves the Australian dollar.',
    },
    tags: { es: ['actividad', 'Australia'], en: ['activity', 'Australia'] },
  },
];
