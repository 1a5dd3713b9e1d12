import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { LOCALES } from '#contracts/locale.ts';
import { barePage } from '../bench/bare-page.ts';
import {
  judgeFrontDoor,
  judgeInteractions,
  judgePages,
  judgeSentiment,
  judgeSimulation,
  memoryLine,
  type Verdict,
} from '../bench/bounds.ts';
import { benchBuilds } from '../bench/builds.ts';
import { type BenchServer, benchFrontDoor, startServer, wholeAnswer } from '../bench/front-door.ts';
import { benchInteractions } from '../bench/interactions.ts';
import { benchPages } from '../bench/lighthouse.ts';
import { tablesOf, writeTables } from '../bench/report.ts';
import { benchSentiment, storeReadings } from '../bench/sentiment.ts';
import { benchSimulation } from '../bench/simulation.ts';
import { runCommand } from '../command.ts';
import { ROOT } from '../dist.ts';
import { ensureChromium, systemChromium } from '../machine.ts';
import { ensureBuilt } from '../site-build.ts';
import { WrongArgument } from '../tool-args.ts';

/** Until a started server has read its upstreams and rendered its pages. */
const SETTLE_MS = 15_000;
const DOCUMENT = join(ROOT, 'docs', 'performance.md');
const BARE = 'a bare page of the home page’s bytes';

/**
 * Pages, presses, front door, functions, memory and builds, each beside its anchor, in one run. It writes the tables of
 * docs/performance.md and exits 1 when a ratio or a count is out of its bound: times depend on the machine.
 * `--rounds 5` sets how often pages and presses are measured; `--quick` measures three pages once, and writes nothing.
 */
await runCommand(async () => {
  const { rounds, isQuick } = readArgs(process.argv.slice(2));
  await ensureChromium();
  const chromium = systemChromium();
  if (chromium === null) throw new Error('The bench needs a Chromium of the system.');
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await storeReadings(folder);
  const site = await startServer({ folder });
  await wait(SETTLE_MS);
  const { memory: idle } = await site.usage();
  const door = await benchFrontDoor(site);
  const functions = await benchSentiment(site.url, ANON_KEY);
  site.stop();
  await rm(folder, { recursive: true });
  const live = await startLive();
  const { pages, bare } = await pagesAndBare(live.site, chromium, rounds, isQuick);
  const interactions = await benchInteractions(live.site.url, chromium, rounds);
  await live.stop();
  const builds = await benchBuilds();

  const sentiment = { p99: functions.site.p99, ratio: functions.ratio };
  const run = { at: new Date(), rounds, pages, bare, interactions, door, sentiment, idle, builds };
  const tables = tablesOf(run);
  console.log(`\n${tables}\n`);
  report([
    judgePages(pages, bare),
    judgeInteractions(interactions),
    judgeFrontDoor(door),
    judgeSentiment(functions.site, functions.ratio),
    judgeSimulation(benchSimulation()),
  ]);
  console.log(memoryLine(idle, door.loaded));
  if (!isQuick) await writeTables(DOCUMENT, tables);
});

/** The site with figures of replayed upstreams, as a visitor finds it. */
async function startLive() {
  const { startUpstreams } = await import('#tests/upstreams/server.ts');
  const upstreams = await startUpstreams();
  const folder = await mkdtemp(join(tmpdir(), 'bench-live-'));
  const site = await startServer({ folder, upstreams: upstreams.url });
  await wait(SETTLE_MS);
  return {
    site,
    async stop() {
      site.stop();
      await upstreams.close();
      await rm(folder, { recursive: true });
    },
  };
}

function readArgs(args: string[]) {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string' }, quick: { type: 'boolean' } } });
  const isQuick = values.quick ?? false;
  const rounds = Number(values.rounds ?? (isQuick ? 1 : 3));
  if (!Number.isInteger(rounds) || rounds < 1) throw new WrongArgument('--rounds is a whole number from 1.');
  return { rounds, isQuick };
}

/** All routes in both languages, or three pages, beside the bare page. */
async function pagesAndBare(site: BenchServer, chromium: string, rounds: number, isQuick: boolean) {
  const anchor = await startServer({ answer: barePage(await wholeAnswer(site.url)) });
  const { pagePaths } = await import('#tests/e2e/page-paths.ts');
  const paths = isQuick ? ['/', '/vs-traders', '/fx-impact'] : await pagePaths();
  const addresses = paths.flatMap((path) =>
    LOCALES.map((locale) => [`${path} (${locale})`, `${site.url}${path}?lang=${locale}`] as const),
  );
  const [bare, ...pages] = await benchPages(
    {
      [BARE]: anchor.url,
      ...Object.fromEntries(isQuick ? addresses.filter((_, at) => at % 2 === 0) : addresses),
    },
    chromium,
    rounds,
  );
  anchor.stop();
  if (bare === undefined) throw new Error('no page was measured');
  return { pages, bare };
}

function report(verdicts: readonly Verdict[]): void {
  for (const { line } of verdicts) console.log(line);
  if (verdicts.some(({ keeps }) => !keeps)) process.exitCode = 1;
}
