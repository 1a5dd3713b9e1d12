import { beforeEach, expect, it, vi } from 'vitest';
import { keepEntries, keptEntries } from './kept-entries.ts';

const INITIAL = { amount: '5', kind: 'a' };

beforeEach(() => {
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      history.state = structuredClone(state);
    },
  };
  vi.stubGlobal('history', history);
});

it('N5 J2 what is typed into two calculators stays at its step of the history, beside what others keep there', () => {
  history.replaceState({ other: 1 }, '');
  keepEntries('sum', { amount: '7x', kind: 'b' });
  keepEntries('size', { amount: '1', kind: 'a' });
  expect(keptEntries('sum', INITIAL)).toEqual({ amount: '7x', kind: 'b' });
  expect(keptEntries('size', INITIAL)).toEqual({ amount: '1', kind: 'a' });
  expect(history.state).toHaveProperty('other', 1);
});

it.each([null, {}, { lab: null }, { lab: { sum: 'x' } }, { lab: { other: { amount: '1' } } }])(
  'N5 a step with %j has nothing for a calculator',
  (state) => {
    history.replaceState(state, '');
    expect(keptEntries('sum', INITIAL)).toBeNull();
  },
);

it('N5 takes only fields of the calculator, as texts', () => {
  history.replaceState({ lab: { sum: { amount: 7, kind: 'b', old: '1' } } }, '');
  expect(keptEntries('sum', INITIAL)).toEqual({ kind: 'b' });
});

it('N5 a browser that refuses to keep what is typed stops nothing', () => {
  vi.stubGlobal('history', {
    state: null,
    replaceState() {
      throw new DOMException('too many', 'SecurityError');
    },
  });
  expect(() => keepEntries('sum', INITIAL)).not.toThrow();
});
