import { beforeEach, expect, it, vi } from 'vitest';

const sonner = vi.hoisted(() => ({
  toast: { custom: vi.fn(), dismiss: vi.fn(), promise: vi.fn(), info: vi.fn() },
}));
vi.mock('sonner', () => sonner);

import { createDelivery } from './deliver.tsx';

const { custom, dismiss, info, promise } = sonner.toast;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});

const optionsOf = (call: number) => custom.mock.calls[call]?.[1];

it('J7 replaces the message in the single slot and restarts its time when a second one arrives', () => {
  const deliver = createDelivery('en');
  deliver({ kind: 'system', title: 'one' });
  deliver({ kind: 'system', title: 'two' });
  expect(optionsOf(1)).toMatchObject({ id: optionsOf(0).id, toasterId: 'system' });
  expect(optionsOf(1).duration).not.toBe(optionsOf(0).duration);
});

it.each(['onAutoClose', 'onDismiss'])('J7 shows a new toast when a message follows %s', (closing) => {
  const deliver = createDelivery('en');
  deliver({ kind: 'system', title: 'one' });
  optionsOf(0)[closing]();
  deliver({ kind: 'system', title: 'two' });
  expect(optionsOf(1).id).not.toBe(optionsOf(0).id);
});

it('J7 removes the message of the slot 1,000,000 ms after it appeared', async () => {
  const deliver = createDelivery('en');
  deliver({ kind: 'system', title: 'one' });
  await vi.advanceTimersByTimeAsync(500_000);
  deliver({ kind: 'system', title: 'two' });
  await vi.advanceTimersByTimeAsync(999_999);
  expect(dismiss).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(optionsOf(1).id);
});

it('J7 resets the fields that a toast of the stack leaves out', () => {
  createDelivery('en')({ kind: 'info', title: 'one', id: 'a' });
  expect(info).toHaveBeenCalledWith('one', {
    id: 'a',
    description: undefined,
    duration: undefined,
    position: undefined,
    dismissible: true,
    closeButton: true,
    action: undefined,
    cancel: undefined,
  });
});

it('J7 shows the HTTP status of a failed call, and no text for other causes', () => {
  const work = Promise.resolve();
  createDelivery('en')({ kind: 'promise', work, loading: 'Sending', success: 'Sent', error: 'Not sent' });
  const [followed, { error, ...words }] = promise.mock.lastCall ?? [];
  expect(followed).toBe(work);
  expect(words).toMatchObject({ loading: 'Sending', success: 'Sent' });
  expect(error('HTTP error! status: 503')).toEqual({
    message: 'Not sent',
    description: 'HTTP error! status: 503',
  });
  expect(error(new TypeError('Failed to fetch'))).toEqual({ message: 'Not sent', description: undefined });
});
