import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { type Measured, measure, otherAnswers, SHORT } from './measure.ts';
import { type LoadedSite, openLoadedSite } from './site.ts';

/**
 * An idle event loop that is later than this, in ms, says that other programs hold the machine: times then mean nothing.
 * On two cores the load alone makes it 30 ms late.
 */
const QUIET_MS = 40;

/** The short form, and how late this process's own idle event loop was meanwhile: p99 in ms. */
async function measureWithNoise(site: LoadedSite): Promise<Measured & { readonly noise: number }> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const measured = await measure(site, SHORT, () => {});
  delay.disable();
  return { ...measured, noise: delay.percentile(99) / 1e6 };
}

test('K8 answers every page, refuses only functions, and recovers when twice the possible load comes', async () => {
  const site = await openLoadedSite();
  try {
    const { peak, flood, after, memory, noise } = await measureWithNoise(site);
    expect(otherAnswers(flood.outcome)).toEqual({});
    expect(otherAnswers(after)).toEqual({});
    expect(memory.after).toBeLessThan(memory.before + 150);
    if (noise > QUIET_MS) {
      process.stdout.write(`Times not judged: this machine's own delay was ${Math.round(noise)} ms.\n`);
      return;
    }
    expect(flood.outcome.answers['page 200']).toBeGreaterThan(0);
    expect(flood.outcome.answers['function 503']).toBeGreaterThan(0);
    expect(flood.good / peak).toBeGreaterThan(0.5);
    expect(flood.p99).toBeLessThan(1_000);
    expect(after.last503).toBeLessThanOrEqual(5);
  } finally {
    await site.close();
  }
});
