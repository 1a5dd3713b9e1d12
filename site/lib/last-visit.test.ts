import { expect, it } from 'vitest';
import { VISIT_KEYS } from '#contracts/storage.ts';
import { noteVisit } from './last-visit.ts';

const KEY = `${VISIT_KEYS}vs-traders`;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const HOUR_MS = 3_600_000;

function device(first?: string) {
  const kept = new Map<string, string>(first === undefined ? [] : [[KEY, first]]);
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    visit: (seen: number, now: number) => noteVisit('vs-traders', isNumber, seen, now, { localStorage }),
  };
}

it('H8 a first visit has none before it, and the next one gets the first', () => {
  const { visit } = device();
  expect(visit(60, 0)).toBeNull();
  expect(visit(62, 5 * HOUR_MS)).toEqual({ at: 0, seen: 60 });
});

it('H8 a page opened again within half an hour is the same visit', () => {
  const { visit } = device();
  visit(60, 0);
  visit(62, 5 * HOUR_MS);
  expect(visit(64, 5 * HOUR_MS + 60_000)).toEqual({ at: 0, seen: 60 });
  expect(visit(66, 7 * HOUR_MS)).toEqual({ at: 5 * HOUR_MS + 60_000, seen: 64 });
});

it.each(['{', '{"at":"x"}', '{"at":1,"seen":"old","before":null}'])(
  'H8 J4 an entry that cannot be read counts as none: %s',
  (entry) => {
    const { visit } = device(entry);
    expect(visit(60, HOUR_MS)).toBeNull();
    expect(visit(61, 3 * HOUR_MS)).toEqual({ at: HOUR_MS, seen: 60 });
  },
);

it('J4 blocked storage is a first visit', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new Error('blocked');
    },
  };
  expect(noteVisit('fx-impact', isNumber, 1, 0, blocked)).toBeNull();
});

it('H8 a visit from later than now was dated by a wrong clock, and counts as none', () => {
  const { visit } = device();
  visit(60, 24 * HOUR_MS);
  expect(visit(62, HOUR_MS)).toBeNull();
  expect(visit(64, 3 * HOUR_MS)).toEqual({ at: HOUR_MS, seen: 62 });
});
