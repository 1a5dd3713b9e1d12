import type { KnownCalendar, Listing, StoredEvent, StoredListing } from '#contracts/listing.ts';
import type { KindOf } from '../measure.ts';
import { splitDemonym } from '../places.ts';
import type { VendorReading } from '../read-list.ts';
import { slug } from '../recognise.ts';
import { type Reconciled, reconcile } from '../reconcile.ts';
import { RECORDED_LINES, type RecordedLine, readLines } from './recorded-lines.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK = { from: new Date('2026-08-02T04:00:00Z'), to: new Date('2026-08-09T04:00:00Z') };
const RSS_REACH_MS = 24 * HOUR_MS;

/** Monthly and quarterly figures with one name and one instant, as in Britain and New Zealand. */
const TWINS = readLines(`
Wed 02:00;GBP;GDP m/m;0.2%;GDP MoM;=
Wed 02:00;GBP;;;GDP YoY;1.4%
Wed 02:00;GBP;Prelim GDP q/q;0.3%;GDP Growth Rate QoQ Prel;=
Wed 02:00;GBP;;;GDP Growth Rate YoY Prel;1.2%
Thu 02:00;GBP;CPI y/y;3.4%;Inflation Rate YoY;=
Thu 02:00;GBP;Core CPI y/y;3.2%;Core Inflation Rate YoY;=
Thu 02:00;GBP;;;Inflation Rate MoM;0.3%
Tue 18:45;NZD;CPI q/q;0.9%;Inflation Rate QoQ;=
Tue 18:45;NZD;;;Inflation Rate YoY;2.7%
`).map((one) => ({ ...one, line: one.line + 1000 }));

const ALL_LINES: readonly RecordedLine[] = [...RECORDED_LINES, ...TWINS];

type Random = () => number;

/** What one vendor lists for a release at one moment. */
interface Copy {
  title: string;
  base: string;
  at: number;
  previous: string | null;
  isListed: boolean;
}

/** One release as it happens, and how each vendor lists it. */
export interface Release {
  readonly id: string;
  readonly line: RecordedLine;
  at: number;
  readonly actual: string | null;
  readonly forecast: string | null;
  isCancelled: boolean;
  export: Copy | null;
  rss: Copy | null;
  /** Whether a reading has shown the actual. */
  isReleased: boolean;
  /** Whether both vendors listed it at once in some reading. */
  wasPaired: boolean;
  /** Whether the two vendors name different days. */
  isShifted: boolean;
}

export interface Step {
  readonly now: Date;
  readonly result: Reconciled;
  readonly releases: readonly Release[];
  readonly readings: readonly VendorReading[];
  /** What the vendors did before this reading, in words, for the message of a failed test. */
  readonly history: readonly string[];
}

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs one week of two vendors that rename, revise, move, drop and re-add rows; calls `check` after each reading. */
export function simulateWeek(seed: number, kindOf: KindOf, check: (step: Step) => void): void {
  const random = randomOf(seed);
  const releases = chooseLines(random).map((line, index) => releaseOf(line, index));
  const history: string[] = [];
  let known: KnownCalendar = { events: [], listings: [] };
  for (const now of moments(random, releases)) {
    for (const release of releases)
      if (random() < 0.2) changeRelease(release, now.getTime(), random, history);
    const readings = readingsAt(releases, now, random);
    const result = reconcile(known, readings, { source: 'forex-community', now, kindOf });
    known = stored(known, result);
    check({ now, result: { ...result, ...known }, releases, readings, history });
  }
}

/** As in the store: a changed row replaces the known one. */
function stored(known: KnownCalendar, { events, listings }: Reconciled): KnownCalendar {
  const byId = new Map<string, StoredEvent>([...known.events, ...events].map((one) => [one.id, one]));
  const byKey = new Map<string, StoredListing>([...known.listings, ...listings].map((one) => [one.key, one]));
  return { events: [...byId.values()], listings: [...byKey.values()] };
}

/** Releases of one day and its neighbours, so that some rows share an instant and a country. */
function chooseLines(random: Random): RecordedLine[] {
  const start = ALL_LINES[Math.floor(random() * ALL_LINES.length)];
  const sameHour = ALL_LINES.filter((one) => one.timeIso === start?.timeIso);
  const others = ALL_LINES.filter(() => random() < 0.04);
  return [...new Set([...sameHour, ...others])].slice(0, 9);
}

function releaseOf(line: RecordedLine, index: number): Release {
  const figure = line.listed?.previous ?? line.reported?.previous ?? null;
  const previous = line.reported?.previous ?? null;
  return {
    id: `release-${line.line}`,
    line,
    at: Date.parse(line.timeIso),
    actual: numbered(previous, index + 1),
    forecast: numbered(figure, 50 + index),
    isCancelled: false,
    export: line.listed && copyOf(`${line.currency} ${line.listed.title}`, line.listed, line.timeIso),
    rss:
      line.reported && copyOf(`${line.country} ${line.reported.title}`, line.reported, line.reported.timeIso),
    isReleased: false,
    wasPaired: false,
    isShifted: false,
  };
}

function copyOf(
  base: string,
  { title, previous }: { title: string; previous: string | null },
  timeIso: string,
): Copy {
  return { title, base: slug(base), at: Date.parse(timeIso), previous, isListed: true };
}

/** A figure of the same shape and size with a unique number, made from its decimals. */
function numbered(figure: string | null, number: number): string | null {
  const [, before = '', digits = '', after = ''] = /^(.*?)(-?\d+(?:\.\d+)?)(.*)$/.exec(figure ?? '') ?? [];
  if (digits === '') return null;
  const whole = digits.includes('.') ? digits : `${digits}.0`;
  return `${before}${whole}${String(number).padStart(2, '0')}${after}`;
}

/** Readings every few hours, and within minutes of releases. */
function moments(random: Random, releases: readonly Release[]): Date[] {
  const around = releases.flatMap(({ at }) =>
    [-20 * HOUR_MS, -2 * HOUR_MS, -MINUTE_MS, 2 * MINUTE_MS, 40 * MINUTE_MS]
      .filter(() => random() < 0.25)
      .map((ms) => at + ms),
  );
  const regular = Array.from({ length: 6 }, () => WEEK.from.getTime() + random() * 7 * DAY_MS);
  const all = [...around, ...regular].filter((at) => at >= WEEK.from.getTime() && at < WEEK.to.getTime());
  return [...new Set(all)].sort((a, b) => a - b).map((at) => new Date(at));
}

/** One action of the vendors. */
function changeRelease(release: Release, now: number, random: Random, history: string[]): void {
  const isAhead = release.at > now + HOUR_MS;
  const vendor = random() < 0.5 ? 'export' : 'rss';
  const copy = release[vendor];
  if (!copy || release.isCancelled) return;
  const note = (what: string): void =>
    void history.push(`${new Date(now).toISOString()} ${vendor} ${what} ${release.id}`);
  const dice = random();
  if (dice < 0.25) {
    if (rename(release, vendor, copy)) note(`renames to "${copy.title}"`);
  } else if (dice < 0.4) {
    copy.previous = bumped(copy.previous);
    note('revises previous of');
  } else if (dice < 0.6 && isAhead) {
    const dayShiftMs = Math.round((copy.at - release.at) / DAY_MS) * DAY_MS;
    copy.at = release.at + dayShiftMs + Math.round((random() * 2 - 1) * 25) * MINUTE_MS;
    note('moves by minutes');
  } else if (dice < 0.7 && isAhead && !release.isShifted && isFigure(release)) {
    const shifted = copy.at + (random() < 0.5 ? 1 : -1) * DAY_MS;
    if (shifted > now + HOUR_MS && isInWeek(shifted)) {
      release.isShifted = true;
      copy.at = shifted;
      note('shifts by a day');
    }
  } else if (dice < 0.85) {
    copy.isListed = !copy.isListed;
    note(copy.isListed ? 'lists again' : 'drops');
  } else if (dice < 0.9 && isAhead) {
    release.isCancelled = true;
    note('and the other cancel');
  }
}

function isInWeek(at: number): boolean {
  return at >= WEEK.from.getTime() && at < WEEK.to.getTime();
}

/** A person who speaks on two days speaks twice; a figure is published once. Auctions of one kind come daily. */
function isFigure({ line, actual }: Release): boolean {
  return actual !== null && !/auction/i.test(line.reported?.title ?? '');
}

/** The other vendor's title. The export keeps naming the country if it did, because no other field of the row does. */
function rename(release: Release, vendor: 'export' | 'rss', copy: Copy): boolean {
  const { line } = release;
  const own = (vendor === 'export' ? line.listed : line.reported)?.title;
  const other = (vendor === 'export' ? line.reported : line.listed)?.title;
  // One calendar uses the same name for China's balance in dollars and in yuan.
  if (!own || !other || line.currency === 'CNY') return false;
  const country = own.slice(0, own.length - splitDemonym(own).rest.length);
  const inOtherWords = vendor === 'export' ? `${country}${other}` : other;
  copy.title = copy.title === own ? inOtherWords : own;
  copy.base = slug(`${vendor === 'export' ? line.currency : line.country} ${copy.title}`);
  return true;
}

/** The last written digit is one higher. */
function bumped(figure: string | null): string | null {
  const [, before = '', digits = '', after = ''] = /^(.*?)(-?\d+(?:\.\d+)?)(.*)$/.exec(figure ?? '') ?? [];
  if (digits === '') return figure;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return `${before}${(Number(digits) + 10 ** -decimals).toFixed(decimals)}${after}`;
}

function readingsAt(releases: readonly Release[], now: Date, random: Random): VendorReading[] {
  const at = now.getTime();
  const readsExport = random() < 0.6;
  const readsRss = !readsExport || random() < 0.8;
  const listed = (release: Release, copy: Copy | null): boolean =>
    copy?.isListed === true && !release.isCancelled;
  for (const release of releases) {
    if (readsExport && readsRss && listed(release, release.export) && listed(release, release.rss))
      release.wasPaired ||= Math.abs((release.rss?.at ?? 0) - at) < RSS_REACH_MS;
  }
  const exported = releases.flatMap((one) =>
    one.export && listed(one, one.export) ? [rowOf(one, one.export, 'faireconomy', null)] : [],
  );
  const rolling = releases.flatMap((one) => {
    if (!one.rss || !listed(one, one.rss) || Math.abs(one.rss.at - at) >= RSS_REACH_MS) return [];
    const isReleased = at >= one.rss.at + MINUTE_MS && one.actual !== null;
    if (isReleased && readsRss) one.isReleased = true;
    return [rowOf(one, one.rss, 'myfxbook', isReleased ? one.actual : null)];
  });
  const span = { from: new Date(at - 23 * HOUR_MS), to: new Date(at + 23 * HOUR_MS) };
  return [
    ...(readsExport
      ? [
          {
            vendor: 'faireconomy',
            rows: exported,
            covers: WEEK,
            undated: [],
            sameDayMs: Number.POSITIVE_INFINITY,
          } as const,
        ]
      : []),
    ...(readsRss
      ? [{ vendor: 'myfxbook', rows: rolling, covers: span, undated: [], sameDayMs: 6 * HOUR_MS } as const]
      : []),
  ];
}

/** The link names the real release of a row; only the test reads it. */
function rowOf(
  { id, line, forecast }: Release,
  { title, base, at, previous }: Copy,
  vendor: Listing['vendor'],
  actual: string | null,
): Listing {
  const timeIso = new Date(at).toISOString();
  return {
    vendor,
    vendorId: null,
    base,
    // New York is four hours behind UTC in the recorded week.
    day: new Date(at - 4 * HOUR_MS).toISOString().slice(0, 10),
    title,
    country: line.country,
    currency: line.currency,
    impact: 'medium',
    holiday: false,
    timeIso,
    forecast,
    previous,
    actual,
    link: id,
  };
}
