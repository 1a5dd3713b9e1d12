import type { Bilingual } from '../indicator.ts';

/** A central bank as the words of a title name it. */
export interface CentralBank {
  /** ISO 4217; null where another bank has the say over the currency. */
  readonly currency: string | null;
  /** What its titles call it, with | between. */
  readonly words: string;
  readonly name: Bilingual<string>;
  /** As it stands in a name of the calendar: "Decisión de tasa del BCE", "ECB rate decision". */
  readonly inName: Bilingual<string>;
  /** As it stands beside a speaker: "Habla Lagarde (BCE)", "ECB’s Lagarde speaks". */
  readonly short: Bilingual<string>;
}

const bank = (
  currency: string | null,
  words: string,
  [es, en]: readonly [string, string],
  [of, shortEs, inName, shortEn]: readonly [string, string, string, string],
): CentralBank => ({
  currency,
  words,
  name: { es, en },
  inName: { es: `${of} ${shortEs}`, en: inName },
  short: { es: shortEs, en: shortEn },
});

const BANKS: readonly CentralBank[] = [
  bank(
    'USD',
    'Fed|FOMC|Federal Reserve',
    ['Reserva Federal', 'Federal Reserve'],
    ['de la', 'Fed', 'Fed', 'Fed'],
  ),
  bank('EUR', 'ECB', ['Banco Central Europeo', 'European Central Bank'], ['del', 'BCE', 'ECB', 'ECB']),
  bank(
    'GBP',
    'BoE|MPC',
    ['Banco de Inglaterra', 'Bank of England'],
    ['del', 'Banco de Inglaterra', 'Bank of England', 'BoE'],
  ),
  bank('JPY', 'BoJ', ['Banco de Japón', 'Bank of Japan'], ['del', 'Banco de Japón', 'Bank of Japan', 'BoJ']),
  bank(
    'CAD',
    'BoC|Gov Council Member',
    ['Banco de Canadá', 'Bank of Canada'],
    ['del', 'Banco de Canadá', 'Bank of Canada', 'BoC'],
  ),
  bank(
    'CHF',
    'SNB|Gov Board Member',
    ['Banco Nacional Suizo', 'Swiss National Bank'],
    ['del', 'Banco Nacional Suizo', 'Swiss National Bank', 'SNB'],
  ),
  bank(
    'AUD',
    'RBA',
    ['Banco de la Reserva de Australia', 'Reserve Bank of Australia'],
    ['del', 'RBA', 'RBA', 'RBA'],
  ),
  bank(
    'NZD',
    'RBNZ',
    ['Banco de la Reserva de Nueva Zelanda', 'Reserve Bank of New Zealand'],
    ['del', 'RBNZ', 'RBNZ', 'RBNZ'],
  ),
  bank(
    null,
    'Buba|Bundesbank',
    ['Bundesbank', 'Bundesbank'],
    ['del', 'Bundesbank', 'Bundesbank', 'Bundesbank'],
  ),
  bank(
    'CNY',
    'PBoC',
    ['Banco Popular de China', 'People’s Bank of China'],
    ['del', 'Banco Popular de China', 'People’s Bank of China', 'PBoC'],
  ),
  bank('MXN', 'Banxico', ['Banco de México', 'Bank of Mexico'], ['de', 'Banxico', 'Banxico', 'Banxico']),
];

const BY_WORD = new Map(
  BANKS.flatMap((one) => one.words.split('|').map((word) => [word.toLowerCase(), one] as const)),
);
const ANY = BANKS.map(({ words }) => words).join('|');
const NAMED = new RegExp(`\\b(?:${ANY})\\b`, 'i');
const FIRST = new RegExp(`^(?:${ANY})\\b`, 'i');

/** The central bank that the words begin with. */
export function bankFirstIn(words: string): CentralBank | undefined {
  return BY_WORD.get(FIRST.exec(words)?.[0].toLowerCase() ?? '');
}

/** The central bank that a title names, else that of the currency, as it stands in a name; null without either. */
export function bankOf(title: string, currency: string | null): Bilingual<string> | null {
  const named = BY_WORD.get(NAMED.exec(title)?.[0].toLowerCase() ?? '');
  return (named ?? BANKS.find((one) => one.currency !== null && one.currency === currency))?.inName ?? null;
}
