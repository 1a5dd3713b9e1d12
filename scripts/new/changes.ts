import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WrongArgument } from '../tool-args.ts';

/** A file as it will be, by its path from the root. */
export interface Change {
  readonly file: string;
  readonly text: string;
}

/** A text that a person has to write. The spelling test and `npm run doctor` report it by file and line. */
export const placeholder = (what: string) => `[[replace: ${what}]]`;

/** "mentor-calls" or "MentorCalls" → "mentorCalls". */
export function camelCase(name: string): string {
  const joined = name.replace(/-+(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** "mentor-calls" → "MentorCalls". */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** Rejects a name that is not in kebab-case: it becomes an id, a folder or an address. */
export function checkName(name: string): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  throw new WrongArgument(`"${name}" takes small letters and digits joined by hyphens, like gold-in-asia.`);
}

export const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

export function newFile(root: string, file: string, text: string): Change {
  if (existsSync(join(root, file))) throw new WrongArgument(`${file} exists already.`);
  return { file, text };
}

/** The text with an addition before the last place where the mark is found. */
export function insertBefore({ file, text }: Change, mark: string, added: string): Change {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`${file} has no "${mark}", before which the new lines belong`);
  return { file, text: text.slice(0, at) + added + text.slice(at) };
}

export function write(root: string, changes: readonly Change[]): void {
  for (const { file, text } of changes) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
