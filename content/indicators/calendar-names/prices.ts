import type { CalendarNames } from './row.ts';

/** Names of prices. */
export const priceNames: CalendarNames = {
  cpi: [
    ['indicator', 'Indicador mensual del IPC', 'Monthly CPI indicator'],
    ['national', 'IPC nacional', 'National CPI'],
    ['', 'INPC', 'CPI', 'MX'],
    ['', 'IPC', 'CPI'],
  ],
  'core-cpi': [
    ['hicp', 'IPC armonizado subyacente', 'Core harmonized CPI'],
    ['harmonised', 'IPC armonizado subyacente', 'Core harmonized CPI'],
    [
      'ex alcohol',
      'IPC sin energía, alimentos, alcohol ni tabaco',
      'CPI ex energy, food, alcohol and tobacco',
    ],
    ['ex', 'IPC sin alimentos ni energía', 'CPI ex food and energy'],
    ['', 'INPC subyacente', 'Core CPI', 'MX'],
    ['', 'IPC subyacente nacional', 'National core CPI', 'JP'],
    ['', 'IPC subyacente', 'Core CPI'],
  ],
  hicp: [['', 'IPC armonizado', 'Harmonized CPI']],
  'median-cpi': [
    ['weighted', 'Mediana ponderada del IPC', 'Weighted median CPI'],
    ['', 'Mediana del IPC', 'Median CPI'],
  ],
  'common-cpi': [['', 'IPC común', 'Common CPI']],
  'japan-core-cpi': [['', 'IPC subyacente nacional', 'National core CPI']],
  'boj-core-cpi': [['', 'IPC subyacente del Banco de Japón', 'Bank of Japan core CPI']],
  'uom-inflation-expectations': [
    [
      '',
      'Expectativas de inflación a 1 año (U. de Michigan)',
      '1-year inflation expectations (U. of Michigan)',
    ],
  ],
  'uom-long-inflation-expectations': [
    [
      '',
      'Expectativas de inflación a 5 años (U. de Michigan)',
      '5-year inflation expectations (U. of Michigan)',
    ],
  ],
  'inflation-expectations': [
    ['selling price', 'Expectativas de precios de venta', 'Selling price expectations'],
    ['cleveland', 'Expectativas de inflación (Fed de Cleveland)', 'Inflation expectations (Cleveland Fed)'],
    ['ny', 'Expectativas de inflación (Fed de Nueva York)', 'Inflation expectations (New York Fed)'],
    ['boe', 'Expectativas de inflación (Banco de Inglaterra)', 'Inflation expectations (Bank of England)'],
    ['ecb', 'Expectativas de inflación (BCE)', 'Inflation expectations (ECB)'],
    ['rbnz', 'Expectativas de inflación (RBNZ)', 'Inflation expectations (RBNZ)'],
    ['business', 'Expectativas de inflación de las empresas', 'Business inflation expectations'],
    ['westpac', 'Expectativas de inflación (Westpac)', 'Inflation expectations (Westpac)'],
    ['mi', 'Expectativas de inflación (Melbourne Institute)', 'Inflation expectations (Melbourne Institute)'],
    [
      'melbourne',
      'Expectativas de inflación (Melbourne Institute)',
      'Inflation expectations (Melbourne Institute)',
    ],
    ['consumer', 'Expectativas de inflación de los consumidores', 'Consumer inflation expectations'],
    ['', 'Expectativas de inflación', 'Inflation expectations'],
  ],
  rpi: [['', 'Precios minoristas (RPI)', 'Retail prices (RPI)']],
  'inflation-gauge': [
    ['', 'Indicador de inflación (Melbourne Institute)', 'Inflation gauge (Melbourne Institute)'],
  ],
  'shop-prices': [['', 'Precios en tiendas (BRC)', 'Shop prices (BRC)']],
  'used-car-prices': [
    ['manheim', 'Precios de autos usados (Manheim)', 'Used car prices (Manheim)'],
    ['', 'Precios de autos usados', 'Used car prices'],
  ],
  'mid-month-cpi': [['', 'INPC de la primera quincena', 'Mid-month CPI']],
  'mid-month-core-cpi': [['', 'INPC subyacente de la primera quincena', 'Mid-month core CPI']],
  ppi: [
    ['import', 'Precios al productor y de importación', 'Producer and import prices'],
    ['', 'Precios al productor', 'PPI'],
  ],
  'core-ppi': [
    ['output', 'Precios de venta subyacentes del productor', 'Core PPI output prices'],
    ['', 'Precios al productor subyacentes', 'Core PPI'],
  ],
  'ppi-ex-trade': [
    ['', 'Precios al productor sin alimentos, energía ni comercio', 'PPI ex food, energy and trade'],
  ],
  'ppi-input': [['', 'Precios de insumos del productor', 'PPI input prices']],
  'ppi-output': [['', 'Precios de venta del productor', 'PPI output prices']],
  ippi: [['', 'Precios de productos industriales (IPPI)', 'Industrial product prices (IPPI)']],
  rmpi: [['', 'Precios de materias primas (RMPI)', 'Raw materials prices (RMPI)']],
  'services-producer-prices': [
    ['', 'Precios de servicios a empresas (SPPI)', 'Services producer prices (SPPI)'],
  ],
  'commodity-prices': [
    ['anz', 'Precios de materias primas (ANZ)', 'Commodity prices (ANZ)'],
    ['', 'Precios de materias primas', 'Commodity prices'],
  ],
  'dairy-auction': [['', 'Precios de lácteos (GDT)', 'Dairy prices (GDT)']],
};
