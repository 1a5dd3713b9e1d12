import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type IdleView, onceIdle, onceLoaded } from './idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('onceIdle', () => {
  const runAfter = (browser: Omit<IdleView, 'setTimeout'>, ms: number) => {
    const task = vi.fn();
    onceIdle({ ...browser, setTimeout }, task);
    vi.advanceTimersByTime(ms);
    return task.mock.calls.length;
  };

  it('N10 runs the task when the browser is idle', () => {
    const browser = { requestIdleCallback: (task: () => void) => setTimeout(task, 50) };
    expect(runAfter(browser, 49)).toBe(0);
    expect(runAfter(browser, 50)).toBe(1);
  });

  it('N10 runs the task after three seconds on a device that is never idle', () => {
    const browser: Omit<IdleView, 'setTimeout'> = {
      requestIdleCallback: (task, options) => options && setTimeout(task, options.timeout),
    };
    expect(runAfter(browser, 2_999)).toBe(0);
    expect(runAfter(browser, 3_000)).toBe(1);
  });

  it('N10 runs the task soon in a browser that does not say when it is idle', () => {
    expect(runAfter({}, 199)).toBe(0);
    expect(runAfter({}, 200)).toBe(1);
  });
});

describe('onceLoaded', () => {
  it('N10 runs the task after the load, the first paint and the wait for an idle moment', async () => {
    const task = vi.fn();
    const view = Object.assign(new EventTarget(), { setTimeout });
    onceLoaded(view, task);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(task).not.toHaveBeenCalled();
    view.dispatchEvent(new Event('load'));
    // A browser that does not report its paint has painted after ten seconds.
    await vi.advanceTimersByTimeAsync(10_199);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledOnce();
  });
});
