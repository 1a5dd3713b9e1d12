import type { KnownCalendar, Listing, StoredEvent } from '#contracts/listing.ts';
import type { KindOf } from '../measure.ts';
import type { VendorReading } from '../read-list.ts';
import { slug } from '../recognise.ts';
import { type Reconciled, reconcile } from '../reconcile.ts';
import { NEW_YORK, wallClock } from '../zones.ts';
import { listing } from './stored-listing.ts';

const HOUR_MS = 3_600_000;
export const WEEK = { from: new Date('2026-08-09T04:00:00Z'), to: new Date('2026-08-16T04:00:00Z') };
/** "12 08:30": a day of August 2026 and a time in UTC. */
export const at = (time: string): string => `2026-08-${time.replace(' ', 'T')}:00.000Z`;
const dayOf = (timeIso: string): string => wallClock(new Date(timeIso), NEW_YORK).day;

/** A row of the export, by default without figures. */
export function exported(title: string, time: string, over: Partial<Listing> = {}): Listing {
  const { currency = 'USD' } = over;
  return listing({
    title,
    base: slug(`${currency ?? 'all'} ${title}`),
    timeIso: at(time),
    day: dayOf(at(time)),
    forecast: null,
    previous: null,
    ...over,
  });
}

/** A row of the RSS; `path` is the address of its event, which stays when the title changes. */
export function rss(
  title: string,
  time: string,
  { path = title, ...over }: Partial<Listing> & { path?: string } = {},
) {
  const { country = 'US' } = over;
  return { ...exported(title, time, over), vendor: 'myfxbook', base: slug(`${country} ${path}`) } as const;
}

export type Lists = {
  readonly export?: readonly Listing[];
  readonly rss?: readonly Listing[];
  readonly undated?: readonly string[];
  /** Whether some rows could not be read. */
  readonly isPartial?: boolean;
};

function readingsOf({ export: weekly, rss: rolling, undated = [], isPartial = false }: Lists, now: Date) {
  const around = (ms: number) => new Date(now.getTime() + ms);
  const readings: VendorReading[] = [];
  const coversOf = (span: VendorReading['covers']) => (isPartial ? null : span);
  if (weekly) {
    const rules = { covers: coversOf(WEEK), undated, sameDayMs: Number.POSITIVE_INFINITY };
    readings.push({ vendor: 'faireconomy', rows: weekly, ...rules });
  }
  if (rolling) {
    const covers = coversOf({ from: around(-23 * HOUR_MS), to: around(23 * HOUR_MS) });
    readings.push({ vendor: 'myfxbook', rows: rolling, covers, undated: [], sameDayMs: 6 * HOUR_MS });
  }
  return readings;
}

/** A calendar that keeps its events between readings as the store does: as JSON text. */
export function openCalendar(kinds: KindOf = () => null) {
  let known: KnownCalendar = { events: [], listings: [] };
  const shown = (): StoredEvent[] => known.events.filter(({ withdrawnAt }) => withdrawnAt === null);
  return {
    read(time: string, lists: Lists): Reconciled {
      const now = new Date(at(time));
      const context = { source: 'forex-community', now, kindOf: kinds } as const;
      const result = reconcile(known, readingsOf(lists, now), context);
      known = JSON.parse(JSON.stringify({ events: result.events, listings: result.listings }));
      return result;
    },
    event: (id: string) => known.events.find((event) => event.id === id),
    shown,
    ids: () => shown().map(({ id }) => id),
  };
}

export const CPI = exported('Core CPI m/m', '12 12:30', { forecast: '0.3%', previous: '0.2%' });
export const CPI_ID = 'usd-core-cpi-m-m-2026-08-12';
export const rssCpi = (over: Parameters<typeof rss>[2] = {}) =>
  rss('Core CPI MoM', '12 12:30', { forecast: '0.4%', previous: '0.2%', ...over });
export const RSS_CPI_ID = 'us-core-cpi-mom-2026-08-12';
export const OTHER = exported('Crude Oil Inventories', '12 14:30');
