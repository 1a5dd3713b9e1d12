import type { Indicator } from '../indicator.ts';

/** Prices before they reach the consumer. `higher` for the same reason as consumer prices. */
export const producerInflation: readonly Indicator[] = [
  {
    kind: 'ppi',
    match: ['ppi (final demand|)', 'cgpi', 'corporate goods price index', 'producer and import prices'],
    direction: 'higher',
    name: { es: 'Precios al productor (IPP)', en: 'Producer price index (PPI)' },
    summary: {
      es: 'Mide cuánto cambian los precios que cobran los productores, antes de llegar al consumidor.',
      en: 'Measures how the prices producers charge change, before they reach the consumer.',
    },
    insight: {
      es: 'Adelanta presiones que pueden pasar al IPC. Una cifra más alta de lo esperado ha tendido a apoyar a la moneda, con menos fuerza que el IPC y según qué rubros suben.',
      en: 'Flags pressure that may pass into CPI. A figure above expectations has tended to support the currency, less than CPI does and depending on what rose.',
    },
    tags: { es: ['inflación', 'IPP'], en: ['inflation', 'PPI'] },
  },
  {
    kind: 'core-ppi',
    match: ['core ppi', 'ppi ex food and energy', 'ppi core output'],
    direction: 'higher',
    name: { es: 'Precios al productor subyacentes', en: 'Core PPI' },
    summary: {
      es: 'Los precios al productor sin sus componentes más volátiles, sobre todo alimentos y energía.',
      en: 'Producer prices without their most volatile parts, chiefly food and energy.',
    },
    insight: {
      es: 'Varios de sus rubros entran en el cálculo del PCE de Estados Unidos, por eso se desmenuza el mismo día. Una sorpresa al alza ha tendido a leerse a favor de tasas más altas.',
      en: 'Several of its items feed the US PCE, so it is taken apart the same day. An upside surprise has tended to be read as favoring higher rates.',
    },
    tags: { es: ['inflación', 'IPP', 'subyacente'], en: ['inflation', 'PPI', 'core'] },
  },
  {
    kind: 'ppi-ex-trade',
    match: ['ppi ex food energy and trade'],
    direction: 'higher',
    name: { es: 'IPP sin alimentos, energía ni comercio', en: 'PPI without food, energy and trade' },
    summary: {
      es: 'Precios al productor de Estados Unidos sin alimentos, energía ni márgenes comerciales. Lo publica cada mes el BLS.',
      en: 'US producer prices without food, energy and trade margins. Published monthly by the BLS.',
    },
    insight: {
      es: 'Es la lectura más estable de los precios al productor. Sirve para confirmar si una sorpresa del total es de fondo.',
      en: 'The steadiest reading of producer prices. It helps to confirm whether a surprise in the total runs deep.',
    },
    tags: { es: ['inflación', 'IPP', 'subyacente'], en: ['inflation', 'PPI', 'core'] },
  },
  {
    kind: 'ppi-input',
    match: ['ppi input'],
    direction: 'higher',
    name: { es: 'Precios de insumos del productor', en: 'PPI input' },
    summary: {
      es: 'Mide lo que pagan los productores por sus materias primas e insumos.',
      en: 'Measures what producers pay for raw materials and inputs.',
    },
    insight: {
      es: 'Depende mucho de la energía y del tipo de cambio. Dice qué costos podrían trasladarse después; su efecto inmediato en la moneda suele ser pequeño.',
      en: 'It depends heavily on energy and the exchange rate. It shows which costs could be passed on later; its immediate effect on the currency is usually small.',
    },
    tags: { es: ['inflación', 'IPP'], en: ['inflation', 'PPI'] },
  },
  {
    kind: 'ppi-output',
    match: ['ppi output'],
    direction: 'higher',
    name: { es: 'Precios de venta del productor', en: 'PPI output' },
    summary: {
      es: 'Mide los precios a los que venden los productores sus bienes al salir de la fábrica.',
      en: 'Measures the prices at which producers sell their goods at the factory gate.',
    },
    insight: {
      es: 'Comparado con los precios de insumos muestra si las empresas trasladan costos o reducen márgenes. Suele quedar a la sombra del IPC.',
      en: 'Set against input prices it shows whether firms pass costs on or take them in their margins. Usually in the shadow of CPI.',
    },
    tags: { es: ['inflación', 'IPP'], en: ['inflation', 'PPI'] },
  },
  {
    kind: 'ippi',
    match: ['ippi', 'industrial product price index', 'industrial product prices'],
    direction: 'higher',
    name: {
      es: 'Precios de productos industriales de Canadá (IPPI)',
      en: 'Canada’s industrial product prices (IPPI)',
    },
    summary: {
      es: 'Los precios de venta de los fabricantes canadienses. Lo publica cada mes Statistics Canada.',
      en: 'The selling prices of Canadian manufacturers. Published monthly by Statistics Canada.',
    },
    insight: {
      es: 'Sale junto con los precios de materias primas y ayuda a seguir la inflación en su origen. Rara vez mueve solo al dólar canadiense.',
      en: 'It comes with raw material prices and helps to follow inflation at its source. It rarely moves the Canadian dollar alone.',
    },
    tags: { es: ['inflación', 'Canadá'], en: ['inflation', 'Canada'] },
  },
  {
    kind: 'rmpi',
    match: ['rmpi', 'raw (material|materials) (price index|prices)'],
    direction: 'higher',
    name: { es: 'Precios de materias primas de Canadá (RMPI)', en: 'Canada’s raw materials prices (RMPI)' },
    summary: {
      es: 'Lo que pagan los fabricantes canadienses por sus materias primas. Lo publica cada mes Statistics Canada.',
      en: 'What Canadian manufacturers pay for raw materials. Published monthly by Statistics Canada.',
    },
    insight: {
      es: 'El petróleo pesa mucho en él, así que repite en parte lo que ya mostró su precio. Se usa más como contexto que como detonante.',
      en: 'Crude oil weighs heavily in it, so it partly repeats what its price already showed. More context than trigger.',
    },
    tags: { es: ['inflación', 'materias primas', 'Canadá'], en: ['inflation', 'raw materials', 'Canada'] },
  },
  {
    kind: 'services-producer-prices',
    match: ['sppi', 'services producer price index', 'corporate (service|services) price index'],
    direction: 'higher',
    name: {
      es: 'Precios de servicios entre empresas de Japón (SPPI)',
      en: 'Japan’s services producer prices (SPPI)',
    },
    summary: {
      es: 'Los precios de los servicios que se venden las empresas japonesas entre sí. Lo publica cada mes el Banco de Japón.',
      en: 'The prices of services Japanese firms sell to one another. Published monthly by the Bank of Japan.',
    },
    insight: {
      es: 'Refleja los salarios en los servicios, algo que el Banco de Japón busca confirmar antes de subir tasas. Su tendencia importa más que un mes suelto.',
      en: 'It reflects wages in services, which the Bank of Japan wants to see confirmed before raising rates. The trend matters more than one month.',
    },
    tags: { es: ['inflación', 'servicios', 'Japón'], en: ['inflation', 'services', 'Japan'] },
  },
  {
    kind: 'wholesale-prices',
    match: ['wpi (inflation|)', 'wholesale (prices|price index)'],
    direction: 'higher',
    name: { es: 'Precios al mayoreo', en: 'Wholesale prices' },
    summary: {
      es: 'Mide cuánto cambian los precios de los bienes que venden los mayoristas.',
      en: 'Measures how the prices of goods sold by wholesalers change.',
    },
    insight: {
      es: 'Da una pista temprana de la inflación de bienes. En Alemania, su impacto en el euro suele ser bajo.',
      en: 'An early hint of goods inflation. In Germany, its impact on the euro is usually low.',
    },
    tags: { es: ['inflación', 'mayoreo'], en: ['inflation', 'wholesale'] },
  },
  {
    kind: 'import-prices',
    match: ['import (prices|price index)'],
    direction: 'higher',
    name: { es: 'Precios de importación', en: 'Import prices' },
    summary: {
      es: 'Mide cuánto cambian los precios de los bienes comprados al exterior.',
      en: 'Measures how the prices of goods bought from abroad change.',
    },
    insight: {
      es: 'Muestra cuánta inflación entra por el tipo de cambio, la energía o los aranceles. Suele mover poco a la moneda, salvo en periodos de cambios comerciales.',
      en: 'Shows how much inflation comes in through the exchange rate, energy or tariffs. It usually moves the currency little, except when trade rules change.',
    },
    tags: { es: ['inflación', 'comercio exterior'], en: ['inflation', 'foreign trade'] },
  },
  {
    kind: 'export-prices',
    match: ['export (prices|price index)'],
    direction: 'higher',
    name: { es: 'Precios de exportación', en: 'Export prices' },
    summary: {
      es: 'Mide cuánto cambian los precios de los bienes vendidos al exterior.',
      en: 'Measures how the prices of goods sold abroad change.',
    },
    insight: {
      es: 'Comparados con los de importación dan los términos de intercambio, clave en países que exportan materias primas. Su efecto inmediato suele ser pequeño.',
      en: 'Against import prices they give the terms of trade, key for commodity exporters. The immediate effect is usually small.',
    },
    tags: { es: ['precios', 'comercio exterior'], en: ['prices', 'foreign trade'] },
  },
  {
    kind: 'gdp-deflator',
    match: ['gdp (price index|deflator|price deflator|chain price index|implicit price)'],
    direction: 'higher',
    name: { es: 'Deflactor del PIB', en: 'GDP price index' },
    summary: {
      es: 'Mide los precios de todo lo que produce la economía; convierte el PIB nominal en real. Es trimestral.',
      en: 'Measures the prices of everything the economy produces; it turns nominal GDP into real. Quarterly.',
    },
    insight: {
      es: 'Se publica junto con el PIB: si crece de más, parte del avance nominal fue inflación. Suele quedar en segundo plano frente al crecimiento.',
      en: 'It comes with GDP: when it rises more than expected, part of the nominal gain was inflation. Usually second to growth itself.',
    },
    tags: { es: ['inflación', 'PIB'], en: ['inflation', 'GDP'] },
  },
];
