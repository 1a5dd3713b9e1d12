import { expect, it } from 'vitest';
import { ROOT } from './dist.ts';
import { findLeftTexts } from './placeholders.ts';

it('M A4 no text is one that npm run new left to be written', () => {
  const left = findLeftTexts(ROOT).map(({ file, line, text }) => `${file}:${line} replace ${text}`);
  expect(left).toEqual([]);
});
