import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['aureo', 'aureo', 0],
  ['aureo', 'auero', 1],
  ['aureo', 'aure', 1],
  ['aureo', 'aurreo', 1],
  ['aureo', 'aurio', 1],
  ['aureo', '', 5],
  ['comprar-vip', 'compra-vpi', 2],
])('H10 counts the changes from %s to %s: %d', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
