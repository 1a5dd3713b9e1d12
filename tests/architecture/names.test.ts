import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('site/**/*.ts', { exclude: ['site/pages/**'] });

test('M a file of site/ that draws nothing is named in kebab-case, a hook by "use"', () => {
  expect(files.length).toBeGreaterThan(50);
  const others = files.filter((file) => !/^(use[A-Z]\w*|[a-z0-9-]+)(\.[a-z-]+)*\.ts$/.test(basename(file)));
  expect(others).toEqual([]);
});
