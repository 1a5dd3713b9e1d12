import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of an owner that are code: Node stops at them with a stack, before any schema sees their values. */
const OWN = /^(?:brand\/theme|content\/articles\/[^/]+\/article)\.ts$/;
/** Where the error is, or which file imports what is not there. The first is the innermost. */
const PLACE = /(file:\/\/\S+?\.ts):(\d+)|imported from (\/.+?\.ts|[A-Z]:\\.+?\.ts)$/m;
const NO_EXPORT = /module '\S*\/theme\.ts' does not provide an export named '(\w+)'/;

/** What is wrong with an owner's code, with its file and line; null for an error of any other file (A2, N6). */
export function ownerFault(error: unknown, root: string): string | null {
  if (!(error instanceof Error)) return null;
  const [reason = ''] = error.message.split('\n');
  const [, name] = NO_EXPORT.exec(reason) ?? [];
  if (name !== undefined) return `brand/theme.ts: has no "export const ${name}": put it back`;
  const [, url, line, importer] = PLACE.exec(error.stack ?? '') ?? [];
  const path = url === undefined ? importer : fileURLToPath(url);
  const file = path === undefined ? '' : relative(root, path).replaceAll('\\', '/');
  if (!OWN.test(file)) return null;
  return `${file}${line === undefined ? '' : `, line ${line}`}: cannot be read: ${reason}`;
}
