import { cleanText } from '#feeds/clean.ts';
import { limitsOf, refuseMore } from '#feeds/limits.ts';
import { parseHtml, parseRssDocument } from '#feeds/markup.ts';

const FILE = 'myfxbook rss';

/** One item of the feed as clean text; `figures` by the headings of its table, null without a whole table. */
export interface FeedItem {
  readonly title: string;
  readonly link: string;
  readonly pubDate: string;
  readonly impact: string | null;
  readonly figures: Readonly<Record<string, string>> | null;
}

/** Parses an RSS 2.0 document. Throws FeedError `malformed` when it is cut off or not RSS; it may have no items. */
export function parseFeed(text: string): readonly FeedItem[] {
  const $ = parseRssDocument(FILE, text);
  const items = $('rss > channel > item').toArray();
  refuseMore(FILE, 'items', items.length, limitsOf(FILE).wide);
  return items.map((item) => {
    const textOf = (name: string): string => cleanText($(item).children(name).first().text());
    return {
      title: textOf('title'),
      link: textOf('link'),
      pubDate: textOf('pubDate'),
      ...parseTable($(item).children('description').first().text()),
    };
  });
}

/** The description is an HTML table: a row of headings, and a row of cells. */
function parseTable(html: string): Pick<FeedItem, 'impact' | 'figures'> {
  const $ = parseHtml(FILE, html);
  const textsOf = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((cell) => cleanText($(cell).text()));
  const heads = textsOf('tr th');
  const cells = textsOf('tr td');
  if (heads.length === 0 || cells.length < heads.length) return { impact: null, figures: null };
  const figures = Object.fromEntries(heads.map((head, column) => [head.toLowerCase(), cells[column] ?? '']));
  const sprite = $('[class*="-impact"]').attr('class') ?? '';
  return { impact: /\bsprite-([a-z]+)-impact\b/.exec(sprite.toLowerCase())?.[1] ?? null, figures };
}
