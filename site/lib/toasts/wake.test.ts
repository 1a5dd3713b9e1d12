import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askToast, dismissToast, onToast, type Send, type ToastSlot, tellSystem } from './bus.ts';
import { type WakeView, wakeToasts } from './wake.ts';

/** A page with one sleeping slot; `arrive` is the moment its code is there, `shown` what it was told since. */
function page(slot: ToastSlot, { saveData = false, fails = 0 } = {}) {
  const target = new EventTarget();
  const view: WakeView = Object.assign(target, {
    navigator: { connection: { saveData } },
    setTimeout: (task: () => void, delay: number) => setTimeout(task, delay),
  });
  const shown: unknown[] = [];
  let failures = fails;
  const load = vi.fn(async () => async () => {
    if (failures-- > 0) return;
    onToast(slot, (message) => shown.push(message), view);
  });
  wakeToasts(view, slot, load);
  const send: Send = (to, detail) => {
    view.dispatchEvent(new CustomEvent(`toast:${to}`, { detail }));
  };
  return { view, load, shown, send };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('J7 nothing loads before the first toast is asked for, and none is lost', async () => {
  const { load, shown, send } = page('stack');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  const id = askToast({ kind: 'info', title: 'one' }, send);
  askToast({ kind: 'info', title: 'two' }, send);
  await settled();
  dismissToast(id, send);
  expect(load).toHaveBeenCalledOnce();
  expect(shown).toMatchObject([{ toast: { title: 'one' } }, { toast: { title: 'two' } }, { dismiss: id }]);
});

it('J7 a toast keeps the id it was asked for under; others get their own', () => {
  const { send } = page('stack');
  expect(askToast({ id: 'mine', kind: 'info', title: '' }, send)).toBe('mine');
  const ids = [1, 2].map(() => askToast({ kind: 'info', title: '' }, send));
  expect(new Set(ids).size).toBe(2);
});

it.each(['scroll', 'pointerdown', 'keydown'])(
  'J7 news of the site can be told in the first idle moment after a %s, once',
  async (sign) => {
    const { view, load, shown, send } = page('system');
    view.dispatchEvent(new Event(sign));
    view.dispatchEvent(new Event(sign));
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(load).toHaveBeenCalledOnce();
    tellSystem({ title: 'offline' }, send);
    expect(shown).toEqual([{ title: 'offline' }]);
  },
);

it('J7 the stack does not load for a sign alone, nor anything for who saves data', async () => {
  for (const { view, load } of [page('stack'), page('system', { saveData: true })]) {
    view.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  }
});

it('J7 a load that failed is tried again with the next message, and both are shown', async () => {
  const { load, shown, send } = page('system', { fails: 1 });
  tellSystem({ title: 'one' }, send);
  await settled();
  tellSystem({ title: 'two' }, send);
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(shown).toEqual([{ title: 'one' }, { title: 'two' }]);
});
