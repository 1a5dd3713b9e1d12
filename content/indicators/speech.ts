import type { Locale } from '#contracts/locale.ts';
import type { Bilingual } from './indicator.ts';

const BANKS: readonly (readonly [RegExp, Bilingual<string>])[] = [
  [/^(?:Fed|FOMC|Federal Reserve)\b/i, { es: 'Reserva Federal', en: 'Federal Reserve' }],
  [/^ECB\b/i, { es: 'Banco Central Europeo', en: 'European Central Bank' }],
  [/^(?:BoE|MPC)\b/i, { es: 'Banco de Inglaterra', en: 'Bank of England' }],
  [/^BoJ\b/i, { es: 'Banco de Japón', en: 'Bank of Japan' }],
  [/^(?:BoC\b|Gov Council Member\b)/i, { es: 'Banco de Canadá', en: 'Bank of Canada' }],
  [/^(?:SNB\b|Gov Board Member\b)/i, { es: 'Banco Nacional Suizo', en: 'Swiss National Bank' }],
  [/^RBA\b/i, { es: 'Banco de la Reserva de Australia', en: 'Reserve Bank of Australia' }],
  [/^RBNZ\b/i, { es: 'Banco de la Reserva de Nueva Zelanda', en: 'Reserve Bank of New Zealand' }],
  [/^(?:Buba|Bundesbank)\b/i, { es: 'Bundesbank', en: 'Bundesbank' }],
  [/^PBoC\b/i, { es: 'Banco Popular de China', en: 'People’s Bank of China' }],
  [/^Banxico\b/i, { es: 'Banco de México', en: 'Bank of Mexico' }],
];

const VERB = /\s(?:speaks|speech|testifies|testimony|remarks|press briefing)\b.*/is;
const COUNTRY =
  /^(?:united states|united kingdom|euro ?(?:area|zone)|new zealand|german[y]?|french|france|italian|italy|spanish|spain|swiss|switzerland|japanese|japan|canadian|canada|australian|australia|chinese|china|mexican|mexico|british|us|uk)\s+/i;
/** Posts and institutions: what is left of a subject without them is a name. */
const POSTS: ReadonlySet<string> = new Set(
  'fed fomc federal reserve ecb boe mpc boj boc snb rba rbnz buba bundesbank pboc banxico chair chairman chairwoman chairperson president governor gov deputy dep assist assistant vice member council board governing governors chief economist executive general prime minister finance treasury secretary sec chancellor of the exchequer'.split(
    ' ',
  ),
);

/** Who speaks, as far as the title says: "Bowman (Federal Reserve)", "Trump"; null when it names nobody. */
export function speakerOf(title: string, locale: Locale): string | null {
  const subject = title
    .replace(VERB, '')
    .replace(COUNTRY, '')
    .replace(/['’]s\b/g, '');
  if (!VERB.test(title)) return null;
  const bank = BANKS.find(([pattern]) => pattern.test(subject))?.[1][locale];
  const name = subject
    .split(/\s+/)
    .filter((word) => !POSTS.has(word.toLowerCase().replace(/\W/g, '')))
    .join(' ');
  if (name === '') return bank ?? null;
  return bank === undefined ? name : `${name} (${bank})`;
}
