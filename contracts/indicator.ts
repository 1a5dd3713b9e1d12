import * as z from 'zod/mini';
import { FREQUENCIES } from './event-history.ts';
import { impactSchema, surpriseSchema } from './events.ts';
import { periodSchema } from './observations.ts';
import { scheduledAtSchema } from './schedules.ts';

const figure = z.string();

/** How many releases the page of an indicator shows of each figure. */
export const INDICATOR_RELEASES = 24;

/** What a figure compares: the period before, the same one of the year before; `level` and `change` name no comparison. */
export const MEASURES = ['mom', 'half-month', 'qoq', 'annual-rate', 'yoy', 'level', 'change'] as const;

/** One period of a figure. Figures are written as in the calendar: "0.4%", "162K". */
const releaseSchema = z.object({
  period: periodSchema,
  /** When its first release was due, by its publisher's schedule; null where no stored event is that release. */
  released: z.nullable(z.iso.datetime()),
  /** The first print; null when this site did not read the series yet when it came out. */
  first: z.nullable(figure),
  /** When this site first read a figure of the period. */
  first_seen: z.iso.datetime(),
  /** What it was revised to later, oldest first. */
  revisions: z.array(z.object({ figure, seen: z.iso.datetime() })),
  latest: figure,
  /** What the calendar reported as actual, where there is no first print. */
  reported: z.nullable(figure),
  /** The forecast as it was known before the release; null where none was stored. */
  forecast: z.nullable(figure),
  /** The figure of the period before, as it was known at the release. */
  previous: z.nullable(figure),
  /** First print (else the reported figure) minus forecast, "+0.2 pp"; null when one is missing or they cannot be compared. */
  difference: z.nullable(figure),
  /** The same as a number in the figure's own unit; 0 where the two are equal but for rounding. */
  miss: z.nullable(z.number()),
  /** Whether it was good for the currency; null without a difference, and where the sign says nothing. */
  surprise: z.nullable(surpriseSchema),
});
export type IndicatorRelease = z.infer<typeof releaseSchema>;

const measureSchema = z.object({
  measure: z.enum(MEASURES),
  /** What its figures count, in words; null without a unit. */
  unit: z.nullable(z.string()),
  /** Whether we calculate it from published values. */
  ours: z.boolean(),
  /** The publisher's own id of the series. */
  series: z.string(),
  /** When this site first read the series; null before that. */
  since: z.nullable(z.iso.datetime()),
  /** Newest first. */
  releases: z.array(releaseSchema).check(z.maxLength(INDICATOR_RELEASES)),
});
export type IndicatorMeasure = z.infer<typeof measureSchema>;

/**
 * The next release: an event of the calendar, or a date of the publisher's own schedule that the calendar does not have
 * yet (`event` null).
 */
const nextSchema = z.object({
  /** An instant, or a day where no hour is known. */
  at: scheduledAtSchema,
  event: z.nullable(z.string()),
  impact: z.nullable(impactSchema),
  forecast: z.nullable(figure),
  previous: z.nullable(figure),
  /** Whose schedule confirms the time; null where only the calendar names it. */
  confirmed: z.nullable(z.object({ publisher: z.string(), link: z.url() })),
});

/**
 * Answer of `GET /functions/v1/indicator?id=&lang=`: all that the page of an officially followed indicator shows (N15). An
 * unknown id answers 404 `not_found`. Words are in `lang` (default: the visitor's language).
 */
export const indicatorSchema = z.object({
  /** Last part of the address of its page. */
  id: z.string(),
  kind: z.string(),
  /** Its name, with its country where the name does not say it. */
  name: z.string(),
  /** ISO 3166 alpha-2, "EU" for the euro area. */
  country: z.string(),
  currency: z.nullable(z.string()),
  summary: z.string(),
  insight: z.string(),
  pairs: z.array(z.string()),
  frequency: z.nullable(z.enum(FREQUENCIES)),
  publisher: z.object({
    name: z.string(),
    /** Its page about the release. */
    link: z.url(),
    licence: z.string(),
    /** Left out where the licence is in the answer's language. */
    licence_language: z.optional(z.literal('en')),
    terms: z.url(),
    /** What it wants shown beside its figures, word for word; null without such a text. */
    notice: z.nullable(z.string()),
    /** Language of the notice; left out where it is English. */
    notice_language: z.optional(z.string()),
  }),
  /** Whose forecasts and reported figures they are. */
  calendars: z.array(z.string()),
  /** Null when neither the calendar nor the publisher's schedule names one. */
  next: z.nullable(nextSchema),
  measures: z.array(measureSchema),
});
export type IndicatorAnswer = z.infer<typeof indicatorSchema>;
