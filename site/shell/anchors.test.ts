import { expect, it } from 'vitest';
import { followAnchors } from './anchors.ts';

/** Loads a page at an address with a fragment. Returns what happened to the target. */
function arrive({ isFramed = false }) {
  const indexes: number[] = [];
  let isFocused = false;
  const target = {
    get tabIndex() {
      return -1;
    },
    set tabIndex(index: number) {
      indexes.push(index);
    },
    focus() {
      isFocused = true;
    },
  };
  const body = {};
  const document = { body, activeElement: body, addEventListener: () => {}, getElementById: () => target };
  const view = { document, location: { hash: '#plans' } };
  followAnchors(Object.assign(view, { top: isFramed ? {} : view }) as unknown as Window);
  return { isFocused, indexes };
}

it('C10 a page moves the focus to the anchor of its address', () => {
  expect(arrive({})).toEqual({ isFocused: true, indexes: [-1] });
});

it('C10 N6 a page in a frame takes no focus as it loads: the page around it may have it', () => {
  expect(arrive({ isFramed: true })).toEqual({ isFocused: false, indexes: [] });
});
