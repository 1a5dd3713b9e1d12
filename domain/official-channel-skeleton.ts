import { editDistance } from './edit-distance.ts';

/**
 * Letters of other alphabets, and signs, that pass for a Latin one: the part of Unicode's confusables (UTS 39) that
 * matters for names of Latin letters, small capitals, and the Lisu, Cherokee and Canadian letters that "fancy text"
 * is made of. Accents, full-width and mathematical letters need no entry: NFKD takes them away.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аɑαạ4ꭺᴀɐΛДꓮᎪᗅᗩⲀ',
  b: 'ЬвßʙƄ8ꓐᏼᏏᗷᛒ฿',
  c: 'сϲᴄⅽꓚᏟᑕƈ¢ⲤͻƆ',
  d: 'ԁɗđᴅꓓᎠᗞᗪÐ',
  e: 'еєҽεɛ3ℯ℮ᴇꓰᎬᗴǝəⴹ€ⲈΣ',
  f: 'ƒϝſꜰꓝᖴ',
  g: 'ɡǥġ9ɢꓖᏀᏳց',
  h: 'һнɦħʜꓧᎻᏂᕼɥⲎ',
  i: 'іɩιıíΙӏɪꓲᎥⲒǃ',
  j: 'јϳʝᴊꓙᎫᒍյ',
  k: 'кκҡᴋꓗᏦᛕⲔ',
  l: 'ӀłⅼǀΙ1ʟꓡᏞᒪլ',
  m: 'мɱϻᴍꓟᎷᗰⲘ₥',
  n: 'пոɴηŋꓠᑎⲚ₦',
  o: 'оοσօøɵ0ӨѳΟᴏꓳⲞⵔᱛഠ੦૦๐໐ပჿ◯○●',
  p: 'рρþϱᴘꓑᏢᑭⲢ₱',
  q: 'ԛզɋꞯϙ',
  r: 'гʀɍᴦꓣᎡᏒᖇɹя',
  s: 'ѕʂꜱ5ꓢᏚᏕՏᔕ$',
  t: 'тτŧƚ7ᴛꓔᎢⲦԎʇ₮',
  u: 'υսʋцᴜꓴᑌՍɯ∪',
  v: 'νѵᴠꓦᏙᐯ∨',
  w: 'ԝωшʍѡᴡꓪᎳᏔᗯⲰ₩',
  x: 'хχӽꓫ᙭ⲬⅩ×',
  y: 'уүγʏўꓬᎩᎽⲨ¥',
  z: 'ᴢʐƶ2ꓜᏃᘔⲌ',
};
/** Where runs of A-Z in frames stand that NFKD leaves: round, square, and the letters flags are made of. */
const FRAMED = [0x1f150, 0x1f170, 0x1f1e6];
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

const FOLDED = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, others]) =>
    [...others, ...framed(letter)].flatMap((one) =>
      [one, one.toLowerCase()].map((form) => [form, letter] as const),
    ),
  ),
);

function framed(letter: string): string[] {
  return FRAMED.map((first) => String.fromCodePoint(first + letter.charCodeAt(0) - 'a'.charCodeAt(0)));
}

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
