import { type CheerioAPI, load } from 'cheerio/slim';
import { refuseOtherShape, type UpstreamFile } from './limits.ts';
import { FeedError } from './ports.ts';

/**
 * Parses a page, or a piece of HTML inside another file. Throws FeedError `malformed` or `too_large` for another shape than that of
 * the file. No parser that repairs nesting is used: it copies elements that are left open into each one that follows.
 */
export function parseHtml(file: UpstreamFile, text: string): CheerioAPI {
  refuseOtherShape(file, text, 'html');
  return load(text, { xml: { xmlMode: false, decodeEntities: true } });
}

/** Parses an RSS 2.0 document. Throws FeedError, also when it is cut off. */
export function parseRssDocument(file: UpstreamFile, text: string): CheerioAPI {
  refuseOtherShape(file, text, 'xml');
  const $ = load(text, { xml: true });
  if ($('rss > channel').length === 0 || !/<\/rss\s*>/i.test(text))
    throw new FeedError('malformed', `${file}: the feed is not a whole RSS document`);
  return $;
}
