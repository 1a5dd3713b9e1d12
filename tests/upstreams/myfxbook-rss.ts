import { type Answer, answer, type World } from './answer.ts';
import { type Occurrence, occurrences, rssFigure, rssImpact } from './calendar.ts';
import { countryNamed } from './payload.ts';

const DAY_MS = 86_400_000;
const SITE = 'https://www.myfxbook.com';

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The feed escapes its HTML with numeric entities. */
function escapeNumeric(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** "10h 49min" ahead, "-55152 seconds" once past. */
function timeLeft(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  if (seconds < 0) return `${seconds} seconds`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}h ${minutes}min` : `${minutes}min`;
}

function table(event: Occurrence, now: Date): string {
  const cells = [
    timeLeft(event.at, now),
    `<span class="sprite sprite-common sprite-${rssImpact(event)}-impact"></span>`,
    rssFigure(event, 'previous'),
    rssFigure(event, 'forecast'),
    rssFigure(event, 'actual'),
  ];
  const heads = ['Time left', 'Impact', 'Previous', 'Consensus', 'Actual'];
  const row = (tag: string, values: string[]) =>
    `  <tr>\n${values.map((value) => `    <${tag}>${value}</${tag}>`).join('\n')}\n  </tr>\n`;
  return `<table style='border-spacing:5px;' border='0'>\n${row('th', heads)}${row('td', cells)}</table>`;
}

/** "Thu, 11 Jun 2026 12:15 GMT": the feed leaves the seconds out. */
function pubDate(at: Date): string {
  return at.toUTCString().replace(/:\d{2} GMT$/, ' GMT');
}

function item(event: Occurrence, now: Date): string {
  const { title = '', country = '' } = event.entry.rss ?? {};
  const link = `${SITE}/forex-economic-calendar/${countryNamed(country).slug}/${slug(title)}`;
  return [
    '    <item>',
    `      <title>${escapeNumeric(`${country} ${title}`)}</title>`,
    `      <link>${link}</link>`,
    `      <pubDate>${pubDate(event.at)}</pubDate>`,
    `      <description>${escapeNumeric(table(event, now))}</description>`,
    '    </item>',
  ].join('\n');
}

/** RSS 2.0 of all countries, 24 hours back and ahead, with actuals once they are out. */
export function calendarRss(world: World): Answer {
  const { now } = world;
  const from = new Date(now.getTime() - DAY_MS);
  const to = new Date(now.getTime() + DAY_MS);
  const events = occurrences(world, from, to).filter((event) => event.entry.rss);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
  <channel>
    <title>Forex Economic Calendar</title>
    <link>${SITE}/forex-economic-calendar</link>
    <description>Economic calendar events</description>
${events.map((event) => item(event, now)).join('\n')}
  </channel>
</rss>
`;
  return answer('text/xml;charset=UTF-8', body);
}
