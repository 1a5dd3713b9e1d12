import { expect, it } from 'vitest';
import { watchHeader } from './header.ts';

it('C1 fixes the header beyond the first 100 px and returns it to the page at the top', () => {
  const header = { dataset: { visible: 'false' } };
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
  }
  const page = { querySelector: (selector: string) => (selector.includes('header') ? header : {}) };
  watchHeader(page as unknown as Document, Observer as unknown as typeof IntersectionObserver);
  report([{ isIntersecting: false }]);
  expect(header.dataset.visible).toBe('true');
  report([{ isIntersecting: true }]);
  expect(header.dataset.visible).toBe('false');
});
