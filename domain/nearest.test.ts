import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const CANDIDATES = [
  { id: 'run', words: ['aureo-24h-epic-run'] },
  { id: 'institutional', words: ['estrategia-institucional-1-10'] },
  { id: 'volume', words: ['xauusd-volumen-institucional-2-septiembre-2025', 'Análisis del volumen'] },
  { id: 'vip', words: ['como-elegir-canal-vip-trading'] },
];

it('B26 offers what shares most words with the path asked for', () => {
  expect(nearest('/blog/analisis-tecnico-institucional', CANDIDATES, 2)).toEqual(['volume', 'institutional']);
  expect(nearest('/blog/como-elegir-un-canal', CANDIDATES, 1)).toEqual(['vip']);
});

it('B26 a word cut short or with another ending still counts, accents do not', () => {
  expect(nearest('/blog/institución', CANDIDATES, 1)).toEqual(['institutional']);
});

it('B26 where nothing is near, the order given stands', () => {
  expect(nearest('/blog/zzz', CANDIDATES, 2)).toEqual(['run', 'institutional']);
});
