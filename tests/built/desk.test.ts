import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desk } from '#content/words/desk.ts';
import { DIST, ROOT } from '../../scripts/dist.ts';

it('N6 no file of the built site has the desk or its editor', () => {
  const files = globSync('**/*.{html,js,mjs,css,json,txt,xml}', { cwd: DIST });
  expect(files.length).toBeGreaterThan(20);
  const marks = [
    'decap',
    'CMS_MANUAL_INIT',
    'desk-findings',
    desk['desk.refused'].es,
    desk['desk.refused'].en,
  ];
  for (const file of files) {
    const text = readFileSync(join(DIST, file), 'utf8');
    expect(
      marks.filter((mark) => text.includes(mark)),
      file,
    ).toEqual([]);
  }
});

it('N6 the server and what it loads import neither the desk nor its editor', () => {
  const folders = '{server,functions,feeds,store,domain,contracts,site}/**/*.{ts,tsx,astro}';
  const using = globSync(folders, { cwd: ROOT }).filter((file) =>
    /decap-cms|scripts\/desk|words\/desk/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(using).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).not.toContain('decap-cms');
});
