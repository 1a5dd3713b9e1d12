import { expect, it } from 'vitest';
import { forcedSelector } from './force-states.ts';

it('C11 repeats a rule for hover or focus for a part that only looks hovered or focused', () => {
  expect(forcedSelector('.a:hover:not(:disabled)')).toBe('.a:is([data-forced="hover"] > *):not(:disabled)');
  expect(forcedSelector(':focus-visible')).toBe(':is([data-forced="focus-visible"] > *)');
  expect(forcedSelector('.a:hover, .b')).toBe('.a:is([data-forced="hover"] > *), .b');
});

it('C11 repeats no other rule', () => {
  for (const selector of ['.a', '.a:focus-within', '.hover']) expect(forcedSelector(selector)).toBeNull();
});
