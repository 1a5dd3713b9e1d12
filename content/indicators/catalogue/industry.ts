import type { Indicator } from '../indicator.ts';

/** What factories make and firms sell or keep. A rise of inventories may be confidence or unsold goods: no direction. */
export const industry: readonly Indicator[] = [
  {
    kind: 'industrial-production',
    match: ['industrial (production|output)'],
    direction: 'higher',
    name: { es: 'Producción industrial', en: 'Industrial production' },
    summary: {
      es: 'Mide cuánto producen fábricas, minas y empresas de energía.',
      en: 'Measures how much factories, mines and utilities produce.',
    },
    insight: {
      es: 'La energía y el clima distorsionan un mes suelto, así que interesa la tendencia. Un dato mejor de lo previsto ha tendido a dar un apoyo leve a la moneda.',
      en: 'Energy and weather distort a single month, so the trend matters. A better figure than forecast has tended to give the currency mild support.',
    },
    tags: { es: ['crecimiento', 'industria'], en: ['growth', 'industry'] },
  },
  {
    kind: 'manufacturing-production',
    match: ['manufacturing (production|output)'],
    direction: 'higher',
    name: { es: 'Producción manufacturera', en: 'Manufacturing production' },
    summary: {
      es: 'Mide cuánto producen las fábricas, sin minería ni energía.',
      en: 'Measures how much factories produce, without mining and energy.',
    },
    insight: {
      es: 'Deja ver la industria sin el ruido de la energía. Sale junto con la producción industrial y suele leerse con ella.',
      en: 'Shows industry without the noise of energy. It comes with industrial production and is read with it.',
    },
    tags: { es: ['crecimiento', 'industria'], en: ['growth', 'industry'] },
  },
  {
    kind: 'capacity-utilization',
    match: ['capacity (utilization|utilisation) (rate|)'],
    direction: 'higher',
    name: { es: 'Uso de la capacidad instalada', en: 'Capacity utilization' },
    summary: {
      es: 'Qué parte de su capacidad usan las fábricas, minas y empresas de energía.',
      en: 'What part of their capacity factories, mines and utilities use.',
    },
    insight: {
      es: 'Un uso muy alto puede anunciar presión sobre los precios; uno bajo, holgura. Acompaña a la producción industrial y mueve poco.',
      en: 'Very high use may announce price pressure; low use, slack. It accompanies industrial production and moves little.',
    },
    tags: { es: ['industria'], en: ['industry'] },
  },
  {
    kind: 'manufacturing-sales',
    match: ['(manufacturing|industrial) (sales|shipments)'],
    direction: 'higher',
    name: { es: 'Ventas manufactureras', en: 'Manufacturing sales' },
    summary: { es: 'Valor de lo que venden los fabricantes.', en: 'The value of what manufacturers sell.' },
    insight: {
      es: 'Está en valor, así que los precios del petróleo y los autos lo inflan o desinflan. Ayuda a estimar el PIB mensual de Canadá.',
      en: 'It is in value, so oil and car prices swell or shrink it. It helps to estimate Canada’s monthly GDP.',
    },
    tags: { es: ['industria', 'ventas'], en: ['industry', 'sales'] },
  },
  {
    kind: 'wholesale-sales',
    match: ['wholesale (sales|trade)'],
    direction: 'higher',
    name: { es: 'Ventas al mayoreo', en: 'Wholesale sales' },
    summary: {
      es: 'Valor de lo que venden los mayoristas en el mes.',
      en: 'The value of what wholesalers sell in the month.',
    },
    insight: {
      es: 'Completa el cuadro entre fábricas y tiendas. Rara vez mueve sola a la moneda.',
      en: 'Completes the picture between factories and shops. It rarely moves the currency alone.',
    },
    tags: { es: ['ventas', 'mayoreo'], en: ['sales', 'wholesale'] },
  },
  {
    kind: 'business-inventories',
    match: ['(business|retail|manufacturing) inventories', 'retail inventories ex autos'],
    direction: 'none',
    name: { es: 'Inventarios de las empresas', en: 'Business inventories' },
    summary: {
      es: 'Cambio mensual del valor de los bienes que guardan las empresas sin vender.',
      en: 'Monthly change in the value of goods firms hold unsold.',
    },
    insight: {
      es: 'Pueden subir por confianza o porque no se vende: hay que verlos junto con las ventas. Afectan el cálculo del PIB más que al precio.',
      en: 'They can rise from confidence or because goods do not sell: they need the sales figure beside them. They affect GDP estimates more than prices.',
    },
    tags: { es: ['inventarios'], en: ['inventories'] },
  },
  {
    kind: 'wholesale-inventories',
    match: ['wholesale inventories'],
    direction: 'none',
    name: { es: 'Inventarios mayoristas', en: 'Wholesale inventories' },
    summary: {
      es: 'Cambio mensual del valor de los bienes que guardan los mayoristas de Estados Unidos. Los publica la Oficina del Censo.',
      en: 'Monthly change in the value of goods US wholesalers hold. Published by the Census Bureau.',
    },
    insight: {
      es: 'La cifra adelantada sirve para estimar el PIB del trimestre. Por sí sola no dice si la demanda mejora o empeora.',
      en: 'The advance figure helps to estimate the quarter’s GDP. By itself it does not say whether demand improves or worsens.',
    },
    tags: { es: ['inventarios', 'mayoreo'], en: ['inventories', 'wholesale'] },
  },
];
