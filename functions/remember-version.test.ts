import { expect, test } from 'vitest';
import { rememberVersion } from './remember-version.ts';

function setUp() {
  const state = { version: '1', made: 0, fails: false };
  const ask = rememberVersion(
    String,
    async () => state.version,
    async (query: string) => {
      state.made += 1;
      if (state.fails) throw new Error('once');
      return `${query}${state.made}`;
    },
  );
  return { state, ask };
}

test('K5 builds an answer once per version for many callers', async () => {
  const { state, ask } = setUp();
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a1', 'a1', 'b2']);
  expect(await ask('a')).toBe('a1');
  state.version = '2';
  expect(await ask('a')).toBe('a3');
});

test('K5 builds an answer again after a failed try', async () => {
  const { state, ask } = setUp();
  state.fails = true;
  await expect(ask('a')).rejects.toThrow('once');
  state.fails = false;
  expect(await ask('a')).toBe('a2');
});
