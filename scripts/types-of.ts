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
