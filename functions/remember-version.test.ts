import { expect, test, vi } from 'vitest';
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

test('N19 forgets the oldest answer when more are asked for than it keeps', async () => {
  const { state, ask } = setUp();
  for (let query = 0; query < 1_000; query += 1) await ask(`q${query}`);
  await ask('q999');
  expect(state.made).toBe(1_000);
  await ask('q0');
  expect(state.made).toBe(1_001);
});

test('N19 asks before it makes an answer, and not for one that is there', async () => {
  const { state, ask } = setUp();
  const pay = vi.fn(async () => {});
  await ask('a', pay);
  await ask('a', pay);
  expect(pay).toHaveBeenCalledTimes(1);
  await expect(ask('b', async () => Promise.reject(new Error('nothing left')))).rejects.toThrow(
    'nothing left',
  );
  expect(state.made).toBe(1);
  expect(await ask('b')).toBe('b2');
});
