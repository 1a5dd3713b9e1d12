import type { Indicator } from '../indicator.ts';

export const consumer: readonly Indicator[] = [
  {
    kind: 'retail-sales',
    match: ['retail sales', 'retail trade'],
    direction: 'higher',
    name: { es: 'Ventas minoristas', en: 'Retail sales' },
    summary: {
      es: 'Mide cuánto venden las tiendas: el termómetro más directo del consumo.',
      en: 'Measures how much shops sell: the most direct thermometer of consumption.',
    },
    insight: {
      es: 'Se mira junto con la versión sin autos y la revisión del mes previo. Ventas mayores a lo esperado han tendido a apoyar a la moneda; parte del alza puede ser inflación si la cifra está en valor.',
      en: 'Watched with the version without cars and the revision of the month before. Sales above expectations have tended to support the currency; part of a rise may be inflation where the figure is in value.',
    },
    tags: { es: ['consumo', 'ventas'], en: ['consumption', 'sales'] },
  },
  {
    kind: 'core-retail-sales',
    match: ['core retail sales', 'retail sales ex (autos|auto|fuel|gas autos|gas and autos)'],
    direction: 'higher',
    name: { es: 'Ventas minoristas subyacentes', en: 'Core retail sales' },
    summary: {
      es: 'Ventas minoristas sin sus partes más volátiles: por lo general los autos y, según el país, el combustible.',
      en: 'Retail sales without their most volatile parts: usually cars and, by country, fuel.',
    },
    insight: {
      es: 'Muestra mejor el ánimo del consumidor que el total. Si ambos datos apuntan en sentidos opuestos, la primera reacción puede revertirse.',
      en: 'Shows the consumer’s mood better than the total. When the two point in opposite directions, the first reaction may reverse.',
    },
    tags: { es: ['consumo', 'ventas'], en: ['consumption', 'sales'] },
  },
  {
    kind: 'retail-control-group',
    match: ['retail sales control group', 'retail control'],
    direction: 'higher',
    name: { es: 'Ventas minoristas, grupo de control', en: 'Retail sales control group' },
    summary: {
      es: 'Ventas minoristas de Estados Unidos sin autos, gasolina, materiales de construcción ni restaurantes: la parte que entra en el PIB.',
      en: 'US retail sales without cars, gasoline, building materials and restaurants: the part that goes into GDP.',
    },
    insight: {
      es: 'Es la que usan los analistas para estimar el consumo del trimestre. Puede pesar más que el titular en la reacción del dólar.',
      en: 'The one analysts use to estimate the quarter’s consumption. It can weigh more than the headline in the dollar’s reaction.',
    },
    tags: { es: ['consumo', 'ventas'], en: ['consumption', 'sales'] },
  },
  {
    kind: 'brc-retail-sales',
    match: ['brc retail sales (monitor|)'],
    direction: 'higher',
    name: { es: 'Ventas minoristas BRC', en: 'BRC retail sales' },
    summary: {
      es: 'Ventas de las tiendas británicas frente a un año antes, según el gremio minorista (BRC). Es mensual.',
      en: 'Sales at British shops on a year earlier, compiled monthly by the British Retail Consortium.',
    },
    insight: {
      es: 'Sale antes que el dato oficial y lo anticipa a medias. La libra suele reaccionar poco.',
      en: 'It comes before the official figure and half predicts it. Sterling usually reacts little.',
    },
    tags: { es: ['consumo', 'Reino Unido'], en: ['consumption', 'United Kingdom'] },
  },
  {
    kind: 'cbi-realized-sales',
    match: ['cbi (realized sales|distributive trades|distributive trades survey)'],
    direction: 'higher',
    name: { es: 'Ventas realizadas CBI', en: 'CBI realized sales' },
    summary: {
      es: 'Encuesta mensual de la CBI al comercio británico: cuántos venden más que hace un año, menos cuántos venden menos.',
      en: 'The CBI’s monthly survey of British retailers: how many sell more than a year ago, less how many sell less.',
    },
    insight: {
      es: 'Es oportuna pero muy variable. Da contexto a las ventas minoristas oficiales.',
      en: 'Timely but very uneven. It gives context to official retail sales.',
    },
    tags: { es: ['consumo', 'Reino Unido'], en: ['consumption', 'United Kingdom'] },
  },
  {
    kind: 'redbook',
    match: ['(johnson|) redbook'],
    direction: 'higher',
    name: { es: 'Índice Redbook', en: 'Redbook index' },
    summary: {
      es: 'Ventas semanales de grandes cadenas de Estados Unidos frente a un año antes.',
      en: 'Weekly sales at large US chains on a year earlier.',
    },
    insight: {
      es: 'Sirve para seguir el consumo entre un dato mensual y otro. Casi nunca mueve al dólar.',
      en: 'Helps to follow spending between monthly figures. It almost never moves the dollar.',
    },
    tags: { es: ['consumo', 'ventas'], en: ['consumption', 'sales'] },
  },
  {
    kind: 'personal-spending',
    match: ['personal (spending|consumption expenditures)'],
    direction: 'higher',
    name: { es: 'Gasto personal', en: 'Personal spending' },
    summary: {
      es: 'Cuánto cambia el gasto de los hogares de Estados Unidos en el mes. Lo publica el BEA.',
      en: 'How US household spending changes over the month. Published by the BEA.',
    },
    insight: {
      es: 'Incluye servicios, que las ventas minoristas casi no ven. Sale junto con el PCE, que suele llevarse la atención.',
      en: 'It includes services, which retail sales mostly miss. It comes with PCE, which usually takes the attention.',
    },
    tags: { es: ['consumo'], en: ['consumption'] },
  },
  {
    kind: 'personal-income',
    match: ['personal income'],
    direction: 'higher',
    name: { es: 'Ingreso personal', en: 'Personal income' },
    summary: {
      es: 'Cuánto cambia lo que reciben los hogares de Estados Unidos en el mes, de todas las fuentes. Lo publica el BEA.',
      en: 'How what US households receive from all sources changes over the month. Published by the BEA.',
    },
    insight: {
      es: 'Si el gasto crece más que el ingreso, el ahorro baja y el impulso puede no durar. Mueve poco al dólar.',
      en: 'When spending outgrows income, saving falls and the push may not last. It moves the dollar little.',
    },
    tags: { es: ['ingresos', 'consumo'], en: ['income', 'consumption'] },
  },
  {
    kind: 'household-spending',
    match: ['(household|consumer) (spending|consumption|expenditure)', 'household spending indicator'],
    direction: 'higher',
    name: { es: 'Gasto de los hogares', en: 'Household spending' },
    summary: { es: 'Cuánto cambia lo que gastan los hogares.', en: 'How what households spend changes.' },
    insight: {
      es: 'Es la mayor parte de la demanda interna y ayuda a estimar el PIB. Salvo una sorpresa grande, la moneda reacciona poco.',
      en: 'The largest part of domestic demand, it helps to estimate GDP. Short of a large surprise the currency reacts little.',
    },
    tags: { es: ['consumo'], en: ['consumption'] },
  },
  {
    kind: 'consumer-credit',
    match: ['consumer credit (change|)'],
    direction: 'higher',
    name: { es: 'Crédito al consumo', en: 'Consumer credit' },
    summary: {
      es: 'Cambio mensual de la deuda de consumo de los hogares, sin hipotecas.',
      en: 'Monthly change in household consumer debt, mortgages aside.',
    },
    insight: {
      es: 'Puede subir por confianza o por apuros, por eso se lee con cautela. Se revisa mucho y mueve poco.',
      en: 'It can rise from confidence or from strain, so it is read with care. Heavily revised; it moves little.',
    },
    tags: { es: ['crédito', 'consumo'], en: ['credit', 'consumption'] },
  },
  {
    kind: 'card-spending',
    match: ['(credit|electronic|electronic retail|retail|) card spending', 'electronic card retail sales'],
    direction: 'higher',
    name: { es: 'Gasto con tarjeta', en: 'Card spending' },
    summary: {
      es: 'Cuánto cambia lo que se paga con tarjeta. Lo publica el banco central o la oficina de estadística.',
      en: 'How spending on cards changes. Published by the central bank or the statistics office.',
    },
    insight: {
      es: 'Es una pista oportuna del consumo, que cambia también porque se usa menos efectivo. Mueve poco al dólar neozelandés.',
      en: 'A timely hint of consumption that also changes as cash is used less. It moves the New Zealand dollar little.',
    },
    tags: { es: ['consumo', 'crédito'], en: ['consumption', 'credit'] },
  },
  {
    kind: 'vehicle-sales',
    match: [
      '(omdia|wards|) total vehicle sales',
      'all (car|truck) sales',
      '(new|) (motor vehicle|vehicle|car) (sales|registrations)',
    ],
    direction: 'higher',
    name: { es: 'Ventas de vehículos', en: 'Vehicle sales' },
    summary: {
      es: 'Autos y camionetas nuevos vendidos en el mes; en Estados Unidos se expresan a ritmo anual.',
      en: 'New cars and light trucks sold in the month; in the United States at an annual rate.',
    },
    insight: {
      es: 'Adelanta parte de las ventas minoristas y depende del crédito y los incentivos. La moneda casi no reacciona.',
      en: 'It leads part of retail sales and depends on credit and incentives. The currency hardly reacts.',
    },
    tags: { es: ['consumo', 'autos'], en: ['consumption', 'cars'] },
  },
];
