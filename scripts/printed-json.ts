import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Most bytes that a script prints. The longest list of findings has 20 kB. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * What a script of the project prints as JSON, from a process of its own: it reads the files as they are now. How it ends
 * says nothing, because `npm run doctor` fails when it finds something. Rejects with what it said instead of JSON.
 */
export function printedJson<T>(
  root: string,
  script: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [join(root, script), ...args],
      { cwd: root, maxBuffer: MOST_BYTES, signal },
      (error, out, said) => {
        try {
          resolve(JSON.parse(out));
        } catch {
          reject(new Error(said.trim() || String(error?.message ?? out)));
        }
      },
    );
  });
}
