import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';
import { standingClock } from './testing/fixtures.ts';

test('K5 builds an answer once for equal calls within a second, and again for other or later ones', async () => {
  const clock = standingClock('2026-06-10T12:00:00.000Z');
  let asked = 0;
  const ask = remember(1_000, clock.now, String, async (query: string) => {
    asked += 1;
    return `${query}${asked}`;
  });
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a1', 'a1', 'b2']);
  clock.advance(1);
  expect(await ask('a')).toBe('a3');
});

test('K5 does not cache a failure', async () => {
  const clock = standingClock('2026-06-10T12:00:00.000Z');
  let asked = 0;
  const ask = remember(1_000, clock.now, String, async () => {
    asked += 1;
    if (asked === 1) throw new Error('once');
    return asked;
  });
  await expect(ask('a')).rejects.toThrow('once');
  expect(await ask('a')).toBe(2);
});

test('K5 N19 keeps no answer for longer than it is good for, however many are asked', async () => {
  const clock = standingClock('2026-06-10T12:00:00.000Z');
  const ask = remember(1_000, clock.now, String, async (query: number) => ({ query }));
  const sizes: number[] = [];
  const set = vi.spyOn(Map.prototype, 'set');
  for (let query = 0; query < 300; query += 1) {
    await ask(query);
    clock.advance(0.1);
    sizes.push((set.mock.contexts.at(-1) as Map<unknown, unknown>).size);
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(11);
});
