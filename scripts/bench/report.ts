import { readFile, writeFile } from 'node:fs/promises';
import { cpus, release, type as system } from 'node:os';
import type { BuildTimes } from './builds.ts';
import type { FrontDoor } from './front-door.ts';
import type { Interaction } from './interactions.ts';
import type { PageSpeed } from './lighthouse.ts';

const BEGIN = '<!-- bench: begin -->';
const END = '<!-- bench: end -->';

/** All that one run has measured. */
export interface Measured {
  readonly at: Date;
  readonly rounds: number;
  readonly pages: readonly PageSpeed[];
  /** The bare page of the same bytes as the home page. */
  readonly bare: PageSpeed;
  readonly interactions: readonly Interaction[];
  readonly door: FrontDoor;
  readonly sentiment: { readonly p99: number; readonly ratio: number };
  /** Resident memory of the server's process at rest, MB. */
  readonly idle: number;
  readonly builds: BuildTimes;
}

/** The tables as Markdown, with date, machine and number of rounds. */
export function tablesOf(run: Measured): string {
  const { at, rounds, pages, bare, interactions, door, sentiment, idle, builds } = run;
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim()}, ${system()} ${release()}, Node ${process.version}`;
  const ms = (value: number) => Math.round(value);
  return [
    `Measured on ${at.toISOString().slice(0, 10)} by \`npm run bench\`: ${machine}; medians of ${rounds}.`,
    '',
    '| page, Lighthouse mobile | score | FCP ms | LCP ms | TBT ms | CLS | other scores, lowest |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[bare, ...heaviest(pages)].map(
      ({ page, score, fcp, lcp, tbt, cls, others }) =>
        `| ${page} | ${score} | ${ms(fcp)} | ${ms(lcp)} | ${ms(tbt)} | ${cls.toFixed(3)} | ${others} |`,
    ),
    '',
    '| press at 4× CPU and slow 4G, right after the first paint | INP ms | goal | lost |',
    '| --- | --- | --- | --- |',
    ...interactions.map(({ name, inp, lost }) => `| ${name} | ${ms(inp)} | 80 | ${lost} |`),
    '',
    '| server and build | measured | goal |',
    '| --- | --- | --- |',
    `| front door, as a part of a bare server | ${(door.site / door.bare).toFixed(2)} | 0.75 |`,
    `| a version that the browser has, as a part of a bare server | ${(door.notModified / door.bare).toFixed(2)} | – |`,
    `| sentiment at 200 a second, p99 | ${sentiment.p99} ms, ${sentiment.ratio.toFixed(2)} times bare | 15 ms, 2 times |`,
    `| memory at rest, after the load | ${ms(idle)}, ${ms(door.loaded)} MB | 90, 150 MB |`,
    `| build without a cache, after a change of words | ${ms(builds.cold)}, ${ms(builds.words)} s | 60, 15 s |`,
  ].join('\n');
}

/** Pages that get a line of their own. */
const LINES = 10;

/** The pages with the lowest scores, and one line with the worst value of all others. */
function heaviest(pages: readonly PageSpeed[]): readonly PageSpeed[] {
  const sorted = pages.toSorted((a, b) => a.score - b.score || b.lcp - a.lcp);
  const others = sorted.splice(LINES);
  if (others.length === 0) return sorted;
  const of = (key: 'score' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'others') => others.map((page) => page[key]);
  return [
    ...sorted,
    {
      page: `${others.length} others, the worst of each`,
      score: Math.min(...of('score')),
      fcp: Math.max(...of('fcp')),
      lcp: Math.max(...of('lcp')),
      tbt: Math.max(...of('tbt')),
      cls: Math.max(...of('cls')),
      others: Math.min(...of('others')),
    },
  ];
}

/** The document with new tables between its markers. Throws where it has no markers. */
export function withTables(document: string, tables: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The document needs the lines ${BEGIN} and ${END}.`);
  return `${document.slice(0, begin + BEGIN.length)}\n${tables}\n${document.slice(end)}`;
}

export async function writeTables(file: string, tables: string): Promise<void> {
  await writeFile(file, withTables(await readFile(file, 'utf8'), tables));
}
