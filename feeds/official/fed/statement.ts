import { parseHtml, parseRssDocument } from '#feeds/markup.ts';
import { instantOfHeader } from '#feeds/official/wording.ts';

export interface StatementAddress {
  /** The day of the decision, "YYYY-MM-DD". */
  readonly day: string;
  readonly path: string;
  readonly publishedAt: string | null;
}

/** The last decision and the one before it. */
const MOST_STATEMENTS = 2;
const PATH = /^https?:\/\/[^/]+(\/newsevents\/pressreleases\/monetary(\d{4})(\d{2})(\d{2})a\d?\.htm)$/;

/** Where the newest statements of the committee are, from the feed of its press releases; the newest first. */
export function addressesOf(text: string): readonly StatementAddress[] {
  const $ = parseRssDocument('fed news', text);
  const found = $('rss > channel > item')
    .toArray()
    .flatMap((item): StatementAddress[] => {
      const textOf = (name: string) => $(item).children(name).first().text().trim();
      const [, path, year, month, day] = PATH.exec(textOf('link')) ?? [];
      if (path === undefined || !/FOMC statement/i.test(textOf('title'))) return [];
      return [
        {
          day: `${year}-${month}-${day}`,
          path,
          publishedAt: instantOfHeader(textOf('pubDate')),
        },
      ];
    });
  return found.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, MOST_STATEMENTS);
}

export interface TargetRange {
  /** Decimal numbers in per cent: "3.5", "3.75". */
  readonly from: string;
  readonly to: string;
}

/** Hyphen, non-breaking hyphen, figure dash, en dash, em dash and minus: the statements use several of them. */
const DASHES = /[\u2010-\u2015\u2212]/g;
const RATE = String.raw`(\d+(?:\.\d+)?(?:-\d\/\d)?|\d\/\d)`;
const DECISION = new RegExp(
  String.raw`decided (?:unanimously )?to \w+ the target range for the federal funds rate [^.]{0,60}?\b(?:at|to) ${RATE} to ${RATE} percent`,
  'i',
);
/** Percentage points; a wider range would be another sentence. */
const WIDEST = 0.5;

/** The range that a statement decides on; null when it says none. What members preferred is not read. */
export function targetRange(html: string): TargetRange | null {
  const words = parseHtml('fed statement', html).text().replace(DASHES, '-').replace(/\s+/g, ' ');
  const [, from, to] = DECISION.exec(words) ?? [];
  if (from === undefined || to === undefined) return null;
  const [low, high] = [percentOf(from), percentOf(to)];
  return high > low && high - low <= WIDEST ? { from: String(low), to: String(high) } : null;
}

/** "3-3/4" is 3.75. */
function percentOf(text: string): number {
  const [, whole = '0', top, bottom] = /^(?:(\d+(?:\.\d+)?)(?:-|$))?(?:(\d)\/(\d))?$/.exec(text) ?? [];
  return Number(whole) + (top === undefined ? 0 : Number(top) / Number(bottom));
}
