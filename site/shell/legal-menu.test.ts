import { expect, it, vi } from 'vitest';
import { watchLegalMenu } from './legal-menu.ts';

type Listener = (event: object) => void;

/** A list of three links and its button; `press` sends a key to one of them. */
function openPage() {
  const links = [0, 1, 2].map((index) => ({ index, focus: vi.fn() }));
  const on = (listeners: Map<string, Listener>) => ({
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  const ofPanel = new Map<string, Listener>();
  const ofOpener = new Map<string, Listener>();
  let isOpen = false;
  const panel = {
    ...on(ofPanel),
    querySelectorAll: () => links,
    matches: () => isOpen,
  };
  const opener = { ...on(ofOpener), click: vi.fn(() => (isOpen = true)) };
  watchLegalMenu(panel as unknown as HTMLElement, [opener as unknown as HTMLElement]);
  const press = (key: string, on: 'button' | number) => {
    for (const { focus } of links) focus.mockClear();
    const currentTarget = on === 'button' ? opener : panel;
    const target = on === 'button' ? opener : links[on];
    const preventDefault = vi.fn();
    const listeners = on === 'button' ? ofOpener : ofPanel;
    listeners.get('keydown')?.({ key, target, currentTarget, preventDefault });
    return { to: links.findIndex(({ focus }) => focus.mock.calls.length > 0), preventDefault };
  };
  return { press, opener };
}

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('C3 moves with %s from entry %i to entry %i', (key, from, to) => {
  expect(openPage().press(key, from).to).toBe(to);
});

it.each([
  ['ArrowDown', 0],
  ['ArrowUp', 2],
])('C3 opens the list with %s on the button at entry %i', (key, to) => {
  const { press, opener } = openPage();
  expect(press(key, 'button').to).toBe(to);
  expect(opener.click).toHaveBeenCalledOnce();
  press(key, 'button');
  expect(opener.click).toHaveBeenCalledOnce();
});

it.each(['Home', 'Enter', 'Tab'])('C3 leaves %s on the button to the browser', (key) => {
  const { press, opener } = openPage();
  const { to, preventDefault } = press(key, 'button');
  expect(to).toBe(-1);
  expect(preventDefault).not.toHaveBeenCalled();
  expect(opener.click).not.toHaveBeenCalled();
});
