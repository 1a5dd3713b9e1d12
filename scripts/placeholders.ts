import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Placeholder {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The texts below `content/` that `npm run new` left for a person to write. */
export function findLeftTexts(root: string): Placeholder[] {
  return globSync('content/**/*.{ts,mdx}', { cwd: root })
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          (line.match(/\[\[replace: [^\]]*\]\]/g) ?? []).map((text) => ({ file, line: index + 1, text })),
        ),
    );
}
