import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { judgeFrontDoor, judgeSentiment, memoryLine } from '../bench/bounds.ts';
import { benchFrontDoor, startServer } from '../bench/front-door.ts';
import { benchSentiment, storeReadings } from '../bench/sentiment.ts';
import { runCommand } from '../command.ts';
import { ensureBuilt } from '../site-build.ts';

/** Until a started server has read its upstreams and rendered its pages. */
const SETTLE_MS = 15_000;

/**
 * The front door against a bare server with the same bytes, the latency of the sentiment function beside a bare JSON
 * answer, and the memory of the server at rest and after the load, all in one run. Exits 1 when a rate is out of its bound.
 */
await runCommand(async () => {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await storeReadings(folder);
  const site = await startServer({ folder });
  await wait(SETTLE_MS);
  const { memory: idle } = await site.usage();
  const door = await benchFrontDoor(site);
  const { bare, site: ours, ratio } = await benchSentiment(site.url, ANON_KEY);
  site.stop();
  await rm(folder, { recursive: true });
  console.log(`bare node:http            ${Math.round(door.bare)} requests per second of processor`);
  console.log(`bare JSON at 200/s        p50 ${bare.p50} ms, p99 ${bare.p99} ms`);
  const verdicts = [judgeFrontDoor(door), judgeSentiment(ours, ratio)];
  for (const { line } of verdicts) console.log(line);
  console.log(memoryLine(idle, door.loaded));
  if (verdicts.some(({ keeps }) => !keeps)) process.exitCode = 1;
});
