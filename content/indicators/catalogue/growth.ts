import type { Indicator } from '../indicator.ts';

export const growth: readonly Indicator[] = [
  {
    kind: 'gdp',
    match: [
      '(real|monthly|) gdp (growth rate|growth|annualized|annualised|monthly|growth annualized|growth annualised|3 month avg|full year growth|)',
    ],
    direction: 'higher',
    name: { es: 'Producto interno bruto (PIB)', en: 'Gross domestic product (GDP)' },
    summary: {
      es: 'El valor de todos los bienes y servicios que produce la economía: la medida más amplia del crecimiento.',
      en: 'The value of all goods and services the economy produces: the broadest measure of growth.',
    },
    insight: {
      es: 'La primera estimación suele mover más que las siguientes. Un crecimiento mayor al previsto ha tendido a apoyar a la moneda; se mira si viene del consumo y la inversión o de inventarios y comercio.',
      en: 'The first estimate usually moves more than later ones. Faster growth than forecast has tended to support the currency; it matters whether it came from spending and investment or from stocks and trade.',
    },
    tags: { es: ['crecimiento', 'PIB'], en: ['growth', 'GDP'] },
  },
  {
    kind: 'gdp-tracker',
    match: ['niesr (gdp estimate|monthly gdp tracker|gdp)', 'atlanta fed gdpnow', 'gdpnow'],
    direction: 'higher',
    name: { es: 'Estimación del PIB en curso', en: 'GDP tracker' },
    summary: {
      es: 'Estimación del PIB antes de que se publique, con los datos ya conocidos (GDPNow de la Fed de Atlanta, NIESR británico).',
      en: 'An estimate of GDP before it is published, from data already known (the Atlanta Fed’s GDPNow, Britain’s NIESR).',
    },
    insight: {
      es: 'Ajusta expectativas más que mover precios. Un cambio brusco suele venir de un solo dato, como comercio o inventarios.',
      en: 'It adjusts expectations more than it moves prices. A sharp change often comes from one input, such as trade or inventories.',
    },
    tags: { es: ['crecimiento', 'PIB'], en: ['growth', 'GDP'] },
  },
  {
    kind: 'gdp-components',
    match: [
      'gdp (sales|capital expenditure|external demand|private consumption|consumer spending)',
      'real consumer spending',
    ],
    direction: 'higher',
    name: { es: 'Componentes del PIB', en: 'GDP components' },
    summary: {
      es: 'Una parte del PIB del trimestre, como el consumo, la inversión o las ventas finales.',
      en: 'One part of the quarter’s GDP, such as consumption, investment or final sales.',
    },
    insight: {
      es: 'Dice de qué está hecho el crecimiento. Un PIB fuerte sin demanda interna suele leerse con más cautela.',
      en: 'Says what growth is made of. Strong GDP without domestic demand is usually read with more caution.',
    },
    tags: { es: ['crecimiento', 'PIB'], en: ['growth', 'GDP'] },
  },
  {
    kind: 'economic-activity',
    match: [
      'economic activity',
      'igae',
      'all (industries|industry) activity (index|)',
      'chicago fed national activity index',
    ],
    direction: 'higher',
    name: { es: 'Actividad económica', en: 'Economic activity' },
    summary: {
      es: 'Índice mensual que resume la actividad de la economía; adelanta lo que después dirá el PIB.',
      en: 'A monthly index that sums up activity in the economy; it foreshadows what GDP will say.',
    },
    insight: {
      es: 'Ayuda a estimar el PIB del trimestre. Se conoce con rezago, así que la moneda suele reaccionar poco.',
      en: 'It helps to estimate the quarter’s GDP. It comes with a lag, so the currency usually reacts little.',
    },
    tags: { es: ['crecimiento'], en: ['growth'] },
  },
  {
    kind: 'leading-index',
    match: [
      '(cb|conference board|mi|westpac|westpac mi|) leading (index|indicators|economic index|indicator)',
      'leading economic index',
      'leading indicators index',
    ],
    direction: 'higher',
    name: { es: 'Índice líder', en: 'Leading index' },
    summary: {
      es: 'Combina varios indicadores que suelen adelantarse al ciclo económico. Es mensual.',
      en: 'Combines several indicators that tend to run ahead of the economic cycle. Monthly.',
    },
    insight: {
      es: 'La mayoría de sus partes ya se conocen cuando sale, por eso mueve poco. Una serie larga de bajas se ha tomado como aviso de desaceleración, con falsas alarmas.',
      en: 'Most of its parts are known by then, so it moves little. A long run of falls has been taken as a warning of a slowdown, with false alarms.',
    },
    tags: { es: ['crecimiento', 'ciclo'], en: ['growth', 'cycle'] },
  },
  {
    kind: 'coincident-index',
    match: ['coincident (index|indicator|indicators)'],
    direction: 'higher',
    name: { es: 'Índice coincidente', en: 'Coincident index' },
    summary: {
      es: 'Combina indicadores que se mueven a la par de la economía y muestra su estado actual.',
      en: 'Combines indicators that move along with the economy and shows its present state.',
    },
    insight: {
      es: 'Describe el presente, no el futuro, y casi siempre con datos ya publicados. Su efecto en el precio suele ser mínimo.',
      en: 'It describes the present, not the future, mostly from data already out. Its effect on prices is usually minimal.',
    },
    tags: { es: ['crecimiento', 'ciclo'], en: ['growth', 'cycle'] },
  },
  {
    kind: 'business-investment',
    match: [
      'business investment',
      'private (capital expenditure|new capital expenditure)',
      'capital (spending|expenditure)',
    ],
    direction: 'higher',
    name: { es: 'Inversión de las empresas', en: 'Business investment' },
    summary: {
      es: 'Lo que gastan las empresas en edificios, maquinaria y equipo. Es trimestral.',
      en: 'What firms spend on buildings, machinery and equipment. Quarterly.',
    },
    insight: {
      es: 'Revela la confianza de las empresas y sostiene el crecimiento futuro. Sirve para ajustar el cálculo del PIB; se revisa a menudo.',
      en: 'It reveals how confident firms are and underpins future growth. It helps to adjust the GDP estimate; often revised.',
    },
    tags: { es: ['crecimiento', 'inversión'], en: ['growth', 'investment'] },
  },
  {
    kind: 'gross-fixed-investment',
    match: ['gross fixed (investment|capital formation)'],
    direction: 'higher',
    name: { es: 'Inversión fija bruta', en: 'Gross fixed investment' },
    summary: {
      es: 'Lo que invierten empresas, gobierno y hogares en maquinaria, obras y vivienda.',
      en: 'What firms, government and households invest in machinery, works and housing.',
    },
    insight: {
      es: 'Es de las partes del PIB que más cambian con el ciclo. Se conoce con rezago y la moneda suele reaccionar poco.',
      en: 'One of the parts of GDP that change most with the cycle. It comes with a lag and the currency usually reacts little.',
    },
    tags: { es: ['crecimiento', 'inversión'], en: ['growth', 'investment'] },
  },
  {
    kind: 'fixed-asset-investment',
    match: ['fixed asset investment'],
    direction: 'higher',
    name: { es: 'Inversión en activos fijos de China', en: 'China’s fixed asset investment' },
    summary: {
      es: 'Inversión acumulada en el año en fábricas, vivienda e infraestructura en China. La publica la oficina de estadística (NBS).',
      en: 'Investment so far this year in factories, housing and infrastructure in China. From the statistics bureau (NBS).',
    },
    insight: {
      es: 'Da pistas sobre la demanda de metales y energía. Un dato débil ha tendido a pesar también sobre los dólares australiano y neozelandés.',
      en: 'It hints at demand for metals and energy. A weak figure has tended to weigh on the Australian and New Zealand dollars too.',
    },
    tags: { es: ['crecimiento', 'inversión', 'China'], en: ['growth', 'investment', 'China'] },
  },
  {
    kind: 'company-profits',
    match: [
      '(company operating|company gross|corporate|industrial|company gross operating) profits',
      'industrial profits ytd',
    ],
    direction: 'higher',
    name: { es: 'Ganancias de las empresas', en: 'Company profits' },
    summary: {
      es: 'Cambio en las ganancias de las empresas del país durante el periodo.',
      en: 'Change in the profits of the country’s companies over the period.',
    },
    insight: {
      es: 'Ganancias al alza dan margen para invertir y contratar. Interesa más a la bolsa que a la moneda.',
      en: 'Rising profits leave room to invest and hire. Of more interest to shares than to the currency.',
    },
    tags: { es: ['crecimiento', 'empresas'], en: ['growth', 'companies'] },
  },
  {
    kind: 'services-output',
    match: ['index of services', 'tertiary industry (activity|index)', 'services (activity|turnover)'],
    direction: 'higher',
    name: { es: 'Actividad de los servicios', en: 'Services output' },
    summary: {
      es: 'Mide cuánto producen los servicios, la mayor parte de una economía desarrollada.',
      en: 'Measures how much services produce, the largest part of a developed economy.',
    },
    insight: {
      es: 'Se usa para afinar el PIB. Suele publicarse con rezago o junto a cifras más seguidas, por lo que mueve poco.',
      en: 'Used to refine GDP. It tends to come late or beside figures more closely followed, so it moves little.',
    },
    tags: { es: ['crecimiento', 'servicios'], en: ['growth', 'services'] },
  },
];
