import type { CalendarNames } from './row.ts';

/** Names of credit, trade, public money and raw materials. */
export const moneyNames: CalendarNames = {
  'mortgage-approvals': [
    ['bba', 'Hipotecas aprobadas (BBA)', 'Mortgage approvals (BBA)'],
    ['investment', 'Créditos para vivienda de inversión', 'Investment lending for homes'],
    ['loans', 'Créditos para vivienda', 'Home loans'],
    ['lending', 'Crédito hipotecario', 'Mortgage lending'],
    ['', 'Hipotecas aprobadas', 'Mortgage approvals'],
  ],
  'mortgage-applications': [
    ['market', 'Índice hipotecario (MBA)', 'Mortgage market index (MBA)'],
    ['purchase', 'Índice de hipotecas para compra (MBA)', 'Mortgage purchase index (MBA)'],
    ['refinance', 'Índice de refinanciamiento hipotecario (MBA)', 'Mortgage refinance index (MBA)'],
    ['', 'Solicitudes de hipoteca (MBA)', 'Mortgage applications (MBA)'],
  ],
  'mortgage-rate': [
    ['mba 30', 'Tasa hipotecaria a 30 años (MBA)', '30-year mortgage rate (MBA)'],
    ['mba 15', 'Tasa hipotecaria a 15 años (MBA)', '15-year mortgage rate (MBA)'],
    ['30', 'Tasa hipotecaria a 30 años', '30-year mortgage rate'],
    ['15', 'Tasa hipotecaria a 15 años', '15-year mortgage rate'],
    ['boe', 'Tasa hipotecaria (Banco de Inglaterra)', 'Mortgage rate (Bank of England)'],
    ['', 'Tasa hipotecaria', 'Mortgage rate'],
  ],
  'net-lending': [
    ['consumer', 'Crédito al consumo (Banco de Inglaterra)', 'Consumer credit (Bank of England)'],
    ['', 'Crédito neto a personas', 'Net lending to individuals'],
  ],
  'bank-lending': [
    ['household', 'Préstamos a los hogares', 'Loans to households'],
    ['households', 'Préstamos a los hogares', 'Loans to households'],
    ['housing', 'Crédito a la vivienda', 'Housing credit'],
    ['sector', 'Crédito al sector privado', 'Private sector credit'],
    ['private', 'Préstamos a particulares', 'Private loans'],
    ['growth', 'Crecimiento del crédito bancario', 'Bank loan growth'],
    ['', 'Préstamos bancarios', 'Bank lending'],
  ],
  'new-loans-china': [
    ['social', 'Financiamiento social total', 'Total social financing'],
    ['growth', 'Crecimiento del crédito vigente', 'Outstanding loan growth'],
    ['outstanding', 'Crédito vigente en yuanes', 'Outstanding yuan loans'],
    ['', 'Nuevos préstamos en yuanes', 'New yuan loans'],
  ],
  'money-supply': [
    ['m1', 'Oferta monetaria M1', 'M1 money supply'],
    ['m2', 'Oferta monetaria M2', 'M2 money supply'],
    ['m3', 'Oferta monetaria M3', 'M3 money supply'],
    ['m4 ex', 'Oferta monetaria M4 (sin intermediarios)', 'M4 money supply (ex intermediaries)'],
    ['m4', 'Oferta monetaria M4', 'M4 money supply'],
    ['', 'Oferta monetaria', 'Money supply'],
  ],
  'trade-balance': [
    ['usd', 'Balanza comercial en dólares', 'Trade balance in US dollars'],
    ['non', 'Balanza comercial con países fuera de la UE', 'Non-EU trade balance'],
    ['adjusted', 'Balanza comercial desestacionalizada', 'Seasonally adjusted trade balance'],
    ['', 'Balanza comercial', 'Trade balance'],
  ],
  'goods-trade-balance': [
    ['non', 'Balanza comercial de bienes con países fuera de la UE', 'Non-EU goods trade balance'],
    ['', 'Balanza comercial de bienes', 'Goods trade balance'],
  ],
  'current-account': [
    ['adjusted', 'Cuenta corriente desestacionalizada', 'Seasonally adjusted current account'],
    ['', 'Cuenta corriente', 'Current account'],
  ],
  'terms-of-trade': [['', 'Términos de intercambio', 'Terms of trade']],
  'tic-flows': [
    ['long', 'Flujos netos de largo plazo (TIC)', 'Net long-term flows (TIC)'],
    ['', 'Flujos netos de capital (TIC)', 'Net capital flows (TIC)'],
  ],
  'foreign-securities-purchases': [
    ['', 'Compras de valores por extranjeros', 'Foreign securities purchases'],
  ],
  'portfolio-flows': [
    ['bond', 'Inversión extranjera en bonos', 'Foreign bond investment', 'US'],
    ['bond', 'Inversión en bonos extranjeros', 'Foreign bond investment'],
    ['foreigners', 'Inversión extranjera en acciones', 'Foreign investment in stocks'],
    ['stock', 'Inversión en acciones extranjeras', 'Foreign stock investment'],
    ['', 'Compras de valores', 'Securities purchases'],
  ],
  'budget-balance': [
    ['federal', 'Balance presupuestario federal', 'Federal budget balance'],
    ['', 'Balance presupuestario federal', 'Federal budget balance', 'US'],
    ['', 'Balance presupuestario', 'Budget balance'],
  ],
  'public-borrowing': [
    ['cash', 'Necesidad neta de efectivo del sector público', 'Public sector net cash requirement'],
    ['', 'Endeudamiento neto del sector público', 'Public sector net borrowing'],
  ],
  'public-sector-balance': [
    ['', 'Endeudamiento neto del sector público (sin bancos)', 'Public sector net borrowing (ex banks)'],
  ],
  'public-debt': [
    ['gdp', 'Deuda pública (% del PIB)', 'Public debt (% of GDP)'],
    ['', 'Deuda pública', 'Public debt'],
  ],
  'budget-announcement': [
    ['currency', 'Informe cambiario del Tesoro', 'Treasury currency report'],
    ['refunding', 'Anuncio de refinanciamiento del Tesoro', 'Treasury refunding announcement'],
    ['annual', 'Presupuesto anual', 'Annual budget'],
    ['autumn statement', 'Declaración de otoño', 'Autumn statement'],
    ['spring statement', 'Declaración de primavera', 'Spring statement'],
    ['autumn forecast', 'Pronósticos de otoño', 'Autumn forecast'],
    ['spring forecast', 'Pronósticos de primavera', 'Spring forecast'],
    ['autumn', 'Presupuesto de otoño', 'Autumn budget'],
    ['spring', 'Presupuesto de primavera', 'Spring budget'],
    ['fall', 'Declaración económica de otoño', 'Fall economic statement'],
    ['fiscal', 'Perspectivas económicas y fiscales', 'Economic and fiscal outlook'],
  ],
  'api-crude-stocks': [
    ['bulletin', 'Boletín semanal de petróleo (API)', 'Weekly oil bulletin (API)'],
    ['', 'Inventarios de crudo (API)', 'Crude oil stocks (API)'],
  ],
  'oil-products-stocks': [
    ['gasoline production', 'Producción de gasolina (EIA)', 'Gasoline production (EIA)'],
    ['gasoline', 'Inventarios de gasolina (EIA)', 'Gasoline stocks (EIA)'],
    ['distillate production', 'Producción de destilados (EIA)', 'Distillate production (EIA)'],
    ['distillate', 'Inventarios de destilados (EIA)', 'Distillate stocks (EIA)'],
    ['heating', 'Inventarios de combustible de calefacción (EIA)', 'Heating oil stocks (EIA)'],
    ['cushing', 'Inventarios de crudo en Cushing (EIA)', 'Cushing crude oil stocks (EIA)'],
    ['runs', 'Crudo procesado en refinerías (EIA)', 'Refinery crude runs (EIA)'],
    ['imports', 'Importaciones de crudo (EIA)', 'Crude oil imports (EIA)'],
    ['utilization', 'Uso de la capacidad de refinación (EIA)', 'Refinery utilization (EIA)'],
  ],
  'natural-gas-storage': [['', 'Inventarios de gas natural (EIA)', 'Natural gas stocks (EIA)']],
  'rig-count': [
    ['total', 'Total de equipos de perforación (Baker Hughes)', 'Total rig count (Baker Hughes)'],
    ['oil', 'Equipos de perforación de petróleo (Baker Hughes)', 'Oil rig count (Baker Hughes)'],
    ['', 'Equipos de perforación (Baker Hughes)', 'Rig count (Baker Hughes)'],
  ],
  'oil-report': [
    ['opec', 'Informe mensual de la OPEP', 'OPEC monthly report'],
    ['iea', 'Informe del mercado petrolero (AIE)', 'Oil market report (IEA)'],
    ['short', 'Perspectiva energética de corto plazo (EIA)', 'Short-term energy outlook (EIA)'],
    ['', 'Informe del mercado petrolero', 'Oil market report'],
  ],
  'crop-report': [
    ['grain', 'Existencias trimestrales de granos', 'Quarterly grain stocks'],
    ['prospective', 'Intenciones de siembra', 'Prospective plantings'],
    ['plantings', 'Informe de siembras', 'Plantings report'],
    ['', 'Informe agrícola WASDE', 'WASDE crop report'],
  ],
};
