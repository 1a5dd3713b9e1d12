import { type Observation, observationSchema, type SeriesId } from '#contracts/observations.ts';
import { cleanText } from '#feeds/clean.ts';
import { failureOf } from '#feeds/failure.ts';
import { MOST_POINTS } from '#feeds/limits.ts';
import { FeedError, type FeedResult } from '#feeds/ports.ts';
import type { AskedSeries, OfficialReading } from './port.ts';
import { isDay } from './wording.ts';

/** A usable value of a series, or the reason why it is dropped. */
export type ReadPoint =
  | (Pick<Observation, 'period' | 'value' | 'flag'> & {
      /** When the publisher published this value, where it says so for each value. */
      readonly publishedAt?: string;
    })
  | 'malformed_row'
  | 'missing'
  | 'other_period';

/** What an answer holds of one series. */
export interface SeriesPoints {
  readonly asked: AskedSeries;
  /** What its values count, where the answer says so. */
  readonly unit?: string;
  readonly points: readonly ReadPoint[];
  /** A part of the answer that does not say of which series it is could not be read. Default: none. */
  readonly isPartUnread?: boolean;
  /** The address that was read, without a key. */
  readonly request: string;
  /** When the publisher published the answer; null when it does not say. */
  readonly publishedAt: string | null;
}

/**
 * All that a read brought, known at one instant. A series without a value counts as dropped: HTTP 200 is not "published". A
 * series of which something came and nothing could be read is in `unread`; when that is true of all, it throws. So is a
 * series whose newest value could not be read: its publisher is not late.
 */
export function toReading(all: readonly SeriesPoints[], observedAt: string): OfficialReading {
  const { unread: empty, ...reading } = collect(all, observedAt);
  if (empty.length > 0 && empty.length === all.length) throw unreadable(empty, reading.dropped);
  const unread = all.flatMap(({ asked: { series }, points }) =>
    empty.includes(series) || isNewestMalformed(points) ? [series] : [],
  );
  return unread.length === 0 ? reading : { ...reading, unread };
}

/** Whether a point that could not be read comes behind the newest value, in the order that the publisher writes them. */
function isNewestMalformed(points: readonly ReadPoint[]): boolean {
  const periods = points.map((point) => (typeof point === 'string' ? '' : point.period));
  const given = periods.filter((period) => period !== '').sort();
  const newest = periods.lastIndexOf(given.at(-1) ?? '');
  const isNewestFirst = given.length > 1 && newest < periods.indexOf(given[0] ?? '');
  const behind = isNewestFirst ? points.slice(0, newest) : points.slice(newest + 1);
  const isOnly = given.length === 1 && points.slice(0, newest).includes('malformed_row');
  return given.length > 0 && (isOnly || behind.includes('malformed_row'));
}

function unreadable(series: readonly SeriesId[], dropped: FeedResult<Observation>['dropped']): FeedError {
  return new FeedError('malformed', `no value can be read: ${series.join(', ')} ${JSON.stringify(dropped)}`);
}

function collect(
  all: readonly SeriesPoints[],
  observedAt: string,
): FeedResult<Observation> & { readonly unread: readonly SeriesId[] } {
  const dropped: Record<string, number> = {};
  const drop = (reason: string) => {
    dropped[reason] = (dropped[reason] ?? 0) + 1;
  };
  const unread: SeriesId[] = [];
  const rows = all.flatMap((one) => {
    const { points, isPartUnread } = one;
    if (points.length === 0) drop('empty_series');
    const { values, reasons } = points.length > MOST_POINTS ? TOO_MANY : onePerPeriod(points);
    const observations = values.map((value) => observationOf(one, value, observedAt));
    const usable = observations.filter((observation) => observation !== null);
    const unusable = observations.filter((observation) => observation === null);
    const dropped = [...reasons, ...unusable.map(() => 'malformed_row')];
    dropped.forEach(drop);
    const hasUnreadable = dropped.some((reason) => reason !== 'missing');
    if (usable.length === 0 && (hasUnreadable || (points.length === 0 && isPartUnread)))
      unread.push(one.asked.series);
    return usable;
  });
  const received = all.reduce((sum, { points }) => sum + points.length, 0);
  return { rows, received, dropped, observedAt, unread };
}

type ReadValue = Exclude<ReadPoint, string>;

/** What counts for a series with more values than any has: none of them. */
const TOO_MANY = { values: [], reasons: ['too_many_values'] } as const;

/** Null for a value that cannot be stored: it must not cost the others. */
function observationOf(
  { asked, unit = '', request, publishedAt }: SeriesPoints,
  { flag, ...value }: ReadValue,
  observedAt: string,
): Observation | null {
  const { data } = observationSchema.safeParse({
    series: asked.series,
    unit: cleanText(unit).slice(0, MAX_TEXT) || asked.unit,
    publishedAt,
    ...value,
    flag: cleanText(flag).slice(0, MAX_TEXT) || null,
    firstSeenAt: observedAt,
    request,
  });
  const isOtherDay = data !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(data.period) && !isDay(data.period);
  return data === undefined || isOtherDay ? null : data;
}

/** A unit or a flag is a few words. */
const MAX_TEXT = 100;

/** Of two equal values of a period the fuller one is kept; of two that differ, neither. */
function onePerPeriod(points: readonly ReadPoint[]) {
  const reasons: string[] = points.filter((point) => typeof point === 'string');
  const given = points.filter((point) => typeof point !== 'string');
  const values = [...Map.groupBy(given, ({ period }) => period).values()].flatMap((same): ReadValue[] => {
    const [first] = same;
    if (first && same.every(({ value }) => Number(value) === Number(first.value)))
      return [same.find(({ flag, publishedAt }) => flag !== null || publishedAt !== undefined) ?? first];
    reasons.push(...same.map(() => 'conflicting'));
    return [];
  });
  return { values, reasons };
}

/**
 * Reads series that need a call each. A series that fails is counted, the others are kept, and the reading has the first
 * failure. It ends where no further call may be made, with that reason. Throws when nothing was read.
 */
export function readEach(
  all: readonly AskedSeries[],
  observedAt: string,
  readOne: (asked: AskedSeries) => Promise<SeriesPoints>,
): Promise<OfficialReading> {
  return readParts(
    all.map((asked) => [asked]),
    observedAt,
    async (part) => Promise.all(part.map(readOne)),
  );
}

/** As `readEach`, with the series of one call together. */
export async function readParts(
  parts: readonly (readonly AskedSeries[])[],
  observedAt: string,
  readPart: (asked: readonly AskedSeries[]) => Promise<readonly SeriesPoints[]>,
): Promise<OfficialReading> {
  const read: SeriesPoints[] = [];
  let failure: FeedError | undefined;
  for (const part of parts) {
    try {
      read.push(...(await readPart(part)));
    } catch (cause) {
      const error = failureOf(cause);
      // A pause that one answer asks for holds for all.
      const ends = ENDS_READ.has(error.kind) || (error.retryAfterMs ?? 0) > 0;
      failure = ends ? error : (failure ?? error);
      if (ends) break;
    }
  }
  if (!failure) return toReading(read, observedAt);
  const reading = collect(read, observedAt);
  if (reading.unread.length === read.length) throw failure;
  const answered = new Set(read.map(({ asked }) => asked.series));
  const all = parts.flat();
  return {
    ...reading,
    dropped: { ...reading.dropped, failed_series: all.length - read.length },
    failure,
    unread: [...reading.unread, ...all.flatMap(({ series }) => (answered.has(series) ? [] : series))],
  };
}

/** After these no further call may be made. */
const ENDS_READ: ReadonlySet<FeedError['kind']> = new Set(['rate_limited', 'quota', 'store', 'aborted']);

const DECIMAL = /^([+\-\u2212]?)(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?(?:e([+-]?\d{1,2}))?$/i;

/**
 * A number as plain decimal text, digit for digit: "1,234.50" → "1234.50", ".5" → "0.5", "1.75E2" → "175", "+0.3" → "0.3", a
 * Unicode minus → "-". Zero has no sign. Null for any other text.
 */
export function decimalOf(text: string): string | null {
  const [, sign = '', grouped = '', decimals = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const whole = grouped.replaceAll(',', '');
  const digits = whole + decimals;
  if (digits === '') return null;
  const point = whole.length + Number(exponent);
  const padded = '0'.repeat(Math.max(0, 1 - point)) + digits.padEnd(point, '0');
  const cut = Math.max(1, point);
  const before = padded.slice(0, cut);
  const after = padded.slice(cut);
  const isNegative = sign !== '' && sign !== '+' && /[1-9]/.test(digits);
  const shifted = exponent === '0' ? before : before.replace(/^0+(?=\d)/, '');
  return `${isNegative ? '-' : ''}${shifted}${after === '' ? '' : `.${after}`}`;
}

/** Days of a daily series that one read looks back. */
const RECENT_DAYS = 40;

/** The first period to ask for: `since`, in the spelling of the series; a daily series only has its last weeks read. */
export function firstPeriod({ period }: AskedSeries, since: string, now: Date): string {
  if (period === 'quarter') return `${since.slice(0, 4)}-Q1`;
  if (period === 'month') return since.slice(0, 7);
  return new Date(now.getTime() - RECENT_DAYS * 86_400_000).toISOString().slice(0, 10);
}
