/** Sample characters: every class of a pattern matches some of them. */
const SAMPLES = ['a', '0', ' ', '-', '.', ',', ':', '/', '"', '[', '<', '&', 'é', '\u200b', '\n', '_'];
const ATOM =
  /\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[pP]\{[^}]*\}|\\k<\w+>|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(\?<\w+>|\(\?:|[()|^$]|\{\d+(?:,\d*)?\}\??|[*+?]\??|./gsu;

/** What a pattern can match, atom by atom and without its choices and repetitions: "^a[bc]\d{2}" → "a", "b", "0", "0". */
function atomsOf({ source, flags }: RegExp): readonly string[] {
  const atoms: string[] = [];
  for (const [atom] of source.matchAll(ATOM)) {
    const count = /^\{(\d+)/.exec(atom)?.[1];
    const last = atoms.at(-1);
    if (count !== undefined && last !== undefined)
      for (let more = 1; more < Number(count); more += 1) atoms.push(last);
    else if (!/^(?:\(.*|[)|^$]|[*+?]\??|\{.*|\\[bBk].*)$/s.test(atom)) atoms.push(...samplesOf(atom, flags));
  }
  return atoms;
}

function samplesOf(atom: string, flags: string): readonly string[] {
  const isOne = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''));
  const literal = atom.replace(/^\\/, '');
  return [literal, ...SAMPLES].filter((sample) => isOne.test(sample)).slice(0, 1);
}

/** Texts that repeat what the pattern repeats, behind what it begins with, and that nearly match. */
function* textsOf(pattern: RegExp): Generator<(length: number) => string> {
  const atoms = atomsOf(pattern);
  const starts = new Set([
    '',
    ...[1, 2, 4, 6, 8, 12, 20, atoms.length].map((count) => atoms.slice(0, count).join('')),
  ]);
  const pieces = new Set<string>();
  const places = [...atoms.keys()].filter((at) => at < MOST_ATOMS || at >= atoms.length - MOST_ATOMS);
  for (const from of places)
    for (const size of [1, 2, 3, atoms.length]) pieces.add(atoms.slice(from, from + size).join(''));
  for (const one of atoms.slice(0, 4)) for (const other of atoms.slice(0, 4)) pieces.add(one + other);
  pieces.add(' ').add('a').add('0');
  // Words have to end.
  const words = [...pieces].filter(({ length }) => length > 2).map((piece) => `${piece} `);
  for (const piece of words) yield (length) => piece.repeat(Math.ceil(length / piece.length));
  for (const start of starts)
    for (const piece of pieces)
      for (const end of ['', '\u0001', '!'])
        yield (length) => start + piece.repeat(Math.ceil(length / Math.max(1, piece.length))) + end;
}

/** Pieces are taken from so many atoms at the beginning and at the end. */
const MOST_ATOMS = 12;
/** Characters of the texts that are compared. Short ones come first: a pattern of exponential time would never end on a long one. */
const STEPS = [
  { short: 16, long: 24, most: 20 },
  { short: 24, long: 96, most: 10 },
  { short: 1_000, long: 4_000, most: 8 },
] as const;
/** Below this many milliseconds the clock is too coarse to compare, and a pattern of quadratic time is far above it. */
const LEAST_MS = 0.4;

/** A text whose cost grows faster than its length: four times the length costs more than eight times as much. Null without one. */
export function slowText(pattern: RegExp): string | null {
  for (const textOf of textsOf(pattern)) {
    for (const { short, long, most } of STEPS) {
      const text = textOf(long);
      if (timeOf(pattern, text) < LEAST_MS) continue;
      if (growthOf(pattern, textOf(short), text, most) > most) return textOf(short);
    }
  }
  return null;
}

/** The least of several readings counts, because another process may interrupt any of them. */
function growthOf(pattern: RegExp, short: string, long: string, most: number): number {
  const least = { short: Infinity, long: Infinity };
  const growth = () => (least.long < LEAST_MS ? 0 : least.long / Math.max(least.short, LEAST_MS / 100));
  for (let round = 0; round < 3 || (round < 40 && growth() > most); round += 1) {
    least.short = Math.min(least.short, timeOf(pattern, short));
    least.long = Math.min(least.long, timeOf(pattern, long));
    // It takes so long that no interruption explains it.
    if (round >= 3 && least.long > 20) break;
  }
  return growth();
}

function timeOf(pattern: RegExp, text: string): number {
  const start = performance.now();
  text.replace(pattern, '');
  return performance.now() - start;
}
