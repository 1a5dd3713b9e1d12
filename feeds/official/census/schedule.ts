import { NEW_YORK } from '#domain/events/zones.ts';
import { parseHtml } from '#feeds/markup.ts';
import {
  createScheduleRead,
  dropped,
  lastTime,
  type OfficialSchedule,
  type ReadRow,
  type ScheduleOptions,
  toScheduleReading,
} from '#feeds/official/schedule.ts';
import { instantOfText } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const FOLDER = '/economic-indicators';
const ZONE = NEW_YORK;
/** A year has some 170 releases; a page with fewer rows was cut short. */
const FEWEST_ROWS = 100;

/**
 * US Census Bureau: the list view of a year. From October on the page without a year has the next one, and the current
 * year is at a name of its own. So both are asked for, and one may be missing.
 */
export function createCensusSchedule(options: ScheduleOptions): OfficialSchedule {
  const read = createScheduleRead(options);
  const { baseUrl, clock } = options;
  return {
    publisher: 'census',
    zone: ZONE,
    budgetMs: 34_000,
    async read(signal) {
      const now = clock();
      const year = String(now.getUTCFullYear());
      const names = [`calendar-listview-${year}`, 'calendar-listview'];
      const pages: (readonly ReadRow[])[] = [];
      let missing: FeedError | null = null;
      for (const name of names) {
        const url = `${baseUrl}${FOLDER}/${name}.html`;
        try {
          pages.push(
            await read({ name: `schedule census ${name}`, url, expect: 'html', parse: parsePage }, signal),
          );
        } catch (error) {
          if (!(error instanceof FeedError) || error.status !== 404) throw error;
          missing = error;
        }
      }
      if (pages.length === 0 && missing) throw missing;
      const rows = pages.flat();
      const hasThisYear = rows.some((row) => 'at' in row && row.at.startsWith(year));
      return toScheduleReading(rows, {
        zone: ZONE,
        coversUntil: hasThisYear ? lastTime(rows) : null,
        request: `${baseUrl}${FOLDER}/calendar-listview.html`,
        observedAt: now.toISOString(),
      });
    },
  };
}

function parsePage(html: string): readonly ReadRow[] {
  const $ = parseHtml('census schedule', html);
  const rows = $('table#calendar tr')
    .toArray()
    .filter((row) => $(row).find('td').length > 0)
    .map((row): ReadRow => {
      const cells = $(row)
        .find('td')
        .toArray()
        .map((cell) => $(cell).text().trim());
      // Two hidden cells sort the table: the time in New York and the period.
      const [, year, month, day, hour, minute] =
        /^A(\d{4})(\d{2})(\d{2})([01]\d|2[0-3])([0-5]\d)$/.exec(cells[4] ?? '') ?? [];
      const [, ofYear, ofMonth] = /^A(\d{4})(0[1-9]|1[0-2])$/.exec(cells[5] ?? '') ?? [];
      const date = `${year}-${month}-${day}`;
      const title = cells[0];
      const at = instantOfText(`${date}T${hour}:${minute}`, ZONE);
      if (!title || at === null) return dropped('malformed_row', title || null);
      return {
        title,
        period: ofYear === undefined ? null : `${ofYear}-${ofMonth}`,
        at,
        state: 'scheduled',
      };
    });
  if (rows.length < FEWEST_ROWS)
    throw new FeedError('malformed', `census schedule: ${rows.length} rows, the page is cut short`);
  return rows;
}
