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
  bank(
    'EUR',
    'ECB|European Central Bank',
    ['Banco Central Europeo', 'European Central Bank'],
    ['del', 'BCE', 'ECB', 'ECB'],
  ),
  bank(
    'GBP',
    'BoE|MPC|Bank of England',
    ['Banco de Inglaterra', 'Bank of England'],
    ['del', 'Banco de Inglaterra', 'Bank of England', 'BoE'],
  ),
  bank(
    'JPY',
    'BoJ|Bank of Japan',
    ['Banco de Japón', 'Bank of Japan'],
    ['del', 'Banco de Japón', 'Bank of Japan', 'BoJ'],
  ),
  bank(
    'CAD',
    'BoC|Gov Council Member|Bank of Canada',
    ['Banco de Canadá', 'Bank of Canada'],
    ['del', 'Banco de Canadá', 'Bank of Canada', 'BoC'],
  ),
  bank(
    'CHF',
    'SNB|Gov Board Member|Gov Board Members|Swiss National Bank',
    ['Banco Nacional Suizo', 'Swiss National Bank'],
    ['del', 'Banco Nacional Suizo', 'Swiss National Bank', 'SNB'],
  ),
  bank(
    'AUD',
    'RBA|Reserve Bank of Australia',
    ['Banco de la Reserva de Australia', 'Reserve Bank of Australia'],
    ['del', 'RBA', 'RBA', 'RBA'],
  ),
  bank(
    'NZD',
    'RBNZ|Reserve Bank of New Zealand',
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
    null,
    'Bank of France|Banque de France',
    ['Banco de Francia', 'Bank of France'],
    ['del', 'Banco de Francia', 'Bank of France', 'Bank of France'],
  ),
  bank(
    null,
    'Bank of Italy',
    ['Banco de Italia', 'Bank of Italy'],
    ['del', 'Banco de Italia', 'Bank of Italy', 'Bank of Italy'],
  ),
  bank(
    null,
    'Bank of Spain',
    ['Banco de España', 'Bank of Spain'],
    ['del', 'Banco de España', 'Bank of Spain', 'Bank of Spain'],
  ),
  bank(
    'CNY',
    'PBoC',
    ['Banco Popular de China', 'People’s Bank of China'],
    ['del', 'Banco Popular de China', 'People’s Bank of China', 'PBoC'],
  ),
  bank(
    'MXN',
    'Banxico|Bank of Mexico',
    ['Banco de México', 'Bank of Mexico'],
    ['de', 'Banxico', 'Banxico', 'Banxico'],
  ),
];

const BY_WORD = new Map(
  BANKS.flatMap((one) => one.words.split('|').map((word) => [word.toLowerCase(), one] as const)),
);
const ANY = BANKS.map(({ words }) => words).join('|');
const NAMED = new RegExp(`\\b(?:${ANY})\\b`, 'i');

/** The central bank that the words name first. */
export function bankIn(words: string): CentralBank | undefined {
  return BY_WORD.get(NAMED.exec(words)?.[0].toLowerCase() ?? '');
}

/** The central bank that a title names, else that of the currency, as it stands in a name; null without either. */
export function bankOf(title: string, currency: string | null): Bilingual<string> | null {
  return (
    (bankIn(title) ?? BANKS.find((one) => one.currency !== null && one.currency === currency))?.inName ?? null
  );
}
