import { expect, it } from 'vitest';
import { keepZone, readZone } from './zone.ts';

it('F8 the choice is remembered; what is no choice counts as Mexico City', () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readZone({ localStorage })).toBe('mexico');
  keepZone('utc', { localStorage });
  expect(readZone({ localStorage })).toBe('utc');
  for (const key of kept.keys()) kept.set(key, 'Mars/Base');
  expect(readZone({ localStorage })).toBe('mexico');
});

it('J4 with storage blocked the page tells Mexico City time', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(readZone(blocked)).toBe('mexico');
  expect(() => keepZone('utc', blocked)).not.toThrow();
});
