import { expect, it } from 'vitest';
import { frame } from './frame.ts';

const FRAMED = {
  ...{ brand: 'Norte', section: 'Hoy', address: 'norte.example/', risk: 'Puedes perderlo todo.' },
  ...{ marks: [], sources: [], notice: null },
};
const OWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h7v7z"/></svg>';
const measure = (text: string) => text.length * 10;

it('A1 N18 has the owner’s mark in the place of the theme’s, with the name beside either', () => {
  const [own, theme] = [OWN, undefined].map((ownMark) => frame({ ...FRAMED, ownMark }, measure).shapes);
  const marksIn = (shapes = own) => shapes?.filter(({ kind }) => kind === 'drawing' || kind === 'path');
  expect(marksIn(own)).toEqual([expect.objectContaining({ kind: 'drawing', svg: OWN })]);
  expect(marksIn(theme)?.every(({ kind }) => kind === 'path')).toBe(true);
  const nameIn = (shapes = own) => shapes?.find((one) => one.kind === 'text' && one.text === FRAMED.brand);
  expect(nameIn(own)).toEqual(nameIn(theme));
});
