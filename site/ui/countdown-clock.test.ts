import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './countdown-clock.ts';
import { serverNow, TIME_LEARNED } from './server-time.ts';

const START = Date.parse('2026-11-23T12:00:00.250Z');

class Page extends EventTarget {
  hidden = false;
  show(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function setUp() {
  const document = new Page();
  const window = new EventTarget();
  const clock = createClock({ now: Date.now, document: document as never, window: window as never });
  return { clock, document, window };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

describe('createClock', () => {
  it('F7 ticks at each whole second', () => {
    const { clock } = setUp();
    const seen: number[] = [];
    clock.subscribe(() => seen.push(clock.now() % 1000));
    vi.advanceTimersByTime(2750);
    expect(seen).toEqual([250, 0, 0, 0]);
  });

  it('F7 shares one timer between listeners, and stops it when the last one leaves', () => {
    const { clock } = setUp();
    const leave = Array.from({ length: 100 }, () => clock.subscribe(() => undefined));
    expect(vi.getTimerCount()).toBe(1);
    for (const end of leave) end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('F7 stops in a hidden tab and is right again at once when the tab returns', () => {
    const { clock, document } = setUp();
    const onTick = vi.fn();
    clock.subscribe(onTick);
    document.show(true);
    onTick.mockClear();
    vi.advanceTimersByTime(3_600_000);
    expect(onTick).not.toHaveBeenCalled();
    document.show(false);
    expect(clock.now()).toBe(START + 3_600_000);
  });

  it('F7 reads the time again on focus, after the machine slept', () => {
    const { clock, window } = setUp();
    clock.subscribe(() => undefined);
    vi.setSystemTime(START + 7_200_000);
    window.dispatchEvent(new Event('focus'));
    expect(clock.now()).toBe(START + 7_200_000);
  });

  it('F7 ticks at once when the page has learned the time of the server', () => {
    vi.stubGlobal('serverAheadMs', undefined);
    const window = new EventTarget();
    const clock = createClock({ now: serverNow, document: new Page() as never, window: window as never });
    const onTick = vi.fn();
    clock.subscribe(onTick);
    onTick.mockClear();
    vi.stubGlobal('serverAheadMs', 3_600_000);
    window.dispatchEvent(new Event(TIME_LEARNED));
    expect(onTick).toHaveBeenCalledOnce();
    expect(clock.now()).toBe(START + 3_600_000);
  });
});
