import { normalise } from './normalise.ts';

/** What a catalogue says of one kind: its titles, and the currency that has them. */
interface Titled {
  readonly kind: string;
  readonly match: readonly string[];
  /** ISO 4217 */
  readonly currency?: string;
}

interface OpenPattern<Entry extends Titled> {
  readonly before: string;
  readonly after: string;
  readonly words: number;
  readonly entry: Entry;
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

function openPattern<Entry extends Titled>(phrase: string, entry: Entry): OpenPattern<Entry> {
  const [before = '', after = ''] = phrase.split('*').map(normalise);
  const words = `${before} ${after}`.split(' ').filter(Boolean).length;
  if (words === 0) throw new Error(`${entry.kind}: "${phrase}" would match every title`);
  return { before, after, words, entry };
}

function fits(title: string, { before, after }: Omit<OpenPattern<Titled>, 'entry'>): boolean {
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
export function compile<Entry extends Titled>(
  catalogue: readonly Entry[],
): (title: string, currency?: string | null) => Entry | null {
  const whole = new Map<string, Entry>();
  const ofOneCurrency = new Map<string, Entry>();
  const open: OpenPattern<Entry>[] = [];
  const claim = (phrase: string, entry: Entry): void => {
    const { currency } = entry;
    const key = normalise(phrase);
    const ownKey = currency === undefined ? key : `${currency.toLowerCase()} ${key}`;
    const owner = whole.get(ownKey) ?? entry;
    if (owner !== entry || key === '') {
      throw new Error(`"${phrase}" of ${entry.kind} is empty or belongs to ${owner.kind}`);
    }
    whole.set(ownKey, entry);
    if (currency !== undefined) ofOneCurrency.set(key, entry);
  };
  for (const entry of catalogue) {
    for (const phrase of entry.match.flatMap(expand)) {
      if (phrase.includes('*')) open.push(openPattern(phrase, entry));
      else claim(phrase, entry);
    }
  }
  open.sort((a, b) => b.words - a.words);
  return (title, currency) => {
    const key = normalise(title);
    const own =
      currency === undefined ? ofOneCurrency.get(key) : whole.get(`${currency?.toLowerCase()} ${key}`);
    return own ?? whole.get(key) ?? open.find((pattern) => fits(key, pattern))?.entry ?? null;
  };
}
