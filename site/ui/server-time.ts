declare global {
  /**
   * Milliseconds from the device's clock to the server's. Global, because the scripts in the HTML and the code of the
   * islands are separate bundles.
   */
  var serverAheadMs: number | undefined;
}

/** A device that differs by less is right: no countdown jumps for it. */
const SLACK_MS = 5_000;
const SECOND_MS = 1000;
/** Fired at the window when the page has learned another time. */
export const TIME_LEARNED = 'timelearned';

/** The time of the server, epoch ms, as far as the page knows it; until its first answer that of the device. */
export function serverNow(): number {
  return Date.now() + serverAhead();
}

/** How far the server's clock is ahead of the device's, ms; 0 where they agree, or nothing is known. */
export function serverAhead(): number {
  return globalThis.serverAheadMs ?? 0;
}

/**
 * Learns the server's time from an answer: its `Date`, which is cut to the second, and the `Age` that
 * a cache on the way adds. `askedAt` and `arrivedAt` are by `performance.now()`: the answer was sent between them.
 */
export function learnTime(headers: Headers, askedAt: number, arrivedAt = performance.now()): void {
  const passedMs = performance.now() - arrivedAt;
  const sentAt = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * SECOND_MS + passedMs;
  if (Number.isNaN(sentAt)) return;
  const latest = sentAt + SECOND_MS + arrivedAt - askedAt;
  const fits = (ahead: number) => {
    const now = Date.now() + ahead;
    return now > sentAt - SLACK_MS && now < latest + SLACK_MS;
  };
  if (fits(serverAhead())) return;
  globalThis.serverAheadMs = fits(0) ? 0 : sentAt + SECOND_MS / 2 - Date.now();
  globalThis.dispatchEvent?.(new Event(TIME_LEARNED));
}

/**
 * How far the device's clock is from its steady one, ms. It changes when the clock is set, and by sleep where the steady
 * one stops for it: then the server's time is uncertain until the next answer.
 */
export function setOfDevice(): number {
  return Date.now() - performance.now();
}
