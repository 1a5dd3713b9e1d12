import { expect, it, vi } from 'vitest';
import { askWhenSeen } from './ask-when-seen.ts';

it('J7 N10 a notice waits for the first sign of the visitor, the last one alone; later ones do not wait', () => {
  const view = new EventTarget();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  askWhenSeen(first, view);
  askWhenSeen(second, view);
  expect(second).not.toHaveBeenCalled();
  const scroll = new Event('scroll');
  Object.defineProperty(scroll, 'target', { value: new EventTarget() });
  view.dispatchEvent(scroll);
  expect(second).not.toHaveBeenCalled();
  view.dispatchEvent(new Event('scroll'));
  view.dispatchEvent(new Event('keydown'));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  askWhenSeen(third, view);
  expect(third).toHaveBeenCalledTimes(1);
});
