import { expect, it } from 'vitest';
import { revise } from './revise.ts';

const empty = { forecast: null, previous: null, actual: null };

it('K3 an actual once seen stays when a later reading has none', () => {
  expect(revise(empty, { ...empty, actual: '0.3%' }).actual).toBe('0.3%');
});

it('K3 a corrected figure replaces the old one', () => {
  expect(revise({ ...empty, actual: '0.4%' }, { ...empty, actual: '0.3%' }).actual).toBe('0.4%');
});

it('K3 an event seen for the first time is itself', () => {
  expect(revise(empty, undefined)).toBe(empty);
});
