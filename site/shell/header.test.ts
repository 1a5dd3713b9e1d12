import { expect, it } from 'vitest';
import { watchHeader } from './header.ts';

function openPage() {
  const listeners = new Map<string, (event: object) => void>();
  const inside = {};
  const header = {
    dataset: { visible: 'false' },
    contains: (node: unknown) => node === inside,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
  }
  const page = { querySelector: (selector: string) => (selector.includes('header') ? header : {}) };
  watchHeader(page as unknown as Document, Observer as unknown as typeof IntersectionObserver);
  return {
    isVisible: () => header.dataset.visible,
    scroll: (beyond: boolean) => report([{ isIntersecting: !beyond }]),
    focus: () => listeners.get('focusin')?.({ target: inside }),
    moveFocus: (within: boolean) => listeners.get('focusout')?.({ relatedTarget: within ? inside : null }),
  };
}

it('C1 shows the header beyond the first 100 px and hides it again at the top', () => {
  const { scroll, isVisible } = openPage();
  scroll(true);
  expect(isVisible()).toBe('true');
  scroll(false);
  expect(isVisible()).toBe('false');
});

it('C1 shows the header at the top while the focus is in it', () => {
  const { focus, moveFocus, isVisible } = openPage();
  focus();
  expect(isVisible()).toBe('true');
  moveFocus(true);
  expect(isVisible()).toBe('true');
  moveFocus(false);
  expect(isVisible()).toBe('false');
});

it('C1 keeps the header of a scrolled page when the focus leaves it', () => {
  const { scroll, focus, moveFocus, isVisible } = openPage();
  scroll(true);
  focus();
  moveFocus(false);
  expect(isVisible()).toBe('true');
});
