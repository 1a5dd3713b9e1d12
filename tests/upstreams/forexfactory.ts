import { createHash } from 'node:crypto';
import { type Answer, answer, type World } from './answer.ts';
import { occurrences } from './calendar.ts';
import { newYorkIso, newYorkWeek } from './newyork.ts';

/** The weekly export: Sunday to Saturday in New York, six strings a row, no actuals, `/` escaped as its maker does. */
export function weeklyExport(world: World): Answer {
  const { from, to } = newYorkWeek(world.now);
  const rows = occurrences(world, from, to).flatMap((event) => {
    const { week, impact } = event.entry;
    if (!week) return [];
    const { title, country } = week;
    const { forecast, previous } = event;
    return [{ title, country, date: newYorkIso(event.at), impact, forecast, previous }];
  });
  const body = JSON.stringify(rows).replaceAll('/', '\\/');
  const etag = `"${createHash('sha1').update(body).digest('hex').slice(0, 16)}"`;
  const file = answer('application/json', body);
  return { ...file, headers: { ...file.headers, etag } };
}
