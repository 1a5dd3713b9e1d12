import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DIST } from '../../scripts/dist.ts';
import { distPages } from './pages.ts';

/** Path of the Nu HTML checker, which needs Java. */
const CHECKER: string = createRequire(import.meta.url)('vnu-jar');

/**
 * The checker runs for seconds: the second compiler of Java would cost more than it saves. The code of the first needs a
 * larger stack.
 */
const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];

interface Message {
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** The checker takes a table without a role for a parent of all later ones; the second test is exact. */
const ROLE_IN_TABLE =
  /^The “role” attribute must not be used on a “t[rhd]” element which has a “table” ancestor/;

const STYLES = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/g;

/**
 * A folder with every page, without its style sheets: the checker does not know the newest CSS, which a browser reads or
 * skips, and reading it would take most of its time.
 */
function pagesWithoutStyles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { file } of distPages()) {
    const copy = join(folder, 'dist', file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, readFileSync(join(DIST, file), 'utf8').replace(STYLES, ''));
  }
  return folder;
}

/** What the checker finds wrong. */
function errorsIn(folder: string): readonly string[] {
  const options = ['--format', 'json', '--errors-only', '--skip-non-html'];
  const { stderr } = spawnSync('java', [...JAVA, '-jar', CHECKER, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  const { messages } = JSON.parse(stderr) as { readonly messages: readonly Message[] };
  return messages
    .filter(({ message }) => !message.startsWith('CSS:') && !ROLE_IN_TABLE.test(message))
    .map(
      ({ url = '', message, extract = '' }) => `${url.slice(url.indexOf('dist/'))}: ${message} ${extract}`,
    );
}

const hasJava = spawnSync('java', ['-version']).status === 0;

it.runIf(hasJava)('K8 every page is valid HTML', () => expect(errorsIn(pagesWithoutStyles())).toEqual([]));

it('K8 the parts of a table have roles only where the table itself has none', () => {
  for (const { file, $ } of distPages()) {
    expect($('table:not([role=none]) :is(thead, tbody, tr, th, td)[role]').length, file).toBe(0);
    expect($('table[role=none]').parent(':not([role=table])').length, file).toBe(0);
  }
});
