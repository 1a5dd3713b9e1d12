import { FULL, measure, otherAnswers } from '#tests/load/measure.ts';
import { openLoadedSite } from '#tests/load/site.ts';
import { runCommand } from '../command.ts';
import { ensureBuilt } from '../site-build.ts';

const LEAST_GOODPUT = 0.8;
const MOST_P99_MS = 250;
const MOST_GROWTH = 1.1;
const RECOVERY_S = 5;

/**
 * The server beyond its limit: steps to saturation, then twice that for a minute, then little. Exits 1 when a bound of
 * docs/reliability.md is not kept.
 */
await runCommand(async () => {
  await ensureBuilt();
  const site = await openLoadedSite();
  try {
    const { peak, flood, after, memory } = await measure(site, FULL, (line) => console.log(line));
    const others = otherAnswers(flood.outcome);
    const part = flood.good / peak;
    const growth = memory.after / memory.before;
    const lines = [
      [`goodput ${part.toFixed(2)} of the peak`, part >= LEAST_GOODPUT],
      [`p99 of accepted requests ${flood.p99} ms`, flood.p99 <= MOST_P99_MS],
      [`other answers ${JSON.stringify(others)}`, Object.keys(others).length === 0],
      [`memory ${Math.round(memory.before)} to ${Math.round(memory.after)} MB`, growth <= MOST_GROWTH],
      [`last 503 ${after.last503.toFixed(1)} s after the flood`, after.last503 <= RECOVERY_S],
    ] as const;
    for (const [line, keeps] of lines) console.log(`${keeps ? 'ok    ' : 'FAILED'} ${line}`);
    if (lines.some(([, keeps]) => !keeps)) process.exitCode = 1;
  } finally {
    await site.close();
  }
});
