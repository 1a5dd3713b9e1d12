import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { learnTime, serverAhead, serverNow, TIME_LEARNED } from './server-time.ts';

const SERVER = Date.parse('2026-06-10T16:00:00.000Z');
const MINUTE_MS = 60_000;
const onLearned = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER });
  const page = new EventTarget();
  page.addEventListener(TIME_LEARNED, onLearned);
  onLearned.mockClear();
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('serverAheadMs', undefined);
});

/** The headers of an answer that the server sends at a time; a cache may have held it for some seconds. */
const sentAt = (at: number, heldS?: number) =>
  new Headers({ Date: new Date(at).toUTCString(), ...(heldS !== undefined && { Age: `${heldS}` }) });

it.each([-3, 3, -60, 60, -1440, 1440])(
  'F7 follows the server when the device is off by %d minutes',
  (minutes) => {
    vi.setSystemTime(SERVER + minutes * MINUTE_MS);
    expect(serverNow()).toBe(SERVER + minutes * MINUTE_MS);
    learnTime(sentAt(SERVER), performance.now());
    expect(Math.abs(serverNow() - SERVER)).toBeLessThan(1000);
    expect(onLearned).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(3_600_000);
    expect(Math.abs(serverNow() - SERVER - 3_600_000)).toBeLessThan(1000);
  },
);

it('F7 leaves the clock of a right device as it is, also when answers are slow', () => {
  for (const [lateMs, wrongMs] of [
    [0, 0],
    [0, 4000],
    [0, -4000],
    [9000, 0],
    [9000, 3000],
  ] as const) {
    vi.setSystemTime(SERVER + 700 + wrongMs);
    const askedAt = performance.now();
    vi.advanceTimersByTime(lateMs);
    learnTime(sentAt(SERVER), askedAt);
    expect(serverAhead()).toBe(0);
  }
  expect(onLearned).not.toHaveBeenCalled();
});

it('F7 does not move again for the differences between two answers', () => {
  vi.setSystemTime(SERVER - 60 * MINUTE_MS);
  learnTime(sentAt(SERVER), performance.now());
  const ahead = serverAhead();
  vi.advanceTimersByTime(1900);
  learnTime(sentAt(SERVER + 1000), performance.now());
  expect(serverAhead()).toBe(ahead);
});

it('F7 adds the time that a cache held an answer', () => {
  learnTime(sentAt(SERVER - 50 * MINUTE_MS, 50 * 60), performance.now());
  expect(serverAhead()).toBe(0);
});

it('F7 returns to the clock of the device when that has been put right', () => {
  vi.setSystemTime(SERVER + 60 * MINUTE_MS);
  learnTime(sentAt(SERVER), performance.now());
  vi.setSystemTime(SERVER);
  learnTime(sentAt(SERVER), performance.now());
  expect(serverNow()).toBe(SERVER);
});

it('F7 learns nothing from an answer that does not say when it was sent', () => {
  learnTime(new Headers(), performance.now());
  learnTime(new Headers({ Date: 'soon' }), performance.now());
  expect(serverAhead()).toBe(0);
});

it('F7 counts the time between the arrival of an answer and the start of the code that learns from it', () => {
  vi.setSystemTime(SERVER - 60 * MINUTE_MS);
  const at = performance.now();
  vi.advanceTimersByTime(20_000);
  learnTime(sentAt(SERVER), at, at);
  expect(Math.abs(serverNow() - SERVER - 20_000)).toBeLessThan(1000);
});

it('F7 differs from the server by at most six seconds and the time of the last answer, however wrong the device is', () => {
  const day = 24 * 60 * MINUTE_MS;
  const ms = fc.integer({ min: 0, max: 9_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: -2 * day, max: 2 * day }),
      fc.array(fc.record({ upMs: ms, downMs: ms, restMs: ms }), { minLength: 1, maxLength: 5 }),
      (errorMs, answers) => {
        vi.stubGlobal('serverAheadMs', undefined);
        vi.setSystemTime(SERVER + errorMs);
        let server = SERVER;
        const pass = (passedMs: number) => {
          vi.advanceTimersByTime(passedMs);
          server += passedMs;
        };
        for (const { upMs, downMs, restMs } of answers) {
          const askedAt = performance.now();
          pass(upMs);
          const headers = sentAt(server);
          pass(downMs);
          learnTime(headers, askedAt);
          pass(restMs);
          expect(Math.abs(serverNow() - server)).toBeLessThanOrEqual(6_000 + upMs + downMs);
        }
      },
    ),
  );
});
