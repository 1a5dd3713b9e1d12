/** Processor time of this thread in ms: unlike time by the clock, it is the same on a busy machine. */
export function threadTimer(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}

/** The processor time of a fixed piece of work with texts, objects and numbers, to compare the reading of an answer with, in ms. */
export function fixedLoop(): number {
  const time = threadTimer();
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ at: `2026-${index}`, value: index / 7 }));
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
  const sum = read.reduce((total, { at, value }) => total + at.length * value, 0);
  return sum > 0 ? time() : Number.NaN;
}
