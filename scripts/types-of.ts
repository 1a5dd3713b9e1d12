import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Declarations that no import needs, as in tsconfig.json. */
const AMBIENT = ['.astro/types.d.ts', '**/*.d.ts'];
const EXCLUDED = ['dist', 'node_modules', 'data', '.cache'];

/**
 * A tsconfig that checks only these files and folders. What they import is read, but its errors are not reported.
 * `up` leads from the folder of the new tsconfig to the project's.
 */
export function typesOf(files: readonly string[], up: string) {
  const fromHere = (path: string) => `${up}/${path}`;
  return {
    extends: fromHere('tsconfig.json'),
    include: [...AMBIENT, ...files].map(fromHere),
    exclude: EXCLUDED.map(fromHere),
  } as const;
}

/** Whether one of the files, or a file in one of the folders, is a page or a part that only Astro's own check reads. */
export function hasAstro(files: readonly string[], root: string): boolean {
  return files.some(
    (file) => file.endsWith('.astro') || globSync('**/*.astro', { cwd: join(root, file) }).length > 0,
  );
}

/**
 * The type errors in these files and folders as text for a terminal, "" without any. Unlike Astro's check and `tsc`, the
 * compiler checks no file that they import: that takes most of the time.
 */
export function typeErrorsOf(files: readonly string[], root: string): string {
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(typesOf(files, '.'), ts.sys, root);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true });
  const asked = new Set(files.map((file) => join(root, file)));
  const isAsked = (name: string) => [...asked].some((path) => name === path || name.startsWith(`${path}/`));
  const sources = program.getSourceFiles().filter(({ fileName }) => isAsked(fileName));
  const found = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...sources.flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]),
  ];
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  return ts.formatDiagnosticsWithColorAndContext(found, host);
}
