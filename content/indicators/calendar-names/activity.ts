import type { CalendarNames } from './row.ts';

/** Names of growth, industry, orders and spending. */
export const activityNames: CalendarNames = {
  gdp: [
    ['full year', 'PIB de todo el año', 'Full-year GDP'],
    ['monthly', 'PIB mensual', 'Monthly GDP'],
    ['', 'PIB', 'GDP'],
  ],
  'gdp-tracker': [
    ['gdpnow', 'GDPNow (Fed de Atlanta)', 'GDPNow (Atlanta Fed)'],
    ['niesr', 'PIB estimado (NIESR)', 'GDP estimate (NIESR)'],
  ],
  'gdp-components': [
    ['real', 'Gasto real del consumidor', 'Real consumer spending'],
    ['capital', 'PIB: gasto de capital', 'GDP: capital expenditure'],
    ['external', 'PIB: demanda externa', 'GDP: external demand'],
    ['private', 'PIB: consumo privado', 'GDP: private consumption'],
    ['spending', 'PIB: gasto del consumidor', 'GDP: consumer spending'],
    ['sales', 'PIB: ventas finales', 'GDP: final sales'],
  ],
  'economic-activity': [
    ['chicago', 'Actividad nacional (Fed de Chicago)', 'National activity index (Chicago Fed)'],
    ['all', 'Actividad de todas las industrias', 'All-industry activity'],
    ['', 'Actividad económica (IGAE)', 'Economic activity (IGAE)', 'MX'],
    ['', 'Actividad económica', 'Economic activity'],
  ],
  'leading-index': [
    ['cb', 'Índice adelantado (Conference Board)', 'Leading index (Conference Board)'],
    ['conference', 'Índice adelantado (Conference Board)', 'Leading index (Conference Board)'],
    ['mi', 'Índice adelantado (Melbourne Institute)', 'Leading index (Melbourne Institute)'],
    ['westpac', 'Índice adelantado (Westpac)', 'Leading index (Westpac)'],
    ['', 'Índice adelantado', 'Leading index'],
  ],
  'business-investment': [
    ['private new', 'Nueva inversión de capital privado', 'New private capital expenditure'],
    ['private', 'Gasto de capital privado', 'Private capital expenditure'],
    ['capital', 'Gasto de capital', 'Capital spending'],
    ['', 'Inversión de las empresas', 'Business investment'],
  ],
  'fixed-asset-investment': [['', 'Inversión en activos fijos', 'Fixed asset investment']],
  'company-profits': [
    ['industrial', 'Utilidades industriales', 'Industrial profits'],
    ['gross operating', 'Utilidades brutas de operación', 'Company gross operating profits'],
    ['gross', 'Utilidades brutas de las empresas', 'Company gross profits'],
    ['operating', 'Utilidades de operación de las empresas', 'Company operating profits'],
    ['', 'Utilidades de las empresas', 'Corporate profits'],
  ],
  'services-output': [
    ['tertiary', 'Actividad del sector terciario', 'Tertiary industry activity'],
    ['turnover', 'Facturación de los servicios', 'Services turnover'],
    ['activity', 'Actividad de los servicios', 'Services activity'],
    ['', 'Índice de servicios', 'Index of services'],
  ],
  'manufacturing-sales': [
    ['industrial shipments', 'Envíos industriales', 'Industrial shipments'],
    ['industrial', 'Ventas industriales', 'Industrial sales'],
    ['shipments', 'Envíos manufactureros', 'Manufacturing shipments'],
    ['', 'Ventas manufactureras', 'Manufacturing sales'],
  ],
  'business-inventories': [
    ['manufacturing', 'Inventarios manufactureros', 'Manufacturing inventories'],
    ['', 'Inventarios de las empresas', 'Business inventories'],
  ],
  'retail-inventories': [
    ['ex', 'Inventarios minoristas sin autos', 'Retail inventories ex autos'],
    ['', 'Inventarios minoristas', 'Retail inventories'],
  ],
  'factory-orders': [
    ['manufacturing', 'Pedidos manufactureros', 'Manufacturing orders'],
    ['industrial', 'Pedidos industriales', 'Industrial orders'],
    ['new', 'Nuevos pedidos', 'New orders'],
    ['', 'Pedidos de fábrica', 'Factory orders'],
  ],
  'machinery-orders': [
    ['core', 'Pedidos de maquinaria subyacentes', 'Core machinery orders'],
    ['', 'Pedidos de maquinaria', 'Machinery orders'],
  ],
  'machine-tool-orders': [['', 'Pedidos de máquinas herramienta', 'Machine tool orders']],
  'core-retail-sales': [
    ['gas', 'Ventas minoristas sin autos ni gasolina', 'Retail sales ex autos and gas'],
    ['fuel', 'Ventas minoristas sin combustible', 'Retail sales ex fuel'],
    ['ex', 'Ventas minoristas sin autos', 'Retail sales ex autos'],
    ['', 'Ventas minoristas subyacentes', 'Core retail sales'],
  ],
  'retail-control-group': [['', 'Ventas minoristas (grupo de control)', 'Retail sales (control group)']],
  'brc-retail-sales': [['', 'Ventas minoristas (BRC)', 'Retail sales (BRC)']],
  'cbi-realized-sales': [
    ['distributive', 'Encuesta del comercio (CBI)', 'Distributive trades (CBI)'],
    ['', 'Ventas minoristas (CBI)', 'Realized sales (CBI)'],
  ],
  redbook: [['', 'Ventas minoristas (Redbook)', 'Retail sales (Redbook)']],
  'household-spending': [
    ['consumer', 'Gasto del consumidor', 'Consumer spending'],
    ['consumption', 'Consumo de los hogares', 'Household consumption'],
    ['', 'Gasto de los hogares', 'Household spending'],
  ],
  'card-spending': [
    ['credit', 'Gasto con tarjeta de crédito', 'Credit card spending'],
    ['', 'Gasto minorista con tarjeta', 'Retail card spending'],
  ],
  'vehicle-sales': [
    ['registrations', 'Registros de autos nuevos', 'New car registrations'],
    ['truck', 'Ventas de camionetas', 'Truck sales'],
    ['all', 'Ventas de autos', 'Car sales'],
    ['total', 'Ventas totales de vehículos', 'Total vehicle sales'],
    ['new', 'Ventas de vehículos nuevos', 'New vehicle sales'],
    ['', 'Ventas de vehículos', 'Vehicle sales'],
  ],
  'building-permits': [
    ['private', 'Permisos para casas particulares', 'Private house approvals'],
    ['dwelling', 'Permisos de vivienda', 'Dwelling approvals'],
    ['', 'Permisos de construcción', 'Building permits'],
  ],
  'housing-starts': [
    ['construction', 'Inicio de obras', 'Construction starts'],
    ['', 'Inicios de vivienda', 'Housing starts'],
  ],
  'new-home-sales': [
    ['hia', 'Ventas de viviendas nuevas (HIA)', 'New home sales (HIA)'],
    ['', 'Ventas de viviendas nuevas', 'New home sales'],
  ],
  'house-prices': [
    ['halifax', 'Precios de la vivienda (Halifax)', 'House prices (Halifax)'],
    ['lloyds', 'Precios de la vivienda (Lloyds)', 'House prices (Lloyds)'],
    ['nationwide', 'Precios de la vivienda (Nationwide)', 'House prices (Nationwide)'],
    ['rightmove', 'Precios de la vivienda (Rightmove)', 'House prices (Rightmove)'],
    ['reinz', 'Precios de la vivienda (REINZ)', 'House prices (REINZ)'],
    ['corelogic', 'Precios de la vivienda (CoreLogic)', 'House prices (CoreLogic)'],
    ['dclg', 'Precios de la vivienda (DCLG)', 'House prices (DCLG)'],
    ['fhfa', 'Precios de la vivienda (FHFA)', 'House prices (FHFA)'],
    ['', 'Precios de la vivienda', 'House prices'],
  ],
  'case-shiller': [['', 'Precios de la vivienda (Case-Shiller)', 'Home prices (Case-Shiller)']],
  nahb: [['', 'Mercado de la vivienda (NAHB)', 'Housing market index (NAHB)']],
  'rics-house-prices': [['', 'Balance de precios de la vivienda (RICS)', 'House price balance (RICS)']],
  'construction-spending': [
    ['output', 'Producción de la construcción', 'Construction output'],
    ['orders', 'Pedidos de construcción', 'Construction orders'],
    ['done', 'Obra realizada', 'Construction work done'],
    ['', 'Gasto en construcción', 'Construction spending'],
  ],
};
