import { describe, expect, it, vi } from 'vitest';
import { chooseFrom, glide, openFrom } from './transition.ts';

interface Part {
  readonly style: { viewTransitionName: string };
}

const part = (): Part => ({ style: { viewTransitionName: '' } });

/** A row or a place for its detail, with a name and a figure. */
const placeOf = (isShown = true) => {
  const parts: Record<string, Part> = { 'event-name': part(), 'event-actual': part() };
  return {
    names: () => Object.values(parts).map(({ style }) => style.viewTransitionName),
    querySelector: (selector: string) => parts[/"([\w-]+)"/.exec(selector)?.[1] ?? ''] ?? null,
    checkVisibility: () => isShown,
    dispatchEvent: vi.fn(),
  };
};
type Place = ReturnType<typeof placeOf>;

interface Setting {
  readonly card?: Place | null;
  readonly visibility?: DocumentVisibilityState;
  readonly reduced?: boolean;
  readonly canMove?: boolean;
  readonly at?: Place | 'root' | null;
}

/** A browser whose view transitions the test carries out: `capture` runs the change, `end` ends the movement. */
function browser({
  card = null,
  visibility = 'visible',
  reduced = false,
  canMove = true,
  at = null,
}: Setting = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const root = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    dispatchEvent: vi.fn(() => listeners.get('click')?.({ target: root, detail: 1 })),
  };
  let update = () => {};
  const finished = Promise.withResolvers<void>();
  const skipTransition = vi.fn();
  const startViewTransition = vi.fn((options: { update: () => void; types: string[] }) => {
    update = options.update;
    // As of one that is skipped.
    return { ready: Promise.reject(new Error('skipped')), finished: finished.promise, skipTransition };
  });
  class ViewTransition {}
  if (canMove) Object.assign(ViewTransition.prototype, { types: null });
  vi.stubGlobal('window', { ViewTransition });
  vi.stubGlobal('ViewTransition', ViewTransition);
  vi.stubGlobal('Element', class {});
  vi.stubGlobal(
    'MouseEvent',
    class {
      readonly isRepeated = true;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('document', {
    visibilityState: visibility,
    documentElement: root,
    querySelector: () => card,
    elementFromPoint: () => (at === 'root' ? root : at),
    startViewTransition,
  });
  return {
    startViewTransition,
    skipTransition,
    capture: () => update(),
    root,
    press: (target: unknown = root) => listeners.get('mousedown')?.({ target }),
    click: (target: unknown = root, detail = 1) =>
      listeners.get('click')?.({ target, detail, clientX: 20, clientY: 30 }),
    end: async () => {
      finished.resolve();
      await finished.promise;
    },
    listeners,
  };
}

const element = (place: Place) => place as unknown as Element;
const NAMES = ['shared-name', 'shared-figure'];
const NONE = ['', ''];

describe('view transitions', () => {
  it('N2 J6 a chosen row gives its name and figure to the card beside the list, and none keeps them', async () => {
    const [row, card] = [placeOf(), placeOf()];
    const { capture, end } = browser({ card });
    const choose = vi.fn();
    chooseFrom(element(row), choose);
    expect(row.names()).toEqual(NAMES);
    expect(choose).not.toHaveBeenCalled();
    capture();
    expect(choose).toHaveBeenCalledOnce();
    expect([row.names(), card.names()]).toEqual([NONE, NAMES]);
    await end();
    expect(card.names()).toEqual(NONE);
  });

  it.each<[string, Setting]>([
    ['with reduced motion', { reduced: true }],
    ['while the page is hidden', { visibility: 'hidden' }],
    ['in a browser without typed transitions', { canMove: false }],
  ])('N2 J6 a row, a detail and an order change at once %s', (_, setting) => {
    const [row, card] = [placeOf(), placeOf()];
    const { startViewTransition } = browser({ card, ...setting });
    const change = vi.fn();
    chooseFrom(element(row), change);
    openFrom(element(row), change);
    glide(change);
    expect(change).toHaveBeenCalledTimes(3);
    expect(startViewTransition).not.toHaveBeenCalled();
    expect([row.names(), card.names()]).toEqual([NONE, NONE]);
  });

  it('N2 a row is chosen at once where no card is beside the list', () => {
    const row = placeOf();
    const { startViewTransition } = browser({ card: placeOf(false) });
    const choose = vi.fn();
    chooseFrom(element(row), choose);
    expect(choose).toHaveBeenCalledOnce();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it('N10 a press that the browser gives to the root during a transition ends it, and is repeated at its place', async () => {
    const under = placeOf();
    const its = browser({ at: under });
    glide(() => {});
    its.click({ tagName: 'BUTTON' });
    expect(its.skipTransition).not.toHaveBeenCalled();
    its.press();
    its.click();
    expect(its.skipTransition).toHaveBeenCalledOnce();
    expect(under.dispatchEvent).not.toHaveBeenCalled();
    await its.end();
    expect(under.dispatchEvent).toHaveBeenCalledOnce();
    expect(its.listeners.size).toBe(0);
  });

  it('N10 a click that was pressed before a transition and released during it is repeated too', async () => {
    const under = placeOf();
    const its = browser({ at: under });
    glide(() => {});
    its.click();
    await its.end();
    expect(under.dispatchEvent).toHaveBeenCalledOnce();
  });

  it('N10 a press on a part that still gets its own is not repeated where it is released', async () => {
    const under = placeOf();
    const its = browser({ at: under });
    glide(() => {});
    its.press({ tagName: 'BUTTON' });
    its.click();
    await its.end();
    expect(under.dispatchEvent).not.toHaveBeenCalled();
  });

  it('N10 a repeated press finds no name of the transition it has ended', async () => {
    const [row, card] = [placeOf(), placeOf()];
    const its = browser({ card, at: row });
    const seen: string[][] = [];
    row.dispatchEvent.mockImplementation(() => seen.push(card.names()));
    chooseFrom(element(row), () => {});
    its.capture();
    its.click();
    await its.end();
    expect(seen).toEqual([NONE]);
  });

  it('N10 the second click of a double one is not repeated in what the first has opened', async () => {
    const under = placeOf();
    const its = browser({ at: under });
    glide(() => {});
    its.press();
    its.click(its.root, 2);
    await its.end();
    expect(under.dispatchEvent).not.toHaveBeenCalled();
  });

  it('N10 a click on the root itself is left as it is', async () => {
    const its = browser({ at: 'root' });
    glide(() => {});
    its.click();
    await its.end();
    expect(its.root.dispatchEvent).not.toHaveBeenCalled();
  });
});
