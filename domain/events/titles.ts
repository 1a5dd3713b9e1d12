import { splitDemonym } from './places.ts';
import { BANKS, NOISE, OFFICE_TOPICS, OFFICES, PHRASES, QUALIFIERS } from './synonyms.ts';

/** The period of comparison: a month, a week, a quarter, a year, the same months of last year, the year to date. */
export type Period = 'm' | 'w' | 'q' | 'y' | '3m' | 'ytd';
/** The edition of a figure: the first estimate, the second, or the last. */
export type Stage = 'early' | 'second' | 'late';

/** A title split into parts, so that the titles of two vendors can be compared. */
export interface TitleKey {
  readonly words: ReadonlySet<string>;
  readonly period: Period | null;
  readonly stage: Stage | null;
  /** The central bank that the title names. */
  readonly bank: string | null;
}

const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/\bytd(?:\/y)?\b/g, 'ytd'],
  [/\b3mo?\/yr?\b|\b3mo?y\b/g, '3m'],
  [/\bm\/m\b|\bmom\b/g, 'm'],
  [/\bw\/w\b|\bwow\b/g, 'w'],
  [/\bq\/q\b|\bqoq\b/g, 'q'],
  [/\by\/y\b|\byoy\b/g, 'y'],
];

const STAGES: readonly (readonly [RegExp, Stage])[] = [
  [/\b(?:2nd|second)(?: est(?:imate)?)?\b(?! (?:yr|year|half))/g, 'second'],
  [/\b(?:flash|prelim|prel|preliminary|advance|adv)\b/g, 'early'],
  [/\b(?:3rd est(?:imate)?|final(?! demand)|revised)\b/g, 'late'],
];

/** Removes all marks from the text and returns the meaning of the first one. */
function take<Meaning>(
  text: string,
  marks: readonly (readonly [RegExp, Meaning])[],
): { text: string; meaning: Meaning | null } {
  let meaning: Meaning | null = null;
  let rest = text;
  for (const [mark, means] of marks) {
    const without = rest.replace(mark, ' ');
    if (without !== rest) meaning ??= means;
    rest = without;
  }
  return { text: rest, meaning };
}

function wordsOf(text: string): Set<string> {
  let plain = text
    .replace(/\b(\d+)[- ]?(y|m|w)(?:ears?|rs?|onths?|eeks?)?\b/g, ' $1$2 ')
    .replace(/\bu-6\b/g, 'u6')
    .replace(/[^a-z0-9]+/g, ' ');
  for (const [phrase, form] of PHRASES) plain = plain.replace(phrase, form);
  const words = plain.split(' ').filter((word) => word !== '' && !NOISE.has(word));
  const officeGoes = words.some((word) => OFFICE_TOPICS.has(word));
  return new Set(officeGoes ? words.filter((word) => !OFFICES.has(word)) : words);
}

/** Cached: a few thousand titles a year come back at every reading. */
const known = new Map<string, TitleKey>();
const CACHE_SIZE = 5_000;

/** "German Prelim CPI m/m" → words {cpi}, period m, stage early. The country is compared apart, not by the title. */
export function readTitle(title: string): TitleKey {
  const key = known.get(title) ?? takeApart(title);
  if (known.size >= CACHE_SIZE) known.clear();
  known.set(title, key);
  return key;
}

function takeApart(title: string): TitleKey {
  const period = take(splitDemonym(title).rest.toLowerCase(), PERIODS);
  const stage = take(period.text, STAGES);
  const bank = stage.text.split(/[^a-z]+/).flatMap((word) => BANKS.get(word) ?? [])[0] ?? null;
  return { words: wordsOf(stage.text), period: period.meaning, stage: stage.meaning, bank };
}

/** Dice's coefficient of two sets of words: 0 without a common word, 1 for the same words. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / (a.size + b.size);
}

/** Whether both name the same special series: "Core CPI" and "CPI" do not, nor do 10- and 30-year bonds. */
export function sameSeries(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a, ...b].every((word) => !isSpecial(word) || (a.has(word) && b.has(word)));
}

/** The words that name a special series, in one order: two titles have the same ones when `sameSeries` is true of them. */
export function specialWords(words: ReadonlySet<string>): string {
  return [...words].filter(isSpecial).sort().join(' ');
}

function isSpecial(word: string): boolean {
  return QUALIFIERS.has(word) || /^\d+[ymw]$/.test(word);
}

/** Whether two editions can be the same one: a missing mark fits any; the second estimate fits the first and the last. */
export function stagesAgree(a: Stage | null, b: Stage | null): boolean {
  return a === b || a === null || b === null || a === 'second' || b === 'second';
}
