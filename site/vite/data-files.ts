import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { DATA_FILES, findProblem } from '../../brand/data-files.ts';

/** Vite plugin of the development server: an owner's file that is not JSON gives an error with file, line and remedy. */
export function dataFiles(root: string): Plugin {
  const names: readonly string[] = DATA_FILES;
  return {
    name: 'data-files',
    enforce: 'pre',
    load(id) {
      const file = relative(root, id).replaceAll('\\', '/');
      if (!names.includes(file)) return null;
      const problem = findProblem(file, readFileSync(id));
      return problem === null ? null : this.error(problem);
    },
  };
}
