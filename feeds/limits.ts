import { FeedError } from './ports.ts';
import { type Shape, shapeOfJson, shapeOfLines, shapeOfMarkup } from './shape.ts';

/** What a file is like in truth. */
interface Truth {
  /** Kilobytes, after decompression. Of a file that is read as a stream: of the lines that are kept. */
  readonly kB: number;
  /** JSON values, tags or lines. */
  readonly parts: number;
  /** Nesting of lists, objects or elements; 1 for lines. */
  readonly depth: number;
  /** The longest JSON text, tag or line, in characters. */
  readonly longest: number;
  /** Rows of a list of events or releases, or cells of a line. */
  readonly wide?: number;
}

/** How many times as large as in truth a file may be before it is refused. */
const FACTOR = 3;
/** Small files may grow by more: this much is always read. */
const ALWAYS: Required<Truth> = { kB: 16, parts: 1_000, depth: 12, longest: 1_000, wide: 40 };

/**
 * What each file of an upstream is like. The figures are counted, and rounded up, on recorded files (R), on the replayed ones in
 * `tests/upstreams`, which have the size of real ones where the publisher lets us choose the length (P), and where neither is whole,
 * estimated from the recorded rows and the number of rows that the source names (E). One row is one upstream file.
 */
const TRUTHS = {
  // R: 97 rows in 13 kB, 120 in a busy week.
  faireconomy: { kB: 20, parts: 1_000, depth: 2, longest: 200, wide: 125 },
  // R: 40 items in 127 kB, 60 in the busiest hour seen. Most is the escaped table of each, which is the dearest markup of all.
  'myfxbook rss': { kB: 127, parts: 1_000, depth: 4, longest: 400, wide: 40 },
  // E: 400 rows of half a week with their comments. The source cuts an answer at 2,000 rows: as many are read, and these are a third.
  tradingview: { kB: 540, parts: 12_000, depth: 3, longest: 3_000, wide: 670 },
  // E: pages of 200 rows, five of them in a full week.
  investing: { kB: 150, parts: 6_000, depth: 3, longest: 2_000, wide: 500 },
  // R: 186 symbols. An error text may be a whole page: only its first words are read.
  myfxbook: { kB: 60, parts: 3_000, depth: 3, longest: 60_000 },
  // E: 72 symbols, each with a hidden table.
  'outlook page': { kB: 300, parts: 6_000, depth: 25, longest: 20_000 },
  // P: a page has 1,000 rows at most.
  cftc: { kB: 330, parts: 9_000, depth: 2, longest: 200 },
  bls: { kB: 200, parts: 18_000, depth: 8, longest: 400 },
  // P: the lines of our series, of files of 37 MB.
  bea: { kB: 60, parts: 2_000, depth: 1, longest: 60 },
  census: { kB: 2, parts: 100, depth: 1, longest: 100 },
  eurostat: { kB: 8, parts: 400, depth: 6, longest: 1_000 },
  // E: 900 months, 300 quarters and 80 years of a long series, of 8 values each.
  ons: { kB: 250, parts: 14_000, depth: 4, longest: 3_000 },
  statcan: { kB: 100, parts: 5_000, depth: 5, longest: 200 },
  // P: the lines of our series, of files of some MB.
  fed: { kB: 20, parts: 200, depth: 1, longest: 150 },
  // E: 20 items.
  'fed news': { kB: 25, parts: 300, depth: 4, longest: 1_000 },
  // E: a page of the site.
  'fed statement': { kB: 100, parts: 1_500, depth: 25, longest: 5_000 },
  nyfed: { kB: 3, parts: 200, depth: 3, longest: 100 },
  // E: 300 months since 2001.
  'nyfed survey': { kB: 60, parts: 350, depth: 1, longest: 300, wide: 40 },
  // E: some 40 columns, with titles, in three years of months of all series of a flow.
  ecb: { kB: 150, parts: 400, depth: 1, longest: 2_000, wide: 45 },
  boc: { kB: 60, parts: 6_000, depth: 4, longest: 300 },
  abs: { kB: 20, parts: 200, depth: 1, longest: 500, wide: 25 },
  snb: { kB: 4, parts: 150, depth: 1, longest: 200, wide: 4 },
  eia: { kB: 20, parts: 1_200, depth: 4, longest: 200 },
  eits: { kB: 4, parts: 400, depth: 2, longest: 100 },
  inegi: { kB: 200, parts: 9_000, depth: 5, longest: 300 },
  banxico: { kB: 60, parts: 4_100, depth: 6, longest: 300 },
  estat: { kB: 60, parts: 4_000, depth: 6, longest: 300 },
  'bea schedule': { kB: 40, parts: 1_500, depth: 3, longest: 200 },
  // E: 170 rows of 700 bytes.
  'census schedule': { kB: 130, parts: 4_000, depth: 25, longest: 20_000 },
  // E: the events of three years.
  'fed schedule': { kB: 400, parts: 14_000, depth: 3, longest: 4_000 },
  // E: some 1,000 events of 135 days.
  'eurostat schedule': { kB: 300, parts: 12_000, depth: 4, longest: 1_000 },
  // E: 100 releases at most.
  'ons schedule': { kB: 120, parts: 4_000, depth: 6, longest: 3_000, wide: 100 },
  'statcan schedule': { kB: 20, parts: 600, depth: 2, longest: 400 },
  // E: a page of the site with its menus.
  'abs schedule': { kB: 250, parts: 4_000, depth: 25, longest: 20_000 },
} as const satisfies Record<string, Truth>;

export type UpstreamFile = keyof typeof TRUTHS;
export const UPSTREAM_FILES = Object.keys(TRUTHS) as readonly UpstreamFile[];

interface FileLimits extends Shape {
  /** Also the most characters. */
  readonly bytes: number;
  /** Rows of a list of events or releases, or cells of a line. */
  readonly wide: number;
}

/** The most that is read of a file; more is refused before it is parsed. */
export function limitsOf(file: UpstreamFile): FileLimits {
  const truth: Truth = TRUTHS[file];
  const most = (key: keyof Truth) => Math.max(FACTOR * (truth[key] ?? 0), ALWAYS[key]);
  return {
    bytes: most('kB') * 1024,
    parts: most('parts'),
    depth: most('depth'),
    longest: most('longest'),
    wide: most('wide'),
  };
}

/** The most bytes of one answer, for a get that reads these files. */
export function bytesOf(...files: readonly UpstreamFile[]): { readonly maxBytes: number } {
  return { maxBytes: Math.max(...files.map((file) => limitsOf(file).bytes)) };
}

/** Rows of one series in one list of events: in truth five speeches of one person, or the prices of one week. */
export const MOST_OF_SERIES = 50;
/** Values of one series in one answer: in truth 780 days of a rate that comes with series by month. */
export const MOST_POINTS = 4_000;

/** Rows of one schedule: in truth the 1,000 events that Eurostat lists for 135 days. */
export const MOST_SCHEDULED = 2_500;

/** What a file is written in. */
type Syntax = 'json' | 'xml' | 'html' | 'lines';

/** Throws FeedError `too_large` or `malformed` for a text that is not of its source's shape; costs one pass over it. */
export function refuseOtherShape(file: UpstreamFile, text: string, syntax: Syntax): void {
  const limits = limitsOf(file);
  if (text.length > limits.bytes)
    throw new FeedError('too_large', `${file}: more than ${limits.bytes} characters`);
  const { parts, depth, longest } = shapeOf(text, syntax, limits.depth);
  refuseMore(file, 'parts', parts, limits.parts);
  refuseMore(file, 'levels of nesting', depth, limits.depth);
  refuseMore(file, 'characters in one piece', longest, limits.longest);
}

/** Throws FeedError `malformed` when there is more of something than a source has. */
export function refuseMore(file: UpstreamFile, what: string, count: number, most: number): void {
  if (count > most)
    throw new FeedError('malformed', `${file}: more than ${most} ${what}, not as its source is`);
}

function shapeOf(text: string, syntax: Syntax, mostDepth: number): Shape {
  if (syntax === 'json') return shapeOfJson(text);
  return syntax === 'lines' ? shapeOfLines(text) : shapeOfMarkup(text, syntax, mostDepth);
}
