import { expect, it, vi } from 'vitest';
import type { StackMessage } from './bus.ts';
import { toastPromise } from './promise.ts';

const WORDS = { loading: 'Sending', success: (value: unknown) => `Sent ${typeof value}`, error: 'Not sent' };

async function follow(work: Promise<unknown>) {
  const sent: unknown[] = [];
  await toastPromise(work, WORDS, (_slot, message) => sent.push(message)).catch(() => {});
  await Promise.resolve();
  return (sent as Extract<StackMessage, { toast: unknown }>[]).map(({ toast }) => toast);
}

it('J7 one toast goes from loading to success', async () => {
  const [first, last, ...more] = await follow(Promise.resolve(7));
  expect(first).toMatchObject({ kind: 'loading', title: 'Sending' });
  expect(last).toMatchObject({ kind: 'success', title: 'Sent number' });
  expect(last).toHaveProperty('id', (first as { id: string }).id);
  expect(more).toEqual([]);
});

it('J7 a response that is not OK fails the toast and names its status', async () => {
  const [, last] = await follow(Promise.resolve(new Response(null, { status: 503 })));
  expect(last).toMatchObject({ kind: 'error', title: 'Not sent', description: 'HTTP error! status: 503' });
});

it('J7 a rejection fails the toast in our words, not in those of the cause', async () => {
  const [, last] = await follow(Promise.reject(new TypeError('Failed to fetch')));
  expect(last).toMatchObject({ kind: 'error', title: 'Not sent', description: undefined });
});

it('J7 the caller still gets what the work brings', async () => {
  const work = Promise.reject(new Error('mine'));
  await expect(toastPromise(work, WORDS, () => {})).rejects.toThrow('mine');
});

it('J7 a success text that throws takes the toast away, says why, and leaves the work as it was', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const sent: unknown[] = [];
  const words = {
    ...WORDS,
    success: () => {
      throw new Error('no words');
    },
  };
  const work = toastPromise(Promise.resolve(7), words, (_slot, message) => sent.push(message));
  await expect(work).resolves.toBe(7);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  const [{ toast }, last] = sent as [Extract<StackMessage, { toast: unknown }>, StackMessage];
  expect(toast.kind).toBe('loading');
  expect(last).toEqual({ dismiss: toast.id });
  vi.unstubAllGlobals();
});
