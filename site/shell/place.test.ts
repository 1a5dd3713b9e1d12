import { expect, it } from 'vitest';
import { keepPlace, restorePlace } from './place.ts';

interface Block {
  readonly id: string;
  /** Distance of its top edge from the top of the page, px. */
  readonly top: number;
  readonly drawn?: boolean;
  readonly inPicture?: boolean;
}

/** A page of blocks with ids, scrolled to `scrollY`; its storage survives the page. */
function openPage(
  blocks: readonly Block[],
  scrollY: number,
  storage = new Map<string, string>(),
  path = '/',
) {
  const page = { scrollY, focused: false, restoration: 'auto', loaded: () => {} };
  const elements = blocks.map(({ id, top, drawn = true, inPicture = false }) => ({
    id,
    closest: () => (inPicture ? {} : null),
    getClientRects: () => (drawn ? [{}] : []),
    getBoundingClientRect: () => ({ top: top - page.scrollY }),
  }));
  const view = {
    get scrollY() {
      return page.scrollY;
    },
    location: { pathname: path },
    history: {
      set scrollRestoration(value: string) {
        page.restoration = value;
      },
    },
    document: {
      querySelectorAll: () => elements,
      querySelector: () => ({
        focus: () => {
          page.focused = true;
        },
      }),
      getElementById: (id: string) => elements.find((one) => one.id === id) ?? null,
    },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
    addEventListener: (_type: string, listener: () => void) => {
      page.loaded = listener;
    },
    scrollTo: ({ top }: { top: number }) => {
      page.scrollY = top;
    },
  };
  return { page, storage, view: view as unknown as Window };
}

const spanish = [
  { id: 'headline', top: 100 },
  { id: 'features', top: 1500 },
  { id: 'faq', top: 3000 },
];
const english = [
  { id: 'headline', top: 90 },
  { id: 'features', top: 1320 },
  { id: 'faq', top: 2700 },
];

it('J2 keeps the distance to the nearest anchor when the other language is shorter', () => {
  const before = openPage(spanish, 1800);
  keepPlace(before.view, false);
  expect(before.page.restoration).toBe('manual');
  const { page, view, storage } = openPage(english, 0, before.storage);
  restorePlace(view);
  expect(page.scrollY).toBe(1320 + 300);
  expect(storage.size).toBe(0);
  page.loaded();
  expect(page.restoration).toBe('auto');
});

it('J2 uses the first anchor when none is above, and skips hidden elements and parts of pictures', () => {
  const before = openPage(
    [{ id: 'menu', top: 5, drawn: false }, { id: 'hatch', top: 6, inPicture: true }, ...spanish.slice(1)],
    40,
  );
  keepPlace(before.view, false);
  const { page, view } = openPage(english, 0, before.storage);
  restorePlace(view);
  expect(page.scrollY).toBe(1320 - 1500 + 40);
});

it('J2 falls back to the scroll position when the anchor is missing', () => {
  const before = openPage(spanish, 1800);
  keepPlace(before.view, false);
  const { page, view } = openPage([], 0, before.storage);
  restorePlace(view);
  expect(page.scrollY).toBe(1800);
});

it('C4 returns the focus to the switch only after keyboard use', () => {
  for (const byKeyboard of [true, false]) {
    const before = openPage(spanish, 500);
    keepPlace(before.view, byKeyboard);
    const { page, view } = openPage(english, 0, before.storage);
    restorePlace(view);
    expect(page.focused).toBe(byKeyboard);
  }
});

it('J2 does not scroll another page', () => {
  const before = openPage(spanish, 1800);
  keepPlace(before.view, false);
  const { page, view } = openPage(english, 0, before.storage, '/fx-impact');
  restorePlace(view);
  expect(page.scrollY).toBe(0);
});

it('J4 ignores an invalid entry in storage', () => {
  const { page, view } = openPage(english, 0, new Map([['place', '{']]));
  restorePlace(view);
  expect(page.scrollY).toBe(0);
});
