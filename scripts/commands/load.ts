import { healthWhileReading, judgeHealth } from '#tests/load/health.ts';
import { FULL, measure, otherAnswers } from '#tests/load/measure.ts';
import { openLoadedSite } from '#tests/load/site.ts';
import { FULL_SOAK, judgeSoak, soak } from '#tests/load/soak.ts';
import { openWatchedSite } from '#tests/load/watched-site.ts';
import { runCommand } from '../command.ts';
import { ensureBuilt } from '../site-build.ts';

const LEAST_GOODPUT = 0.8;
const MOST_P99_MS = 250;
const MOST_GROWTH = 1.1;
const RECOVERY_S = 5;
/** How long `/healthz` is asked for while hostile answers are read. */
const HEALTH_S = 60;

type Judged = readonly (readonly [line: string, isKept: boolean])[];

/** The server beyond its limit: steps to saturation, then twice that for a minute, then little. */
async function load(): Promise<Judged> {
  const site = await openLoadedSite();
  try {
    const { peak, flood, after, memory } = await measure(site, FULL, (line) => console.log(line));
    const others = otherAnswers(flood.outcome);
    const part = flood.good / peak;
    const growth = memory.after / memory.before;
    return [
      [`goodput ${part.toFixed(2)} of the peak`, part >= LEAST_GOODPUT],
      [`p99 of accepted requests ${flood.p99} ms`, flood.p99 <= MOST_P99_MS],
      [`other answers ${JSON.stringify(others)}`, Object.keys(others).length === 0],
      [`memory ${Math.round(memory.before)} to ${Math.round(memory.after)} MB`, growth <= MOST_GROWTH],
      [`last 503 ${after.last503.toFixed(1)} s after the flood`, after.last503 <= RECOVERY_S],
    ];
  } finally {
    await site.close();
  }
}

/** Simulated days of hostile and ordinary answers with visits; then `/healthz` beside the worst answer of each upstream file. */
async function hostileDays(): Promise<Judged> {
  const site = await openWatchedSite();
  try {
    const soaked = await soak(site, FULL_SOAK);
    console.log(`soak   ${soaked.days.toFixed(1)} simulated days, ${soaked.requests} requests`);
    return [...judgeSoak(soaked), ...judgeHealth(await healthWhileReading(site, HEALTH_S))];
  } finally {
    await site.close();
  }
}

/** Exits 1 when a bound of docs/reliability.md is not kept. */
await runCommand(async () => {
  await ensureBuilt();
  for (const part of [load, hostileDays]) {
    for (const [line, isKept] of await part()) {
      console.log(`${isKept ? 'ok    ' : 'FAILED'} ${line}`);
      if (!isKept) process.exitCode = 1;
    }
  }
});
