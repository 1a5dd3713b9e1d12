import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseSync, runnerImport } from 'vite';
import type { Entries } from '../../content/words/define.ts';
import { inLocale, LOCALES, type Locale } from '../../contracts/locale.ts';

const WORDS = fileURLToPath(new URL('../../content/words/', import.meta.url));
const TRANSLATE = join(WORDS, 'translate.ts');
const IN_BROWSER = fileURLToPath(new URL('../lib/browser-words.ts', import.meta.url));
const VIRTUAL = 'virtual:words/';
const RESOLVED = `\0${VIRTUAL}`;

/** Reads the entries of every words file from disk. */
async function readWords(): Promise<ReadonlyMap<string, Entries>> {
  const files = readdirSync(WORDS).filter((file) => !/^(define|translate)\.ts$|\.test\.ts$/.test(file));
  const read = files.map(async (file) => {
    const { module } = await runnerImport<Record<string, Entries>>(join(WORDS, file), { configFile: false });
    return [basename(file, '.ts'), Object.values(module)[0] ?? {}] as const;
  });
  return new Map(await Promise.all(read));
}

/** The code of a module with spaces in place of its comments: a key in a comment is not in use. */
export function blankComments(code: string, file: string): string {
  const { comments } = parseSync(file, code);
  return comments.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    code,
  );
}

/** The keys that a module names in full ('blog.read') or by prefix (`blog.topic.${topic}`). */
export function keysNamedIn(code: string, keys: readonly string[]): readonly string[] {
  const whole = new Set([...code.matchAll(/['"`](\w+(?:\.[\w-]+)+)['"`]/g)].map(([, key = '']) => key));
  const prefixes = [...code.matchAll(/`(\w+\.[\w.-]*)\$\{/g)].map(([, prefix = '']) => prefix);
  return keys.filter((key) => whole.has(key) || prefixes.some((prefix) => key.startsWith(prefix)));
}

/** A placeholder in a chunk for the texts of a words file. The build replaces it when it knows which keys are used. */
const PLACEHOLDER = /["'`]@words:([\w-]+):(\w+)@["'`]/g;

/**
 * Vite plugin that lets islands call `translate` and ships only the texts they use. In the browser, a module that calls
 * `translate` loads the words files whose keys it names, in the page's language.
 */
export function words(): Plugin {
  let pending: ReturnType<typeof readWords> | undefined;
  const allWords = () => {
    pending ??= readWords();
    return pending;
  };
  let isBuild = true;
  /** Keys that a browser module names. */
  const used = new Set<string>();

  const textsOf = async (file: string, locale: string) => {
    const entries = Object.entries((await allWords()).get(file) ?? {});
    const kept = isBuild ? entries.filter(([key]) => used.has(key)) : entries;
    return Object.fromEntries(kept.map(([key, entry]) => [key, inLocale(entry, locale as Locale)]));
  };

  return {
    name: 'words',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(id, importer) {
      if (id.startsWith(VIRTUAL)) return `\0${id}`;
      if (!id.endsWith('/translate.ts')) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found?.id === TRANSLATE ? IN_BROWSER : null;
    },
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const [file = '', locale] = id.slice(RESOLVED.length).split('/');
      if (locale === undefined) {
        const loaders = LOCALES.map((one) => `${one}: () => import('${VIRTUAL}${file}/${one}')`);
        return `import { loadWords } from '${IN_BROWSER}';\nloadWords({ ${loaders.join(', ')} });`;
      }
      if (isBuild) return `export default JSON.parse('@words:${file}:${locale}@');`;
      return `export default ${JSON.stringify(await textsOf(file, locale))};`;
    },
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('#content/words/translate.ts')) return null;
      const source = blankComments(code, id);
      const files = [...(await allWords())].filter(([, entries]) => {
        const keys = keysNamedIn(source, Object.keys(entries));
        for (const key of keys) used.add(key);
        return keys.length > 0;
      });
      return { code: files.map(([file]) => `import '${VIRTUAL}${file}';\n`).join('') + code, map: null };
    },
    async renderChunk(code) {
      const placeholders = [...code.matchAll(PLACEHOLDER)];
      if (placeholders.length === 0) return null;
      const texts = await Promise.all(
        placeholders.map(([, file = '', locale = '']) => textsOf(file, locale)),
      );
      let index = 0;
      const filled = code.replace(PLACEHOLDER, () => JSON.stringify(JSON.stringify(texts[index++])));
      return { code: filled, map: null };
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(WORDS)) return;
      pending = undefined;
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
