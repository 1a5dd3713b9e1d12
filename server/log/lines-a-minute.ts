const MINUTE_MS = 60_000;

/** Writes one line; `leftOut` lines of its key since the one before it were not written. */
type WriteLine = (leftOut: number) => void;

interface Minute {
  written: number;
  leftOut: number;
  /** The last line that was not written. */
  latest: WriteLine | null;
}

/**
 * Lets the first `most` lines of each key through per minute: a flood must not fill the disk. At the end of the minute the
 * last line that came is written with the count, so that none is lost when the flood ends. Keys are few and ours.
 */
export function linesAMinute(most = 1): (key: string, write: WriteLine) => void {
  const minutes = new Map<string, Minute>();
  const begin = (key: string, write: WriteLine, leftOut: number): void => {
    minutes.set(key, { written: 1, leftOut: 0, latest: null });
    setTimeout(() => end(key), MINUTE_MS).unref();
    write(leftOut);
  };
  const end = (key: string): void => {
    const { latest = null, leftOut = 0 } = minutes.get(key) ?? {};
    minutes.delete(key);
    if (latest) begin(key, latest, leftOut - 1);
  };
  return (key, write) => {
    const minute = minutes.get(key);
    if (!minute) return begin(key, write, 0);
    if (minute.written < most) {
      minute.written += 1;
      return write(0);
    }
    minute.leftOut += 1;
    minute.latest = write;
  };
}
