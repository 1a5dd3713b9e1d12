import type { Bilingual } from './indicator.ts';

export interface GlossaryTerm {
  /** Kebab-case, usable as an anchor. */
  readonly id: Lowercase<string>;
  readonly term: Bilingual<string>;
  readonly definition: Bilingual<string>;
}

/** The words a first reader of the calendar meets, in the order they are shown (F12). */
export const GLOSSARY: readonly GlossaryTerm[] = [
  {
    id: 'nfp',
    term: { es: 'NFP (nóminas no agrícolas)', en: 'NFP (nonfarm payrolls)' },
    definition: {
      es: 'Empleos creados o perdidos en el mes en Estados Unidos, sin contar el campo. La Oficina de Estadísticas Laborales (BLS) publica la cifra por lo general el primer viernes del mes.',
      en: 'Jobs added or lost over the month in the United States, excluding farm jobs. The Bureau of Labor Statistics (BLS) usually publishes the figure on the first Friday of the month.',
    },
  },
  {
    id: 'cpi',
    term: { es: 'CPI o IPC (precios al consumidor)', en: 'CPI (consumer price index)' },
    definition: {
      es: 'Índice que mide cuánto cambian los precios de lo que compran los hogares. Su versión subyacente (core) deja fuera lo más volátil, por lo general alimentos y energía.',
      en: 'An index of changes in the prices households pay. Its core version leaves out the most volatile items, usually food and energy.',
    },
  },
  {
    id: 'ppi',
    term: { es: 'PPI o IPP (precios al productor)', en: 'PPI (producer price index)' },
    definition: {
      es: 'Índice que mide cuánto cambian los precios que cobran los productores, antes de que los bienes lleguen al consumidor.',
      en: 'An index of changes in the prices producers charge, before they reach the consumer.',
    },
  },
  {
    id: 'pmi',
    term: { es: 'PMI (índice de gerentes de compras)', en: 'PMI (purchasing managers’ index)' },
    definition: {
      es: 'Encuesta mensual a los gerentes de compras de las empresas. Por encima de 50 la actividad mejora frente al mes anterior; por debajo, empeora.',
      en: 'A monthly survey of firms’ purchasing managers. Above 50, activity is expanding from the previous month; below, it is contracting.',
    },
  },
  {
    id: 'gdp',
    term: { es: 'GDP o PIB (producto interno bruto)', en: 'GDP (gross domestic product)' },
    definition: {
      es: 'El valor de todos los bienes y servicios que produce un país en un periodo. Es la medida más amplia de su crecimiento.',
      en: 'The value of all the goods and services a country produces over a period. The broadest measure of its growth.',
    },
  },
  {
    id: 'fomc',
    term: {
      es: 'FOMC (Comité Federal de Mercado Abierto)',
      en: 'FOMC (Federal Open Market Committee)',
    },
    definition: {
      es: 'El comité de la Reserva Federal que decide la tasa de interés de Estados Unidos, en ocho reuniones programadas al año.',
      en: 'The Federal Reserve committee that sets the target range for the federal funds rate, at eight scheduled meetings a year.',
    },
  },
  {
    id: 'dot-plot',
    term: { es: 'Dot plot (gráfica de puntos)', en: 'Dot plot' },
    definition: {
      es: 'Gráfica que publica la Fed cuatro veces al año. Cada punto es la tasa que un participante del FOMC considera adecuada al cierre de un año; no es un compromiso.',
      en: 'A chart the Fed publishes four times a year. Each dot is where one FOMC participant thinks the federal funds rate should be at the end of a year; it is not a commitment.',
    },
  },
];
