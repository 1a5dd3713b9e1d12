import * as z from 'zod/mini';
import { parseJson } from '#feeds/json.ts';
import { limitsOf, refuseMore } from '#feeds/limits.ts';
import {
  cleanTitle,
  createScheduleRead,
  dropped,
  lastTime,
  type OfficialSchedule,
  type ReadRow,
  type ScheduleOptions,
  toScheduleReading,
} from '#feeds/official/schedule.ts';
import { instantOfText, periodOfWords } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const FILE = 'ons schedule';
/** Three months of releases; the service answers with this many at most. */
const MOST_ROWS = 100;

const answerSchema = z.object({ releases: z.nullable(z.array(z.unknown())) });
const releaseSchema = z.object({
  description: z.object({
    title: z.string(),
    release_date: z.catch(z.string(), ''),
    cancelled: z.transform((given) => String(given).toLowerCase() === 'true'),
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
    zone: null,
    budgetMs: 34_000,
    async read(signal) {
      const readList = (list: string, url: string, isOff = false) => {
        const parse = (text: string) => parseList(text, isOff);
        return read({ name: `schedule ons ${list}`, url, expect: 'json', parse }, signal);
      };
      const upcoming = urlOf('type-upcoming', 'release_date_asc');
      const rows = await readList('type-upcoming', upcoming);
      if (rows.length === 0) throw new FeedError('malformed', 'ons schedule: no release is coming');
      const off = await readList('type-cancelled', urlOf('type-cancelled', 'release_date_desc'), true);
      return toScheduleReading([...rows, ...off], {
        zone: null,
        coversUntil: lastTime(rows),
        request: upcoming,
        observedAt: options.clock().toISOString(),
      });
    },
  };
}

/** `isOff`: the list is that of the cancelled releases. */
function parseList(text: string, isOff: boolean): readonly ReadRow[] {
  const answer = answerSchema.safeParse(parseJson(FILE, text));
  if (!answer.success) throw new FeedError('malformed', 'ons schedule: an answer of another shape');
  const releases = answer.data.releases ?? [];
  refuseMore(FILE, 'releases', releases.length, limitsOf(FILE).wide);
  return releases.map((row): ReadRow => {
    const parsed = releaseSchema.safeParse(row);
    if (!parsed.success) return dropped('malformed_row');
    const { title, release_date: date, cancelled } = parsed.data.description;
    const clean = cleanTitle(title);
    const [, name = clean, period = ''] = /^(.+?) ?: ?([^:]+)$/.exec(clean) ?? [];
    const at = instantOfText(date);
    if (at === null) return dropped('malformed_row', name);
    const state = cancelled || isOff ? 'cancelled' : 'scheduled';
    return { title: name, period: periodOfWords(period), at, state };
  });
}
