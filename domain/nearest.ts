/** Something that can be offered where nothing was found, and the words it is known by. */
export interface Candidate {
  readonly id: string;
  readonly words: readonly string[];
}

/**
 * The candidates that share most words with a path, best first; where none shares any, in the order given. Words of one
 * or two letters do not count, and a word counts half where only its first four letters agree (SPEC B26).
 */
export function nearest(path: string, candidates: readonly Candidate[], count: number): string[] {
  const asked = wordsOf(path);
  return candidates
    .map(({ id, words }, place) => ({ id, place, score: scoreOf(asked, words.flatMap(wordsOf)) }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, count)
    .map(({ id }) => id);
}

function scoreOf(asked: readonly string[], words: readonly string[]): number {
  return asked.reduce((sum, word) => {
    if (words.includes(word)) return sum + 1;
    return sum + (words.some((one) => one.slice(0, 4) === word.slice(0, 4)) ? 0.5 : 0);
  }, 0);
}

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  return [...new Set(plain.split(/[^a-z0-9]+/).filter((word) => word.length > 2))];
}
