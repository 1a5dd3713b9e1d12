import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ENGRAVED_LINE, engravingAddress } from '#site/ui/engraving.ts';
import { WaitingGround } from './WaitingGround.tsx';

it('M the ground of what waits is the line of the file that is built, hidden from assistive technology', () => {
  const $ = load(renderToStaticMarkup(<WaitingGround />));
  expect($('use').attr('href')).toBe(`${engravingAddress('home')}#${ENGRAVED_LINE}`);
  expect($('[data-part="engraving"]').attr('aria-hidden')).toBe('true');
});
