import type { Bilingual } from '../indicator.ts';

/** What a title has before a speaker's name: posts, ranks, institutions, departments, places. None of them is a name. */
const OFFICES = `
  chair chairman chairwoman chairperson president governor governors gov deputy dep assist assistant vice member members board
  council governing executive supervisory supervision general prime pm minister ministers secretary sec chancellor exchequer
  treasurer director managing manager chief economist head senior first commissioner representative rep speaker ambassador
  adviser advisor counselor comptroller envoy leader official officials staff candidate nominee nomination confirmation designate elect acting interim
  former outgoing incoming ex pro tempore attorney senator king queen pope press mr mrs ms dr sir lord
  fed fomc federal reserve ecb boe mpc boj boc snb rba rbnz buba bundesbank pboc banxico bank banks banque banca banco central
  national eurogroup commission committee union cabinet government state states house senate congress parliament treasury
  republic exchange securities
  finance financial economy economic economics commerce trade foreign affairs defense defence energy labor labour interior
  homeland security budget policy monetary fiscal markets market banking stability international development
  united kingdom europe european euro area zone eurozone new zealand germany german france french italy italian spain spanish
  swiss switzerland japan japanese canada canadian australia australian china chinese peoples mexico mexican england british
  scotland portugal portuguese netherlands dutch greece greek austria austrian belgium belgian finland finnish ireland irish
  russia russian ukraine ukrainian israel israeli iran iranian india indian brazil brazilian turkey turkish korea korean us uk
  usa eu un nz
  premier spokesman spokeswoman spokesperson justice judge mayor world riksbank payments operations regulation research
  prudential insurance systems digital climate innovation statistics
  annual semiannual semi quarterly monthly keynote opening closing welcome inaugural inauguration new year victory address panel
  conference symposium forum event interview lecture hearing hearings outlook report throne
`;
const KNOWN: ReadonlySet<string> = new Set(OFFICES.split(/\s+/));
/** Whoever had the post: the institution is no longer theirs. */
const PAST: ReadonlySet<string> = new Set(['former', 'ex', 'outgoing']);
/** Small words between those. */
const BETWEEN: ReadonlySet<string> = new Set(['of', 'the', 'for', 'and', 'to', 'on', 'de', '&']);
/** Small words of names: "von der Leyen", "Villeroy de Galhau". */
const PARTICLE = /^(?:de|del|della|di|da|dos|du|la|le|van|von|der|den|ten|zu|al|el|bin|ibn)$/;
const NAME = /^\p{Lu}[\p{L}'’.-]*$/u;
/** "IMF", "OPEC": an institution that a speaker is of. */
const ABBREVIATION = /^\p{Lu}{3,}$/u;

interface Institution {
  readonly words: RegExp;
  readonly name: Bilingual<string>;
  readonly short: Bilingual<string>;
}

/** Whose heads speak and that decide no rate. */
const INSTITUTIONS: readonly Institution[] = [
  {
    words: /\bIMF\b|\bInternational Monetary Fund\b/,
    name: { es: 'Fondo Monetario Internacional', en: 'International Monetary Fund' },
    short: { es: 'FMI', en: 'IMF' },
  },
  {
    words: /\bOPEC\b/,
    name: { es: 'OPEP', en: 'OPEC' },
    short: { es: 'OPEP', en: 'OPEC' },
  },
  {
    words: /\bEurogroup\b/i,
    name: { es: 'Eurogrupo', en: 'Eurogroup' },
    short: { es: 'Eurogrupo', en: 'Eurogroup' },
  },
];

/** The institution that the words before a speaker's name are of, where it is no central bank. */
export function institutionIn(words: string): Pick<Institution, 'name' | 'short'> | undefined {
  return INSTITUTIONS.find((one) => one.words.test(words));
}

export interface SpeakerWords {
  /** What comes before the name: "Fed Vice Chair for Supervision". */
  readonly office: string;
  /** More than one where several speak; none where the title has the office alone. */
  readonly names: readonly string[];
  readonly isPast: boolean;
}

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}&]/gu, '');

function isOffice(word: string): boolean {
  const plain = word.replace(/\W/g, '');
  return ABBREVIATION.test(plain) || word.split('-').every((part) => KNOWN.has(lettersOf(part)));
}

/**
 * The subject of a speech, read as an office and the names after it. Null when a word before the last one of the office is
 * none of an office, or what follows is no name: its source's title says more than we understand.
 */
export function readSubject(subject: string): SpeakerWords | null {
  const words = subject
    .replace(/\bwhite house\b|\([^()]*\)|['’]s\b/gi, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const last = words.findLastIndex(isOffice);
  const before = words.slice(0, last + 1);
  if (!before.every((word) => isOffice(word) || BETWEEN.has(lettersOf(word)))) return null;
  const names = words
    .slice(last + 1)
    .join(' ')
    .split(/ ?, ?| (?:&|and) /)
    .filter((name) => name !== '');
  if (!names.every(isName)) return null;
  return { office: before.join(' '), names, isPast: before.some((word) => PAST.has(lettersOf(word))) };
}

/** At most four words, each with a capital letter or a small word of names. */
function isName(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= 4 &&
    words.some((word) => NAME.test(word)) &&
    words.every((word) => NAME.test(word) || PARTICLE.test(word))
  );
}
