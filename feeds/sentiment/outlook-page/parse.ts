import type { CheerioAPI } from 'cheerio';
import { cleanNumber, cleanText } from '#feeds/clean.ts';
import { parseHtml } from '#feeds/markup.ts';
import { outlookFigures } from '../outlook-row.ts';
import type { Candidate } from '../snapshots.ts';

type Row = ReturnType<CheerioAPI>;

/** Percentage, volume and positions; the unit of each detects moved columns. */
const SIDE = {
  percentage: /^([\d.,]+)\s*%$/,
  volume: /^([\d.,]+)\s*lots?$/i,
  positions: /^([\d,]+)$/,
} as const;

/**
 * Rows of the public outlook page, with the API's field names. Share, lots and positions are in a hidden table of each
 * row ("Short" and "Long"), average prices in cells of their own, if there are any.
 */
export function parseOutlookPage(html: string): { rows: readonly Candidate[]; challenged: boolean } {
  const $ = parseHtml('outlook page', html);
  const rows = $('tr.outlook-symbol-row[symbolname]')
    .toArray()
    .map((element) => ({
      name: $(element).attr('symbolname'),
      figures: () => outlookFigures(figuresOf($, $(element))),
    }));
  return { rows, challenged: rows.length === 0 && isChallenge($) };
}

function isChallenge($: CheerioAPI): boolean {
  const title = $('title').text().trim();
  return (
    /^(?:just a moment|attention required|access denied)/i.test(title) || $('#challenge-form').length > 0
  );
}

function figuresOf($: CheerioAPI, row: Row): unknown {
  const long = sideOf($, row, 'long');
  const short = sideOf($, row, 'short');
  const symbol = row.attr('symbolname') ?? '';
  return {
    longPercentage: long?.percentage,
    shortPercentage: short?.percentage,
    longVolume: long?.volume,
    shortVolume: short?.volume,
    longPositions: long?.positions,
    shortPositions: short?.positions,
    avgLongPrice: priceIn(row, `longPriceCell${symbol}`),
    avgShortPrice: priceIn(row, `shortPriceCell${symbol}`),
  };
}

/** The three cells after the name of the side; the first row of the table has the symbol before it. */
function sideOf($: CheerioAPI, row: Row, side: 'long' | 'short') {
  for (const line of row.find('table tr').toArray()) {
    const cells = $(line)
      .children('td')
      .toArray()
      .map((cell) => cleanText($(cell).text()));
    const at = cells.findIndex((text) => text.toLowerCase() === side);
    if (at < 0) continue;
    return {
      percentage: SIDE.percentage.exec(cells[at + 1] ?? '')?.[1],
      volume: SIDE.volume.exec(cells[at + 2] ?? '')?.[1],
      positions: SIDE.positions.exec(cells[at + 3] ?? '')?.[1],
    };
  }
  return null;
}

function priceIn(row: Row, id: string): number | null {
  return cleanNumber(row.find(`[id="${id}"]`).first().text());
}
