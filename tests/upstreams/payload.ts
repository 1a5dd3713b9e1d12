import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const text = z.string();

const moment = z.union([
  z.strictObject({ weekday: z.enum(WEEKDAYS), newYork: text.check(z.regex(/^\d{2}:\d{2}$/)) }),
  z.strictObject({ minutes: z.int(), repeatMinutes: z.optional(z.int()) }),
]);

const entrySchema = z.strictObject({
  key: text,
  no: z.int(),
  at: moment,
  impact: z.enum(['High', 'Medium', 'Low', 'None', 'Holiday']),
  forecast: text,
  previous: text,
  actual: text,
  week: z.optional(z.strictObject({ title: text, country: text })),
  rss: z.optional(
    z.strictObject({
      title: text,
      country: text,
      impact: z.optional(text),
      forecast: z.optional(text),
      previous: z.optional(text),
      actual: z.optional(text),
    }),
  ),
});

/**
 * One event, in the words of each upstream that lists it. `at` is a New York wall time of every week, or minutes
 * from the server's start. `week` is its row in the weekly export; `rss` the RSS item, which the charting and the
 * portal feed share; `actual` is what will be published.
 */
export type Entry = z.infer<typeof entrySchema>;

const countrySchema = z.strictObject({
  name: text,
  slug: text,
  iso: text,
  currency: text,
  investingId: z.int(),
  investingName: text,
});
export type Country = z.infer<typeof countrySchema>;

const lots = z.number();
const symbolSchema = z.strictObject({
  id: z.int(),
  name: text,
  longVolume: lots,
  shortVolume: lots,
  longPositions: z.int(),
  shortPositions: z.int(),
  avgLongPrice: z.number(),
  avgShortPrice: z.number(),
  rounding: z.optional(z.enum(['up', 'down'])),
});
/** Figures of one symbol before the hour moves them; `rounding` makes the two shares add to 101 or 99. */
export type SymbolRow = z.infer<typeof symbolSchema>;

const marketSchema = z.strictObject({
  code: text,
  market: text,
  contract: text,
  units: text,
  weeks: z.array(z.array(z.int()).check(z.length(8))),
});
export type Market = z.infer<typeof marketSchema>;

function load<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.infer<Schema> {
  const file = new URL(`./payloads/${name}.json`, import.meta.url);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const entries = z.array(entrySchema);

export const ENTRIES: readonly Entry[] = ['calendar-near', 'calendar-week', 'calendar-abroad'].flatMap(
  (name) => load(name, entries),
);
export const COUNTRIES: readonly Country[] = load('countries', z.array(countrySchema));
export const OUTLOOK = load(
  'outlook',
  z.strictObject({ symbols: z.array(symbolSchema), general: z.record(text, z.union([text, z.number()])) }),
);
export const MARKETS: readonly Market[] = load('cftc', z.array(marketSchema));

export function weekdayNumber(day: (typeof WEEKDAYS)[number]): number {
  return WEEKDAYS.indexOf(day);
}

export function countryNamed(name: string): Country {
  const found = COUNTRIES.find((country) => country.name === name);
  if (!found) throw new Error(`payloads/countries.json has no "${name}"`);
  return found;
}
