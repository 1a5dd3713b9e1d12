import { vi } from 'vitest';

/**
 * Makes the scheduler's timer and the time limits of calls pass in a fake time, which moves only with the test: while the
 * process waits for a core, no call becomes late. The calls go over real connections. undici's own limits are not simulated.
 */
export function simulateTime(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
}
