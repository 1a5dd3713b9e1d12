import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Where text of an upstream or of a visitor is read. */
const READERS = '{feeds,domain,functions,content/indicators}/**/*.ts';
const IS_TEST = /(\.test|\.fixture)\.ts$|\/testing[./]/;

export interface FoundPattern {
  readonly where: string;
  readonly pattern: RegExp;
}

interface Node {
  readonly type: string;
  readonly start: number;
}

/** Every regular expression that is written in the sources, and the places where one is made from text. */
export function findPatterns(): {
  readonly written: readonly FoundPattern[];
  readonly made: readonly Made[];
} {
  const written: FoundPattern[] = [];
  const made: Made[] = [];
  for (const file of globSync(READERS, { cwd: ROOT }).filter((path) => !IS_TEST.test(path))) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    visit(parseSync(file, text).program, false, (node, isInFunction) => {
      const where = `${file}:${text.slice(0, node.start).split('\n').length}`;
      if ('regex' in node) {
        const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string };
        written.push({ where, pattern: new RegExp(pattern, flags) });
      }
      if ('callee' in node && (node.callee as { name?: string }).name === 'RegExp')
        made.push({ file: join(ROOT, file), where, isInFunction });
    });
  }
  return { written, made };
}

interface Made {
  readonly file: string;
  readonly where: string;
  /** Then it is not made when the module is loaded, so it cannot be attacked. */
  readonly isInFunction: boolean;
}

function visit(
  value: unknown,
  isInFunction: boolean,
  see: (node: Node, isInFunction: boolean) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) visit(one, isInFunction, see);
    return;
  }
  const node = value as Node;
  if (typeof node.type === 'string') see(node, isInFunction);
  const isFunction = /Function/.test(node.type ?? '');
  for (const one of Object.values(value)) visit(one, isInFunction || isFunction, see);
}

/** The regular expressions that a module makes from text when it is loaded. */
export async function madeOnLoad(
  load: () => Promise<unknown>,
  where: string,
): Promise<readonly FoundPattern[]> {
  const found: FoundPattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args: [string | RegExp, string?]) {
      const pattern = new target(...args);
      found.push({ where, pattern });
      return pattern;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}
