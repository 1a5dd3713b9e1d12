const MINUTE_MS = 60_000;

/** How many lines of the same key were left out since the last one; null when this one is left out too. */
export type Limiter = (key: string) => number | null;

/** Lets one line of each key through per minute: a flood must not fill the disk. Keys are few and ours. */
export function atMostOnceAMinute(now: () => number = () => performance.now()): Limiter {
  const lines = new Map<string, { at: number; leftOut: number }>();
  return (key) => {
    const last = lines.get(key);
    if (last && now() - last.at < MINUTE_MS) {
      last.leftOut += 1;
      return null;
    }
    lines.set(key, { at: now(), leftOut: 0 });
    return last?.leftOut ?? 0;
  };
}
