import type { Indicator } from '../indicator.ts';

/** PCE, expectations and national particulars. Higher inflation is `higher`, for the reason given with consumer prices. */
export const otherInflation: readonly Indicator[] = [
  {
    kind: 'pce-prices',
    match: ['pce (price|prices) (index|)', 'personal consumption expenditures price index'],
    direction: 'higher',
    name: { es: 'Índice de precios PCE', en: 'PCE price index' },
    summary: {
      es: 'Mide los precios del gasto de los consumidores en Estados Unidos. Lo publica cada mes el BEA y sobre él fija la Fed su meta.',
      en: 'Measures the prices of US consumer spending. The BEA publishes it monthly, and the Fed’s target is set on it.',
    },
    insight: {
      es: 'Gran parte se deduce antes del IPC y de los precios al productor, así que las sorpresas suelen ser pequeñas. Si supera lo esperado, ha tendido a apoyar al dólar y a pesar sobre el oro.',
      en: 'Much of it can be worked out earlier from CPI and PPI, so surprises are usually small. Above expectations, it has tended to support the dollar and weigh on gold.',
    },
    tags: { es: ['inflación', 'PCE', 'Fed'], en: ['inflation', 'PCE', 'Fed'] },
  },
  {
    kind: 'core-pce-prices',
    match: ['core pce (price|prices) (index|)'],
    direction: 'higher',
    name: { es: 'PCE subyacente', en: 'Core PCE price index' },
    summary: {
      es: 'Los precios del gasto de los consumidores en Estados Unidos sin alimentos ni energía. Lo publica el BEA.',
      en: 'The prices of US consumer spending without food and energy. Published by the BEA.',
    },
    insight: {
      es: 'Es la medida de inflación de fondo que más cita la Fed. Una décima de diferencia con el pronóstico mensual puede mover las expectativas de tasas, y con ellas al dólar y al oro.',
      en: 'The underlying inflation gauge the Fed cites most. A tenth away from the monthly forecast can shift rate expectations, and with them the dollar and gold.',
    },
    tags: { es: ['inflación', 'PCE', 'Fed'], en: ['inflation', 'PCE', 'Fed'] },
  },
  {
    kind: 'uom-inflation-expectations',
    match: ['uom (consumer|1 year|1 y|) inflation expectations', 'uom inflation expectations 1 year'],
    direction: 'higher',
    name: { es: 'Expectativas de inflación de Michigan', en: 'Michigan inflation expectations' },
    summary: {
      es: 'La inflación que esperan los hogares de Estados Unidos para los próximos doce meses, según la Universidad de Michigan.',
      en: 'The inflation US households expect over the next twelve months, from the University of Michigan.',
    },
    insight: {
      es: 'Sigue mucho a la gasolina y a los alimentos, y la opinión política la tiñe. Un salto ha tendido a subir rendimientos y al dólar, aunque la cifra preliminar se revisa dos semanas después.',
      en: 'It follows gasoline and food closely, and political views color it. A jump has tended to lift yields and the dollar, though the preliminary figure is revised two weeks later.',
    },
    tags: { es: ['inflación', 'expectativas'], en: ['inflation', 'expectations'] },
  },
  {
    kind: 'uom-long-inflation-expectations',
    match: ['uom (5 year|5 y|long run) inflation expectations', 'uom inflation expectations 5 year'],
    direction: 'higher',
    name: {
      es: 'Expectativas de inflación de Michigan a largo plazo',
      en: 'Michigan long-run inflation expectations',
    },
    summary: {
      es: 'La inflación que esperan los hogares de Estados Unidos a un plazo de cinco a diez años, según la Universidad de Michigan.',
      en: 'The inflation US households expect over five to ten years, from the University of Michigan.',
    },
    insight: {
      es: 'La Fed vigila que no se alejen de su meta. Por lo general cambian poco: por eso una décima de más ha llegado a mover rendimientos y al dólar.',
      en: 'The Fed watches that they do not drift from its target. They usually change little, which is why an extra tenth has at times moved yields and the dollar.',
    },
    tags: { es: ['inflación', 'expectativas'], en: ['inflation', 'expectations'] },
  },
  {
    kind: 'inflation-expectations',
    match: [
      '(consumer|mi|boe consumer|ecb consumer|rbnz|business|melbourne institute|mi consumer|westpac consumer|) inflation expectations',
      '(cleveland fed|ny fed|ny fed 1 year consumer|boe) inflation expectations',
      'selling price expectations',
    ],
    direction: 'higher',
    name: { es: 'Expectativas de inflación', en: 'Inflation expectations' },
    summary: {
      es: 'Encuesta sobre la inflación que esperan hogares o empresas en los próximos meses o años.',
      en: 'A survey of the inflation households or firms expect over the coming months or years.',
    },
    insight: {
      es: 'Los bancos centrales temen que se alejen de la meta porque influyen en salarios y precios. Un aumento inesperado suele leerse a favor de tasas más altas; su efecto en la moneda suele ser moderado.',
      en: 'Central banks fear them drifting from target, since they feed wages and prices. An unexpected rise is usually read as favoring higher rates; the effect on the currency tends to be moderate.',
    },
    tags: { es: ['inflación', 'expectativas'], en: ['inflation', 'expectations'] },
  },
  {
    kind: 'rpi',
    match: ['rpi', 'retail price index'],
    direction: 'higher',
    name: { es: 'Índice de precios minoristas (RPI)', en: 'Retail price index (RPI)' },
    summary: {
      es: 'Medida antigua de inflación del Reino Unido, que incluye costos de vivienda como la hipoteca.',
      en: 'The United Kingdom’s older inflation measure, which includes housing costs such as mortgage interest.',
    },
    insight: {
      es: 'Ya no guía al Banco de Inglaterra, pero ajusta contratos y bonos indexados. Sale junto al IPC, que es el que suele mover a la libra.',
      en: 'It no longer guides the Bank of England but still sets contracts and index-linked gilts. It comes with the CPI, which is what usually moves sterling.',
    },
    tags: { es: ['inflación', 'Reino Unido'], en: ['inflation', 'United Kingdom'] },
  },
  {
    kind: 'inflation-gauge',
    match: ['(mi|td mi|melbourne institute|td securities) inflation gauge'],
    direction: 'higher',
    name: { es: 'Medidor de inflación del Melbourne Institute', en: 'Melbourne Institute inflation gauge' },
    summary: {
      es: 'Estimación privada y mensual de los precios al consumidor en Australia, anterior al dato oficial.',
      en: 'A private, monthly estimate of Australian consumer prices, ahead of the official figure.',
    },
    insight: {
      es: 'Da una primera idea del IPC australiano, con errores frecuentes. Suele mover poco al dólar australiano, salvo que confirme un giro.',
      en: 'An early idea of Australian CPI, often off the mark. It usually moves the Australian dollar little unless it confirms a turn.',
    },
    tags: { es: ['inflación', 'Australia'], en: ['inflation', 'Australia'] },
  },
  {
    kind: 'shop-prices',
    match: ['brc shop price index'],
    direction: 'higher',
    name: { es: 'Precios en tiendas del BRC', en: 'BRC shop price index' },
    summary: {
      es: 'Cambio anual de los precios en las tiendas británicas, según el gremio minorista (BRC). Es mensual.',
      en: 'The yearly change of prices in British shops, compiled monthly by the British Retail Consortium.',
    },
    insight: {
      es: 'Anticipa parte de la inflación de bienes y alimentos del Reino Unido. Por sí solo rara vez mueve a la libra.',
      en: 'Previews part of UK goods and food inflation. By itself it rarely moves sterling.',
    },
    tags: { es: ['inflación', 'Reino Unido'], en: ['inflation', 'United Kingdom'] },
  },
  {
    kind: 'food-prices',
    match: ['fpi', 'food price index', 'food inflation (rate|)'],
    direction: 'higher',
    name: { es: 'Precios de los alimentos', en: 'Food prices' },
    summary: {
      es: 'Mide cuánto cambian los precios de los alimentos que compran los hogares.',
      en: 'Measures how the prices of the food households buy change.',
    },
    insight: {
      es: 'Es una parte volátil del IPC y el banco central suele mirar más allá de ella. Importa más cuando el cambio dura varios meses.',
      en: 'A volatile part of CPI that central banks usually look through. It matters more when the move lasts for months.',
    },
    tags: { es: ['inflación', 'alimentos'], en: ['inflation', 'food'] },
  },
  {
    kind: 'used-car-prices',
    match: ['used car prices', 'manheim used vehicle value index'],
    direction: 'higher',
    name: { es: 'Precios de autos usados', en: 'Used car prices' },
    summary: {
      es: 'Índice Manheim de los precios de autos usados en subastas al mayoreo de Estados Unidos.',
      en: 'The Manheim index of used car prices at US wholesale auctions.',
    },
    insight: {
      es: 'Se adelanta un par de meses a los autos usados del IPC. Casi nunca mueve al dólar.',
      en: 'It leads used cars in the CPI by a couple of months. It almost never moves the dollar.',
    },
    tags: { es: ['inflación', 'autos'], en: ['inflation', 'cars'] },
  },
  {
    kind: 'mid-month-cpi',
    match: ['(mid month|half month|1st half|1st half month|mid month cpi) (inflation rate|inflation|cpi)'],
    direction: 'higher',
    name: { es: 'Inflación quincenal de México', en: 'Mexico’s mid-month inflation' },
    summary: {
      es: 'La inflación de México en la primera quincena del mes. La publica el INEGI.',
      en: 'Mexico’s inflation in the first half of the month. Published by INEGI.',
    },
    insight: {
      es: 'Adelanta el dato mensual y ajusta lo que se espera de Banxico. Una sorpresa al alza ha tendido a apoyar al peso al alejar recortes.',
      en: 'It previews the monthly figure and adjusts what is expected of Banxico. An upside surprise has tended to support the peso by pushing cuts away.',
    },
    tags: { es: ['inflación', 'México'], en: ['inflation', 'Mexico'] },
  },
  {
    kind: 'mid-month-core-cpi',
    match: ['(mid month|half month|1st half|1st half month) core (inflation rate|inflation|cpi)'],
    direction: 'higher',
    name: { es: 'Inflación quincenal subyacente de México', en: 'Mexico’s mid-month core inflation' },
    summary: {
      es: 'La inflación de México en la primera quincena sin agropecuarios, energéticos ni tarifas del gobierno. La publica el INEGI.',
      en: 'Mexico’s inflation in the first half of the month without farm goods, energy and government tariffs. Published by INEGI.',
    },
    insight: {
      es: 'Banxico le da más peso que a la general porque muestra la tendencia. Si se resiste a bajar, el mercado ha tendido a esperar recortes más lentos.',
      en: 'Banxico gives it more weight than the headline because it shows the trend. When it refuses to fall, markets have tended to expect slower cuts.',
    },
    tags: { es: ['inflación', 'México', 'subyacente'], en: ['inflation', 'Mexico', 'core'] },
  },
];
