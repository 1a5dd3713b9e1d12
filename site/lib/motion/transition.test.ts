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
  };
};
type Place = ReturnType<typeof placeOf>;

interface Setting {
  readonly card?: Place | null;
  readonly visibility?: DocumentVisibilityState;
  readonly reduced?: boolean;
  readonly canMove?: boolean;
}

/** A browser whose view transitions the test carries out: `capture` runs the change, `end` ends the movement. */
function browser({ card = null, visibility = 'visible', reduced = false, canMove = true }: Setting = {}) {
  let update = () => {};
  const finished = Promise.withResolvers<void>();
  const startViewTransition = vi.fn((options: { update: () => void; types: string[] }) => {
    update = options.update;
    // As of one that is skipped.
    return { ready: Promise.reject(new Error('skipped')), finished: finished.promise };
  });
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('document', {
    visibilityState: visibility,
    querySelector: () => card,
    startViewTransition,
    ...(canMove && { activeViewTransition: null }),
  });
  return {
    startViewTransition,
    capture: () => update(),
    end: async () => {
      finished.resolve();
      await finished.promise;
    },
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
});
