import type { Indicator } from '../indicator.ts';

/** Public finances, politics, meetings and days off. */
export const publicSector: readonly Indicator[] = [
  {
    kind: 'budget-balance',
    match: [
      '(federal|gov|central gov|) budget (balance|value)',
      'monthly budget statement',
      'gov budget',
      '(federal|monthly) budget',
    ],
    direction: 'higher',
    name: { es: 'Balance presupuestario', en: 'Budget balance' },
    summary: {
      es: 'Ingresos menos gastos del gobierno en el periodo. Negativo es déficit.',
      en: 'Government income less spending over the period. Negative is a deficit.',
    },
    insight: {
      es: 'Depende mucho del calendario de impuestos, así que se compara con el mismo mes de otros años. Su efecto diario en la moneda suele ser nulo.',
      en: 'It depends heavily on the tax calendar, so it is compared with the same month of other years. Its daily effect on the currency is usually nil.',
    },
    tags: { es: ['finanzas públicas'], en: ['public finances'] },
  },
  {
    kind: 'public-borrowing',
    match: ['public sector net borrowing (ex banks|)', 'public sector net cash requirement'],
    direction: 'lower',
    name: { es: 'Endeudamiento neto del sector público', en: 'Public sector net borrowing' },
    summary: {
      es: 'Cuánto tuvo que pedir prestado el sector público británico en el mes. Lo publica la ONS.',
      en: 'How much the British public sector had to borrow in the month. Published by the ONS.',
    },
    insight: {
      es: 'Más deuda de la prevista presiona a los bonos británicos cuando el presupuesto preocupa, y puede pesar sobre la libra.',
      en: 'More borrowing than forecast presses gilts when the budget is a worry, and may weigh on sterling.',
    },
    tags: { es: ['finanzas públicas', 'Reino Unido'], en: ['public finances', 'United Kingdom'] },
  },
  {
    kind: 'public-debt',
    match: ['(gov|public|gross) debt (to gdp|)', 'gov debt'],
    direction: 'none',
    name: { es: 'Deuda pública', en: 'Public debt' },
    summary: { es: 'Cuánto debe el gobierno.', en: 'How much the government owes.' },
    insight: {
      es: 'Pesa a largo plazo en la confianza y en los bonos. Como dato suelto no suele mover el precio.',
      en: 'It weighs on confidence and bonds over time. As a single figure it does not usually move prices.',
    },
    tags: { es: ['finanzas públicas'], en: ['public finances'] },
  },
  {
    kind: 'budget-announcement',
    match: [
      '(annual|autumn|spring|) (budget release|budget report|budget announcement|forecast statement|forecast|statement)',
      'annual budget',
      '(spring|autumn) budget',
      '(treasury|) currency report',
      'treasury refunding (announcement|financing estimates)',
      '(half year|) economic and fiscal (update|outlook)',
    ],
    direction: 'none',
    name: { es: 'Anuncio presupuestario o del Tesoro', en: 'Budget or Treasury announcement' },
    summary: {
      es: 'El gobierno presenta su presupuesto, su plan de deuda o un informe del Tesoro.',
      en: 'The government presents its budget, borrowing plans or a Treasury report.',
    },
    insight: {
      es: 'Lo que cuenta es cuánta deuda nueva supone y si el mercado la cree manejable; primero reaccionan los bonos y después la moneda.',
      en: 'What counts is how much new debt it means and whether markets think it manageable; bonds react first and then the currency.',
    },
    tags: { es: ['finanzas públicas'], en: ['public finances'] },
  },
  {
    kind: 'election',
    match: [
      '* (election|elections|referendum|vote)',
      '(election|elections|referendum)',
      '* election (results|day)',
    ],
    direction: 'none',
    name: { es: 'Elección o votación', en: 'Election or vote' },
    summary: {
      es: 'Elección, referéndum o votación política que puede cambiar el rumbo económico del país.',
      en: 'An election, referendum or political vote that may change the country’s economic course.',
    },
    insight: {
      es: 'El resultado se va conociendo por horas, con saltos de precio y spreads más amplios. Los mercados resienten sobre todo lo inesperado y la falta de mayoría.',
      en: 'The result comes in over hours, with price gaps and wider spreads. Markets mostly dislike the unexpected and the lack of a majority.',
    },
    tags: { es: ['política'], en: ['politics'] },
  },
  {
    kind: 'official-speech',
    match: ['* (speaks|speech|testifies|testimony|remarks|press briefing)'],
    direction: 'none',
    name: { es: 'Discurso de una autoridad', en: 'Speech by an official' },
    summary: {
      es: 'Intervención pública de una autoridad o de un dirigente político.',
      en: 'A public appearance by an official or a political leader.',
    },
    insight: {
      es: 'No trae cifra ni pronóstico: solo mueve el precio si anuncia algo nuevo, como aranceles, impuestos o nombramientos. La hora puede cambiar.',
      en: 'It brings no figure and no forecast: it moves prices only if something new is announced, such as tariffs, taxes or appointments. The hour may change.',
    },
    tags: { es: ['política', 'discurso'], en: ['politics', 'speech'] },
  },
  {
    kind: 'international-meeting',
    match: [
      '(ecofin|eurogroup|g7|g20|imf|brics|nato|wef annual|world bank|imf world bank|apec|quad) (meetings|meeting|summit|finance ministers meeting)',
      '(imf|imf world bank) (spring|annual) (meetings|meeting)',
      '(economic|eu leaders|european council|leaders) (summit|meeting)',
      'european council',
      'wef *',
      '* summit',
    ],
    direction: 'none',
    name: { es: 'Reunión internacional', en: 'International meeting' },
    summary: {
      es: 'Encuentro de gobiernos, ministros u organismos internacionales, a veces de varios días.',
      en: 'A gathering of governments, ministers or international bodies, sometimes over several days.',
    },
    insight: {
      es: 'Sin cifra ni hora exacta: los titulares salen a lo largo del día. Mueve el precio solo cuando hay un acuerdo o un choque inesperado.',
      en: 'No figure and no exact hour: headlines come through the day. It moves prices only on an unexpected agreement or clash.',
    },
    tags: { es: ['política', 'reunión'], en: ['politics', 'meeting'] },
  },
  {
    kind: 'economic-forecasts',
    match: [
      '(eu|european commission|imf|oecd|) economic (forecasts|outlook)',
      '(imf|) world economic outlook',
    ],
    direction: 'none',
    name: { es: 'Pronósticos económicos oficiales', en: 'Official economic forecasts' },
    summary: {
      es: 'Un organismo publica lo que prevé para el crecimiento, la inflación y las finanzas públicas.',
      en: 'An institution publishes what it foresees for growth, inflation and public finances.',
    },
    insight: {
      es: 'Resume datos ya conocidos; sirve de referencia y casi nunca mueve a la moneda.',
      en: 'It sums up what is known; a reference that almost never moves the currency.',
    },
    tags: { es: ['crecimiento', 'pronósticos'], en: ['growth', 'forecasts'] },
  },
  {
    kind: 'statistics-press-conference',
    match: ['nbs press conference'],
    direction: 'none',
    name: {
      es: 'Conferencia de la oficina de estadística de China',
      en: 'China statistics bureau press conference',
    },
    summary: {
      es: 'La oficina de estadística de China (NBS) comenta los datos que acaba de publicar.',
      en: 'China’s statistics bureau (NBS) comments on the data it has just published.',
    },
    insight: {
      es: 'Da contexto a las cifras de actividad del día. El precio ya suele haber reaccionado a ellas.',
      en: 'It gives context to the day’s activity figures. Prices have usually reacted to those already.',
    },
    tags: { es: ['China', 'crecimiento'], en: ['China', 'growth'] },
  },
  {
    kind: 'bank-stress-test',
    match: ['bank stress test (results|)'],
    direction: 'none',
    name: { es: 'Pruebas de resistencia bancaria', en: 'Bank stress test' },
    summary: {
      es: 'El supervisor dice si los grandes bancos resistirían una crisis severa.',
      en: 'The supervisor says whether large banks would withstand a severe crisis.',
    },
    insight: {
      es: 'Interesa sobre todo a las acciones de los bancos. Solo un reprobado inesperado ha tocado a la moneda.',
      en: 'Of interest mostly to bank shares. Only an unexpected failure has touched the currency.',
    },
    tags: { es: ['bancos', 'informe'], en: ['banks', 'report'] },
  },
];
