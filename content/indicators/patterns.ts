import type { Indicator } from './indicator.ts';
import { normalise } from './normalise.ts';

interface OpenPattern {
  readonly before: string;
  readonly after: string;
  readonly words: number;
  readonly indicator: Indicator;
}

/** `(a|b|) c` → "a c", "b c", " c". */
export function expand(pattern: string): string[] {
  const group = /\(([^()]*)\)/.exec(pattern);
  if (group === null) return [pattern];
  const rest = pattern.slice(group.index + group[0].length);
  return (group[1] ?? '')
    .split('|')
    .flatMap((choice) => expand(`${pattern.slice(0, group.index)}${choice}${rest}`));
}

function openPattern(phrase: string, indicator: Indicator): OpenPattern {
  const [before = '', after = ''] = phrase.split('*').map(normalise);
  const words = `${before} ${after}`.split(' ').filter(Boolean).length;
  if (words === 0) throw new Error(`${indicator.kind}: "${phrase}" would match every title`);
  return { before, after, words, indicator };
}

function fits(title: string, { before, after }: OpenPattern): boolean {
  const head = before === '' || title === before || title.startsWith(`${before} `);
  const tail = after === '' || title === after || title.endsWith(` ${after}`);
  const roomy = title.length >= before.length + after.length;
  return head && tail && roomy;
}

/**
 * Prepares a catalogue for look-up: a currency's own title wins over a title spelled out, this one over an open pattern, more words over fewer,
 * then catalogue order. A kind of one currency has the title of that currency only; without a currency (undefined, not null) it has
 * the title before others. Throws when two kinds claim the same title.
 */
export function compile(
  catalogue: readonly Indicator[],
): (title: string, currency?: string | null) => Indicator | null {
  const whole = new Map<string, Indicator>();
  const ofOneCurrency = new Map<string, Indicator>();
  const open: OpenPattern[] = [];
  const claim = (phrase: string, indicator: Indicator): void => {
    const { currency } = indicator;
    const key = normalise(phrase);
    const ownKey = currency === undefined ? key : `${currency.toLowerCase()} ${key}`;
    const owner = whole.get(ownKey) ?? indicator;
    if (owner !== indicator || key === '') {
      throw new Error(`"${phrase}" of ${indicator.kind} is empty or belongs to ${owner.kind}`);
    }
    whole.set(ownKey, indicator);
    if (currency !== undefined) ofOneCurrency.set(key, indicator);
  };
  for (const indicator of catalogue) {
    for (const phrase of indicator.match.flatMap(expand)) {
      if (phrase.includes('*')) open.push(openPattern(phrase, indicator));
      else claim(phrase, indicator);
    }
  }
  open.sort((a, b) => b.words - a.words);
  return (title, currency) => {
    const key = normalise(title);
    const own =
      currency === undefined ? ofOneCurrency.get(key) : whole.get(`${currency?.toLowerCase()} ${key}`);
    return own ?? whole.get(key) ?? open.find((pattern) => fits(key, pattern))?.indicator ?? null;
  };
}
