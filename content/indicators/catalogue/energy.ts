import type { Indicator } from '../indicator.ts';

/** Oil and gas. Stocks carry no direction for a currency: they move the fuel first. */
export const energy: readonly Indicator[] = [
  {
    kind: 'crude-oil-inventories',
    match: ['(eia|) (crude oil|weekly crude oil|crude) (inventories|stocks change|stock change|stocks)'],
    currency: 'USD',
    direction: 'none',
    market: 'crude-oil',
    publisher: 'eia',
    frequency: 'weekly',
    unit: 'barrels',
    name: { es: 'Inventarios de crudo (EIA)', en: 'Crude oil inventories (EIA)' },
    summary: {
      es: 'Cambio semanal de los barriles de crudo almacenados por empresas en Estados Unidos. Lo publica la EIA, casi siempre el miércoles.',
      en: 'Weekly change in barrels of crude held by firms in the United States. Published by the EIA, usually on Wednesday.',
    },
    insight: {
      es: 'Una caída mayor a la esperada ha tendido a subir el petróleo y, con él, a apoyar al dólar canadiense; un aumento, lo contrario. También cuentan gasolina, destilados y refinación.',
      en: 'A bigger draw than expected has tended to lift oil and, with it, support the Canadian dollar; a build, the opposite. Gasoline, distillates and refinery runs count too.',
    },
    tags: { es: ['petróleo', 'inventarios'], en: ['oil', 'inventories'] },
  },
  {
    kind: 'api-crude-stocks',
    match: [
      'api (weekly statistical bulletin|crude oil stock change|weekly crude oil stock|crude oil stocks change)',
    ],
    direction: 'none',
    market: 'crude-oil',
    publisher: 'api-oil',
    frequency: 'weekly',
    unit: 'barrels',
    name: { es: 'Inventarios de crudo (API)', en: 'Crude oil stocks (API)' },
    summary: {
      es: 'Estimación semanal del gremio petrolero de Estados Unidos (API) sobre los inventarios de crudo, previa al dato oficial.',
      en: 'A weekly estimate of crude stocks by the US oil industry’s association (API), ahead of the official figure.',
    },
    insight: {
      es: 'Adelanta el dato de la EIA, a veces con diferencias grandes. El petróleo puede moverse al conocerse el dato y corregir al día siguiente.',
      en: 'It previews the EIA figure, sometimes far from it. Oil may move on it and correct the next day.',
    },
    tags: { es: ['petróleo', 'inventarios'], en: ['oil', 'inventories'] },
  },
  {
    kind: 'oil-products-stocks',
    match: [
      '(eia|api|) (gasoline|distillate|distillates|heating oil|cushing crude oil|cushing|distillate fuel|crude oil cushing) (stocks change|stock change|inventories|stocks)',
      '(eia|) (gasoline production|distillate fuel production|refinery crude runs|crude oil imports|distillate production) (change|)',
      '(eia|) (refinery utilization|weekly refinery utilization rates) (change|)',
    ],
    currency: 'USD',
    direction: 'none',
    market: 'crude-oil',
    publisher: 'eia',
    frequency: 'weekly',
    unit: 'barrels',
    name: { es: 'Combustibles y refinación en Estados Unidos', en: 'US fuel stocks and refining' },
    summary: {
      es: 'Parte del informe semanal de petróleo: gasolina, destilados, refinación o el depósito de Cushing.',
      en: 'Part of the weekly petroleum report: gasoline, distillates, refining or the Cushing hub.',
    },
    insight: {
      es: 'Se lee junto con los inventarios de crudo: puede confirmar o contradecir su señal. La reacción suele limitarse al petróleo.',
      en: 'Read with crude stocks, whose signal it may confirm or contradict. The reaction usually stays within oil.',
    },
    tags: { es: ['petróleo', 'inventarios'], en: ['oil', 'inventories'] },
  },
  {
    kind: 'natural-gas-storage',
    match: ['(eia|) natural gas (storage|stocks change|stock change|storage change)'],
    currency: 'USD',
    direction: 'none',
    market: 'natural-gas',
    publisher: 'eia',
    frequency: 'weekly',
    unit: 'cubic-feet',
    name: { es: 'Inventarios de gas natural', en: 'Natural gas storage' },
    summary: {
      es: 'Cambio semanal del gas natural almacenado en Estados Unidos. Lo publica la EIA, casi siempre el jueves.',
      en: 'Weekly change in natural gas stored in the United States. Published by the EIA, usually on Thursday.',
    },
    insight: {
      es: 'Se compara con lo normal de la temporada: en otoño e invierno pesa más el clima. Mueve al gas natural; en las monedas y el oro su efecto es casi nulo.',
      en: 'Read against the seasonal norm: in fall and winter the weather matters most. It moves natural gas; its effect on currencies and gold is almost nil.',
    },
    tags: { es: ['gas natural', 'inventarios'], en: ['natural gas', 'inventories'] },
  },
  {
    kind: 'rig-count',
    match: [
      'baker hughes (oil rig count|total rig count|total rigs count|rig count|crude oil rigs)',
      '(oil|us oil) rig count',
    ],
    direction: 'none',
    market: 'crude-oil',
    publisher: 'baker-hughes',
    frequency: 'weekly',
    unit: 'rigs',
    name: { es: 'Equipos de perforación activos', en: 'Rig count' },
    summary: {
      es: 'Equipos de perforación activos en Estados Unidos. Los cuenta cada semana la empresa Baker Hughes.',
      en: 'Active drilling rigs in the United States, counted weekly by the firm Baker Hughes.',
    },
    insight: {
      es: 'Se adelantan varios meses a la producción. Rara vez mueven el precio del petróleo en el día.',
      en: 'It leads production by months. It rarely moves oil on the day.',
    },
    tags: { es: ['petróleo'], en: ['oil'] },
  },
  {
    kind: 'opec-meeting',
    match: [
      '(opec|opec jmmc|opec plus|jmmc) (meetings|meeting|ministerial meeting)',
      'opec (and|) non opec ministerial meeting',
    ],
    direction: 'none',
    market: 'crude-oil',
    publisher: 'opec',
    frequency: 'by-schedule',
    unit: null,
    name: { es: 'Reunión de la OPEP', en: 'OPEC meeting' },
    summary: {
      es: 'Los países petroleros de la OPEP y sus aliados, o su comité de seguimiento (JMMC), revisan cuánto producen.',
      en: 'The oil producers of OPEC and its allies, or their monitoring committee (JMMC), review how much they pump.',
    },
    insight: {
      es: 'Un recorte de producción mayor al previsto ha tendido a subir el petróleo y a apoyar al dólar canadiense; más producción, lo contrario. Los titulares salen sin hora fija.',
      en: 'A bigger output cut than expected has tended to lift oil and support the Canadian dollar; more output, the opposite. Headlines come at no set time.',
    },
    tags: { es: ['petróleo', 'OPEP'], en: ['oil', 'OPEC'] },
  },
  {
    kind: 'oil-report',
    match: [
      '(opec|iea|) (monthly report|oil market report|monthly oil market report)',
      '(eia|) short term energy outlook',
    ],
    direction: 'none',
    market: 'crude-oil',
    publisher: null,
    frequency: 'monthly',
    unit: null,
    name: { es: 'Informe del mercado petrolero', en: 'Oil market report' },
    summary: {
      es: 'Informe mensual de la OPEP, la AIE o la EIA sobre oferta, demanda e inventarios de petróleo.',
      en: 'A monthly report by OPEC, the IEA or the EIA on oil supply, demand and stocks.',
    },
    insight: {
      es: 'Interesan los cambios en la demanda prevista. Puede mover al petróleo; las monedas lo siguen solo si el cambio es grande.',
      en: 'Changes in expected demand are what matter. It may move oil; currencies follow only when the change is large.',
    },
    tags: { es: ['petróleo', 'informe'], en: ['oil', 'report'] },
  },
];
