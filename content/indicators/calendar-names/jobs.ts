import type { CalendarNames } from './row.ts';

/** Names of jobs and wages. */
export const jobNames: CalendarNames = {
  'adp-weekly-employment': [['', 'Empleo privado ADP (semanal)', 'ADP private employment (weekly)']],
  'initial-jobless-claims': [
    ['', 'Solicitudes iniciales de subsidio por desempleo', 'Initial jobless claims'],
  ],
  'jobless-claims-average': [
    ['', 'Solicitudes de subsidio por desempleo (promedio de 4 semanas)', 'Jobless claims (4-week average)'],
  ],
  'continuing-jobless-claims': [
    ['', 'Solicitudes continuas de subsidio por desempleo', 'Continuing jobless claims'],
  ],
  'unemployment-rate': [
    ['harmonised', 'Tasa de desempleo armonizada', 'Harmonized unemployment rate'],
    ['ilo', 'Tasa de desempleo (OIT)', 'Unemployment rate (ILO)'],
    ['quarterly', 'Tasa de desempleo trimestral', 'Quarterly unemployment rate'],
    ['monthly', 'Tasa de desempleo mensual', 'Monthly unemployment rate'],
    ['', 'Tasa de desempleo', 'Unemployment rate'],
  ],
  'u6-unemployment-rate': [['', 'Tasa de desempleo amplia (U-6)', 'U-6 unemployment rate']],
  'employment-change': [
    ['payroll', 'Nóminas no agrícolas', 'Nonfarm payrolls'],
    ['level', 'Nivel de empleo', 'Employment level'],
    ['growth', 'Crecimiento del empleo', 'Employment growth'],
    ['', 'Variación del empleo', 'Employment change'],
  ],
  'full-time-employment': [['', 'Variación del empleo de tiempo completo', 'Full-time employment change']],
  'part-time-employment': [['', 'Variación del empleo de tiempo parcial', 'Part-time employment change']],
  'unemployment-change': [
    ['claims', 'Solicitudes de subsidio por desempleo', 'Unemployment benefit claims'],
    ['registered', 'Desempleados registrados', 'Registered unemployed'],
    ['jobseekers', 'Total de personas que buscan empleo', 'Total jobseekers'],
    ['persons', 'Número de desempleados', 'Unemployed persons'],
    ['', 'Variación del desempleo', 'Unemployment change'],
  ],
  'claimant-count': [
    ['rate', 'Tasa de solicitantes de subsidio por desempleo', 'Claimant count rate'],
    ['change', 'Variación de solicitantes de subsidio por desempleo', 'Claimant count change'],
    ['', 'Solicitantes de subsidio por desempleo', 'Claimant count'],
  ],
  'payrolled-employees-uk': [
    ['change', 'Variación de empleados en nómina (HMRC)', 'Payrolled employees change (HMRC)'],
    ['', 'Empleados en nómina (HMRC)', 'Payrolled employees (HMRC)'],
  ],
  'private-payrolls': [['', 'Empleo en el sector privado', 'Private payrolls']],
  'job-openings': [
    ['jolts', 'Vacantes de empleo (JOLTS)', 'Job openings (JOLTS)'],
    ['', 'Vacantes de empleo', 'Job vacancies'],
  ],
  'job-quits': [
    ['rate', 'Tasa de renuncias voluntarias (JOLTS)', 'Quits rate (JOLTS)'],
    ['', 'Renuncias voluntarias (JOLTS)', 'Job quits (JOLTS)'],
  ],
  'job-advertisements': [
    ['anz', 'Anuncios de empleo (ANZ-Indeed)', 'Job ads (ANZ-Indeed)'],
    ['', 'Anuncios de empleo', 'Job advertisements'],
  ],
  'jobs-to-applicants': [['', 'Vacantes por solicitante', 'Jobs-to-applicants ratio']],
  productivity: [
    ['non farm', 'Productividad no agrícola', 'Nonfarm productivity'],
    ['', 'Productividad laboral', 'Labor productivity'],
  ],
  'employment-cost-components': [
    ['wages', 'Costo del empleo: salarios', 'Employment cost: wages'],
    ['benefits', 'Costo del empleo: prestaciones', 'Employment cost: benefits'],
  ],
  'average-earnings-uk': [['', 'Salarios con bonos', 'Earnings including bonuses']],
  'average-earnings-uk-ex-bonus': [['', 'Salarios sin bonos', 'Earnings excluding bonuses']],
  'cash-earnings-japan': [
    ['overtime', 'Pago de horas extra', 'Overtime pay'],
    ['', 'Ingresos salariales promedio', 'Average cash earnings'],
  ],
  'wage-growth': [
    ['negotiated', 'Salarios pactados', 'Negotiated wages'],
    ['price', 'Índice de precios salariales', 'Wage price index'],
    ['labor private', 'Costo laboral del sector privado', 'Private sector labor costs'],
    ['labor', 'Índice de costo laboral', 'Labor cost index'],
    ['', 'Crecimiento de los salarios', 'Wage growth'],
  ],
};
