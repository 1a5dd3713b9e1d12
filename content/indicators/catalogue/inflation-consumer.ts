import type { Indicator } from '../indicator.ts';

/** Consumer prices. Higher inflation is `higher`: it makes a firmer central bank likelier, which tends to help the currency. */
export const consumerInflation: readonly Indicator[] = [
  {
    kind: 'cpi',
    match: ['(national|monthly|) cpi (indicator|)', '(consumer|) inflation (rate|)'],
    direction: 'higher',
    name: { es: 'Índice de precios al consumidor (IPC)', en: 'Consumer price index (CPI)' },
    summary: {
      es: 'Mide cuánto cambian los precios de la canasta que compran los hogares, con todos sus componentes.',
      en: 'Measures how the prices of the basket households buy change, all components included.',
    },
    insight: {
      es: 'Se compara con el pronóstico y con la meta del banco central. Una cifra por encima de lo esperado ha tendido a apoyar a la moneda al alejar recortes de tasas; la reacción cambia si la sorpresa viene solo de energía o alimentos.',
      en: 'Read against the forecast and the central bank’s target. A figure above expectations has tended to support the currency by pushing rate cuts away; the reaction differs when only energy or food surprised.',
    },
    tags: { es: ['inflación', 'IPC'], en: ['inflation', 'CPI'] },
  },
  {
    kind: 'core-cpi',
    match: [
      'core (cpi|inflation|inflation rate)',
      'cpi core',
      '(inflation rate|cpi|hicp) ex (food and energy|energy and food|energy food alcohol and tobacco)',
      'core (hicp|harmonised inflation rate)',
    ],
    direction: 'higher',
    name: { es: 'IPC subyacente', en: 'Core CPI' },
    summary: {
      es: 'La inflación al consumidor sin los componentes más volátiles, por lo general alimentos y energía.',
      en: 'Consumer inflation without its most volatile parts, usually food and energy.',
    },
    insight: {
      es: 'Muestra la inflación de fondo y suele pesar más que la general para el banco central. Una sorpresa al alza ha tendido a fortalecer a la moneda y a subir los rendimientos de corto plazo; una a la baja, lo contrario.',
      en: 'Shows the underlying trend and often weighs more than the headline for the central bank. An upside surprise has tended to lift the currency and short-term yields; a downside one, the opposite.',
    },
    tags: { es: ['inflación', 'subyacente'], en: ['inflation', 'core'] },
  },
  {
    kind: 'hicp',
    match: [
      '(harmonised|harmonized) (inflation rate|inflation|cpi)',
      'hicp',
      'cpi (eu harmonised|harmonised)',
    ],
    direction: 'higher',
    name: { es: 'IPC armonizado (IPCA)', en: 'Harmonised CPI (HICP)' },
    summary: {
      es: 'La inflación al consumidor medida con el método común de la Unión Europea, que permite comparar países.',
      en: 'Consumer inflation measured by the European Union’s common method, so that countries compare.',
    },
    insight: {
      es: 'Es la medida que usa el BCE para su meta. Los datos de Alemania, Francia, Italia y España se conocen antes que el de la zona euro y suelen ajustar lo que el mercado espera de él.',
      en: 'The measure behind the ECB’s target. Figures for Germany, France, Italy and Spain come before the euro-area one and tend to shift what the market expects of it.',
    },
    tags: { es: ['inflación', 'zona euro'], en: ['inflation', 'euro area'] },
  },
  {
    kind: 'trimmed-mean-cpi',
    match: ['(rba|) trimmed (mean cpi|cpi|mean inflation rate)', 'cpi trimmed mean', '(rba|) trimmed mean'],
    direction: 'higher',
    name: { es: 'IPC de media recortada', en: 'Trimmed mean CPI' },
    summary: {
      es: 'Inflación que deja fuera los precios con los cambios más extremos, hacia arriba y hacia abajo.',
      en: 'Inflation that leaves out the prices with the most extreme moves, up and down.',
    },
    insight: {
      es: 'Es una de las medidas subyacentes preferidas en Australia y en Canadá. Si sorprende al alza, el mercado ha tendido a retrasar los recortes que esperaba, con apoyo para la moneda.',
      en: 'One of the preferred underlying measures in Australia and Canada. When it surprises to the upside, markets have tended to push expected cuts back, supporting the currency.',
    },
    tags: { es: ['inflación', 'subyacente'], en: ['inflation', 'core'] },
  },
  {
    kind: 'median-cpi',
    match: ['median cpi', 'cpi median', '(rba|) weighted median (cpi|)'],
    direction: 'higher',
    name: { es: 'IPC mediano', en: 'Median CPI' },
    summary: {
      es: 'El cambio de precio que queda justo a la mitad de la canasta, según el peso de cada componente.',
      en: 'The price change that stands in the middle of the basket, by the weight of each component.',
    },
    insight: {
      es: 'Se lee junto con la media recortada: si ambas se mueven en el mismo sentido, la señal sobre la inflación de fondo es más firme. Una sola lectura rara vez cambia el rumbo de la moneda.',
      en: 'Read beside the trimmed mean: when both move the same way the signal on underlying inflation is firmer. A single reading rarely changes the currency’s course.',
    },
    tags: { es: ['inflación', 'subyacente'], en: ['inflation', 'core'] },
  },
  {
    kind: 'common-cpi',
    match: ['common cpi', 'cpi common'],
    direction: 'higher',
    name: { es: 'IPC común de Canadá', en: 'Canada’s common CPI' },
    summary: {
      es: 'Estima la parte de la inflación canadiense que comparten todos los rubros. La publica Statistics Canada.',
      en: 'Estimates the part of Canadian inflation that all components share. Published by Statistics Canada.',
    },
    insight: {
      es: 'Perdió peso por sus revisiones: el mercado suele mirar antes la mediana y la media recortada. Sirve para confirmar o matizar lo que dicen ellas.',
      en: 'It lost weight because of its revisions: markets usually look at the median and the trimmed mean first. It helps to confirm or qualify those.',
    },
    tags: { es: ['inflación', 'Canadá'], en: ['inflation', 'Canada'] },
  },
  {
    kind: 'japan-core-cpi',
    match: ['national core cpi', 'national cpi ex fresh food', 'inflation rate ex fresh food'],
    direction: 'higher',
    name: { es: 'IPC subyacente nacional de Japón', en: 'Japan’s national core CPI' },
    summary: {
      es: 'La inflación de todo Japón sin alimentos frescos: así define el país su medida subyacente.',
      en: 'Inflation for all of Japan without fresh food, which is how the country defines core.',
    },
    insight: {
      es: 'Incluye energía, así que el petróleo y los subsidios la mueven. Como Tokio publica antes, suele sorprender poco; cuando lo hace al alza, ha tendido a apoyar al yen.',
      en: 'It includes energy, so oil and subsidies move it. With Tokyo’s figure out earlier it seldom surprises; when it does to the upside it has tended to support the yen.',
    },
    tags: { es: ['inflación', 'Japón'], en: ['inflation', 'Japan'] },
  },
  {
    kind: 'tokyo-cpi',
    match: ['tokyo cpi'],
    direction: 'higher',
    name: { es: 'IPC de Tokio', en: 'Tokyo CPI' },
    summary: {
      es: 'La inflación al consumidor en Tokio, con todos sus componentes. Se publica antes que la nacional.',
      en: 'Consumer inflation in Tokyo, all components included. It comes out before the national figure.',
    },
    insight: {
      es: 'Anticipa el dato de todo Japón. El mercado mira más las versiones sin alimentos frescos, por lo que la general mueve menos al yen.',
      en: 'A preview of the figure for all of Japan. Markets look more at the versions without fresh food, so the headline moves the yen less.',
    },
    tags: { es: ['inflación', 'Japón'], en: ['inflation', 'Japan'] },
  },
  {
    kind: 'tokyo-core-cpi',
    match: ['tokyo core cpi', 'tokyo cpi ex fresh food'],
    direction: 'higher',
    name: { es: 'IPC subyacente de Tokio', en: 'Tokyo core CPI' },
    summary: {
      es: 'La inflación en Tokio sin alimentos frescos, semanas antes del dato nacional.',
      en: 'Inflation in Tokyo without fresh food, weeks ahead of the national figure.',
    },
    insight: {
      es: 'Es el primer aviso del mes sobre los precios en Japón. Una lectura más alta de lo esperado ha tendido a apoyar al yen por la idea de tasas más altas.',
      en: 'The month’s first word on Japanese prices. A reading above expectations has tended to support the yen on the idea of higher rates.',
    },
    tags: { es: ['inflación', 'Japón'], en: ['inflation', 'Japan'] },
  },
  {
    kind: 'tokyo-cpi-ex-fresh-food-energy',
    match: ['tokyo cpi ex (food and energy|fresh food and energy)', 'tokyo core core cpi'],
    direction: 'higher',
    name: {
      es: 'IPC de Tokio sin alimentos frescos ni energía',
      en: 'Tokyo CPI without fresh food and energy',
    },
    summary: {
      es: 'La inflación en Tokio sin alimentos frescos ni energía: la lectura más limpia de la presión interna.',
      en: 'Inflation in Tokyo without fresh food and energy: the cleanest reading of domestic pressure.',
    },
    insight: {
      es: 'Deja fuera el petróleo y los subsidios, por eso dice más sobre salarios y servicios. Ayuda a juzgar si el Banco de Japón ve una inflación duradera.',
      en: 'It leaves out oil and subsidies, so it says more about wages and services. It helps to judge whether the Bank of Japan sees lasting inflation.',
    },
    tags: { es: ['inflación', 'Japón'], en: ['inflation', 'Japan'] },
  },
  {
    kind: 'boj-core-cpi',
    match: ['boj core cpi', 'boj core inflation'],
    direction: 'higher',
    name: { es: 'IPC subyacente del Banco de Japón', en: 'Bank of Japan core CPI' },
    summary: {
      es: 'Medida de inflación de fondo que calcula el propio Banco de Japón, después del dato nacional.',
      en: 'A measure of underlying inflation worked out by the Bank of Japan itself, after the national figure.',
    },
    insight: {
      es: 'Sale cuando el mercado ya conoce el IPC, así que rara vez mueve al yen por sí sola. Interesa su tendencia de varios meses.',
      en: 'It comes when markets already know the CPI, so it rarely moves the yen by itself. Its trend over several months is what matters.',
    },
    tags: { es: ['inflación', 'Banco de Japón'], en: ['inflation', 'Bank of Japan'] },
  },
];
