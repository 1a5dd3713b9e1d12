import type { Indicator } from '../indicator.ts';

/** Mortgages, loans and money. */
export const credit: readonly Indicator[] = [
  {
    kind: 'mortgage-approvals',
    match: [
      '(bba|boe|) mortgage approvals',
      '(home|investment lending for) (loans|homes)',
      '(uk finance|) mortgage lending',
    ],
    direction: 'higher',
    name: { es: 'Aprobación de hipotecas', en: 'Mortgage approvals and lending' },
    summary: {
      es: 'Hipotecas aprobadas o prestadas en el mes para vivienda. En el Reino Unido las publica el Banco de Inglaterra.',
      en: 'Mortgages approved or lent in the month for homes. In the United Kingdom published by the Bank of England.',
    },
    insight: {
      es: 'Se adelanta a las ventas de vivienda y muestra el efecto de las tasas. Suele mover poco a la moneda.',
      en: 'It leads home sales and shows the effect of rates. It usually moves the currency little.',
    },
    tags: { es: ['vivienda', 'crédito'], en: ['housing', 'credit'] },
  },
  {
    kind: 'mortgage-applications',
    match: ['(mba|) (mortgage applications|mortgage market index|purchase index|mortgage refinance index)'],
    direction: 'higher',
    name: { es: 'Solicitudes de hipoteca (MBA)', en: 'Mortgage applications (MBA)' },
    summary: {
      es: 'Cambio semanal en las solicitudes de hipoteca en Estados Unidos, según la asociación de bancos hipotecarios (MBA).',
      en: 'Weekly change in US mortgage applications, from the Mortgage Bankers Association.',
    },
    insight: {
      es: 'Los refinanciamientos la mueven mucho cuando cambian las tasas. El dólar casi no reacciona.',
      en: 'Refinancing moves it a lot when rates change. The dollar hardly reacts.',
    },
    tags: { es: ['vivienda', 'crédito'], en: ['housing', 'credit'] },
  },
  {
    kind: 'mortgage-rate',
    match: ['(mba|freddie mac|) (30|15) year mortgage rate', 'mortgage rate', 'boe mortgage rate'],
    direction: 'none',
    name: { es: 'Tasa hipotecaria', en: 'Mortgage rate' },
    summary: {
      es: 'Tasa promedio de las hipotecas nuevas; en Estados Unidos se publica cada semana.',
      en: 'The average rate on new mortgages; published weekly in the United States.',
    },
    insight: {
      es: 'Sigue a los bonos del Tesoro de largo plazo, no al revés. Explica a las cifras de vivienda más que mover al dólar.',
      en: 'It follows long Treasuries, not the other way round. It explains housing figures more than it moves the dollar.',
    },
    tags: { es: ['vivienda', 'tasas'], en: ['housing', 'rates'] },
  },
  {
    kind: 'mortgage-delinquencies',
    match: ['mortgage (delinquencies|delinquency rate)'],
    direction: 'lower',
    name: { es: 'Morosidad hipotecaria', en: 'Mortgage delinquencies' },
    summary: {
      es: 'Porcentaje de hipotecas con pagos atrasados en Estados Unidos. Lo publica cada trimestre la MBA.',
      en: 'The share of US mortgages with late payments. Published each quarter by the MBA.',
    },
    insight: {
      es: 'Muestra tensión en los hogares, con mucho rezago. Interesa a los bancos más que al dólar.',
      en: 'It shows strain among households, with a long lag. Of more interest to banks than to the dollar.',
    },
    tags: { es: ['vivienda', 'crédito'], en: ['housing', 'credit'] },
  },
  {
    kind: 'net-lending',
    match: ['net lending to individuals', 'boe consumer credit'],
    direction: 'higher',
    name: { es: 'Crédito neto a personas', en: 'Net lending to individuals' },
    summary: {
      es: 'Cambio mensual del crédito a los hogares británicos. Lo publica el Banco de Inglaterra.',
      en: 'Monthly change in lending to British households. Published by the Bank of England.',
    },
    insight: {
      es: 'Muestra cuánto piden prestado los hogares con las tasas vigentes. La libra suele pasarlo por alto.',
      en: 'It shows how much households borrow at present rates. Sterling usually overlooks it.',
    },
    tags: { es: ['crédito', 'Reino Unido'], en: ['credit', 'United Kingdom'] },
  },
  {
    kind: 'bank-lending',
    match: [
      'private (loans|sector credit|sector lending)',
      'loans to (households|companies|non financial corporations|private sector)',
      'bank (lending|loan growth)',
      'housing credit',
    ],
    direction: 'higher',
    name: { es: 'Crédito al sector privado', en: 'Lending to the private sector' },
    summary: {
      es: 'Cuánto crece lo que los bancos prestan a hogares y empresas.',
      en: 'How fast bank lending to households and firms grows.',
    },
    insight: {
      es: 'Muestra si los cambios de tasas llegan a la economía. Es lento y rara vez mueve a la moneda.',
      en: 'It shows whether rate changes reach the economy. Slow-moving; it rarely moves the currency.',
    },
    tags: { es: ['crédito'], en: ['credit'] },
  },
  {
    kind: 'new-loans-china',
    match: ['new (loans|yuan loans)', 'total social financing', 'outstanding (loan growth|yuan loans)'],
    direction: 'higher',
    name: { es: 'Crédito nuevo en China', en: 'New credit in China' },
    summary: {
      es: 'Préstamos nuevos, o financiamiento total, en China durante el mes. Los publica el banco central (PBoC).',
      en: 'New loans, or total financing, in China over the month. Published by the central bank (PBoC).',
    },
    insight: {
      es: 'Da pistas del estímulo a la economía china y de la demanda de materias primas. Tiene una estacionalidad fuerte.',
      en: 'It hints at stimulus for China’s economy and demand for commodities. Strongly seasonal.',
    },
    tags: { es: ['crédito', 'China'], en: ['credit', 'China'] },
  },
  {
    kind: 'money-supply',
    match: ['(m1|m2|m3|m4|) money (supply|stock)', '(m2|m3) (growth|)', 'm4 money supply ex'],
    direction: 'higher',
    name: { es: 'Oferta monetaria', en: 'Money supply' },
    summary: {
      es: 'Cuánto dinero hay en la economía, en efectivo y depósitos. Lo publica el banco central.',
      en: 'How much money there is in the economy, in cash and deposits. Published by the central bank.',
    },
    insight: {
      es: 'Se vincula con el crédito y, a largo plazo, con la inflación. Los mercados le prestan poca atención mes a mes.',
      en: 'Tied to credit and, in the long run, to inflation. Markets pay it little attention month to month.',
    },
    tags: { es: ['dinero', 'crédito'], en: ['money', 'credit'] },
  },
  {
    kind: 'monetary-base',
    match: ['monetary base'],
    direction: 'none',
    name: { es: 'Base monetaria', en: 'Monetary base' },
    summary: {
      es: 'Efectivo en circulación más los depósitos de los bancos en el banco central.',
      en: 'Cash in circulation plus banks’ deposits at the central bank.',
    },
    insight: {
      es: 'Refleja las compras o ventas de bonos del banco central, que ya se conocen. El precio casi no reacciona.',
      en: 'It reflects the central bank’s buying or selling of bonds, known already. Prices hardly react.',
    },
    tags: { es: ['dinero', 'banco central'], en: ['money', 'central bank'] },
  },
  {
    kind: 'lending-survey',
    match: [
      '(senior|) loan officer (survey|opinion survey)',
      '(ecb|) bank lending survey',
      '(boe|) credit conditions survey',
      'senior loan officer opinion survey',
    ],
    direction: 'none',
    name: { es: 'Encuesta de crédito bancario', en: 'Bank lending survey' },
    summary: {
      es: 'Encuesta trimestral del banco central a los bancos: si endurecen o relajan el crédito y cuánta demanda tienen.',
      en: 'The central bank’s quarterly survey of banks: whether they tighten or ease credit, and how much demand they see.',
    },
    insight: {
      es: 'Un endurecimiento marcado ha precedido a desaceleraciones. Informa las decisiones de tasas más que al precio del día.',
      en: 'Marked tightening has come before slowdowns. It informs rate decisions more than the day’s price.',
    },
    tags: { es: ['crédito', 'bancos'], en: ['credit', 'banks'] },
  },
  {
    kind: 'household-debt',
    match: ['total household debt', 'household debt (to income|)'],
    direction: 'none',
    name: { es: 'Deuda de los hogares', en: 'Household debt' },
    summary: {
      es: 'Cuánto deben los hogares en total, hipotecas incluidas.',
      en: 'How much households owe in all, mortgages included.',
    },
    insight: {
      es: 'Describe la fragilidad de los hogares ante tasas altas. Es un dato de fondo, sin reacción habitual en el precio.',
      en: 'It describes how exposed households are to high rates. Background, with no usual price reaction.',
    },
    tags: { es: ['crédito', 'hogares'], en: ['credit', 'households'] },
  },
];
