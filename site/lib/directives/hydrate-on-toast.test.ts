import { beforeEach, expect, it, vi } from 'vitest';
import { MAY_RETRY } from '#site/lib/lazy/load-failure.ts';
import { onToast, showToast, type Toast } from '#site/lib/toasts/bus.ts';
import { hydrateOnToast, type ToastView } from './hydrate-on-toast.ts';

/** A page with a toasts island. Its first `failures` loads fail, and so do its first `wordsFailures` loads of texts. */
function page({ saveData = false, failures = 0, wordsFailures = 0 } = {}) {
  const { promise: firstSign, resolve: sign } = Promise.withResolvers<void>();
  const view: ToastView = Object.assign(new EventTarget(), {
    navigator: { connection: { saveData } },
    firstSign,
    setTimeout: (task: () => void, delay: number) => setTimeout(task, delay),
    wordsReady: async () => {
      if (wordsFailures-- > 0) throw new Error('no texts');
    },
  });
  const shown: Toast[] = [];
  const load = vi.fn(async () => async () => {
    if (failures-- > 0) return;
    onToast((toast) => shown.push(toast), view);
  });
  const onFailure = vi.fn();
  const island = new EventTarget();
  hydrateOnToast(view, island, load, onFailure);
  const show = (title: string) => showToast({ kind: 'info', title }, view);
  const titles = () => shown.map((toast) => ('title' in toast ? toast.title : null));
  return { view, sign, island, load, onFailure, show, titles };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

it('J7 loads with the first toast, not before, and shows every toast once', async () => {
  const { load, show, titles } = page();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  show('one');
  show('two');
  await settled();
  show('three');
  expect(load).toHaveBeenCalledOnce();
  expect(titles()).toEqual(['one', 'two', 'three']);
});

it('J7 loads once when the browser is idle after the first sign', async () => {
  const { sign, load, show, titles } = page();
  sign();
  await settled();
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  show('offline');
  expect(load).toHaveBeenCalledOnce();
  expect(titles()).toEqual(['offline']);
});

it('J7 does not load at the first sign when the visitor saves data', async () => {
  const { sign, load } = page({ saveData: true });
  sign();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});

it('J7 retries a failed load with the next toast and shows both', async () => {
  const { load, show, titles } = page({ failures: 1 });
  show('one');
  await settled();
  show('two');
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(titles()).toEqual(['one', 'two']);
});

it('J7 N10 reports texts that failed to load once, retries them with the next toast and shows both', async () => {
  const { load, onFailure, show, titles } = page({ wordsFailures: 1 });
  show('one');
  await settled();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('no texts'));
  expect(titles()).toEqual([]);
  show('two');
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(titles()).toEqual(['one', 'two']);
  expect(onFailure).toHaveBeenCalledOnce();
});

it.each([
  ['loads when an island failed that may be tried again', false],
  ['does not load again when it failed itself', true],
])('J7 N10 %s', async (_, isOwn) => {
  const { view, island, load } = page();
  const failure = new Event(MAY_RETRY);
  // The event bubbles from the island to the window.
  Object.defineProperty(failure, 'target', { value: isOwn ? island : new EventTarget() });
  view.dispatchEvent(failure);
  await settled();
  expect(load).toHaveBeenCalledTimes(isOwn ? 0 : 1);
});
