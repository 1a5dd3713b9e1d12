import type { Indicator } from '../indicator.ts';

/** Employment and unemployment, as most countries publish them. */
export const labour: readonly Indicator[] = [
  {
    kind: 'unemployment-rate',
    match: ['(monthly|quarterly|ilo|harmonised|) unemployment rate', 'jobless rate'],
    direction: 'lower',
    name: { es: 'Tasa de desempleo', en: 'Unemployment rate' },
    summary: {
      es: 'Porcentaje de la fuerza laboral que no tiene trabajo y lo busca.',
      en: 'The share of the labor force that has no job and is looking for one.',
    },
    insight: {
      es: 'Se lee junto con el empleo y la participación: puede bajar porque la gente deja de buscar. Una tasa mayor a la esperada ha tendido a debilitar a la moneda.',
      en: 'Read with employment and participation: it can fall because people stop looking. A rate above expectations has tended to weaken the currency.',
    },
    tags: { es: ['empleo', 'desempleo'], en: ['jobs', 'unemployment'] },
  },
  {
    kind: 'u6-unemployment-rate',
    match: ['u6 unemployment rate', 'u 6 unemployment rate'],
    direction: 'lower',
    name: { es: 'Desempleo amplio U-6', en: 'U-6 unemployment rate' },
    summary: {
      es: 'Desempleo en sentido amplio en Estados Unidos: suma a los desalentados y a quienes trabajan menos horas de las que quisieran.',
      en: 'Unemployment in the broad sense in the United States: adds the discouraged and those working fewer hours than they want.',
    },
    insight: {
      es: 'Muestra debilidad que la tasa oficial no ve. Sale en el informe de empleo y rara vez mueve sola al dólar.',
      en: 'Shows slack the official rate misses. It comes in the jobs report and rarely moves the dollar alone.',
    },
    tags: { es: ['empleo', 'desempleo'], en: ['jobs', 'unemployment'] },
  },
  {
    kind: 'employment-change',
    match: ['employment (change|level|growth)'],
    direction: 'higher',
    name: { es: 'Cambio en el empleo', en: 'Employment change' },
    summary: {
      es: 'Cuántas personas tienen trabajo o, más a menudo, cuánto cambió ese número frente al periodo anterior.',
      en: 'How many people have a job or, more often, how that number changed on the period before.',
    },
    insight: {
      es: 'Conviene separar tiempo completo y parcial, y mirar la tasa de desempleo del mismo informe. Un dato mejor de lo previsto ha tendido a apoyar a la moneda; es una serie ruidosa.',
      en: 'Full-time and part-time are worth separating, beside the unemployment rate in the same report. A better figure than forecast has tended to support the currency; the series is noisy.',
    },
    tags: { es: ['empleo'], en: ['jobs'] },
  },
  {
    kind: 'full-time-employment',
    match: ['full time employment (change|)', 'full employment change'],
    direction: 'higher',
    name: { es: 'Empleo de tiempo completo', en: 'Full-time employment' },
    summary: {
      es: 'Cambio mensual en los empleos de jornada completa.',
      en: 'Monthly change in full-time jobs.',
    },
    insight: {
      es: 'Se considera la parte más sólida del empleo. Si el total sube solo por jornadas parciales, el apoyo a la moneda suele durar menos.',
      en: 'Seen as the more solid part of employment. When the total rises on part-time alone, support for the currency tends to fade sooner.',
    },
    tags: { es: ['empleo'], en: ['jobs'] },
  },
  {
    kind: 'part-time-employment',
    match: ['part time employment (change|)'],
    direction: 'none',
    name: { es: 'Empleo de tiempo parcial', en: 'Part-time employment' },
    summary: {
      es: 'Cambio mensual en los empleos de jornada parcial.',
      en: 'Monthly change in part-time jobs.',
    },
    insight: {
      es: 'Dice de qué está hecho el cambio total del empleo. Por sí solo no es buena ni mala noticia para la moneda.',
      en: 'Says what the total change in employment is made of. By itself it is neither good nor bad news for the currency.',
    },
    tags: { es: ['empleo'], en: ['jobs'] },
  },
  {
    kind: 'participation-rate',
    match: ['(labor force|) participation rate'],
    direction: 'higher',
    name: { es: 'Tasa de participación laboral', en: 'Participation rate' },
    summary: {
      es: 'Porcentaje de la población en edad de trabajar que tiene empleo o lo busca.',
      en: 'The share of the working-age population that has a job or is looking for one.',
    },
    insight: {
      es: 'Explica movimientos de la tasa de desempleo: más gente que busca puede elevarla aun con más empleos. Es contexto más que detonante.',
      en: 'It explains moves in unemployment: more people looking can raise it even as jobs grow. Context more than trigger.',
    },
    tags: { es: ['empleo'], en: ['jobs'] },
  },
  {
    kind: 'unemployment-change',
    match: [
      'unemployment change',
      '(registered|) unemployed persons',
      'unemployment (benefit claims|persons)',
      'jobseekers total',
    ],
    direction: 'lower',
    name: { es: 'Cambio en el número de desempleados', en: 'Unemployment change' },
    summary: {
      es: 'Cuántas personas más o menos están registradas como desempleadas que el mes anterior.',
      en: 'How many more or fewer people are registered as unemployed than the month before.',
    },
    insight: {
      es: 'Un aumento mayor al esperado apunta a un mercado laboral más débil. En el euro, el dato alemán es el más seguido y su efecto suele ser leve.',
      en: 'A bigger rise than expected points to a weaker labor market. For the euro the German figure is the most followed, with an effect that is usually slight.',
    },
    tags: { es: ['empleo', 'desempleo'], en: ['jobs', 'unemployment'] },
  },
  {
    kind: 'claimant-count',
    match: ['claimant count (change|rate|)'],
    direction: 'lower',
    name: { es: 'Solicitantes de subsidio del Reino Unido', en: 'UK claimant count' },
    summary: {
      es: 'Cambio mensual de personas que piden ayudas por desempleo en el Reino Unido. La publica la ONS.',
      en: 'Monthly change in people claiming unemployment-related benefits in the United Kingdom. Published by the ONS.',
    },
    insight: {
      es: 'Es oportuno pero se revisa mucho; la tasa de desempleo y los salarios del mismo día suelen pesar más para la libra.',
      en: 'Timely but heavily revised; the unemployment rate and pay released the same day usually weigh more for sterling.',
    },
    tags: { es: ['empleo', 'Reino Unido'], en: ['jobs', 'United Kingdom'] },
  },
  {
    kind: 'payrolled-employees-uk',
    match: ['hmrc payrolls change', 'payrolled employees', 'payrolled employees change'],
    direction: 'higher',
    name: { es: 'Empleados en nómina del Reino Unido', en: 'UK payrolled employees' },
    summary: {
      es: 'Cambio mensual en los empleados que figuran en los registros fiscales británicos (HMRC).',
      en: 'Monthly change in employees on British tax records (HMRC).',
    },
    insight: {
      es: 'Es el dato laboral británico más oportuno, aunque la primera cifra suele corregirse de forma notable. Conviene ver también la revisión del mes previo.',
      en: 'The timeliest UK labor figure, though the first print is often corrected noticeably. The revision of the month before is worth a look too.',
    },
    tags: { es: ['empleo', 'Reino Unido'], en: ['jobs', 'United Kingdom'] },
  },
  {
    kind: 'private-payrolls',
    match: [
      'private (payrolls|non farm payrolls)',
      'non farm payrolls private',
      '(change in|) private non farm employment',
    ],
    direction: 'higher',
    name: { es: 'Empleo en el sector privado', en: 'Private payrolls' },
    summary: {
      es: 'Cambio en el empleo de las empresas, sin contar al gobierno.',
      en: 'Change in employment at firms, government aside.',
    },
    insight: {
      es: 'Muestra si las empresas contratan por sí mismas. Una cifra débil junto con un total fuerte suele restar entusiasmo a la reacción.',
      en: 'Shows whether firms are hiring by themselves. A weak figure beside a strong total tends to take enthusiasm out of the reaction.',
    },
    tags: { es: ['empleo', 'sector privado'], en: ['jobs', 'private sector'] },
  },
];
