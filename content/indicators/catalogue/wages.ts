import type { Indicator } from '../indicator.ts';

/** Pay and the cost of labour. `higher`: it feeds inflation, and so the case for higher rates. */
export const wages: readonly Indicator[] = [
  {
    kind: 'employment-cost-index',
    match: ['employment cost (index|)'],
    direction: 'higher',
    publisher: 'bls',
    frequency: 'quarterly',
    unit: 'change',
    name: { es: 'Índice de costo del empleo (ECI)', en: 'Employment cost index (ECI)' },
    summary: {
      es: 'Mide cada trimestre lo que cuesta el trabajo en Estados Unidos: salarios y prestaciones. Lo publica el BLS.',
      en: 'Measures each quarter what labor costs in the United States: wages and benefits. Published by the BLS.',
    },
    insight: {
      es: 'No lo distorsiona el tipo de empleos creados, por eso la Fed lo valora como medida salarial. Si supera lo esperado, ha tendido a apoyar al dólar.',
      en: 'Shifts in the mix of jobs do not distort it, so the Fed values it as a wage measure. Above expectations it has tended to support the dollar.',
    },
    tags: { es: ['salarios', 'inflación'], en: ['wages', 'inflation'] },
  },
  {
    kind: 'employment-cost-components',
    match: ['employment cost (index|) (wages|benefits)'],
    direction: 'higher',
    publisher: 'bls',
    frequency: 'quarterly',
    unit: 'change',
    name: { es: 'Componentes del costo del empleo', en: 'Employment cost components' },
    summary: {
      es: 'La parte de salarios o de prestaciones del costo del empleo en Estados Unidos. Es trimestral.',
      en: 'The wages or the benefits part of US employment costs. Quarterly.',
    },
    insight: {
      es: 'Los salarios suelen decir más de la inflación que las prestaciones. El dato sale junto con el índice general, que manda en la reacción.',
      en: 'Wages usually say more about inflation than benefits. The figure comes with the overall index, which drives the reaction.',
    },
    tags: { es: ['salarios', 'inflación'], en: ['wages', 'inflation'] },
  },
  {
    kind: 'unit-labour-costs',
    match: ['unit labor (costs|cost)'],
    direction: 'higher',
    publisher: 'statistics:bls',
    frequency: 'quarterly',
    unit: 'change',
    name: { es: 'Costo laboral unitario', en: 'Unit labor costs' },
    summary: {
      es: 'Lo que cuesta el trabajo por cada unidad producida. En Estados Unidos es trimestral y lo publica el BLS.',
      en: 'The cost of labor per unit produced. Quarterly in the United States, published by the BLS.',
    },
    insight: {
      es: 'Sube si los salarios crecen más que la productividad, lo que puede generar inflación. Llega después del PIB y suele mover poco.',
      en: 'They rise when pay grows faster than productivity, which can feed inflation. They come after GDP and usually move prices little.',
    },
    tags: { es: ['salarios', 'inflación'], en: ['wages', 'inflation'] },
  },
  {
    kind: 'average-earnings-uk',
    match: ['average earnings (index|) (incl bonus|)'],
    direction: 'higher',
    publisher: 'statistics',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Salario promedio del Reino Unido', en: 'UK average earnings' },
    summary: {
      es: 'Cuánto crecen los salarios en el Reino Unido frente a un año antes, en promedio de tres meses. Lo publica la ONS.',
      en: 'How fast UK pay grows from a year earlier, as a three-month average. Published by the ONS.',
    },
    insight: {
      es: 'El Banco de Inglaterra lo sigue de cerca por su relación con la inflación de servicios. Un alza mayor a la prevista ha tendido a apoyar a la libra.',
      en: 'The Bank of England follows it closely for its link to services inflation. A bigger rise than forecast has tended to support sterling.',
    },
    tags: { es: ['salarios', 'Reino Unido'], en: ['wages', 'United Kingdom'] },
  },
  {
    kind: 'average-earnings-uk-ex-bonus',
    match: ['average earnings (index|) ex bonus'],
    direction: 'higher',
    publisher: 'statistics',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Salario promedio del Reino Unido sin bonificaciones', en: 'UK average earnings ex bonuses' },
    summary: {
      es: 'Cuánto crecen los salarios regulares en el Reino Unido, sin bonificaciones, en promedio de tres meses. Lo publica la ONS.',
      en: 'How much regular UK pay grows, excluding bonuses, as a three-month average. Published by the ONS.',
    },
    insight: {
      es: 'Sin el ruido de las bonificaciones, muestra mejor la tendencia salarial. Un alza mayor a la prevista ha tendido a apoyar a la libra.',
      en: 'Without the noise of bonuses it shows the wage trend better. A bigger rise than forecast has tended to support sterling.',
    },
    tags: { es: ['salarios', 'Reino Unido'], en: ['wages', 'United Kingdom'] },
  },
  {
    kind: 'cash-earnings-japan',
    match: ['(average|labor|) cash earnings', 'overtime pay'],
    direction: 'higher',
    publisher: 'mhlw',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Salarios en Japón', en: 'Japan’s cash earnings' },
    summary: {
      es: 'Cuánto cambia lo que cobran los trabajadores japoneses frente a un año antes. Es mensual.',
      en: 'How much Japanese workers’ pay changes from a year earlier. Monthly.',
    },
    insight: {
      es: 'El Banco de Japón busca alzas salariales duraderas para subir tasas. Una lectura fuerte ha tendido a apoyar al yen, aunque las bonificaciones de verano e invierno la distorsionan.',
      en: 'The Bank of Japan looks for lasting pay raises before raising rates. A strong reading has tended to support the yen, though summer and winter bonuses distort it.',
    },
    tags: { es: ['salarios', 'Japón'], en: ['wages', 'Japan'] },
  },
  {
    kind: 'wage-growth',
    match: [
      'wage (price index|growth|index)',
      'labor (cost|costs) index',
      'labor costs (index|) private',
      'negotiated (wages|wage growth)',
      'ecb indicator of negotiated wage rates',
      'wages',
    ],
    direction: 'higher',
    publisher: 'statistics',
    frequency: 'quarterly',
    titled: { negotiated: { publisher: 'central-bank' } },
    unit: 'change',
    name: { es: 'Crecimiento de los salarios', en: 'Wage growth' },
    summary: {
      es: 'Mide cuánto cambian los salarios o el costo de la mano de obra, casi siempre por trimestre.',
      en: 'Measures how wages or the cost of labor change, nearly always quarterly.',
    },
    insight: {
      es: 'Los salarios alimentan la inflación de servicios, por eso pesan en las decisiones de tasas. Un dato más alto de lo esperado ha tendido a apoyar a la moneda.',
      en: 'Wages feed services inflation, so they count in rate decisions. A figure above expectations has tended to support the currency.',
    },
    tags: { es: ['salarios', 'inflación'], en: ['wages', 'inflation'] },
  },
];
