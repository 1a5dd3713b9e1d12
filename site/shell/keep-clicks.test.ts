import { expect, it, vi } from 'vitest';
import { keepClicks } from './keep-clicks.ts';

/** A page with something under each press; `move` begins a view transition, and `end` ends it. */
function page({ onRoot = false } = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const root = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    dispatchEvent: vi.fn(),
    focus: vi.fn(),
  };
  const under = { dispatchEvent: vi.fn(), focus: vi.fn() };
  const finished = Promise.withResolvers<void>();
  const moved = { finished: finished.promise, skipTransition: vi.fn() };
  const document = {
    documentElement: root,
    activeViewTransition: null as object | null,
    elementFromPoint: () => (onRoot ? root : under),
  };
  vi.stubGlobal('MouseEvent', class {});
  keepClicks({ document } as unknown as Window);
  return {
    root,
    under,
    skip: moved.skipTransition,
    move: () => {
      document.activeViewTransition = moved;
    },
    press: (target: unknown = root) => listeners.get('mousedown')?.({ target }),
    click: (target: unknown = root, detail = 1) => listeners.get('click')?.({ target, detail }),
    end: async () => {
      finished.resolve();
      await finished.promise;
    },
  };
}

const BUTTON = { tagName: 'BUTTON' };

it('J6 N10 a press that the browser gives to the root during a transition ends it, and is repeated at its place', async () => {
  const its = page();
  its.move();
  its.press(BUTTON);
  its.click(BUTTON);
  expect(its.skip).not.toHaveBeenCalled();
  its.press();
  its.click();
  expect(its.skip).toHaveBeenCalledOnce();
  expect(its.under.dispatchEvent).not.toHaveBeenCalled();
  await its.end();
  expect(its.under.focus).toHaveBeenCalledBefore(its.under.dispatchEvent);
  expect(its.under.dispatchEvent).toHaveBeenCalledOnce();
});

it('N10 a click that was pressed before a transition and released during it is repeated too', async () => {
  const its = page();
  its.press(BUTTON);
  its.move();
  its.click();
  await its.end();
  expect(its.under.dispatchEvent).toHaveBeenCalledOnce();
});

it('N10 a press on a part that still gets its own is not repeated where it is released', () => {
  const its = page();
  its.move();
  its.press(BUTTON);
  its.click();
  expect(its.skip).not.toHaveBeenCalled();
});

it('N10 the second click of a double one is not repeated in what the first has opened', () => {
  const its = page();
  its.move();
  its.press();
  its.click(its.root, 2);
  expect(its.skip).not.toHaveBeenCalled();
});

it('N10 a click on the root itself is left as it is, during a transition and without one', async () => {
  const its = page({ onRoot: true });
  its.press();
  its.click();
  expect(its.skip).not.toHaveBeenCalled();
  its.move();
  its.press();
  its.click();
  await its.end();
  expect(its.root.dispatchEvent).not.toHaveBeenCalled();
});
