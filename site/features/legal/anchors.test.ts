import { expect, it } from 'vitest';
import { legalSections, withAnchors } from './anchors.ts';

const HEADINGS = [
  { depth: 2, text: 'Who' },
  { depth: 3, text: 'More' },
  { depth: 2, text: 'What' },
];

it('H8 each section has the anchor the head of the file gives it', () => {
  expect(legalSections(HEADINGS, ['who', 'what'])).toEqual([
    { anchor: 'who', title: 'Who' },
    { anchor: 'what', title: 'What' },
  ]);
});

it('H8 a section without an anchor, or an anchor without a section, is refused', () => {
  expect(() => legalSections(HEADINGS, ['who'])).toThrow('2 sections, but 1 anchors');
});

it('H8 a heading that would show the name of a value instead of the value is refused', () => {
  expect(() => legalSections([{ depth: 2, text: 'What props.brand is' }], ['what'])).toThrow('props.brand');
});

it('H8 the drawn headings carry those anchors and can take the focus', () => {
  const html = '<h2 id="quien">Quién</h2><h3 id="mas">Más</h3><h2>Qué</h2>';
  expect(withAnchors(html, ['who', 'what'])).toBe(
    '<h2 id="who" tabindex="-1">Quién</h2><h3 id="mas">Más</h3><h2 id="what" tabindex="-1">Qué</h2>',
  );
});
