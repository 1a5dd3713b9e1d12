import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSingleSlot } from './single-slot.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('J7 the slot holds one message: a second takes the place of the first', () => {
  const slot = createSingleSlot();
  slot.add({ title: 'one' });
  slot.add({ title: 'two' });
  expect(slot.current()).toMatchObject({ title: 'two', isOpen: true });
});

it('J7 a dismissed message closes at once and is removed 1,000,000 ms later', () => {
  const slot = createSingleSlot();
  slot.add({ title: 'one' });
  slot.dismiss(slot.current()?.id ?? 0);
  expect(slot.current()).toMatchObject({ title: 'one', isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(slot.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(slot.current()).toBeNull();
});

it('J7 the removal of an old message never takes a newer one', () => {
  const slot = createSingleSlot();
  slot.add({ title: 'one' });
  const old = slot.current()?.id ?? 0;
  slot.dismiss(old);
  vi.advanceTimersByTime(500_000);
  slot.add({ title: 'two' });
  slot.dismiss(old);
  vi.advanceTimersByTime(2_000_000);
  expect(slot.current()).toMatchObject({ title: 'two', isOpen: true });
});

it('J7 those who look on learn of every change until they stop', () => {
  const slot = createSingleSlot();
  const listener = vi.fn();
  const stop = slot.subscribe(listener);
  slot.add({ title: 'one' });
  slot.dismiss(slot.current()?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  slot.add({ title: 'two' });
  expect(listener).toHaveBeenCalledTimes(2);
});
