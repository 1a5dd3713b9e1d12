import { fill } from '#content/words/define.ts';

type Texts = Readonly<Record<string, string>>;
type Load = () => Promise<{ readonly default: Texts }>;

declare global {
  /**
   * Resolves when all texts that the loaded code needs have arrived; an island hydrates after that. Retries failed
   * loads.
   */
  var wordsReady: (() => Promise<unknown>) | undefined;
}

const texts: Record<string, string> = {};
const missing = new Set<Load>();
const running = new Map<Load, Promise<void>>();

/** Loads the texts of one words file in the page's language; the build writes the calls (site/vite/words.ts). */
export function loadWords(files: Readonly<Record<string, Load>>): void {
  const tag = document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content ?? '';
  const load = files[tag.slice(0, 2)] ?? files.en;
  if (!load) return;
  missing.add(load);
  start(load).catch(() => undefined);
}

function start(load: Load): Promise<void> {
  const known = running.get(load);
  if (known) return known;
  const run = load()
    .then((module) => {
      Object.assign(texts, module.default);
      missing.delete(load);
    })
    .finally(() => running.delete(load));
  running.set(load, run);
  return run;
}

globalThis.wordsReady = () => Promise.all([...missing].map(start));

/** A lazy part may render before its texts arrive: React waits for a thrown promise. */
function read(key: string): string {
  const text = texts[key];
  if (text !== undefined) return text;
  if (running.size > 0) throw Promise.allSettled(running.values());
  throw new Error(`There is no text for the key ${key}`);
}

/** The browser's version of `translate` in content/words/translate.ts: it has only the page's language. */
export function translate(
  _locale: string,
  key: string,
  values?: Readonly<Record<string, string | number>>,
): string {
  return values === undefined ? read(key) : fill(read(key), values);
}

export function rawText(_locale: string, key: string): string {
  return read(key);
}
