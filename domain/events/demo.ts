import type { EconomicEvent, Impact, Topic } from '#contracts/events.ts';
import { IMPACT_ICONS } from './impact-icons.ts';
import { eventStatus } from './status.ts';
import { type Direction, surpriseOf } from './surprise.ts';
import { differenceText } from './surprise-size.ts';
import { dayBucket, localTime, weekRange } from './zones.ts';

/** An invented event of the demo, in one language. */
export interface DemoTemplate {
  /** Minutes from the start of the demo; negative before it. */
  readonly minutes: number;
  readonly title: string;
  readonly name: string;
  readonly topic: Topic;
  readonly country: string;
  readonly currency: string;
  readonly impact: Impact;
  readonly forecast: string | null;
  readonly previous: string | null;
  readonly actual: string | null;
  readonly direction: Direction;
  readonly pairs: readonly string[];
  readonly summary: string;
  readonly insight: string;
  readonly tags: readonly string[];
}

/** Marks every demo event: in its id and in its first tag. */
const DEMO = 'demo';
const MINUTE_MS = 60_000;

/**
 * The built-in events that the page shows when it gets no answer (F10). They are invented, and their times are relative to
 * `startedAt` (epoch ms, kept by the page for the length of the demo). `now` decides their status. They are never stored or
 * exported, and no server code uses them.
 */
export function demoEvents(
  templates: readonly DemoTemplate[],
  startedAt: number,
  now: number,
  source: string,
): EconomicEvent[] {
  const anchor = Math.ceil(startedAt / MINUTE_MS) * MINUTE_MS;
  return templates.map((one, index) => {
    const timeIso = new Date(anchor + one.minutes * MINUTE_MS).toISOString();
    const { title, country, currency, impact, forecast, previous, actual, direction } = one;
    const timed = { timeIso, holiday: false, actual, country, currency };
    return {
      id: `${DEMO}-${index + 1}`,
      time_iso: timeIso,
      local_time: localTime(timeIso),
      country,
      currency,
      title,
      name: one.name,
      topic: one.topic,
      impact_level: impact,
      impact_icon: IMPACT_ICONS[impact],
      affected_pairs: [...one.pairs],
      status: eventStatus(timed, new Date(now)),
      forecast,
      previous,
      actual,
      surprise: surpriseOf({ actual, forecast, direction }),
      surprise_difference: differenceText({ actual, forecast }),
      source,
      source_link: null,
      summary: one.summary,
      frdm_insight: one.insight,
      tags: [DEMO, ...one.tags],
      day_bucket: dayBucket(timed),
      week_range: weekRange(timed),
    };
  });
}

/** Whether an event is a demo event. */
export function isDemo({ id, tags }: Pick<EconomicEvent, 'id' | 'tags'>): boolean {
  return tags[0] === DEMO && id.startsWith(`${DEMO}-`);
}
