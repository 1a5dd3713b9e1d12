import type { InstrumentLeg } from '#contracts/instruments.ts';
import {
  type GroupPositions,
  PERCENTILE_WEEKS,
  type PositioningLeg,
  type PositioningReport,
} from '#contracts/positioning.ts';

const DAY_MS = 86_400_000;
/** Reports are a week apart, plus or minus a day around a holiday. */
const WEEK_DAYS = { least: 5, most: 9 } as const;

type Side = 'nonCommercial' | 'commercial';

/** One leg from a market's reports, newest first; null without a report (N8). */
export function legOf(
  { market, inverted }: InstrumentLeg,
  reports: readonly PositioningReport[],
): PositioningLeg | null {
  const [latest, before] = reports;
  if (latest === undefined) return null;
  const { name, reportDate, openInterest } = latest;
  const weekBefore = before && isWeekBefore(before.reportDate, reportDate) ? before : null;
  return {
    market,
    name,
    inverted,
    reportDate,
    openInterest,
    nonCommercial: groupOf('nonCommercial', latest, weekBefore),
    commercial: groupOf('commercial', latest, weekBefore),
    ...percentileOf(reports),
  };
}

/** Long minus short; null when the report leaves one blank. */
function netOf(side: Side, report: PositioningReport): number | null {
  const { long, short } = sidesOf(side, report);
  return long === null || short === null ? null : long - short;
}

function sidesOf(side: Side, report: PositioningReport) {
  return side === 'commercial'
    ? { long: report.commercialLong, short: report.commercialShort }
    : { long: report.nonCommercialLong, short: report.nonCommercialShort };
}

function groupOf(side: Side, latest: PositioningReport, before: PositioningReport | null): GroupPositions {
  const net = netOf(side, latest);
  const earlier = before && netOf(side, before);
  return { ...sidesOf(side, latest), net, change: net === null || earlier === null ? null : net - earlier };
}

/** The rank of the latest non-commercial net among the last 52 reports. */
function percentileOf(
  reports: readonly PositioningReport[],
): Pick<PositioningLeg, 'percentile52w' | 'weeks'> {
  const { window, fewest } = PERCENTILE_WEEKS;
  const nets = reports.slice(0, window).map((report) => netOf('nonCommercial', report));
  const known = nets.filter((net) => net !== null);
  const latest = nets[0] ?? null;
  if (latest === null || known.length < fewest) return { percentile52w: null, weeks: known.length };
  const noHigher = known.filter((net) => net <= latest).length;
  return { percentile52w: Math.round((100 * noHigher) / known.length), weeks: known.length };
}

function isWeekBefore(earlier: string, later: string): boolean {
  const days = (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
  return days >= WEEK_DAYS.least && days <= WEEK_DAYS.most;
}
