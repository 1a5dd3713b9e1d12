import { UPSTREAM_FILES, type UpstreamFile } from '#feeds/limits.ts';
import { page, runApart } from './site.ts';
import type { WatchedSite } from './watched-site.ts';

/** Refreshes that read a file, by how their names begin; others are named for their publisher. */
const REFRESHES: Readonly<Partial<Record<UpstreamFile, string>>> = {
  faireconomy: 'events/forex-community/weekly',
  'myfxbook rss': 'events/forex-community/rss',
  tradingview: 'events/charting-platform',
  investing: 'events/investing-portal',
  myfxbook: 'sentiment',
  'outlook page': 'sentiment',
  cftc: 'positioning',
};

/** Files whose answer is merged, in one turn, with all that is stored of a week. */
export const CALENDARS = ['faireconomy', 'myfxbook rss', 'tradingview', 'investing'] as const;

/** The longest turn of the event loop: whose answer it was, its processor time in ms, and in fixed loops of the same run. */
export interface Turn {
  readonly file: UpstreamFile;
  readonly ms: number;
  readonly loops: number;
}

export interface Health {
  /** Time to an answer of `/healthz`, ms: half of them, and 99 of 100. */
  readonly p50: number;
  readonly p99: number;
  /** Answers by status. */
  readonly answers: Readonly<Record<string, number>>;
  readonly longest: Turn;
}

const PER_SECOND = 100;

/** Asks for `/healthz` for so many seconds while each file in turn has its worst allowed answer, again and again. */
export async function healthWhileReading(site: WatchedSite, seconds: number): Promise<Health> {
  let isOver = false;
  const port = Number(new URL(site.url).port);
  const plan = { port, perSecond: PER_SECOND, seconds, connections: 4, mix: [page('/healthz')] };
  const asked = runApart(plan).finally(() => {
    isOver = true;
  });
  let longest = await longestTurn(site, UPSTREAM_FILES);
  while (!isOver) longest = longer(longest, await longestTurn(site, UPSTREAM_FILES));
  const { answers, p50, p99 } = await asked;
  return { p50, p99, answers, longest };
}

/** The longest turn while each of the files in turn has its worst allowed answer. */
export async function longestTurn(site: WatchedSite, files: readonly UpstreamFile[]): Promise<Turn> {
  const turns: Turn[] = [];
  for (const file of files) turns.push(await readWorst(site, file));
  return turns.reduce(longer);
}

const longer = (one: Turn, other: Turn) => (other.loops > one.loops ? other : one);

async function readWorst(site: WatchedSite, file: UpstreamFile): Promise<Turn> {
  const [name] = file.split(' ');
  const refresh = REFRESHES[file] ?? `${file.endsWith(' schedule') ? 'schedule' : 'official'}/${name}`;
  site.onFile((db) => {
    db.prepare('DELETE FROM refreshes WHERE name LIKE ?').run(`${refresh}%`);
    if (file === 'cftc') db.exec('DELETE FROM positioning');
  });
  let isRead = false;
  site.answerWith((one) => {
    isRead ||= one === file;
    if (one === file) return 'allowed';
    // A source of sentiment is read when the better ones have failed.
    return REFRESHES[one] === refresh ? 'refused' : null;
  });
  const { longestTurn, fixedLoop } = await site.pass(15);
  if (!isRead) throw new Error(`${file} was not read`);
  return { file, ms: longestTurn, loops: longestTurn / fixedLoop };
}

const MOST_P99_MS = 250;
/** Of the longest turn, in fixed loops: twice what was measured, and far below what grows faster than an answer. */
export const MOST_LOOPS = 80;

/** What was found, one line each, and whether it is as it has to be; on a machine with nothing else to do. */
export function judgeHealth({ p50, p99, answers, longest }: Health) {
  const { file, ms, loops } = longest;
  const others = Object.keys(answers).filter((answer) => answer !== 'page 200');
  return [
    [`/healthz p99 ${p99} ms, median ${p50} ms`, p99 <= MOST_P99_MS],
    [`answers of /healthz ${JSON.stringify(answers)}`, others.length === 0],
    [`longest turn ${Math.round(ms)} ms, ${loops.toFixed(1)} fixed loops, ${file}`, loops <= MOST_LOOPS],
  ] as const;
}
