import * as z from 'zod/mini';
import { parseJson } from '#feeds/json.ts';
import {
  createScheduleRead,
  lastTime,
  type OfficialSchedule,
  type ReadRow,
  type ScheduleOptions,
  toScheduleReading,
} from '#feeds/official/schedule.ts';
import { instantOfText, periodOfWords } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

/** Three months of releases; the service answers with this many at most. */
const MOST_ROWS = 100;

const answerSchema = z.object({ releases: z.nullable(z.array(z.unknown())) });
const releaseSchema = z.object({
  description: z.object({
    title: z.string(),
    release_date: z.string(),
    cancelled: z.optional(z.boolean()),
  }),
});

/** Office for National Statistics: the next releases, and the cancelled ones, each with its period at the end of its title. */
export function createOnsSchedule(options: ScheduleOptions): OfficialSchedule {
  const read = createScheduleRead(options);
  const urlOf = (list: string, sort: string) => {
    const query = new URLSearchParams({ 'release-type': list, sort, limit: String(MOST_ROWS) });
    return `${options.baseUrl}/v1/search/releases?${query}`;
  };
  return {
    publisher: 'ons',
    budgetMs: 34_000,
    async read(signal) {
      const readList = (list: string, url: string) =>
        read({ name: `schedule ons ${list}`, url, expect: 'json', parse: parseList }, signal);
      const upcoming = urlOf('type-upcoming', 'release_date_asc');
      const rows = await readList('type-upcoming', upcoming);
      if (rows.length === 0) throw new FeedError('malformed', 'ons schedule: no release is coming');
      const off = await readList('type-cancelled', urlOf('type-cancelled', 'release_date_desc'));
      return toScheduleReading([...rows, ...off], {
        coversUntil: lastTime(rows),
        request: upcoming,
        observedAt: options.clock().toISOString(),
      });
    },
  };
}

function parseList(text: string): readonly ReadRow[] {
  const answer = answerSchema.safeParse(parseJson('ons schedule', text));
  if (!answer.success) throw new FeedError('malformed', 'ons schedule: an answer of another shape');
  return (answer.data.releases ?? []).map((row): ReadRow => {
    const parsed = releaseSchema.safeParse(row);
    const at = instantOfText(parsed.data?.description.release_date ?? '');
    if (!parsed.success || at === null) return 'malformed_row';
    const { title, cancelled = false } = parsed.data.description;
    const [, name = title, period = ''] = /^(.+): ([^:]+)$/.exec(title.trim()) ?? [];
    return { title: name, period: periodOfPhrase(period), at, state: cancelled ? 'cancelled' : 'scheduled' };
  });
}

/** "July to September 2026" is a quarter; other words as usual. */
function periodOfPhrase(text: string): string | null {
  const [, first = '', last = ''] = /^([a-z]+) to ([a-z]+ \d{4})$/i.exec(text) ?? [];
  const quarter = { january: 1, april: 2, july: 3, october: 4 }[first.toLowerCase()];
  return quarter === undefined ? periodOfWords(text) : `${last.slice(-4)}-Q${quarter}`;
}
