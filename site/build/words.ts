import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Entries } from '../../content/words/define.ts';
import { LOCALES, type Locale } from '../../contracts/locale.ts';

const WORDS = fileURLToPath(new URL('../../content/words/', import.meta.url));
const TRANSLATE = join(WORDS, 'translate.ts');
const IN_BROWSER = fileURLToPath(new URL('../lib/browser-words.ts', import.meta.url));
const VIRTUAL = 'virtual:words/';
const RESOLVED = `\0${VIRTUAL}`;

/** The entries of every file of words, as the files are now. */
async function readWords(): Promise<ReadonlyMap<string, Entries>> {
  const files = readdirSync(WORDS).filter((file) => !/^(define|translate)\.ts$|\.test\.ts$/.test(file));
  const read = files.map(async (file) => {
    const { module } = await runnerImport<Record<string, Entries>>(join(WORDS, file), { configFile: false });
    return [basename(file, '.ts'), Object.values(module)[0] ?? {}] as const;
  });
  return new Map(await Promise.all(read));
}

/** The keys that a module names, whole ('blog.read') or by their beginning (`blog.topic.${topic}`). */
export function keysNamedIn(code: string, keys: readonly string[]): readonly string[] {
  const whole = new Set([...code.matchAll(/['"`](\w+(?:\.[\w-]+)+)['"`]/g)].map(([, key = '']) => key));
  const begun = [...code.matchAll(/`(\w+\.[\w.-]*)\$\{/g)].map(([, beginning = '']) => beginning);
  return keys.filter((key) => whole.has(key) || begun.some((beginning) => key.startsWith(beginning)));
}

/** What a chunk holds in the place of the texts of a file, until the build knows which of its keys are used. */
const PLACE = /["'`]@words:([\w-]+):(\w+)@["'`]/g;

/**
 * Lets islands call `translate` without the other language's texts and without those that no island uses: in the browser, a
 * module that calls it loads the files of words whose keys it names, in the language of the page.
 */
export function words(): Plugin {
  let reading: ReturnType<typeof readWords> | undefined;
  const allWords = () => {
    reading ??= readWords();
    return reading;
  };
  let isBuild = true;
  /** Keys that any module of the browser names. */
  const used = new Set<string>();

  const textsOf = async (file: string, locale: string) => {
    const entries = Object.entries((await allWords()).get(file) ?? {});
    const kept = isBuild ? entries.filter(([key]) => used.has(key)) : entries;
    return Object.fromEntries(kept.map(([key, entry]) => [key, entry[locale as Locale] ?? entry.en]));
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
      const files = [...(await allWords())].filter(([, entries]) => {
        const keys = keysNamedIn(code, Object.keys(entries));
        for (const key of keys) used.add(key);
        return keys.length > 0;
      });
      return { code: files.map(([file]) => `import '${VIRTUAL}${file}';\n`).join('') + code, map: null };
    },
    async renderChunk(code) {
      const places = [...code.matchAll(PLACE)];
      if (places.length === 0) return null;
      const texts = await Promise.all(places.map(([, file = '', locale = '']) => textsOf(file, locale)));
      let index = 0;
      const filled = code.replace(PLACE, () => JSON.stringify(JSON.stringify(texts[index++])));
      return { code: filled, map: null };
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(WORDS)) return;
      reading = undefined;
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
