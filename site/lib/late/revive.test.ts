import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import near from '#site/lib/directives/near.ts';
import { FAILED } from './failed.ts';
import { reviveIslands } from './revive.ts';

type Listener = (event: object) => void;

/** A page with one `client:near` island of one button, whose code comes or not, as Astro would start and hydrate it. */
function openPage() {
  const listeners = new Map<string, Listener>();
  const state = { isThere: false, loads: 0, given: 0 };
  const press = (isTrusted: boolean) => {
    if (state.isThere && isAlive()) state.given += 1;
    const event = { type: 'click', target: button, isTrusted };
    listeners.get('click')?.(event);
    island.onclick?.(event);
  };
  const button = { closest: () => button, click: () => press(false) };
  const attributes = new Set(['ssr']);
  const isAlive = () => !attributes.has('ssr');
  const island = {
    onclick: null as Listener | null,
    children: [button],
    contains: (node: unknown) => node === button,
    start: () => near(load, { name: 'near', value: '' }, island as unknown as HTMLElement),
  };
  const load = async () => {
    state.loads += 1;
    if (state.isThere) return async () => void attributes.delete('ssr');
    attributes.add('data-failed');
    listeners.get(FAILED)?.({ target: island });
    return async () => {};
  };
  const view = {
    document: {
      querySelector: () => null,
      querySelectorAll: () => (isAlive() || !attributes.has('data-failed') ? [] : [island]),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  };
  return { view: view as unknown as Window, island, state, press };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setTimeout: (task: () => void) => setTimeout(task, 0) });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly disconnect = () => {};
      readonly observe: () => void;
      constructor(tell: (entries: object[]) => void) {
        this.observe = () => setTimeout(() => tell([{ isIntersecting: true }]), 0);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('N10 J7 one press on an island whose code does not come asks for it once more, and is told of once', async () => {
  const { view, island, state, press } = openPage();
  const tell = vi.fn();
  const stop = reviveIslands(view, tell);
  island.start();
  await vi.advanceTimersByTimeAsync(100);
  expect([state.loads, tell.mock.calls.length]).toEqual([1, 1]);
  press(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([state.loads, tell.mock.calls.length]).toEqual([2, 2]);
  stop();
});

it('N10 the press that brings an island to life after all is given to it, once', async () => {
  const { view, island, state, press } = openPage();
  const stop = reviveIslands(view, () => {});
  island.start();
  await vi.advanceTimersByTimeAsync(100);
  state.isThere = true;
  press(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([state.loads, state.given]).toEqual([2, 1]);
  stop();
});
