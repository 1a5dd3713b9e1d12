import { editDistance } from './edit-distance.ts';

/**
 * Letters of other alphabets, and signs, that pass for a Latin one: the part of Unicode's confusables (UTS 39) that
 * matters for names of Latin letters. Accents, full-width and mathematical letters need no entry: NFKD takes them away.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аɑαạ4ꭺᴀ',
  b: 'ЬвßʙƄ8',
  c: 'сϲᴄⅽ',
  d: 'ԁɗđᴅ',
  e: 'еєҽεɛ3ℯ',
  f: 'ƒϝſ',
  g: 'ɡǥġ9',
  h: 'һнɦħ',
  i: 'іɩιıíΙӏ',
  j: 'јϳʝ',
  k: 'кκҡ',
  l: 'ӀłⅼǀΙ1',
  m: 'мɱϻ',
  n: 'пոɴηŋ',
  o: 'оοσօøɵ0ӨѳΟ',
  p: 'рρþϱ',
  q: 'ԛզɋ',
  r: 'гʀɍᴦ',
  s: 'ѕʂꜱ5',
  t: 'тτŧƚ7',
  u: 'υսʋцᴜ',
  v: 'νѵᴠ',
  w: 'ԝωшʍѡ',
  x: 'хχӽ',
  y: 'уүγʏў',
  z: 'ᴢʐƶ2',
};
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

const FOLDED = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, others]) =>
    [...others].flatMap((one) => [one, one.toLowerCase()].map((form) => [form, letter] as const)),
  ),
);

/** The letters a reader believes to see: small, without accents, look-alikes of other alphabets made Latin. */
export function skeleton(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
  const folded = [...plain.toLowerCase()].map((letter) => FOLDED.get(letter) ?? letter).join('');
  return PAIRS.reduce((sum, [pair, letter]) => sum.replace(pair, letter), folded);
}

/** How a text takes a name up: with its very letters, with look-alike letters, or with a few letters changed. */
export type Mention = 'same' | 'look-alike' | 'misspelt';

/**
 * Whether a text takes up one of the brand's names, joined to other words or split by signs or not. Names of up to three
 * letters count only as a word of their own, and only names of five letters and more are known with a changed letter:
 * shorter ones would be found in everything.
 */
export function mentionOf(text: string, names: readonly string[]): Mention | null {
  const plain = text.toLowerCase();
  const seen = skeleton(text);
  const found = names.flatMap((name): Mention[] => {
    if (holds(plain, name)) return ['same'];
    if (holds(seen, skeleton(name))) return ['look-alike'];
    return wordsOf(seen).some((word) => isMisspelt(word, skeleton(name))) ? ['misspelt'] : [];
  });
  return found.find((one) => one === 'same') ?? found.find((one) => one === 'look-alike') ?? found[0] ?? null;
}

function holds(text: string, name: string): boolean {
  const words = wordsOf(text);
  const joined = words.join('');
  const sought = wordsOf(name).join('');
  return sought.length <= 3 ? words.includes(sought) : joined.includes(sought);
}

function isMisspelt(word: string, name: string): boolean {
  const sought = wordsOf(name).join('');
  return sought.length >= 5 && Math.abs(word.length - sought.length) <= 1 && editDistance(word, sought) === 1;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 0);
}
