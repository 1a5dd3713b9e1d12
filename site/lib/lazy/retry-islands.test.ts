import { beforeEach, expect, it, vi } from 'vitest';
import { createFirstIntent } from '#site/lib/directives/first-intent.ts';
import near from '#site/lib/directives/near.ts';
import { MAY_RETRY } from './load-failure.ts';
import { retryFailedIslands } from './retry-islands.ts';

type Listener = (event: object) => void;

/**
 * A page with one `client:near` island and one button. `isThere` decides whether its load succeeds. It starts as in
 * Astro.
 */
function openPage() {
  const listeners = new Map<string, Listener>();
  /** Of the directive, which listens after the capture phase. */
  const clicks = new Map<string, Listener>();
  const page = {
    setTimeout: (task: () => void) => setTimeout(task, 0),
    addEventListener: (type: string, listener: Listener) => clicks.set(type, listener),
    removeEventListener: (type: string) => clicks.delete(type),
  };
  vi.stubGlobal('window', page);
  const intend = createFirstIntent(page as never);
  vi.stubGlobal('Astro', {
    intent: (load: never, _: object, island: never, after: Promise<void>) => intend(load, island, after),
  });
  const state = { isThere: false, loads: 0, clicks: 0 };
  const press = (isTrusted: boolean) => {
    if (state.isThere && isHydrated()) state.clicks += 1;
    const event = { type: 'click', target: button, isTrusted };
    listeners.get('click')?.(event);
    clicks.get('click')?.(event);
  };
  const button = { closest: () => button, dispatchEvent: () => press(false) };
  const attributes = new Set(['ssr']);
  const isHydrated = () => !attributes.has('ssr');
  const island = {
    children: [button],
    contains: (node: unknown) => node === button,
    start: () => near(load, { name: 'near', value: '' }, island as unknown as HTMLElement),
  };
  const load = async () => {
    state.loads += 1;
    if (state.isThere) return async () => void attributes.delete('ssr');
    attributes.add('data-failed');
    listeners.get(MAY_RETRY)?.({ target: island });
    return async () => {};
  };
  const view = {
    document: {
      querySelector: () => null,
      querySelectorAll: () => (isHydrated() || !attributes.has('data-failed') ? [] : [island]),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  };
  return { view: view as unknown as Window, island, state, press };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MouseEvent', class {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly disconnect = () => {};
      readonly observe: () => void;
      constructor(report: (entries: object[]) => void) {
        this.observe = () => setTimeout(() => report([{ isIntersecting: true }]), 0);
      }
    },
  );
});

it('N10 J7 a click on an island whose code failed to load retries it once and reports it once', async () => {
  const { view, island, state, press } = openPage();
  const onFailure = vi.fn();
  const stop = retryFailedIslands(view, onFailure);
  island.start();
  await vi.advanceTimersByTimeAsync(100);
  expect([state.loads, onFailure.mock.calls.length]).toEqual([1, 1]);
  press(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([state.loads, onFailure.mock.calls.length]).toEqual([2, 2]);
  stop();
});

it('N10 repeats the click on an island that hydrates on retry, once', async () => {
  const { view, island, state, press } = openPage();
  const stop = retryFailedIslands(view, () => {});
  island.start();
  await vi.advanceTimersByTimeAsync(100);
  state.isThere = true;
  press(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([state.loads, state.clicks]).toEqual([2, 1]);
  stop();
});
