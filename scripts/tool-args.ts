import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ROOT } from './dist.ts';

/** A test file may be followed by a line, and that by a column: "domain/deck.test.ts:12". */
const LINE = /(?::\d+){1,2}$/;

export interface ToolArgs {
  /** As typed, each with its value. */
  readonly options: readonly string[];
  /** Paths from the project's folder, with forward slashes. */
  readonly files: readonly string[];
}

interface ReadOptions {
  readonly root?: string;
  /** Folders a path may start from. The first that has it is taken. */
  readonly from?: readonly string[];
  /** Options whose value is the next argument. Any other option needs `--option=value`. */
  readonly withValue?: readonly string[];
}

/** npm keeps the folder it was called in, and runs every command in the project's folder. */
export const CALLED_IN = process.env.INIT_CWD ?? ROOT;

/** Splits what follows `--` in an npm command into options and existing files or folders. Throws `WrongArgument`. */
export function readToolArgs(
  args: readonly string[],
  { root = ROOT, from = [CALLED_IN, ROOT], withValue = [] }: ReadOptions = {},
): ToolArgs {
  const options: string[] = [];
  const files: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (!arg.startsWith('-')) {
      files.push(pathFromRoot(arg, root, from));
      continue;
    }
    options.push(arg);
    if (!withValue.includes(arg)) continue;
    index += 1;
    const value = args[index];
    if (value === undefined) throw new WrongArgument(`The option ${arg} needs a value.`);
    options.push(value);
  }
  return { options, files };
}

/** An argument that no tool can use. Its message is for the person at the terminal. */
export class WrongArgument extends Error {
  override readonly name = 'WrongArgument';
}

function pathFromRoot(arg: string, root: string, from: readonly string[]): string {
  const line = LINE.exec(arg)?.[0] ?? '';
  const path = arg.slice(0, arg.length - line.length);
  const found = from.map((folder) => resolve(folder, path)).find((one) => existsSync(one));
  if (found === undefined) {
    throw new WrongArgument(
      `There is no file or folder "${path}". Give its path from the project's folder, for example domain/deck.test.ts.`,
    );
  }
  return `${relative(root, found).replaceAll('\\', '/') || '.'}${line}`;
}
