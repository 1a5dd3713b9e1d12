import { expect, it } from 'vitest';
import { keepZone, readZone } from './zone.ts';

it('F8 stores the choice; uses Mexico City when the stored value is invalid', () => {
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

it('J4 uses Mexico City time when storage is blocked', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(readZone(blocked)).toBe('mexico');
  expect(() => keepZone('utc', blocked)).not.toThrow();
});
